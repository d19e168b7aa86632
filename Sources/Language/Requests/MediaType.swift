internal import ApusJSON

/// The media types that files are sent as, by the ends of their names.
package enum MediaType {
  /// `nil` when the name tells nothing.
  package static func guess(for path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().map {
      $0.lowercased()
    }
    while let last = parts.last, compressions.contains(last) { parts.removeLast() }
    guard let last = parts.last, let row = rows.first(where: { $0.ends.contains(last) }) else { return nil }
    return row.type
  }

  /// What bytes are that have no name: JSON, some other text, or anything.
  static func guess(of bytes: [UInt8]) -> String {
    if (try? JSONDocument(bytes)) != nil { return "application/json" }
    let isText = String(validating: bytes, as: UTF8.self) != nil && !bytes.contains(0)
    return isText ? "text/plain; charset=utf-8" : "application/octet-stream"
  }

  /// What curl says of a file, which knows a few of them.
  static func curlGuess(for path: String) -> String {
    let known = ["gif", "jpg", "jpeg", "png", "svg", "txt", "htm", "html", "pdf", "xml"]
    let isKnown = known.contains { path.lowercased().hasSuffix("." + $0) }
    return isKnown ? guess(for: path) ?? "application/octet-stream" : "application/octet-stream"
  }

  private static let compressions: Set<String> = ["gz", "bz2", "xz", "z", "br"]

  private static let rows: [(type: String, ends: [String])] = [
    ("application/json", ["json"]), ("application/ld+json", ["jsonld"]),
    ("application/geo+json", ["geojson"]),
    ("application/manifest+json", ["webmanifest"]), ("application/xml", ["xml", "xsl", "xsd"]),
    ("application/xhtml+xml", ["xhtml"]), ("application/atom+xml", ["atom"]), ("application/pdf", ["pdf"]),
    ("application/zip", ["zip"]), ("application/x-tar", ["tar", "tgz"]), ("application/rtf", ["rtf"]),
    ("application/x-7z-compressed", ["7z"]), ("application/vnd.rar", ["rar"]), ("application/wasm", ["wasm"]),
    ("application/sql", ["sql"]), ("application/cbor", ["cbor"]), ("application/octet-stream", ["bin"]),
    ("application/postscript", ["ps", "eps", "ai"]), ("application/epub+zip", ["epub"]),
    ("application/msword", ["doc"]), ("application/vnd.ms-excel", ["xls"]),
    ("application/vnd.ms-powerpoint", ["ppt"]),
    ("application/vnd.openxmlformats-officedocument.wordprocessingml.document", ["docx"]),
    ("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", ["xlsx"]),
    ("application/vnd.openxmlformats-officedocument.presentationml.presentation", ["pptx"]),
    ("text/plain", ["txt", "text", "asc"]), ("text/markdown", ["md", "markdown"]), ("text/csv", ["csv"]),
    ("text/tab-separated-values", ["tsv"]), ("text/html", ["html", "htm"]), ("text/css", ["css"]),
    ("text/javascript", ["js", "mjs"]), ("text/calendar", ["ics"]), ("text/vcard", ["vcf"]),
    ("text/x-sh", ["sh"]), ("text/x-python", ["py"]), ("text/x-csrc", ["c"]), ("text/x-java", ["java"]),
    ("image/png", ["png"]), ("image/jpeg", ["jpg", "jpeg", "jpe"]), ("image/gif", ["gif"]),
    ("image/webp", ["webp"]), ("image/avif", ["avif"]), ("image/heic", ["heic"]),
    ("image/svg+xml", ["svg", "svgz"]), ("image/vnd.microsoft.icon", ["ico"]), ("image/bmp", ["bmp"]),
    ("image/tiff", ["tif", "tiff"]), ("audio/mpeg", ["mp3"]), ("audio/mp4", ["m4a"]),
    ("audio/x-wav", ["wav"]),
    ("audio/ogg", ["ogg", "opus"]), ("audio/flac", ["flac"]), ("video/mp4", ["mp4", "m4v"]),
    ("video/quicktime", ["mov", "qt"]), ("video/webm", ["webm"]), ("video/x-msvideo", ["avi"]),
    ("video/x-matroska", ["mkv"]), ("font/woff", ["woff"]), ("font/woff2", ["woff2"]), ("font/ttf", ["ttf"]),
    ("font/otf", ["otf"]), ("message/rfc822", ["eml"]),
  ]
}
