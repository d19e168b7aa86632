package import ApusLanguage

/// The words that begin what a rule promises, for Tab.
package enum RuleWords {
  package static let choices = [
    Choice("absent", "it is not there"), Choice("contains", "a part, an element or a key"),
    Choice("every", "of each element"), Choice("exact", "the value that it was"),
    Choice("ignore", "nothing is compared"), Choice("in", "a range, or one of some values"),
    Choice("len", "how many, or how long"), Choice("map", "its keys are data"),
    Choice("one", "one of some values"), Choice("optional", "it may be there or not"),
    Choice("re", "a regular expression"), Choice("same", "same as a variable, or another place"),
    Choice("shape", "a shape, or the one that it was"), Choice("sorted", "in order, perhaps by a path"),
    Choice("type", "a kind of value, or the one that it was"), Choice("unique", "none is there twice"),
  ]
}
