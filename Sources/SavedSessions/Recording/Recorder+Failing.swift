internal import ApusSurroundings
internal import ApusText

extension Recorder {
  /// A recording that ended before anybody said so.
  struct Broken {
    let path: String
    /// Whether it may be begun again without a question: nobody else has written there.
    let isOwn: Bool
  }

  /// Whether there is nothing in the files of a session but what was written before the recording ended.
  func mayBeginAgain(at path: String) -> Bool { broken?.path == path && broken?.isOwn ?? false }

  /// Tells why something is not recorded; where nothing can be from then on, the recording ends.
  func tell(_ error: any Error, of writer: SessionWriter, _ say: Say) {
    say(Line("not recorded: \(error)", .warning).retold)
    switch error as? SessionFileFailure {
    case .file:
      writer.markIncomplete()
      end(Broken(path: writer.path, isOwn: true), say)
    // What stands there is somebody else's.
    case .changed: end(Broken(path: writer.path, isOwn: false), say)
    case .leak, .name, nil: break
    }
  }

  private func end(_ broken: Broken, _ say: Say) {
    _ = stop()
    (self.broken, ended) = (broken, nil)
    say(Line("recording has ended; `record FILE` begins again, with everything so far", .dim).retold)
  }
}
