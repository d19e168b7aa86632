package import ApusLanguage

extension CommandWords {
  /// What the program's own commands tell, as they were when this was written.
  package static let ofProgram: CommandWords = {
    let uses: [(Use, String)] = [
      (.credential, "auth verify"),
      (.names, "text copy gron select links chart"), (.anything, "export change"), (.names, "look"),
      (
        .anything,
        """
        get head options delete post put patch trace send call gql graphql edit for follow next prev first last rerun !! reuse \
        base connect use cd pwd items env cookies profile profiles let set unset view spec openapi shape as swift repeat \
        watch preview curl http https ws websocket
        """
      ),
      (
        .names,
        """
        . $ tree body headers table keys count find timing raw request show diff history open ls expect record note \
        save replay judge cover audit run import httpie har help ? man explain why tour lesson predict clear cls quit exit :q \\q
        """
      ),
      (.names, "explore workspaces redact where jwt"), (.anything, "alias unalias resume"),
    ]
    let pairs = uses.flatMap { use, words in words.split(separator: " ").map { (String($0), use) } }
    let table = Dictionary(pairs) { first, _ in first }
    let options = [
      "timeout", "follow", "verify", "proxy", "view", "hints", "confirm", "readonly", "cookies", "clipboard",
      "output-limit",
      "cacert",
      "cert", "cert-key", "tls", "netrc", "conditional", "spec-directory", "pager", "text", "theme",
      "images", "screen-reader",
    ]
    return CommandWords(options: options) { table[$0.lowercased()] }
  }()
}
