/// How the name of a file ends that holds a body, by its first bytes or, where they say nothing, by its type. Nothing of it
/// is the server's own word: what opens the file goes by it.
package struct FileEnding {
  package let text: String

  private static let ofNames = [
    "PNG image": ".png", "JPEG image": ".jpg", "GIF image": ".gif", "WebP image": ".webp",
    "PDF document": ".pdf",
    "zip archive": ".zip", "gzip data": ".gz", "zstd data": ".zst", "tar archive": ".tar",
    "MPEG-4 media": ".mp4",
  ]
  private static let ofTypes = [
    "text/html": ".html", "application/xhtml+xml": ".html", "text/csv": ".csv", "image/svg+xml": ".svg",
    "application/json": ".json", "application/xml": ".xml", "text/xml": ".xml", "audio/mpeg": ".mp3",
  ]

  /// - Parameter contentType: the header's value.
  package init(_ bytes: [UInt8], contentType: String?) {
    if let name = FileType(bytes)?.name {
      text = Self.ofNames[name] ?? ".bin"
      return
    }
    let words = (contentType ?? "").lowercased().split { ";, ".contains($0) }
    let type = words.first.map(String.init) ?? ""
    let isJSON = type.hasSuffix("+json")
    text = Self.ofTypes[type] ?? (isJSON ? ".json" : type.hasPrefix("text/") ? ".txt" : ".bin")
  }
}
