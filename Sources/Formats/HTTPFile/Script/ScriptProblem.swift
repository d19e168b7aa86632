/// Something that is no part of what is understood here.
struct ScriptProblem: Error, Hashable {
  let what: String
}
