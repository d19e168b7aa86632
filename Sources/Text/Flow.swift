/// Puts parts one after the other, on as many lines as the width asks for.
package enum Flow {
  package static func lines(_ parts: [Line], gap: String, width: Int, indent: Int = 0) -> [Line] {
    let start = Line(String(repeating: " ", count: indent))
    var lines: [Line] = []
    var current = start
    var isEmpty = true
    for part in parts {
      if !isEmpty, current.width + Line(gap).width + part.width > width {
        lines.append(current)
        (current, isEmpty) = (start, true)
      }
      if !isEmpty { current.append(gap, .dim) }
      current.append(part)
      isEmpty = false
    }
    return (isEmpty ? lines : lines + [current]).map { $0.cut(to: width) }
  }
}
