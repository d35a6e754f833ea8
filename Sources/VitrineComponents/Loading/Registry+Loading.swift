extension Registry {
    /// Registers the placeholders for loading and failed content, and symbols.
    mutating func registerLoading() {
        register(viewModelType: LoadingState.self, viewType: LoadingStateView.self)
        register(viewModelType: Skeleton.self, viewType: SkeletonView.self)
        register(viewModelType: FailedState.self, viewType: FailedStateView.self)
        register(viewModelType: SymbolImage.self, viewType: SymbolImageView.self)
    }
}
