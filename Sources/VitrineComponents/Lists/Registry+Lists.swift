extension Registry {
    /// Registers the list and the ready-made rows.
    mutating func registerLists() {
        register(viewModelType: ListView.self, viewType: ListViewView.self)
        register(viewModelType: DefaultRow.self, viewType: ListItemView.self)
        register(viewModelType: SubtitleRow.self, viewType: ListItemView.self)
        register(viewModelType: ValueRow.self, viewType: ListItemView.self)
        register(viewModelType: HeaderItem.self, viewType: ListItemView.self)
        register(viewModelType: ErrorCaption.self, viewType: ListItemView.self)
        register(viewModelType: FootnoteRow.self, viewType: FootnoteRowView.self)
        register(viewModelType: MessageButtonRow.self, viewType: MessageButtonRowView.self)
        register(viewModelType: EmptyDataRow.self, viewType: EmptyDataRowView.self)
        register(viewModelType: SegmentedControl.self, viewType: SegmentedControlView.self)
    }
}
