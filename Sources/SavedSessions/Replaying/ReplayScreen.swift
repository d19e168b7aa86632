internal import ApusSurroundings
package import ApusText
internal import ApusWords
internal import Synchronization

/// The screen that saved sessions are shown on: as wide as a document, as high as a reader likes a block to be, and
/// without colour but for a picture.
package final class ReplayScreen: Sendable {
  private let traits: Console.Traits

  private let pieces = Mutex<[(kind: Shown.Kind, bytes: [UInt8])]>([])

  package static let width = 100
  package static let height = 24

  package init(_ forms: ViewForms, hasColour: Bool = false) {
    var traits = Console.Traits(
      isTerminal: true, width: Self.width, height: Self.height, hasColour: hasColour, movesCursor: false)
    traits.look.forms = forms
    self.traits = traits
  }

  var console: Console {
    Console(
      out: Sink(self, .asked), notes: Sink(self, .said), outTraits: traits, noteTraits: traits,
      childOutput: -1)
  }

  /// What was shown since the last call.
  func take() -> Shown {
    let taken = pieces.withLock { pieces in
      defer { pieces = [] }
      return pieces
    }
    return Shown(pieces: taken.map { ($0.kind, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  package func add(_ bytes: ArraySlice<UInt8>, _ kind: Shown.Kind) {
    pieces.withLock { pieces in
      if pieces.last?.kind == kind {
        pieces[pieces.count - 1].bytes += bytes
      } else {
        pieces.append((kind, Array(bytes)))
      }
    }
  }

  private final class Sink: ByteSink {
    private let screen: ReplayScreen
    private let kind: Shown.Kind

    init(_ screen: ReplayScreen, _ kind: Shown.Kind) {
      self.screen = screen
      self.kind = kind
    }

    func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) { screen.add(bytes, kind) }
  }
}

extension ReplayScreen {
  /// What a line showed, in order.
  package struct Shown: Sendable {
    package enum Kind: Sendable {
      /// What the line asked for.
      case asked
      /// What was said about it: the status, an error.
      case said
      /// What a command behind `|` wrote when the line was recorded.
      case piped
      /// A command behind `|` was not run, so what it would have written is not known.
      case unknown
    }

    let pieces: [(kind: Kind, text: String)]
    /// What was spoken in it, which need not be what is spoken to whoever replays it.
    var language = SpokenLanguage.current

    package var text: String { pieces.map(\.text).joined() }

    func mapping(_ change: (String) -> String) -> Shown {
      Shown(pieces: pieces.map { ($0.kind, change($0.text)) }, language: language)
    }
  }
}
