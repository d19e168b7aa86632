package import ApusLanguage
internal import ApusServices

/// A value that a line gives to one parameter.
package struct EndpointArgument {
  let parameter: EndpointParameter
  /// The name in `files[name]=…`.
  var key: Template?
  package let value: Template
  let form: Form

  enum Form {
    /// As it is typed.
    case text
    /// `name:=json`
    case json
    /// `name=@file` and `name@file`: the text in a file.
    case textFile
    /// `name:=@file`
    case jsonFile
  }
}

extension EndpointParameter {
  /// Whether it may be given more than once.
  package var takesSeveral: Bool {
    switch kind {
    case .list, .map: true
    default: false
    }
  }
}
