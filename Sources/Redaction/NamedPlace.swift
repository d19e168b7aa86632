/// Where a secret stands among some bytes, and what it is called.
struct NamedPlace: Hashable {
  let name: String
  let range: Range<Int>
}
