/// A type that is a list of another, as arrays are.
protocol ListType {
  static var elementType: Any.Type { get }
}

extension Array: ListType {
  static var elementType: Any.Type { Element.self }
}
