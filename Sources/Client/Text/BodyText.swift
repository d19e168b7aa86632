internal import ApusSystem

/// A body as text: in UTF-8, whatever it came in.
///
/// What is UTF-8, or says nothing else of itself, is not looked at and not copied.
package struct BodyText: Sendable {
  /// What it came in; `nil` for UTF-8.
  package let charset: Charset?
  /// How many bytes at the beginning are no text, but say what it is in.
  package private(set) var markLength = 0
  /// The text in UTF-8; the bytes as they came, where they are that or cannot be read.
  package let bytes: [UInt8]
  /// Why it could not be read.
  package let problem: CharsetProblem?

  /// - Parameter known: what somebody says that it is in, whatever it says itself.
  package init(_ bytes: [UInt8], contentType: String?, saidToBe label: String? = nil) {
    let claim =
      label.map { CharsetClaim(bytes, saidToBe: $0) } ?? CharsetClaim(bytes, contentType: contentType)
    switch bytes.isEmpty ? nil : claim {
    case nil: (charset, self.bytes, problem) = (nil, bytes, nil)
    case .unknown(let name): (charset, self.bytes, problem) = (nil, bytes, .unknown(name))
    case .known(let charset, let markLength):
      self.charset = charset
      self.markLength = markLength
      do throws(CharsetProblem) {
        self.bytes = try charset.decoded(bytes[...].dropFirst(markLength))
        problem = nil
      } catch {
        self.bytes = bytes
        problem = error
      }
    }
  }

  /// The charset's name, where it is another than UTF-8 and the text could be read.
  package var foreignName: String? { problem == nil && !bytes.isEmpty ? charset?.name : nil }
}

extension Charset {
  /// Text of this charset in UTF-8.
  ///
  /// - Throws: why it cannot be read. Offsets are those of the slice.
  package func decoded(_ bytes: ArraySlice<UInt8>) throws(CharsetProblem) -> [UInt8] {
    guard let converter = decoder() else { throw .missing(self) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    let (read, stop) = converter.convert(bytes, to: &result)
    switch stop {
    case .bad:
      let place = bytes.startIndex + read
      throw .bad(self, at: place, Array(bytes[place...].prefix(2)))
    case .cut: throw .cut(self, at: bytes.startIndex + read)
    case nil: converter.finish(&result)
    }
    return result
  }

  /// Text of UTF-8 in this charset.
  ///
  /// - Throws: `.bad` at the first byte of a character that it does not have.
  package func encoded(_ text: some Sequence<UInt8>) throws(CharsetProblem) -> [UInt8] {
    let bytes = Array(text)
    if self == .utf8 { return bytes }
    guard let converter = encoder() else { throw .missing(self) }
    var result: [UInt8] = []
    let (read, stop) = converter.convert(bytes[...], to: &result)
    guard stop == nil else { throw .bad(self, at: read, Array(bytes[read...].prefix(4))) }
    converter.finish(&result)
    return result
  }
}

extension Exchange {
  /// The body as text. What is not in UTF-8 is read anew each time.
  package var text: BodyText {
    BodyText(
      body.bytes, contentType: response?.headers["Content-Type"],
      saidToBe: request.options.responseCharset)
  }
}
