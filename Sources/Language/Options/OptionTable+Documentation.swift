// Options of curl's that lines of documentation have, and that lines of our own say otherwise.
extension OptionSpec {
  static let documentation = [
    OptionSpec(.urlQuery, "DATA", curl: "--url-query", "put this into the query, percent-encoded"),
    OptionSpec(.config, "FILE", curl: "--config -K", "take more options from this file"),
    OptionSpec(
      .netrcFile, "FILE", curl: "--netrc-file", "send what this file has for the host, as .netrc is written"),
    OptionSpec(.caFolder, "FOLDER", curl: "--capath", "trust the authorities in this folder"),
    OptionSpec(
      .timeCondition, "TIME", curl: "--time-cond -z",
      "ask for what changed after this time; -TIME for what did not"),
    OptionSpec(
      .keepsPost, curl: "--post301 --post302 --post303", "stay with POST where a redirect makes it GET"),
    OptionSpec(.trace, "FILE", curl: "--trace-ascii", "put what was sent and what came into a file"),
  ]
}
