/// What a shell reads in a pasted line beside the words of a program.
package struct ShellMarks: Sendable {
  /// `$NAME` or `${NAME}`, where a shell puts a variable.
  package struct Name: Sendable, Hashable {
    package let name: String
    package let range: Range<Int>
  }

  /// What is fed to a command.
  struct Fed: Sendable {
    let input: RedirectedInput
    let range: Range<Int>
  }

  var names: [Name] = []
  /// Where one command ends and the next begins: at `;`, `&&`, or a line of its own.
  var ends: [Range<Int>] = []
  var fed: [Fed] = []
}
