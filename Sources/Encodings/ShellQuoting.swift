/// Words as a POSIX shell reads them.
package enum ShellQuoting {
  /// The text as one word: as it is where every shell takes it so, else in single quotes: `'it'\''s'`.
  package static func word(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  /// The text in single quotes, whatever it is. A newline stays one.
  package static func quoted(_ text: String) -> String {
    "'" + insideQuotes(text) + "'"
  }

  /// What stands between single quotes for a text. A shell goes by bytes: with a mark behind it a quote is another
  /// character, and ends the quotes all the same.
  package static func insideQuotes(_ text: String) -> String { text.replacing(["'": #"'\''"#]) }

  /// Whether a text is one word as it stands, and no shell does anything else with it: letters and digits of ASCII
  /// and `%+,-./:=@_`.
  package static func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
          || "%+,-./:=@_".utf8.contains(byte)
      }
  }
}
