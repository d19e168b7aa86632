import ApusCompilerTestSupport
import Foundation
import Testing

/// The adapters of `ApusReactive`, built over stand-ins for their frameworks, which work as far as the adapters need.
enum ReactiveModules {
  private static let here = URL(filePath: #filePath).deletingLastPathComponent()

  /// Each framework, the files of its stand-in, in the order in which one needs another. OpenCombine is Combine under
  /// another name, and its schedulers are in a module of their own.
  private static let frameworks = [
    ("Combine", ["Combine", "CombineQueue"]), ("OpenCombine", ["Combine"]),
    ("OpenCombineDispatch", ["OpenCombineDispatch"]), ("RxSwift", ["RxSwift"]),
  ]

  /// What has to be linked into a program that imports them.
  static let objects = (frameworks.map(\.0) + ["ApusReactive"]).map { $0 + ".o" }

  static func text(of standIn: String) throws -> String {
    try String(contentsOf: here.appending(path: "StandIns/\(standIn).txt"), encoding: .utf8)
  }

  /// Where they are, built once for all tests; gone when those end.
  static func folder() throws -> URL { try built.get() }

  private static let place = FileManager.default.temporaryDirectory.appending(
    path: "apus-reactive-\(ProcessInfo.processInfo.processIdentifier)")

  private static let built = Result {
    let modules = try #require(Compiler.modules)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: ReactiveModules.place) }
    try build(in: place, modules: modules)
    return place
  }

  private static func build(in folder: URL, modules: String) throws {
    for (name, standIns) in frameworks {
      let files = try standIns.map { standIn in
        let copy = folder.appending(path: "\(name)-\(standIn).swift")
        try Data(text(of: standIn).utf8).write(to: copy)
        return copy.path
      }
      // As the frameworks themselves are built.
      let built = try Compiler.buildModule(name, of: files, in: folder, languageMode: 5)
      try #require(built.status == 0, "\(built.output)")
    }
    let adapters = here.appending(path: "../../../Sources/Reactive").standardizedFileURL
    let built = try Compiler.buildModule(
      "ApusReactive",
      of: ["Combine", "OpenCombine", "RxSwift", "Handover"].map { "\(adapters.path)/\($0).swift" },
      in: folder,
      options: [
        "-I", modules, "-D", "RxSwift", "-D", "OpenCombine",
        "-enable-upcoming-feature", "InternalImportsByDefault",
      ])
    try #require(built.status == 0, "\(built.output)")
  }
}
