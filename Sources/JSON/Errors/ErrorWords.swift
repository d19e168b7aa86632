/// An error in sentences for people who use an app.
struct ErrorWords {
  /// What went wrong.
  let sentence: String
  /// Why, with the place.
  let reason: String
}

extension SyntaxError {
  func words(in language: AppLanguage = .current) -> ErrorWords {
    switch language {
    case .english:
      ErrorWords(
        sentence: "The data could not be read.",
        reason: "At line \(position.line), column \(position.column) they are not JSON.")
    case .japanese:
      ErrorWords(
        sentence: "データを読み取れませんでした。",
        reason: "\(position.line)行\(position.column)列目が JSON ではありません。")
    }
  }
}

extension JSONDecodingError {
  func words(in language: AppLanguage = .current) -> ErrorWords {
    switch language {
    case .english:
      let sentence =
        switch kind {
        case .missing: "Something is missing in the data."
        case .type: "The data have another form than expected."
        case .value: "The data have a value that was not expected."
        }
      return ErrorWords(
        sentence: sentence, reason: "It is at line \(position.line), column \(position.column): \(path)")
    case .japanese:
      let sentence =
        switch kind {
        case .missing: "データの一部が足りません。"
        case .type: "データの形式が想定と異なります。"
        case .value: "データに想定外の値があります。"
        }
      return ErrorWords(
        sentence: sentence, reason: "\(position.line)行\(position.column)列目です: \(path)")
    }
  }
}

extension PathSyntaxError {
  func words(in language: AppLanguage = .current) -> ErrorWords {
    switch language {
    case .english:
      ErrorWords(
        sentence: "The path could not be read.",
        reason: "It breaks a rule of paths at line \(position.line), column \(column).")
    case .japanese:
      ErrorWords(
        sentence: "パスを読み取れませんでした。",
        reason: "\(position.line)行\(column)列目がパスの書き方に合いません。")
    }
  }
}
