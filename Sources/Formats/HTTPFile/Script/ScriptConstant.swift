/// A value that stands in a script itself.
enum ScriptConstant: Sendable, Hashable {
  case undefined, null
  case boolean(Bool)
  /// As it is spelled: a number of many digits stays what it is.
  case number(String)
  case string(String)
}
