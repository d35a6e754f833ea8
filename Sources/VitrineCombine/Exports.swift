#if canImport(Combine)
    @_exported public import Combine
#elseif Combine
    @_exported public import OpenCombine
#endif
