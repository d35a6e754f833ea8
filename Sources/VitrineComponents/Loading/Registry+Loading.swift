extension Registry {
    /// Placeholders for what is loading or has failed.
    mutating func registerLoading() {
        register(viewModelType: LoadingState.self, viewType: LoadingStateView.self)
        register(viewModelType: Skeleton.self, viewType: SkeletonView.self)
        register(viewModelType: FailedState.self, viewType: FailedStateView.self)
        register(viewModelType: SymbolImage.self, viewType: SymbolImageView.self)
    }
}
