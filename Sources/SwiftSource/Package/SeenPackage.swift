internal import ApusClient

/// The source of a package for what a session asked: an endpoint for each kind of request, and tests that its recording
/// answers.
package struct SeenPackage: Sendable {
  package private(set) var endpointCount = 0
  package private(set) var files: [PackageFile] = []
  /// Where the recording of the session belongs.
  package private(set) var recording = ""

  /// Throws when the task is cancelled: what came may be long.
  ///
  /// - Parameters:
  ///   - materials: of each request of the session, in order.
  ///   - library: where the library is.
  ///   - version: the first of the library that will do.
  package init(
    _ materials: [SourceMaterial], access: Access = .internal, library: LibraryPlace = .unknown,
    version: String
  ) throws(CancellationError) {
    var models: [EndpointModel] = []
    var done: Set<ObjectIdentifier> = []
    // What went well says more of an endpoint than what did not.
    let sorted = materials.filter(\.isSuccess) + materials.filter { !$0.isSuccess && $0.isAnswered }
    for material in sorted where !done.contains(material.identity) {
      let source = SourceModel(of: material)
      done.formUnion(source.members)
      models.append(try source.model(named: nil))
    }
    let services = SeenService.services(of: models, access)
    guard let first = services.first else { return }
    endpointCount = models.count
    let module = first.name + "Client"
    for service in services {
      files.append(PackageFile(path: "Sources/\(module)/\(service.name).swift", text: service.text))
      let tests = RecordedTestSource(service: service, module: module, isOnly: services.count == 1)
      files.append(
        PackageFile(path: "Tests/\(module)Tests/\(service.name)RecordedTests.swift", text: tests.text))
    }
    recording = "Tests/\(module)Tests/\(RecordedTestSource.recording)"
    files.append(
      PackageFile(
        path: "Package.swift",
        text: PackageManifest.text(
          service: first.name, library: library, version: version, testedBy: RecordedTestSource.recording)
      ))
  }
}

extension SourceMaterial {
  fileprivate var identity: ObjectIdentifier { ObjectIdentifier(wanted) }
  fileprivate var isAnswered: Bool { wanted.exchange.response != nil }
  fileprivate var isSuccess: Bool { wanted.exchange.response?.isSuccess == true }
}
