import ApusJSON

/// Documents that look like those of real services.
enum Samples {
  /// A search of repositories: objects of sixteen members inside an array inside an object.
  static func search(count: Int = 30) throws -> Node {
    let items = (0..<count).map(repository).joined(separator: ", ")
    return try JSONDocument("{\"total_count\": 4093, \"incomplete_results\": false, \"items\": [\(items)]}")
      .root
  }

  private static func repository(_ index: Int) -> String {
    """
    {"id": \(44_838_949 + index * 1117), "name": "repo-\(index)", "full_name": "apple/repo-\(index)", \
    "private": false, "owner": {"login": "apple", "id": 10639145, "type": "Organization", \
    "avatar_url": "https://avatars.test/u/10639145?v=4", "site_admin": false, "gravatar_id": ""}, \
    "html_url": "https://github.test/apple/repo-\(index)", \
    "description": "A library for things that have to be said at length, number \(index), さくらんぼ and 👨‍👩‍👧", \
    "fork": \(index % 3 == 0), "size": \(index * 331), "stargazers_count": \(67000 - index * 1999), \
    "score": 1.0, "homepage": null, "topics": ["swift", "compiler", "llvm", "language", "toolchain"], \
    "license": {"key": "apache-2.0", "name": "Apache License 2.0"}, "created_at": "2015-10-23T21:15:07Z"\
    \(index == 1 ? "" : ", \"language\": \"C++\"")}
    """
  }

  /// Everything about JSON that readers like to lose.
  static func oddities() throws -> Node {
    try JSONDocument(
      """
      {"price": 1.10, "big": 123456789012345678901234567890, "inf": 1e400, "z": 1, "a": 2, "z": 3,
       "名前": "りんご", "": "empty key", "family": "👨‍👩‍👧", "caf\\u00e9": "caf\\u00e9", " blank ": null,
       "bidi": "abc\u{202e}def", "esc": "\\u001b[31mred", "raw C1": "\u{9b}31m", "zwsp": "a\u{200b}b",
       "empty": {}, "none": [], "nested": [[1, 2], [3, [4]]], "ok": true}
      """
    ).root
  }
}
