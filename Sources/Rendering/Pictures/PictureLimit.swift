/// What a picture may not be larger than, in cells.
package enum PictureLimit: Sendable, Hashable {
  case columns(Int)
  case rows(Int)

  /// `nil` where a picture fits as it is.
  package init?(of picture: PictureFit, columns: Int, rows: Int, cell: (width: Int, height: Int)) {
    let (wide, high) = (columns * cell.width, rows * cell.height)
    let fitting = picture.pixels(width: wide, height: high)
    guard fitting != (picture.width, picture.height) else { return nil }
    self = picture.width * high > picture.height * wide ? .columns(columns) : .rows(rows)
  }

  /// As kitty has it.
  var word: String {
    switch self {
    case .columns(let count): "c=\(count)"
    case .rows(let count): "r=\(count)"
    }
  }
}
