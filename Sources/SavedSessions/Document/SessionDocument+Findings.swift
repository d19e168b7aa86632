package import ApusFormats

extension SessionDocument {
  /// The steps of a file, each with its line.
  package static func findings(
    in bytes: [UInt8], file name: String, hiding: (String) -> String
  ) -> [FileFinding] {
    do throws(SessionSyntaxError) {
      let (document, isComplete) = try recovering(bytes, file: name)
      let steps = document.steps.map { step in
        FileFinding(.understood, hiding(step.command).replacing("\n", with: " "), line: step.place.number)
      }
      return steps + (isComplete ? [] : [FileFinding(.problem, "its end is missing")])
    } catch {
      return [FileFinding(.problem, error.description)]
    }
  }
}
