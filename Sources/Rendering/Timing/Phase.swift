package import ApusClient
internal import ApusText

/// A part of the time a hop took.
package enum Phase: String, CaseIterable {
  case queue
  case dns = "DNS"
  case connect
  case tls = "TLS"
  case request, wait, download

  func duration(in timing: Timing) -> Duration? {
    switch self {
    case .queue: timing.queue
    case .dns: timing.dns
    case .connect: timing.connect
    case .tls: timing.tls
    case .request: timing.request
    case .wait: timing.wait
    case .download: timing.download
    }
  }

  var role: Role {
    switch self {
    case .queue: .phaseQueue
    case .dns: .phaseDNS
    case .connect: .phaseConnect
    case .tls: .phaseTLS
    case .request: .phaseRequest
    case .wait: .phaseWait
    case .download: .phaseDownload
    }
  }

  /// What its bar is made of; each phase has its own, so that no colour is needed to tell them apart.
  func glyph(_ glyphs: Glyphs) -> String {
    switch self {
    case .queue: glyphs.isASCII ? "." : "·"
    case .dns: glyphs.isASCII ? "d" : "░"
    case .connect: glyphs.isASCII ? "c" : "▒"
    case .tls: glyphs.isASCII ? "t" : "▓"
    case .request: glyphs.isASCII ? "r" : "»"
    case .wait: glyphs.isASCII ? "-" : "─"
    case .download: glyphs.isASCII ? "#" : "█"
    }
  }
}

extension Timing {
  /// The phases that took any time, in order.
  package var phases: [(phase: Phase, duration: Duration)] {
    Phase.allCases.compactMap { phase in
      guard let duration = phase.duration(in: self), duration > .zero else { return nil }
      return (phase, duration)
    }
  }
}
