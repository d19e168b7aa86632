extension ReferenceText {
  /// Methods beyond those of RFC 9110 and PATCH. `safe` and `idempotent` are as registered.
  static let methods: StaticString = """
    QUERY|safe idempotent|RFC 10008, 2|Ask with a body: it is safe as GET is, and its parameters stand in the body.|QUERY /contacts HTTP/1.1|method GET, method POST, header Accept-Query
      The answer can be cached; the body belongs to what it is kept under.
      `Content-Type` is required: it says what kind of query the body is.
    ACL|idempotent|RFC 3744, 8.1|Set who may do what with a resource.|ACL /files/a HTTP/1.1|403
    BASELINE-CONTROL|idempotent|RFC 3253, 12.6|Put a collection as a whole under version control.|BASELINE-CONTROL /projects/a HTTP/1.1|method VERSION-CONTROL
    BIND|idempotent|RFC 5842, 4|Give a resource one more name in a collection.|BIND /collection HTTP/1.1|method UNBIND, method REBIND, 208
    CHECKIN|idempotent|RFC 3253, 4.4|Make what was checked out the next version.|CHECKIN /files/a HTTP/1.1|method CHECKOUT
    CHECKOUT|idempotent|RFC 3253, 4.3|Take a version to work on it.|CHECKOUT /files/a HTTP/1.1|method CHECKIN, method UNCHECKOUT
    COPY|idempotent|RFC 4918, 9.8|Copy a resource to where `Destination` says.|COPY /files/a HTTP/1.1|method MOVE, header Destination, header Overwrite
    LABEL|idempotent|RFC 3253, 8.2|Give a version a label, or take it away.|LABEL /files/a HTTP/1.1|header Label
    LINK|idempotent|RFC 2068, 19.6.1.2|Make a link between resources; its standard is obsolete.|LINK /files/a HTTP/1.1|method UNLINK, header Link
    LOCK|none|RFC 4918, 9.10|Lock a resource, so that nobody else changes it.|LOCK /files/a HTTP/1.1|method UNLOCK, header Lock-Token, 423
    MERGE|idempotent|RFC 3253, 11.2|Bring two lines of versions together.|MERGE /files/a HTTP/1.1|method CHECKIN
    MKACTIVITY|idempotent|RFC 3253, 13.5|Make an activity: changes that belong together.|MKACTIVITY /activities/a HTTP/1.1|method CHECKOUT
    MKCALENDAR|idempotent|RFC 4791, 5.3.1|Make a calendar.|MKCALENDAR /calendars/a HTTP/1.1|method MKCOL
    MKCOL|idempotent|RFC 4918, 9.3|Make a collection, which is WebDAV's folder.|MKCOL /files/new/ HTTP/1.1|method PUT, 405, 409
    MKREDIRECTREF|idempotent|RFC 4437, 6|Make a reference that redirects.|MKREDIRECTREF /a HTTP/1.1|header Redirect-Ref
    MKWORKSPACE|idempotent|RFC 3253, 6.3|Make a workspace, in which versions are worked on.|MKWORKSPACE /ws/a HTTP/1.1|method CHECKOUT
    MOVE|idempotent|RFC 4918, 9.9|Move a resource to where `Destination` says.|MOVE /files/a HTTP/1.1|method COPY, header Destination
    ORDERPATCH|idempotent|RFC 3648, 7|Change the order of a collection.|ORDERPATCH /list/ HTTP/1.1|header Ordering-Type, header Position
    PRI|safe idempotent|RFC 9113, 3.4|It is never sent as a method: an HTTP/2 connection begins with this word.|PRI * HTTP/2.0|http/2
      A server that answers it with an error speaks HTTP/1 only.
    PROPFIND|safe idempotent|RFC 4918, 9.1|Ask for properties of a resource, or of all in a collection.|PROPFIND /files/ HTTP/1.1|header Depth, 207, method PROPPATCH
    PROPPATCH|idempotent|RFC 4918, 9.2|Set properties of a resource, or take them away.|PROPPATCH /files/a HTTP/1.1|method PROPFIND, 207
    REBIND|idempotent|RFC 5842, 6|Move a name from one collection to another.|REBIND /collection HTTP/1.1|method BIND
    REPORT|safe idempotent|RFC 3253, 3.6|Ask a question of a kind that the body names.|REPORT /calendars/a HTTP/1.1|method PROPFIND, method SEARCH
    SEARCH|safe idempotent|RFC 5323, 2|Search, by a query in the body.|SEARCH /files/ HTTP/1.1|method QUERY, header DASL
    UNBIND|idempotent|RFC 5842, 5|Take one name of a resource away.|UNBIND /collection HTTP/1.1|method BIND, method DELETE
    UNCHECKOUT|idempotent|RFC 3253, 4.5|Give up what was checked out.|UNCHECKOUT /files/a HTTP/1.1|method CHECKOUT
    UNLINK|idempotent|RFC 2068, 19.6.1.3|Take a link between resources away; its standard is obsolete.|UNLINK /files/a HTTP/1.1|method LINK
    UNLOCK|idempotent|RFC 4918, 9.11|Take a lock away.|UNLOCK /files/a HTTP/1.1|method LOCK, header Lock-Token
    UPDATE|idempotent|RFC 3253, 7.1|Make a resource be another of its versions.|UPDATE /files/a HTTP/1.1|method VERSION-CONTROL
    UPDATEREDIRECTREF|idempotent|RFC 4437, 7|Change where a reference redirects to.|UPDATEREDIRECTREF /a HTTP/1.1|method MKREDIRECTREF
    VERSION-CONTROL|idempotent|RFC 3253, 3.5|Put a resource under version control.|VERSION-CONTROL /files/a HTTP/1.1|method CHECKIN
    """
}
