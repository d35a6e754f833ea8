// Everything that components are written with, and the components that come ready-made: labels, lists, forms, symbols,
// colors, spacers. Registries know all of them.
@_exported public import VitrineComponents
@_exported public import VitrineHTML
