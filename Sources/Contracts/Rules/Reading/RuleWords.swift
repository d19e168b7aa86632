package import ApusLanguage

/// The words that begin what a rule promises, for Tab.
package enum RuleWords {
  package static let choices: [Operand.Choice] = [
    .init("absent", "it is not there"), .init("contains", "a part, an element or a key"),
    .init("every", "of each element"), .init("exact", "the value that it was"),
    .init("ignore", "nothing is compared"), .init("in", "a range, or one of some values"),
    .init("len", "how many, or how long"), .init("map", "its keys are data"),
    .init("one", "one of some values"), .init("optional", "it may be there or not"),
    .init("re", "a regular expression"), .init("same", "same as a variable, or another place"),
    .init("shape", "a shape, or the one that it was"), .init("sorted", "in order, perhaps by a path"),
    .init("type", "a kind of value, or the one that it was"), .init("unique", "none is there twice"),
  ]
}
