extension Registry {
    /// Registers the loading and failed states and the skeleton.
    mutating func registerLoading() {
        register(viewModelType: LoadingState.self, viewType: LoadingStateView.self)
        register(viewModelType: Skeleton.self, viewType: SkeletonView.self)
        register(viewModelType: FailedState.self, viewType: FailedStateView.self)
        register(viewModelType: SymbolImage.self, viewType: SymbolImageView.self)
    }
}
