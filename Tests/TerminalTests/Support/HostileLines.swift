/// What is typed to have each command show what it knows of a hostile server and of hostile files.
enum HostileLines {
  /// Lines behind `get /json`, by command. A command that is not here is typed with nothing behind it, and with a path.
  private static let own: [String: [String]] = [
    ".": [".", ".items[*].name", ".items[3]", "..name"],
    "tree": ["tree", "tree . --depth 1", "tree --exact"],
    "body": ["body", "body --pretty", "body --yaml"], "raw": ["raw", "raw --hex"],
    "table": [
      "table .items", "table .items --wide", "table .items --csv", "table .items --md",
      "table .items --jsonl",
    ],
    "select": ["select .items name --first 9"], "text": ["text .items[*].name"], "gron": ["gron .items"],
    "links": ["links"], "chart": ["chart .items[*].name"], "keys": ["keys .items"],
    "count": ["count .items", "count ..name"],
    "find": ["find a", "find h --keys"], "look": ["look 1", "look .items[0]"],
    "view": ["view markdown .items[*].name", "view json", ".", "view auto"],
    "diff": ["get /json", "diff 1 2", "diff 1 2 --headers"], "show": ["show 1"],
    "history": ["history", "history b"],
    "open": ["open {F}/hostile.json", "body", "open {F}/hostile.har", "get /json"],
    "let": ["let x = .items[30].name", "let"],
    "expect": ["expect .items[0].name == x", "expect status 500"], "shape": ["shape", "shape .items"],
    "follow": ["get /away", "follow"], "rerun": ["rerun"], "reuse": ["reuse"], "next": ["next"],
    "prev": ["prev"], "first": ["first"],
    "last": ["last"], "for": ["for t in .items[*].link get {{t}} --offline"],
    "get": ["get /text", "body", "get /latin1", "get /utf16", "get /html", "tree", "get /json -v"],
    "head": ["head /json"], "post": ["post /json a=1", "post /json --raw {{x}} --print=HBhb"],
    "send": ["send PURGE /early"], "call": ["call o1"],
    "edit": [], "change": ["change /json .a = 1"], "explore": [], "watch": [],
    "repeat": ["repeat 2 get /json"], "quit": [], "exit": [],
    "clear": [], "cls": [], "tour": [], "lesson": ["lesson", "lesson from {F}/hostile.session.md"],
    "explain": ["get /error", "explain"],
    "why": ["why"],
    "base": ["base"], "connect": ["connect"], "use": ["use"],
    "spec": ["spec /described", "ls", "spec"],
    "ls": ["ls", "ls /"], "cd": ["cd /json", "pwd", "cd /"], "cookies": ["cookies"], "headers": ["headers"],
    "timing": ["timing"],
    "request": ["request"], "replay": ["replay {F}/hostile.session.md"],
    "run": ["run {F}/hostile.http --list", "run {F}/hostile.http"],
    "judge": ["judge {F}/hostile.session.md"], "audit": ["audit {F}/hostile.har"], "cover": ["cover {F}"],
    "import": ["import {F}/hostile.json"], "record": ["record off"], "save": ["save {F}/saved"],
    "note": ["note x"],
    "export": ["export answers {F}/out --force"], "copy": [], "swift": ["swift"], "as": ["as [Int] .items"],
    "predict": ["predict 200", "get /json"], "preview": ["preview get /{{.items[30].id}}"],
    "http": ["http", "http {U}/json"],
    "https": [], "curl": ["curl", "curl {U}/json"], "set": ["set"], "profile": ["profile"],
    "help": ["help", "help get"],
    "xml": ["get /xml", "tree", ".r.t[0]"], "csv": ["get /csv", "table"], "events": ["get /events"],
    "lines": ["get /lines"], "parts": ["get /parts"], "early": ["get /early -v"], "items": ["items"],
    "resume": [], "workspaces": ["workspaces"],
  ]

  /// - Parameters:
  ///   - commands: those that the program says it has.
  ///   - folder: where the hostile files are.
  static func lines(for commands: [String], in folder: String, at url: String) -> [String] {
    let names = own.keys.sorted() + commands.filter { own[$0] == nil }
    return names.flatMap { own[$0] ?? ["get /json", $0, "\($0) .items"] }.map {
      $0.replacing("{F}", with: folder).replacing("{U}", with: url)
    }
  }

  /// What is typed and not entered: menus, and the search through earlier lines.
  static let keys = [
    "get /\t\t", ".items[\t\t", ".\t\t", "help \t\t", "get /json X-\t\t", "call \t\t", "\u{12}json\u{3}",
    "let y = .i\t",
  ]
}
