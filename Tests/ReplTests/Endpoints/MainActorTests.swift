import ApusCompilerTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

@Suite("An app whose state belongs to the main actor", .paced)
struct MainActorTests {
  @Test("compiles as the catalogue of ApusReactive has it")
  func catalogue() throws {
    let modules = try #require(Compiler.modules)
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources").standardizedFileURL
    let catalogue = try Catalogue(at: sources.appending(path: "Reactive/ApusReactive.docc"))
    #expect(catalogue.module.count == 1)
    let options = try ["-I", ReactiveModules.folder().path, "-I", modules]
    #expect(try Compiler.complaints(about: catalogue.module, options: options) == "")
  }

  @Test("takes values and failures in every style where its closures may run, or where it chooses")
  func everyStyle() throws {
    let modules = try #require(Compiler.modules)
    let folder = try ReactiveModules.folder()
    let objects = ReactiveModules.objects.map { folder.appending(path: $0).path }
    let app = try Compiler.output(
      ofProgram: ["App": ReactiveModules.text(of: "MainActorApp")],
      options: ["-parse-as-library", "-I", folder.path, "-I", modules] + objects
        + Compiler.objects(of: ["ApusEncodings", "ApusSystem", "ApusJSON", "ApusClient"]))
    #expect(app.status == 0, "\(app.output)")
    let styles = ["combine", "open", "rx", "callback"]
    let expected = (styles.map { "\($0) apple" } + styles.map { "\($0) http.404" } + ["elsewhere"])
    #expect(app.output == expected.joined(separator: ", ") + "\n")
  }
}
