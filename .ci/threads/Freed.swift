// Memory that is read after it was given back, which must be reported.
@main struct Freed {
  static func main() {
    let room = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    room.initialize(to: 1)
    room.deallocate()
    print(room.pointee)
  }
}
