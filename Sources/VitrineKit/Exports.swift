// Exports everything that is needed to write components, and the ready-made components, such as labels, lists, forms,
// symbols and spacers. Every registry has views for the ready-made components.
@_exported public import VitrineComponents
@_exported public import VitrineHTML
