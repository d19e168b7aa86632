internal import ApusClient

/// Changes of the status, the headers and the time.
extension AnswerChange {
  static let headChanges: [AnswerChange] = [
    status(500, when: { $0 < 500 }),
    status(201, when: { $0 == 200 }),
    status(404, when: { $0 < 400 }),
    type("text/plain", unless: { $0 == "text/plain" }),
    type("application/problem+json", unless: { !$0.hasSuffix("json") || $0.contains("problem") }),
    AnswerChange("its charset is another one", .breaking) { answer in
      guard let type = answer.headers["Content-Type"], type.lowercased().hasPrefix("text/") else {
        return nil
      }
      return Result(
        answer.with(answer.headers.setting("Content-Type", "\(answer.mediaType); charset=koi8-r")))
    },
    gone("Content-Type", .breaking),
    AnswerChange("it may not be kept any more", .breaking) { answer in
      guard let control = answer.headers["Cache-Control"], control.contains("max-age") else { return nil }
      return Result(
        answer.with(answer.headers.setting("Cache-Control", "no-store")), rule: "header cache-control exact")
    },
    AnswerChange("the link to the next page is gone", .breaking) { answer in
      guard LinkHeader(answer.headers)["next"] != nil else { return nil }
      return Result(answer.with(answer.headers.removing("Link")))
    },
    AnswerChange("a method is allowed no more", .breaking) { answer in
      guard let allow = answer.headers["Allow"], let comma = allow.lastIndex(of: ",") else { return nil }
      return Result(answer.with(answer.headers.setting("Allow", String(allow[..<comma]))))
    },
    AnswerChange("another scheme of authentication is asked for", .breaking) { answer in
      guard answer.headers.contains("WWW-Authenticate") else { return nil }
      return Result(answer.with(answer.headers.setting("WWW-Authenticate", "Other realm=\"api\"")))
    },
    gone("Access-Control-Allow-Origin", .breaking),
    gone("Strict-Transport-Security", .breaking),
    gone("X-Content-Type-Options", .breaking),
    gone("Location", .breaking),
    AnswerChange("it leads to another place", .breaking) { answer in
      guard answer.headers.contains("Location") else { return nil }
      return Result(answer.with(answer.headers.setting("Location", "/login/elsewhere")))
    },
    AnswerChange("a header that counts something holds a word", .breaking) { answer in
      let counting = answer.headers.first {
        HeaderPromise($0.name.lowercased(), in: answer.headers) == .number
      }
      guard let counting else { return nil }
      return Result(answer.with(answer.headers.setting(counting.name, "many")))
    },
    AnswerChange("a header of its own is gone", .breaking) { answer in
      guard let own = answer.headers.first(where: { isOwn($0.name) }) else { return nil }
      return Result(answer.with(answer.headers.removing(own.name)))
    },
    AnswerChange("it takes ten times as long", .risky) { answer in
      var slow = answer
      slow.slowdown = 10
      let time = answer.duration
      // Nobody waits for less, and no rule should be so strict.
      let least = 100
      guard time * 10 > .milliseconds(least) else { return nil }
      return Result(slow, rule: "time < \(max(least, Int(time / .milliseconds(1)) * 5)) ms")
    },
    AnswerChange("a cache stands in between", .harmless) { answer in
      Result(
        answer.with(answer.headers.adding("Age", "3").adding("X-Cache", "HIT").adding("Via", "1.1 edge")))
    },
    AnswerChange("it is compressed", .harmless) { answer in
      guard !answer.headers.contains("Content-Encoding") else { return nil }
      return Result(
        answer.with(answer.headers.adding("Content-Encoding", "gzip").adding("Vary", "Accept-Encoding")))
    },
    AnswerChange("a cookie comes with it", .harmless) { answer in
      guard !answer.headers.contains("Set-Cookie") else { return nil }
      return Result(answer.with(answer.headers.adding("Set-Cookie", "seen=1; Path=/")))
    },
    AnswerChange("it was made at another time", .harmless) { answer in
      Result(answer.with(answer.headers.setting("Date", "Fri, 02 Jan 2026 03:04:05 GMT")))
    },
  ]

  private static func status(_ new: Int, when applies: @escaping @Sendable (Int) -> Bool) -> AnswerChange {
    AnswerChange("its status is \(new)", .breaking) { answer in
      guard applies(answer.status) else { return nil }
      var changed = answer
      changed.status = new
      return Result(changed, rule: "status \(answer.status)")
    }
  }

  private static func type(
    _ new: String, unless isOther: @escaping @Sendable (String) -> Bool
  ) -> AnswerChange {
    AnswerChange("it says that it is \(new)", .breaking) { answer in
      guard !answer.body.isEmpty, !answer.mediaType.isEmpty, !isOther(answer.mediaType) else { return nil }
      return Result(
        answer.with(answer.headers.setting("Content-Type", new)), rule: "header content-type exact")
    }
  }

  private static func gone(_ name: String, _ weight: Weight) -> AnswerChange {
    AnswerChange("\(name) is gone", weight) { answer in
      guard answer.headers.contains(name) else { return nil }
      return Result(answer.with(answer.headers.removing(name)))
    }
  }

  /// What a server made up itself, and does not have from somebody in between.
  private static func isOwn(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("x-")
      && !["x-cache", "x-request-id", "x-content-type-options"].contains {
        name.hasPrefix($0)
      }
  }
}
