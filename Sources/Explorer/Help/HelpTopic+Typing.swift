/// What is typed, whatever it asks for.
extension HelpTopic {
  static let json = HelpTopic(
    "json", "JSON, sent and received",
    [
      ("post / {\"name\": \"Ada\", \"tags\": []}", "a bare value is the body"),
      ("post / name=Ada age:=36 tags[]=x", "the same by its fields: = is text, := is JSON"),
      ("post / name:={{.name}}", "with a value of the last answer"),
      ("post / @body.json", "from a file; edit post / opens your editor"),
      (".items[0].name", "look into an answer"), ("keys", "what an object has"),
      ("table .items", "a list in columns"),
      ("find Ada", "where a text stands"),
    ],
    [
      "A row goes on while a bracket is open. Numbers and the order of keys stay what they were, in both directions.",
      "`help paths` has what a path may be, `help items` what a field may be.",
    ])

  static let pipes = HelpTopic(
    "pipes", "What was asked for, into a command or a file",
    [
      ("get /big | jq .name", "the exact bytes of the body into a command"),
      (".items[*].name | sort", "the values of a path, one a line"),
      ("headers | grep -i date", "a head, a field a line"),
      ("tree | less", "any other view"), ("body > page.html", "into a file; >> goes on at its end"),
      ("curl > ask.sh", "the last request, for a shell"),
    ],
    [
      "More than five screens go through PAGER or less by themselves; `set pager off` shows them at once. less keeps "
        + "paths and colours, and `tree --color always` keeps them for any program.",
      "Only what was asked for goes there. What is said about it, such as an error, stays on the screen.",
      "A file changes only when the line has gone well. `help files` has more of files.",
    ])

  /// The keys.
  static let editing = HelpTopic(
    "editing", "Keys, while a line is typed",
    [
      ("Tab", "what can stand here; again, the next of it; Shift-Tab goes back"),
      ("→ ^E End", "take the dim text, or go to the end; Alt-F takes one word of it"),
      ("↑ ↓", "earlier lines that begin with what is typed"), ("^R", "search them for a text"),
      ("^A  ^←  ^→", "to the beginning, by a word"), ("^W ^U ^K", "delete a word, the line, the rest of it"),
      ("^Y", "put back what was deleted"), ("Alt-Enter", "another row of the same line"),
      ("^L", "clear the screen"),
      ("^C", "leave the line, or stop what runs"), ("^Z", "go back to the shell; fg comes back"),
      ("^D", "on an empty line: leave"), ("edit post /", "write the body in your editor"),
    ],
    [
      "A row goes on while a quote or a bracket is open: its beginning names which.",
      "A line that begins with a blank is not kept, and none is that has a secret in it. ~/.editrc has your own keys: "
        + "`bind -v` makes them those of vi.",
    ])
}
