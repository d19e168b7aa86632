/// An array, which has its elements read without a container between.
protocol DecodableList {
  init(elementsOf decoder: NodeDecoder) throws
}

extension Array: DecodableList where Element: Decodable {
  init(elementsOf decoder: NodeDecoder) throws {
    self = try decoder.emptyArray()
    let run = decoder.run
    let special = run.special(Element.self)
    var element = decoder.index + Tape.containerWords
    let end = run.tape.end(decoder.index)
    while element < end {
      append(try decoder.decode(Element.self, special, at: element))
      element = run.tape.next(element)
    }
  }
}
