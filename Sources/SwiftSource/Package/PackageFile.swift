/// A file of a package that is generated.
package struct PackageFile: Sendable {
  /// Where it is in the package's folder.
  package let path: String
  package let text: String
}
