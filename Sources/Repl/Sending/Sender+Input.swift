internal import ApusClient
internal import ApusLanguage
package import ApusSending
internal import ApusSurroundings
internal import ApusSystem
internal import ApusText

extension Sender {
  package var input: StandardInput? { givenInput?.value }

  /// The line with what the program was given for its body, where there is such a thing and the line has a use for it.
  func takingInput(_ line: RequestLine) throws -> RequestLine {
    let use = line.inputUse
    guard use.isNamed || impliesInput && use == .unlessEmpty, let input, use.isNamed || input.isBody else {
      return line
    }
    let body = try SenderInput(self).body(
      of: input, isPart: use == .named(isPart: true), unlessEmpty: use == .unlessEmpty, orTry: "post / @FILE")
    guard let body else { return line }
    var line = line
    line.input = body
    return line
  }
}
