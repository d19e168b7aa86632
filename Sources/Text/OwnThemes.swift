/// The themes that need no file.
enum OwnThemes {
  /// Bright colours, for a dark background.
  static func dark(_ role: Role) -> TextStyle {
    coloured(
      role,
      Tones(
        red: .rgb(0xff, 0x8a, 0x80), green: .rgb(0xa5, 0xd6, 0xa7), blue: .rgb(0x8a, 0xb4, 0xf8),
        cyan: .rgb(0x80, 0xde, 0xea), violet: .rgb(0xd7, 0xae, 0xfb), amber: .rgb(0xff, 0xcc, 0x80),
        grey: .rgb(0xa0, 0xa8, 0xb0)))
  }

  /// Deep colours, for a light background.
  static func light(_ role: Role) -> TextStyle {
    coloured(
      role,
      Tones(
        red: .rgb(0xb0, 0x00, 0x20), green: .rgb(0x1b, 0x5e, 0x20), blue: .rgb(0x0d, 0x47, 0xa1),
        cyan: .rgb(0x00, 0x5f, 0x6b), violet: .rgb(0x6a, 0x1b, 0x9a), amber: .rgb(0x8a, 0x4b, 0x00),
        grey: .rgb(0x5f, 0x63, 0x68)))
  }

  /// No colours: weight, lines and reversal alone.
  static func mono(_ role: Role) -> TextStyle {
    switch role {
    case .key, .headerName, .queryName, .method, .heading, .label, .prompt, .command, .variable:
      TextStyle(nil, [.bold])
    case .guide, .dim, .secret, .phaseQueue, .phaseWait, .informational: TextStyle(nil, [.dim])
    case .url, .found, .path: TextStyle(nil, [.underline])
    case .error, .serverError, .clientError, .caret, .removed: TextStyle(nil, [.bold])
    case .mistake: TextStyle(nil, [.bold, .underline])
    case .match, .selected: TextStyle(nil, [.reverse])
    default: TextStyle()
    }
  }

  private struct Tones {
    let red, green, blue, cyan, violet, amber, grey: TextStyle.Colour
  }

  private static func coloured(_ role: Role, _ tones: Tones) -> TextStyle {
    switch role {
    case .key, .headerName, .queryName, .bar, .phaseConnect: TextStyle(tones.blue)
    case .string, .ok, .added, .phaseDownload: TextStyle(tones.green)
    case .number, .redirect, .path, .phaseDNS, .command: TextStyle(tones.cyan)
    case .literal, .fieldName, .option, .changed, .phaseTLS: TextStyle(tones.violet)
    case .warning: TextStyle(tones.amber)
    case .punctuation: TextStyle()
    case .guide, .dim, .secret, .phaseQueue, .phaseWait, .informational: TextStyle(tones.grey)
    case .clientError, .removed, .phaseRequest: TextStyle(tones.red)
    case .serverError, .error, .caret: TextStyle(tones.red, [.bold])
    case .method, .heading, .label: TextStyle(nil, [.bold])
    case .url, .found: TextStyle(nil, [.underline])
    case .variable: TextStyle(tones.violet, [.bold])
    case .mistake: TextStyle(tones.red, [.underline])
    case .prompt: TextStyle(tones.blue, [.bold])
    case .match, .selected: TextStyle(nil, [.reverse])
    }
  }
}
