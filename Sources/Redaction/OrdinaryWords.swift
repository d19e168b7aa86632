internal import ApusClient
internal import ApusEncodings

/// Words of HTTP, of HAR, of saved sessions and of what this program says beside answers. They stand in every recording, so that they are there tells nobody
/// that somebody's password is one of them.
package enum OrdinaryWords {
  /// Whether a place lies in such a word.
  static func hold(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard range.count <= longest, !range.isEmpty else { return false }
    let start = bytes[..<range.lowerBound].suffix(longest).reversed().prefix(while: isPart).count
    let end = bytes[range.upperBound...].prefix(longest).prefix(while: isPart).count
    return make(up: String(decoding: bytes[range.lowerBound - start..<range.upperBound + end], as: UTF8.self))
  }

  /// The words of `Content-Type` are two, and it is one name.
  private static func isPart(_ byte: UInt8) -> Bool { isWordByte(byte) || byte == UInt8(ascii: "-") }

  /// Whether a text has nothing but such words in it, and what stands between words.
  static func make(up text: String) -> Bool {
    text.utf8.split { !isWordByte($0) }.allSatisfy {
      $0.allSatisfy { $0 &- 0x30 < 10 } || all.contains(String(decoding: $0, as: UTF8.self).lowercased())
    }
  }

  /// Whether a text has such words in it, and no other. A number is none.
  package static func holdEveryWord(of text: String) -> Bool {
    let words = text.utf8.split { !isWordByte($0) }.map { String(decoding: $0, as: UTF8.self).lowercased() }
    return !words.isEmpty && words.allSatisfy(all.contains)
  }

  private static let all = Set(
    [har, ours, said, headers, values].flatMap { $0.split { $0 == " " || $0 == "\n" }.map(String.init) }
      + AuthScheme.all.compactMap { $0.word?.lowercased() })
  private static let longest = all.map(\.utf8.count).max() ?? 0

  private static let har = """
    log version creator name pages entries starteddatetime time request method url httpversion cookies headers
    querystring value postdata mimetype params text headerssize bodysize response status statustext content size
    encoding base64 redirecturl cache timings blocked dns connect send wait receive ssl serveripaddress comment
    true false null
    """

  private static let ours = """
    apus practice localhost _id _stepsbehind _sent _failure code message underlying line linebase64 _encoding _file
    _interrupted _held _unmeasured _connection isreused port tls certificates subject issuer notbefore notafter _trailers _informational
    _withheld _secret _redacted console session base cassette secrets ignore mode
    """

  /// What hints and labels say, and what views of an answer have for their heads.
  private static let said = """
    answer answers path paths look looks into document array object string number item items key keys row rows line
    lines step steps matches nothing found more shown
    """

  private static let headers = """
    accept access age agent allow allowed alt authenticate authentication authorization charset control cookie
    credentials date deprecation disposition etag expect expires expose forwarded from header host id idempotency if
    info key keep alive language last length limit link location match max modified none origin patch policy
    pragma prefer proxy range ranges rate ratelimit referer referrer refresh remaining requested reset retry after
    sec security server set since strict sunset total trace trailer transfer transport type unmodified upgrade user
    vary via warning www with api csrf token proto real
    """

  private static let values = """
    http https get head post put delete options connect application json xml html css csv plain form data urlencoded
    octet stream event image png jpeg gif svg audio video multipart mixed utf iso gzip br deflate zstd identity
    chunked close
    """
}
