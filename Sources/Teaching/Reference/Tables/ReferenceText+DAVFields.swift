extension ReferenceText {
  /// Fields of WebDAV, of calendars and of versions.
  static let davFields: StaticString = """
    Apply-To-Redirect-Ref|request|RFC 4437, 12.2|Whether the request means the reference itself, not what it leads to.|Apply-To-Redirect-Ref: T|header Redirect-Ref
    Cal-Managed-ID|response|RFC 8607, 5.1|The name of an attachment that the calendar server keeps.|Cal-Managed-ID: 97S|header Schedule-Tag
    CalDAV-Timezones|request|RFC 7809, 7.1|Whether calendar data comes with its time zones.|CalDAV-Timezones: F|method REPORT
    DASL|response|RFC 5323, 3.2|Which search languages the server knows.|DASL: <DAV:basicsearch>|method SEARCH
    DAV|both|RFC 4918, 10.1|Which parts of WebDAV the resource supports.|DAV: 1, 2|method OPTIONS, method PROPFIND
    Depth|request|RFC 4918, 10.2|How deep into a collection it goes: `0`, `1` or `infinity`.|Depth: 1|method PROPFIND, method COPY
    Destination|request|RFC 4918, 10.3|Where COPY or MOVE puts it.|Destination: https://a.example/b.txt|method COPY, method MOVE, header Overwrite
    If|request|RFC 4918, 10.4|Only if these ETags and lock tokens hold.|If: (<urn:uuid:181d4fae-7d8c-11d0-a765-00a0c91e6bf2>)|header Lock-Token, 423
    If-Schedule-Tag-Match|request|RFC 6638, 8.3|Only if nobody but the attendees changed the appointment.|If-Schedule-Tag-Match: "e1"|header Schedule-Tag, header If-Match
    Label|request|RFC 3253, 8.3|The version with this label is meant.|Label: release-1|method LABEL
    Lock-Token|both|RFC 4918, 10.5|The name of a lock.|Lock-Token: <urn:uuid:181d4fae-7d8c-11d0-a765-00a0c91e6bf2>|method LOCK, method UNLOCK, 423
    Ordering-Type|request|RFC 3648, 5.1|By which rule a collection is ordered.|Ordering-Type: DAV:custom|header Position, method ORDERPATCH
    Overwrite|request|RFC 4918, 10.6|Whether COPY or MOVE may replace what is there: `T` or `F`.|Overwrite: F|header Destination, 412
    Position|request|RFC 3648, 6.1|Where in an ordered collection the new member stands.|Position: after a.html|header Ordering-Type
    Redirect-Ref|response|RFC 4437, 12.1|Where a redirect of WebDAV leads, as it was written.|Redirect-Ref: /b|header Apply-To-Redirect-Ref
    Schedule-Reply|request|RFC 6638, 8.1|Whether attendees are told that an appointment is deleted.|Schedule-Reply: F|method DELETE
    Schedule-Tag|response|RFC 6638, 8.2|It changes when somebody but an attendee changes the appointment.|Schedule-Tag: "e1"|header If-Schedule-Tag-Match
    Status-URI|response|RFC 2518, 9.7|Which members of a collection have which status; its newer standard left it out.|Status-URI: 404 <https://a.example/b>|207
    Timeout|request|RFC 4918, 10.7|How long the lock shall last.|Timeout: Second-3600|method LOCK
    """
}
