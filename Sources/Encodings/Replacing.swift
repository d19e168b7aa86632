extension String {
  /// The text with some of its scalars written otherwise, in one pass: `text.replacing(["\"": "\\\""])`.
  ///
  /// Who reads quotes goes by bytes. A quote with a mark behind it is another `Character`, and ends a text for them all
  /// the same; so what must not end a text is looked for scalar by scalar.
  package func replacing(_ forms: KeyValuePairs<Unicode.Scalar, String>) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let form = forms.first(where: { $0.key == scalar })?.value {
        result.unicodeScalars += form.unicodeScalars
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
