extension ErrorCode {
  /// By the names of the codes.
  static let english: [String: FailureText] = [
    "middleware.failed": FailureText(
      "This request was stopped on its way out.", "A part of the app did not let it pass.", report),
    "auth.refresh": FailureText(
      "The login has ended.", "The server wants a new one, and it could not be renewed.",
      "Log in, and try again."),
    "request.url": FailureText(
      "This request has no valid address.", "The address that it was made with cannot be asked.", report),
    "request.header": FailureText(
      "This request could not be put together.", "One of its headers has a character that cannot be sent.",
      "Check what was typed, and try again."),
    "request.body": FailureText(
      "What was to be sent could not be read.", "A file is missing, or its content cannot be encoded.",
      "Check the file, and try again."),
    "request.parameter": FailureText(
      "Something that this request needs is missing.", "A value is empty, or cannot be used for it.",
      "Check what was typed, and try again."),
    "request.variable": FailureText(
      "A value that this request uses was never set.", "It names a variable that nobody gave a value.",
      "Set it, and try again."),
    "network.dns": FailureText(
      "The server was not found.",
      "Its name could not be looked up: perhaps the device is not connected.", connect),
    "network.refused": FailureText(
      "The server does not take requests at the moment.",
      "It refused the connection, or something on the way did.", later),
    "network.unreachable": FailureText(
      "The server cannot be reached.", "The device is not connected, or no way leads there.", connect),
    "network.reset": FailureText(
      "The connection broke off.", "The other side ended it in the middle.", again),
    "network.closed": FailureText(
      "The server did not answer.", "It ended the connection without a response.", again),
    "tls.expired": FailureText(
      "The connection is not secure: the server's certificate has run out.",
      "The certificate is not valid today. Or the device's clock is wrong.",
      "Check the date of the device."),
    "tls.hostname": FailureText(
      "The connection is not secure: the certificate belongs to another server.",
      "Somebody else may answer in the place of the server.", network),
    "tls.untrusted": FailureText(
      "The connection is not secure: the certificate is from nobody who is trusted.",
      "Somebody else may answer in the place of the server.", network),
    "tls.protocol": FailureText(
      "No secure connection could be made.", "The server and the device do not agree on how.", network),
    "proxy.failed": FailureText(
      "The proxy of this network did not let the request through.", "It is not there, or it says no.",
      "Check the proxy in the device's settings."),
    "timeout.connect": FailureText(
      "No connection could be made in time.", "The server is slow to answer, or the network is.", again),
    "timeout.idle": FailureText(
      "The server stopped sending.", "Nothing came for too long.", again),
    "timeout.total": FailureText(
      "This took too long.", "The answer was not there in the time that it had.", again),
    "cancelled": FailureText(
      "The request was cancelled.", "Nobody waited for the answer any more.", "Ask again when it is wanted."),
    "redirect.limit": FailureText(
      "The server sent this request on too often.", "One place led to the next, without end.", report),
    "redirect.loop": FailureText(
      "The server sent this request around in a circle.", "It led back to where it had been.", report),
    "redirect.unsafe": FailureText(
      "The server sent this request on to a place that is not safe.", "What is secret could be read there.",
      report),
    "redirect.location": FailureText(
      "The server sent this request on, and did not say where to.", "The new address cannot be read.", report),
    "protocol.status": FailureText(
      "What answered does not speak HTTP.", "The answer does not begin as one does.", network),
    "protocol.header": FailureText(
      "The beginning of the answer could not be read.", "One of its headers is not as it must be.", report),
    "protocol.framing": FailureText(
      "The end of the answer could not be found.", "The server says two things about its length.", report),
    "header.tooLarge": FailureText(
      "The answer's headers are too large.", "There is more than is accepted.", report),
    "body.truncated": FailureText(
      "Only a part of the answer arrived.", "It ended before its end.", again),
    "body.encoding": FailureText(
      "The answer could not be unpacked.", "It is not compressed in the way it says.", again),
    "ws.refused": FailureText(
      "The server does not want a conversation here.", "It answered as if a page was asked for.",
      "Check the address, and whether a login is needed."),
    "ws.handshake": FailureText(
      "The conversation could not begin.", "The server agreed to something else than was asked for.", report),
    "ws.frame": FailureText(
      "The conversation was broken off: the server broke its rules.", "What it sent cannot be read.", report),
    "ws.text": FailureText(
      "The conversation was broken off: a text cannot be read.", "It is not in the form that texts have.",
      report),
    "ws.tooLarge": FailureText(
      "The conversation was broken off: a message is too large.", "It is more than is accepted.", report),
    "ws.dropped": FailureText(
      "The conversation broke off.", "The connection ended, and nobody had said goodbye.", again),
    "ws.silent": FailureText(
      "The server does not answer any more.", "It did not react in the time that it had.", again),
    "ws.closed": FailureText(
      "The server ended the conversation.", "It said why with a code of its own.", again),
    "body.tooLarge": FailureText(
      "The answer is too large.", "It is more than is accepted.", "Ask for less at a time."),
    "body.empty": FailureText(
      "The answer has nothing in it.", "The server sent no content where there should be some.", later),
    "oauth.refused": FailureText(
      "The login was refused.", "The server does not accept it, or somebody said no.",
      "Log in, and try again."),
    "oauth.answer": FailureText(
      "The login server's answer could not be read.", "What came is no answer to a login.", network),
    "oauth.state": FailureText(
      "The login was stopped to be safe.", "What came back belongs to another login.",
      "Log in, and try again."),
    "oauth.expired": FailureText(
      "The time for the login is over.", "Nobody agreed in time, or the login cannot be renewed.",
      "Log in, and try again."),
    "oauth.endpoint": FailureText(
      "There is no place to log in.", "The server does not say where, or not in a way that can be trusted.",
      report),
    "decode.syntax": FailureText(
      "The answer could not be read.", "It is not JSON. Perhaps this network asks for a login first.", network
    ),
    "decode.missing": FailureText(
      "A part of the answer is missing.", "The server does not send something that is needed.", update),
    "decode.type": FailureText(
      "The answer has another form than expected.", "A value is of another kind.", update),
    "decode.value": FailureText(
      "The answer has a value that is not known.", "It is not one of those that were expected.", update),
    "expect.failed": FailureText(
      "What was expected is not so.", "The answer is another one.", report),
    "replay.drift": FailureText(
      "The answer is not the one that was recorded.", "Something has changed since.", report),
    "replay.missing": FailureText(
      "The recording has no answer to this request.", "It was not asked when the recording was made.", report),
    "sign.mismatch": FailureText(
      "The signature is not that of the key.", "The key or the message is another one.", report),
    "output.tooLarge": FailureText(
      "This is too much to show.", "It is more than is accepted.", "Ask for less at a time."),
    "output.command": FailureText(
      "The command that the output went to failed.", "It ended with a status of its own.",
      "Check that command, and try again."),
    "graphql.errors": FailureText(
      "Not all that was asked for is in the answer.", "The server could not answer a part of it.", again),
    "usage.command": FailureText(
      "This command is not known.", "Nothing is called so.", "Check what was typed, and try again."),
    "usage.argument": FailureText(
      "A part of this command is not understood.", "It does not belong there.",
      "Check what was typed, and try again."),
  ]

  private static let again = "Try again."
  private static let later = "Try again later."
  private static let connect = "Check the connection to the network, and try again."
  private static let network = "Try again in another network."
  private static let update = "Look for a newer version of the app."
  private static let report = "Tell those who make the app."

  /// Of a status that is no success. Each sentence ends with the number.
  static func english(ofStatus status: Int) -> FailureText {
    let known = englishOfStatus[status] ?? englishOfStatus[status / 100 * 100] ?? englishOfStatus[600]
    var text = known ?? FailureText("The server said no", "", report)
    text.sentence += " (\(status))."
    return text
  }

  /// By status; `300` stands for all others from 300 to 399, and so on, and `600` for what is none of these.
  private static let englishOfStatus: [Int: FailureText] = [
    300: FailureText(
      "The server points to another place", "What was asked for is elsewhere, or not new.", report),
    304: FailureText("Nothing has changed", "The server says that what is known is still so.", report),
    400: FailureText(
      "The server does not accept this request", "Something in it is not as it must be.", report),
    401: FailureText(
      "A login is needed for this", "The server does not know who asks, or does not believe it.",
      "Log in, and try again."),
    402: FailureText("This has to be paid for first", "The server asks for a payment.", "Check the account."),
    403: FailureText(
      "This is not allowed", "The server knows who asks, and does not permit it.", "Use another account."),
    404: FailureText(
      "This was not found", "It does not exist, or not for this account.", "Check what was looked for."),
    408: FailureText("The server waited too long for this request", "It came too slowly.", again),
    409: FailureText(
      "This conflicts with what is there", "Somebody else may have changed it meanwhile.",
      "Load it again, and repeat the change."),
    410: FailureText("This is not there any more", "It was removed for good.", "Look for something else."),
    412: FailureText(
      "This was changed by somebody else", "What the change was made from is old.",
      "Load it again, and repeat the change."),
    413: FailureText("This is too large for the server", "It does not take so much.", "Send less at a time."),
    415: FailureText("The server does not take this kind of file", "Its format is not accepted.", report),
    422: FailureText(
      "The server cannot use what was entered", "Something is missing, or not as it must be.",
      "Check what was typed, and try again."),
    429: FailureText("Too many requests were made", "The server takes only so many at a time.", later),
    451: FailureText("This may not be shown", "A law does not permit it here.", "Look for something else."),
    500: FailureText("Something went wrong at the server", "The failure is not on this side.", later),
    501: FailureText("The server cannot do this", "It does not know this kind of request.", report),
    502: FailureText("The server got no good answer itself", "A server behind it failed.", later),
    503: FailureText("The server has too much to do, or is being repaired", "It asks for patience.", later),
    504: FailureText(
      "The server waited for another one in vain", "A server behind it did not answer.", later),
    600: FailureText("The server gave an answer that is not known", "Its status is none of HTTP's.", report),
  ]
}
