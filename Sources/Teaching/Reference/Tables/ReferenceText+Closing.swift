extension ReferenceText {
  /// The codes with which a WebSocket is closed. `3xxx` and `4xxx` stand for those that have no line of their own.
  static let closingCodes: StaticString = """
    1000|none|RFC 6455, 7.4.1|The conversation came to its end, and nothing is wrong.||websocket, 1001
    1001|none|RFC 6455, 7.4.1|Whoever closes goes away: a server that stops, or a page that is left.||1012, ws.closed
    1002|none|RFC 6455, 7.4.1|The other side broke the rules of frames.||ws.frame, 1007
    1003|none|RFC 6455, 7.4.1|A kind of message came that is not taken, such as bytes where text is wanted.||1007, ws.closed
    1004|none|RFC 6455, 7.4.1|The code is reserved, and nobody sends it.||websocket
    1005|none|RFC 6455, 7.4.1|The close frame had no code in it; the number itself is never sent.||1000, 1006
    1006|none|RFC 6455, 7.4.1|The connection ended without a close frame; the number itself is never sent.||ws.dropped, 1005
      What to do: look for a server that crashed, and for something on the way that ends what is silent for long.
    1007|none|RFC 6455, 7.4.1|A message was not what it says it is, such as text that is not UTF-8.||ws.text, 1003
    1008|none|RFC 6455, 7.4.1|A message is against the rules of whoever closes, and no other code fits.||3000, 1003
    1009|none|RFC 6455, 7.4.1|A message was too large to be taken.||ws.tooLarge, 413
    1010|none|RFC 6455, 7.4.1|The client wants an extension, and the server did not agree to it.||header Sec-WebSocket-Extensions
    1011|none|RFC 6455, 7.4.1|The server met something that it did not expect.||500, ws.closed
      What to do: look into the server's log; the words behind the code may say more.
    1012|none|IANA, WebSocket close codes|The server is restarted.||1001, 1013
      What to do: open the connection again, after a pause.
    1013|none|IANA, WebSocket close codes|The server has too much to do.||503, 1012
      What to do: open the connection again, after a longer pause.
    1014|none|IANA, WebSocket close codes|A gateway had no good answer from the server behind it.||502, 1011
    1015|none|RFC 6455, 7.4.1|TLS could not be agreed on; the number itself is never sent.||tls.protocol, 1006
    3000|none|IANA, WebSocket close codes|It is not known who asks, or they may not.||401, 3003
    3003|none|IANA, WebSocket close codes|It is known who asks, and they may not.||403, 3000
    3008|none|IANA, WebSocket close codes|Something took too long.||408, ws.silent
    3xxx|none|RFC 6455, 7.4.2|Codes from 3000 to 3999 belong to libraries and frameworks, which have them registered.||3000, 4xxx
    4xxx|none|RFC 6455, 7.4.2|Codes from 4000 to 4999 are the application's own: its documentation says what they mean.||3xxx, ws.closed
      In `graphql-transport-ws` 4400 is a wrong message, 4401 not authorized, 4403 forbidden, 4409 an id that is used.
    """
}
