/// All bytes of a body, files included.
package func wholeBytes(of body: RequestBody) throws(BodySource.Unreadable) -> [UInt8] {
  if case .bytes(let bytes) = body.content { return bytes }
  let source = try BodySource(body)
  var result: [UInt8] = []
  result.reserveCapacity(source.byteCount ?? 0)
  var block = [UInt8](repeating: 0, count: 65_536)
  while true {
    var count = 0
    do {
      try block.withUnsafeMutableBytes { count = try source.read(into: $0) ?? 0 }
    } catch let problem as BodySource.Unreadable {
      throw problem
    } catch {
      return result
    }
    if count == 0 { return result }
    result += block.prefix(count)
  }
}
