internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering
package import ApusSurroundings

/// What somebody wrote in their editor for the body of a request, until it is what they mean.
package struct EditedBody {
  package enum Ending: Equatable {
    /// It is to be the body.
    case body(String)
    /// It is to be the body, and is JSON once its braces are filled.
    case template(String)
    /// It is no JSON, and is to be sent as the text that it is.
    case text(String)
    /// It is to be kept, and not to be sent as it stands.
    case left(String)
  }

  private let environment: Environment
  private let output: Output
  private let variables: Variables
  /// What a description has begun it with.
  private let kind: DescribedBody.Kind?

  package init(
    environment: Environment, output: Output, variables: Variables, kind: DescribedBody.Kind?
  ) {
    self.environment = environment
    self.output = output
    self.variables = variables
    self.kind = kind
  }

  /// Opens the editor on a text, and again where that is wanted; `nil` where there is none.
  package func ending(from before: String) throws -> Ending? {
    let wasJSON = kind == .json || (try? JSONDocument(before))?.root.isContainer ?? false
    var text = before
    while let written = try environment.edit(text) {
      let edited = kind == .json ? written.blankingRemarks : written
      guard let error = problem(in: edited, wasJSON: wasJSON) else {
        return isFilledJSON(edited) ? .template(edited) : .body(edited)
      }
      text = written
      output.note(
        FailureReport(
          .requestBody,
          "this is not JSON: line \(error.position.line), column \(error.position.column): "
            + "expected \(error.expected), found \(error.found)",
          excerpt: Excerpt(error, in: Array(edited.utf8)[...])))
      output.flush()
      switch environment.ask("edit again, send as text, or leave? [e/t/l] ")?.first?.lowercased() {
      case "e": continue
      case "t": return .text(edited)
      default: return .left(edited)
      }
    }
    return nil
  }

  /// Why what should be JSON is none.
  private func problem(in text: String, wasJSON: Bool) -> SyntaxError? {
    let trimmed = text.trimmed
    guard kind == nil || kind == .json, !trimmed.isEmpty,
      wasJSON || trimmed.hasPrefix("{") || trimmed.hasPrefix("[")
    else { return nil }
    do throws(SyntaxError) {
      _ = try JSONDocument(text)
      return nil
    } catch {
      return isFilledJSON(text) || areLines(trimmed) ? nil : error
    }
  }

  /// Whether it is JSON once its braces are filled.
  private func isFilledJSON(_ text: String) -> Bool {
    guard text.contains("{{"), let word = Words(text.trimmed).words.first, word.kind == .json,
      let filled = try? word.template.filledAsJSON(from: variables).visible(in: "a body")
    else { return false }
    return (try? JSONDocument(filled)) != nil
  }

  /// Whether each of several lines is JSON.
  private func areLines(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline)
    return lines.count > 1 && lines.allSatisfy { (try? JSONDocument(String($0))) != nil }
  }
}

extension String {
  /// With nothing in place of the first lines, as far as they only tell what else there is: the others keep their
  /// numbers.
  fileprivate var blankingRemarks: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let remarks = lines.prefix { $0.trimmed.hasPrefix(DescribedBody.remark) }
    return String(repeating: "\n", count: remarks.count)
      + lines.dropFirst(remarks.count).joined(separator: "\n")
  }
}
