package import ApusClient
internal import ApusRedaction
package import ApusSystem

/// What the program's surroundings give a command: a seam, so that tests bring their own.
package struct Environment: Sendable {
  /// An environment variable; `nil` when it is not set.
  package var variable: @Sendable (_ name: String) -> String?
  /// A variable that the program itself finds its folders by, which no line names; by default `variable` has it.
  package var variableOfFolder: (@Sendable (_ name: String) -> String?)?
  package var files: FileReader
  /// The files that a line names.
  package var namedFiles: FileReader { namesAsk.map(files.asking) ?? files }
  /// Asks on the terminal without showing what is typed; `nil` when there is no terminal.
  package var askHidden: @Sendable (_ prompt: String) -> String?
  package var isOfFileFromElsewhere = false
  /// Who is asked before a line has what it names of this machine; `nil` asks nobody. Of what its user has set, nobody is.
  package var namesAsk: Permissions?
  /// Whether lines run as they were recorded: then nobody is there to log in.
  package var isReplay = false
  /// Whether that replay asks for real.
  package var isLive = false
  /// Whether placeholders stand for secrets in answers, so that nobody can tell whether those are as a line expects. By
  /// default none do.
  package var hidesSecrets: @Sendable () -> Bool = { false }
  /// Whether what a line waits for came with the last answer when that was recorded: asked where nobody can tell by an
  /// answer with placeholders in it. By default none have any.
  package var heldThen: @Sendable () -> Bool = { true }
  /// Whether nothing is to be kept that nobody asked to keep.
  package var isPrivate = false
  /// Whether it is said what to try next, after a failure and after an answer that leads on. What only compares what was
  /// shown leaves that out, as it promises nothing.
  package var givesAdvice = true
  /// Asks on the terminal for a word; `nil` when there is no terminal.
  package var ask: @Sendable (_ prompt: String) -> String? = { _ in nil }
  /// Asks on the terminal for yes or no; false when there is no terminal.
  package var confirm: @Sendable (_ question: String) -> Bool
  /// Lets the user change a text in their editor; `nil` when there is none, or nobody to use it.
  package var edit: @Sendable (_ text: String) throws -> String?
  /// The screen for a command of its own; `nil` when there is none.
  package var screen: @Sendable () -> (any FullScreen)? = { nil }
  /// Where somebody can talk over a WebSocket; `nil` where nobody can.
  package var talkDesk: @Sendable () -> TalkDesk? = { nil }
  package var cookies: CookieStore
  /// Makes a transport with connections and cookies of its own, for what runs beside the usual one; `nil` where there is
  /// none to be had.
  package var anotherTransport: (@Sendable () -> (any Transport, CookieStore))?
  /// Starts the practice API, or finds the one that runs, and returns its base URL.
  package var startPractice: @Sendable () throws -> String
  /// The ports of the practice API, once it runs.
  package var practicePorts: @Sendable () -> PracticePorts? = { nil }
  /// Where a file is put that a line writes. By default where the line says.
  package var placeOfFile: @Sendable (_ path: String) throws(FileProblem) -> String = {
    path throws(FileProblem) in path
  }
  /// Whether a line may have what the program was given on its standard input. By default it may.
  package var mayTakeInput: @Sendable () -> Bool = { true }
  /// Opens a file for what `>` sends there. By default the one at that place.
  package var openFile: @Sendable (_ place: String, _ appends: Bool) throws(FileProblem) -> FileSink = {
    place, appends throws(FileProblem) in try FileSink(path: place, appends: appends)
  }
  /// Starts what follows `|` on a line. By default `sh` runs it.
  package var startShell: @Sendable (_ command: String, _ output: Int32) throws(FileProblem) -> any ShellInput
  /// Runs a command of the user's own for the secret that it writes. By default `sh` does.
  package var secretOfCommand: @Sendable (_ command: String) throws(FileProblem) -> String = {
    command throws(FileProblem) in try SecretCommand.output(of: command)
  }
  package var clock = SessionClock()
  /// By default there is none.
  package var programs = OtherPrograms.none
  /// How large a body may be that is held until it is whole before it goes to a file or a program, and how long that
  /// may take; then it flows there as it comes. With `nil` all are held.
  package var holding: (byteCount: Int, patience: Duration?)?
  /// Compresses a body; `nil` when nothing here can.
  package var deflate: @Sendable ([UInt8]) -> [UInt8]? = { _ in nil }
  /// Takes apart what zlib compressed, where that comes to no more than so many bytes; `nil` when nothing here can.
  package var inflate: @Sendable ([UInt8], Int) -> [UInt8]? = { _, _ in nil }
  /// What the terminal can draw, which it is asked once, and what was typed meanwhile.
  package var pictureTerminal: @Sendable () -> (terminal: PictureTerminal, typed: String) = {
    (PictureTerminal(nil), "")
  }
  /// What stands between the parts of a body; by default another text each time.
  package var boundary: String?
  /// What a request says that says nothing of its program; `nil` says nothing.
  package var userAgent: String?

  package init(
    variable: @escaping @Sendable (String) -> String? = { _ in nil },
    files: FileReader = .disk(home: nil),
    askHidden: @escaping @Sendable (String) -> String? = { _ in nil },
    confirm: @escaping @Sendable (String) -> Bool = { _ in false },
    edit: @escaping @Sendable (String) throws -> String? = { _ in nil },
    cookies: CookieStore = CookieStore(),
    startPractice: @escaping @Sendable () throws -> String = {
      throw FileProblem("there is no practice API here")
    }
  ) {
    self.variable = variable
    self.files = files
    self.askHidden = askHidden
    self.confirm = confirm
    self.edit = edit
    self.cookies = cookies
    self.startPractice = startPractice
    startShell = { command, output throws(FileProblem) in try ShellPipe(command: command, output: output) }
  }
}

extension Environment {
  /// Whether answers come from a recording, in which placeholders stand for secrets.
  package var readsRecording: Bool { isReplay && !isLive }

  /// Whether a text holds what stands for a secret that nobody knows here.
  package func hides(_ text: String) -> Bool {
    readsRecording && !SecretPlaceholder.names(in: text).isEmpty
  }
}
