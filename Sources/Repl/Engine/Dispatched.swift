package import ApusLanguage

/// What a line asks for: a command, and how what it shows is wanted.
package struct Dispatched {
  package let command: any Command
  package let tail: Tail?
  /// Whether text of answers is to have the spelling that came.
  package var isExact = false
}
