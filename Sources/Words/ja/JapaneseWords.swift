/// What is said in Japanese: a table for each part of the program.
enum JapaneseWords {
  static let all: [StaticString] = [explanation, bodies, refusals, failures, answers, lessons]
}
