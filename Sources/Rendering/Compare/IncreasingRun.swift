/// The longest run of numbers that rises: what stands outside of it has moved.
enum IncreasingRun {
  static func outside(_ numbers: [Int]) -> [Int] {
    // The end of the best run of each length so far, by its place.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var isInside = [Bool](repeating: false, count: numbers.count)
    var place = ends.last
    while let inside = place {
      isInside[inside] = true
      place = before[inside]
    }
    return numbers.indices.filter { !isInside[$0] }
  }
}
