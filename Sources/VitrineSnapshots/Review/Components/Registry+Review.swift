import VitrineComponents

extension Registry {
    static var review: Registry {
        var registry = Registry()
        registry.register(viewModelType: ReviewVerdicts.self, viewType: ReviewVerdictsView.self)
        registry.register(viewModelType: ReviewGroupLine.self, viewType: ReviewGroupLineView.self)
        registry.register(viewModelType: ReviewGroup.self, viewType: ReviewGroupView.self)
        registry.register(viewModelType: ReviewPlace.self, viewType: ReviewPlaceView.self)
        registry.register(viewModelType: ReviewSource.self, viewType: ReviewSourceView.self)
        registry.register(viewModelType: ReviewFrame.self, viewType: ReviewFrameView.self)
        registry.register(viewModelType: ReviewFiles.self, viewType: ReviewFilesView.self)
        registry.register(viewModelType: ReviewPageCard.self, viewType: ReviewPageCardView.self)
        registry.register(viewModelType: ReviewPixels.self, viewType: ReviewPixelsView.self)
        return registry
    }
}
