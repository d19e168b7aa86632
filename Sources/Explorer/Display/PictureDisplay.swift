internal import ApusClient
internal import ApusRendering
internal import ApusSurroundings
internal import ApusText

/// Draws a picture that came, where the terminal says that it can or somebody said so. What reaches the terminal is made
/// here: base64, or the colours of pixels, and no text of the answer.
struct PictureDisplay {
  let output: Output
  let environment: Environment

  /// A larger file is opened better by another program.
  private static let mostBytes = 8 << 20

  /// Draws it, and returns whether it did.
  func draw(_ bytes: [UInt8]) throws -> Bool {
    let traits = output.console.outTraits
    guard traits.look.images != .off, traits.isTerminal, !traits.isPaged, traits.movesCursor,
      traits.look.forms == .today, bytes.count <= Self.mostBytes, PNGPixels.isOne(bytes),
      let size = PictureFit(png: bytes)
    else { return false }
    output.flush()
    let (terminal, typed) = environment.pictureTerminal()
    if !typed.isEmpty { output.prefill = (output.prefill ?? "") + typed }
    guard let way = terminal.way ?? (traits.look.images == .on ? .kitty : nil),
      let picture = drawn(bytes, size, way, terminal.cell)
    else { return false }
    return try write(picture)
  }

  /// In its own size, or as large as the screen has room for above the prompt.
  private func drawn(
    _ bytes: [UInt8], _ size: PictureFit, _ way: PictureTerminal.Way, _ cell: PictureTerminal.Cell
  ) -> DrawnPicture? {
    let traits = output.console.outTraits
    let (columns, rows) = (max(1, traits.width - 1), max(1, traits.height - 4))
    switch way {
    case .kitty:
      let limit = PictureLimit(of: size, columns: columns, rows: rows, cell: (cell.width, cell.height))
      return DrawnPicture(kitty: bytes, limit)
    case .sixel:
      let pixels = PNGPixels(bytes, inflate: environment.inflate)?.pixels
      return pixels.map {
        DrawnPicture(sixels: $0.fitting(width: columns * cell.width, height: rows * cell.height))
      }
    }
  }

  /// Past the mask of the screen, which may find in base64 what it hides. ^C ends it between two parts.
  private func write(_ picture: DrawnPicture) throws -> Bool {
    let screen = DescriptorSink(output.console.childOutput)
    for part in picture.parts {
      if Task.isCancelled { try screen.write(picture.ending + "\n") }
      try Task.checkCancellation()
      try screen.write(part)
    }
    try screen.write("\n")
    return true
  }
}
