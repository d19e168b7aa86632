extension HelpTopic {
  /// What is promised, and what is not. The README says the same, and which test proves each.
  static let security = HelpTopic(
    "security", "What Apus promises, whatever it is pointed at",
    [
      ("auth", "a credential, and all that is kept for the session, goes only to the origin it was set for"),
      ("--follow", "no redirect takes a secret of the body to another origin, unless `follow` says so"),
      ("record, har, curl", "no secret that is known is shown, kept or exported"),
      ("get, open", "nothing that a server or a file holds drives the terminal"),
      ("> file", "a file changes only when what takes its place is whole"),
      ("save, record", "a crash costs at most the step that was being written"),
      ("curl, httpie", "what they print sends the request in a shell, and runs nothing else"),
      ("replay, run", "a file from elsewhere gets no other file, variable or program before you say yes"),
      ("replay --live", "a session from elsewhere reaches no other host before you say yes"),
      ("serve, tap", "no web page changes anything at a port that is opened here"),
      ("explain", "no input ends the program, nor takes time or memory without a bound"),
    ],
    [
      "Not promised: a secret under a name that nobody could know (`redact NAME` adds one), the memory of the process, "
        + "what a command behind | does, what you paste, and anything but the exact bytes in pipes.",
      "Nor that the program goes on where a dozen files or fewer may be open, or where there is no memory left: the system may "
        + "end it then, and no file is damaged.",
      "In a log of GitHub's runner no line that is drawn is one of its commands. A body keeps its bytes there too: send it "
        + "to a file, or print ::stop-commands:: and a word before it.",
      "Thought of as attackers: the server, the network, a session, a description or another file, another user of this "
        + "machine, a page in a browser.",
      "`audit FILE` lists what looks like a secret. The README says how to report a flaw.",
    ])
}
