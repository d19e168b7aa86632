extension ReferenceText {
  /// What a link leads to, as IANA's registry of link relations has it.
  static let relations: StaticString = """
    about|none|RFC 6903, 2|What this is about.
    acl|none|Web Access Control, 4|Who may do what with this.
    alternate|none|HTML Standard, link type alternate|Another form of this: a language, a format, a feed.||relation canonical, header Vary
    amphtml|none|AMP HTML|The same page as AMP.
    api-catalog|none|RFC 9727, 3|A list of the APIs that are here.||relation service-desc
    appendix|none|HTML 4.01, 6.12|An appendix.
    apple-touch-icon|none|Apple documentation|An icon for a home screen.||relation icon
    apple-touch-startup-image|none|Apple documentation|A picture to show while an app starts.
    archives|none|HTML5 of 2010, 4.12.4|Older records.
    author|none|HTML Standard, link type author|Who wrote this.
    blocked-by|none|RFC 7725, 4|Who blocks this for reasons of law.|Link: <https://spqr.example.org/legislatione>; rel="blocked-by"|451
    bookmark|none|HTML Standard, link type bookmark|A link to this that lasts.
    c2pa-manifest|none|C2PA specification, external manifests|Where this content comes from, signed.
    canonical|none|RFC 6596, 3|The one of several same pages that should be named.||relation alternate
    chapter|none|HTML 4.01, 6.12|A chapter.
    cite-as|none|RFC 8574, 4|The link by which this should be cited.
    collection|none|RFC 6573, 2.2|The list that this belongs to.||relation item
    compression-dictionary|none|RFC 9842, 3|A dictionary for compressing later answers.||header Use-As-Dictionary
    contents|none|HTML 4.01, 6.12|A table of contents.
    convertedfrom|none|RFC 7991, B|The document this was made from.
    copyright|none|HTML 4.01, 6.12|Who has the rights.||relation license
    create-form|none|RFC 6861, 3.1|A form by which one more is made.||relation edit-form
    current|none|RFC 5005, 4|The newest part of a feed.||relation prev-archive
    deprecation|none|RFC 9745, 3|What is to be known of this being deprecated.||header Deprecation, relation sunset
    describedby|none|Protocol for Web Description Resources, A|What describes this, such as a schema.||relation describes
    describes|none|RFC 6892, 3|What this describes.||relation describedby
    disclosure|none|RFC 6579, 2|Patents that touch on this.
    dns-prefetch|none|HTML Standard, link type dns-prefetch|A host whose name should be looked up in advance.||relation preconnect
    duplicate|none|RFC 6249, 1|The same bytes at another place.||relation canonical
    edit|none|RFC 5023, 11.1|Where this can be changed.||relation edit-form, method PUT
    edit-form|none|RFC 6861, 3.2|A form by which this is changed.||relation create-form
    edit-media|none|RFC 5023, 11.2|Where the media belonging to this can be changed.||relation edit
    enclosure|none|RFC 4287, 4.2.7.2|A file that belongs to this and may be large.
    external|none|HTML Standard, link type external|It leads to another site.
    first|none|RFC 5988, 6.2.2|The first page.||relation next, relation last
    geofeed|none|RFC 9877, 3|Where addresses are, on the map.
    glossary|none|HTML 4.01, 6.12|A list of words and what they mean.
    help|none|HTML Standard, link type help|Help.||relation service-doc
    hosts|none|RFC 6690, 2.2|What a small device has.
    hub|none|WebSub, 4|Where to subscribe to this.
    ice-server|none|RFC 9725, 4.4|A server for connections of video calls.
    icon|none|HTML Standard, link type icon|An icon.
    index|none|HTML 4.01, 6.12|An index.
    intervalAfter|none|W3C Time Ontology, 4.2|An interval that this one comes after.
    intervalBefore|none|W3C Time Ontology, 4.2|An interval that this one comes before.
    intervalContains|none|W3C Time Ontology, 4.2|An interval inside this one.
    intervalDisjoint|none|W3C Time Ontology, 4.2|An interval apart from this one.
    intervalDuring|none|W3C Time Ontology, 4.2|An interval that this one lies in.
    intervalEquals|none|W3C Time Ontology, 4.2|The same interval.
    intervalFinishedBy|none|W3C Time Ontology, 4.2|An interval that ends this one.
    intervalFinishes|none|W3C Time Ontology, 4.2|An interval that this one ends.
    intervalIn|none|W3C Time Ontology, 4.2|An interval that this one is in.
    intervalMeets|none|W3C Time Ontology, 4.2|An interval that begins where this one ends.
    intervalMetBy|none|W3C Time Ontology, 4.2|An interval that ends where this one begins.
    intervalOverlappedBy|none|W3C Time Ontology, 4.2|An interval that reaches into this one.
    intervalOverlaps|none|W3C Time Ontology, 4.2|An interval into which this one reaches.
    intervalStartedBy|none|W3C Time Ontology, 4.2|An interval that begins this one.
    intervalStarts|none|W3C Time Ontology, 4.2|An interval that this one begins.
    item|none|RFC 6573, 2.1|A member of this list.||relation collection
    last|none|RFC 5988, 6.2.2|The last page.||relation first, relation next
    latest-version|none|RFC 5829, 3.2|The newest version.||relation version-history
    license|none|RFC 4946, 2|The licence of this.
    linkset|none|RFC 9264, 6|Links of this, in a document of their own.||header Link
    lrdd|none|RFC 6415, 6.3|What describes this, by host-meta.||relation describedby
    manifest|none|Web Application Manifest, 4|What a web app is called and looks like.
    mask-icon|none|Apple documentation|An icon in one colour.
    me|none|Microformats rel=me|Another page of the same person.
    media-feed|none|Microformats media feeds, draft|A feed of films.
    memento|none|RFC 7089, 2.2|A state of this in the past.||header Memento-Datetime
    micropub|none|W3C Micropub, 5.3|Where posts are sent to.
    modulepreload|none|HTML Standard, link type modulepreload|A module that should be loaded early.||relation preload
    monitor|none|RFC 5989, 4|Where changes of this are told.
    monitor-group|none|RFC 5989, 4|Where changes of this group are told.
    next|none|RFC 5988, 6.2.2|The next page.|Link: <https://api.example/items?page=2>; rel="next"|relation prev, relation first, relation last, header Link
    next-archive|none|RFC 5005, 4|The next part of an archive.||relation prev-archive
    nofollow|none|HTML Standard, link type nofollow|The author does not vouch for the target.
    noopener|none|HTML Standard, link type noopener|The target shall not reach the page that opened it.||relation noreferrer
    noreferrer|none|HTML Standard, link type noreferrer|The target shall not be told where from.||header Referer
    opener|none|HTML Standard, link type opener|The target may reach the page that opened it.||relation noopener
    openid2.local_id|none|OpenID 2.0, 7.3.3|A name at a provider of OpenID.
    openid2.provider|none|OpenID 2.0, 7.3.3|A provider of OpenID.
    original|none|RFC 7089, 2.2|What this is an archived state of.||relation memento
    p3pv1|none|P3P 1.0, 2.2.3|What a site says it does with data.||header P3P
    payment|none|RFC 5988, 6.2.2|Where to pay.||402
    pingback|none|Pingback 1.0|Where a blog is told of links to it.||header X-Pingback
    preconnect|none|HTML Standard, link type preconnect|A host to connect to in advance.||relation dns-prefetch
    predecessor-version|none|RFC 5829, 3.5|The version before.||relation successor-version
    prefetch|none|HTML Standard, link type prefetch|What will probably be wanted next.||header Sec-Purpose
    preload|none|HTML Standard, link type preload|What this page needs soon.|Link: </style.css>; rel=preload; as=style|103
    prerender|none|Resource Hints draft|What should be made ready in the background.||relation prefetch
    prev|none|RFC 5988, 6.2.2|The page before.||relation next
    prev-archive|none|RFC 5005, 4|The part of an archive before.||relation next-archive
    preview|none|RFC 6903, 3|A preview.
    previous|none|HTML 4.01, 6.12|The same as prev.||relation prev
    privacy-policy|none|RFC 6903, 4|What is done with data.||relation terms-of-service
    profile|none|RFC 6906, 3|Rules that this keeps beyond those of its type.||relation type
    publication|none|W3C Publication Manifest, 6|What a publication is made of.
    rdap-active|none|RFC 9910, 3|The record of this object that counts.
    rdap-bottom|none|RFC 9910, 3|The lowest objects below this one.
    rdap-down|none|RFC 9910, 3|The objects below this one.
    rdap-top|none|RFC 9910, 3|The highest object above this one.
    rdap-up|none|RFC 9910, 3|The object above this one.
    related|none|RFC 4287, 4.2.7.2|Something related.
    replies|none|RFC 4685, 4|Answers to this.
    restconf|none|RFC 8040, 3.1|Where a device's RESTCONF begins.
    ruleinput|none|OCF Core, rules|What a rule looks at.
    search|none|OpenSearch 1.1, 4|Where to search.
    section|none|HTML 4.01, 6.12|A section.
    self|none|RFC 4287, 4.2.7.2|This itself.||relation canonical
    service|none|RFC 5023, 8.2|Where a publishing service is described.
    service-desc|none|RFC 8631, 4.2|A description for programs, such as OpenAPI.||relation service-doc, relation api-catalog
    service-doc|none|RFC 8631, 4.1|Documentation for people.||relation service-desc
    service-meta|none|RFC 8631, 4.3|More about a service.||relation service-desc
    sip-trunking-capability|none|RFC 9409, 3|What a telephone provider can do.
    sponsored|none|Google Search documentation|Somebody paid for the link.||relation nofollow
    start|none|HTML 4.01, 6.12|The first of a row.||relation first
    status|none|RFC 8631, 4.4|How the service is doing.||503
    stylesheet|none|HTML Standard, link type stylesheet|A style sheet.||relation preload
    subsection|none|HTML 4.01, 6.12|A part of a section.
    successor-version|none|RFC 5829, 3.6|The version after.||relation predecessor-version
    sunset|none|RFC 8594, 6|What is to be known of this being taken away.||header Sunset, relation deprecation
    tag|none|HTML Standard, link type tag|A word that this is about.
    terms-of-service|none|RFC 6903, 5|The terms of use.||relation privacy-policy
    timegate|none|RFC 7089, 2.2|Where a state of the past can be asked for.||header Accept-Datetime
    timemap|none|RFC 7089, 2.2|A list of states of the past.||relation memento
    type|none|RFC 6903, 6|What kind of thing this is.||relation profile
    ugc|none|Google Search documentation|Users wrote the link.||relation nofollow
    up|none|RFC 5988, 6.2.2|What is above this.||relation collection
    version-history|none|RFC 5829, 3.1|All versions.||relation latest-version
    via|none|RFC 4287, 4.2.7.2|Where this was taken from.
    webmention|none|W3C Webmention, 3.1.2|Where a page is told of links to it.
    working-copy|none|RFC 5829, 3.3|The copy that is worked on.||relation working-copy-of
    working-copy-of|none|RFC 5829, 3.4|What this is a working copy of.||relation working-copy
    """
}
