/// What `set images` knows.
package enum PictureChoice: String, Sendable, Hashable, CaseIterable {
  case on, off, auto
}
