/// What an option means, whatever it is called in the line it stands in.
package enum RequestOption: String, Sendable, Hashable, CaseIterable {
  // What the body is.
  case json, form, multipart, raw, boundary, chunked
  case charset
  case data, dataRaw, dataBinary, dataURLEncode, jsonText, formPart, formString, dataInQuery, uploadFile
  // Headers and credentials.
  case header, cookie, userAgent, referer, range, auth, authType, authSwitch, authSecret
  // Where the request goes, and how.
  case method, url, head, defaultScheme, pathAsIs, globOff
  case follow, sendHeadersAnyway, maxRedirects, timeout, connectTimeout, retry, retryAllErrors, allPages,
    maxPages, pageBy, items, rate
  case until, every, forTime
  case verify, insecure, caCert, cert, certKey, certPass, netrc, proxy, noProxy, resolve, unixSocket
  case http10, http11, http2, http2PriorKnowledge, compressed
  case tlsVersion, tlsNewest, tlsOnly, ciphers, ciphersOfTLS13, ipv4, ipv6, connectTo, socks, proxyUser
  case maxFileSize, limitRate, retryDelay, compress
  case urlQuery, netrcFile, caFolder, timeCondition, keepsPost
  /// More of the line is in a file.
  case config
  /// Another request follows in the line.
  case next
  // What is written beside the body.
  case cookieJar, dumpHeader, writeOut, trace
  // What is shown.
  case responseCharset, reconnect
  case offline, verbose, print, headersOnly, bodyOnly, meta, includeHeaders, output, saveErrors, stream
  case exact
  case download, remoteName, remoteHeaderName, outputFolder, continues
  /// Whether what the program was given may be the body.
  case ignoreInput
  /// Changes nothing of what is sent, trusted or written: it is about another program's terminal.
  case harmless
  /// Changes some of it, and not here: a line that has it is not run.
  case refused
}
