import Vitrine

@main
struct ProjectGallery: Gallery {
    func register(in registry: inout Registry) throws {
        registry.register(viewModelType: TodoRow.self, viewType: TodoRowView.self)
        registry.register(viewModelType: ListHeader.self, viewType: ListHeaderView.self)
        registry.register(viewModelType: ListFooter.self, viewType: ListFooterView.self)
        registry.register(viewModelType: NewTodoField.self, viewType: NewTodoFieldView.self)
        registry.register(viewModelType: Avatar.self, viewType: AvatarView.self)
        registry.register(viewModelType: Badge.self, viewType: BadgeView.self)
        registry.register(viewModelType: Meter.self, viewType: MeterView.self)
        registry.register(viewModelType: Chart.self, viewType: ChartView.self)
        registry.register(viewModelType: Formula.self, viewType: FormulaView.self)
        registry.register(viewModelType: EpisodeCard.self, viewType: EpisodeCardView.self)
        registry.register(viewModelType: ContactCard.self, classType: ContactCardView.self)
        registry.register(viewModelType: Notice.self, classType: NoticeView.self)
        registry.register(viewModelType: ContactCell.self, classType: ContactCellView.self)
        registry.register(viewModelType: LoginScreen.self, viewType: LoginScreenView.self)
        registry.register(viewModelType: CatPicture.self, viewType: CatPictureView.self)
        registry.register(viewModelType: EmptyResults.self, templateName: "empty-results")
        registry.register(viewModelType: Quote.self, templateName: "quote")
        registry.register(viewModelType: ParityTable.self, viewType: ParityTableView.self)
        registry.register(viewModelType: RuleCard.self, viewType: RuleCardView.self)
        registry.register(viewModelType: PlacedNote.self, classType: PlacedNoteView.self)
        registry.register(viewModelType: EditExample.self, viewType: EditExampleView.self)
        registry.register(viewModelType: DetectionExample.self, viewType: DetectionExampleView.self)
        registry.register(viewModelType: Pane.self, viewType: PaneView.self)
        registry.register(viewModelType: TodoScreen.self, viewType: TodoScreenView.self)
        registry.register(viewModelType: FormatSample.self, viewType: FormatSampleView.self)
        registry.register(viewModelType: ColorSample.self, viewType: ColorSampleView.self)
        registry.register(viewModelType: PublisherTrace.self, viewType: PublisherTraceView.self)
        registry.register(viewModelType: SymbolSheet.self, viewType: SymbolSheetView.self)
        registry.register(viewModelType: StopScreen.self, viewType: StopScreenView.self)
        registry.register(viewModelType: TextInUse.self, viewType: TextInUseView.self)
        registry.registerSeveralTimes()
    }

    func sections(in site: SiteFolder) async throws -> [Section] {
        let contacts: [Contact] = try site.load("data/contacts.json")
        let todos: [TodoItem] = try site.load("data/todos.json")
        let publishers: [PublisherTrace] = try site.load("data/publishers.json")
        let pages = [
            TodoPages.sections(todos) + (try TodoPages.film()),
            try ContactPages.sections(contacts),
            KindPages.sections(contacts),
            HeightPages.sections,
            RegistryPages.sections,
            try UpdatePages.sections(),
            LabelPages.sections + LabelUsePages.sections,
            DetectionPages.sections,
            ListPages.sections(contacts) + ListStatePages.sections(contacts) + [
                SourcePages.formats, SourcePages.links,
            ],
            try GesturePages.sections(),
            try FormPages.sections() + [SourcePages.colors],
            SymbolPages.sections,
            LifecyclePages.sections + [
                SourcePages.label(publishing: PublisherPages.label(publishers)), PublisherPages.section(publishers),
                try await LoadingPages.section(),
            ],
        ].flatMap(\.self)
        return pages + ParityPages.sections(try site.load("data/parity.json"), about: pages)
            + RulePages.sections(showing: try site.load("data/rules.json"))
    }

    var taps: (any TapResolver)? { LabelUsePages.Places(others: DetectionPages.Places(others: Destinations())) }
}
