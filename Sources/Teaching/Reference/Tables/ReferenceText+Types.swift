extension ReferenceText {
  /// Media types that APIs and the web use most.
  static let types: StaticString = """
    application/json|none|RFC 8259, 11|JSON. It is UTF-8, and no charset belongs to it.|Content-Type: application/json|type application/problem+json, header Accept, header Content-Type
    application/problem+json|none|RFC 9457, 3|What went wrong, as JSON: type, title, status, detail, instance.|Content-Type: application/problem+json|problem about:blank, 4xx
    application/problem+xml|none|RFC 9457, B|What went wrong, as XML.|Content-Type: application/problem+xml|type application/problem+json
    application/x-www-form-urlencoded|none|WHATWG URL, 5|A form: `a=1&b=2`, with blanks as `+` and other signs as `%XX`.|Content-Type: application/x-www-form-urlencoded|type multipart/form-data
    multipart/form-data|none|RFC 7578, 4|A form with files: parts between lines that `boundary` names.|Content-Type: multipart/form-data; boundary=x|type application/x-www-form-urlencoded
    multipart/byteranges|none|RFC 9110, 14.6|Several parts of a resource; it comes with 206.|Content-Type: multipart/byteranges; boundary=x|206, header Content-Range
    multipart/mixed|none|RFC 2046, 5.1.3|Several parts that belong together, as batches of requests use it.|Content-Type: multipart/mixed; boundary=x|type multipart/form-data
    application/octet-stream|none|RFC 2046, 4.5.1|Bytes, and nobody says of what.|Content-Type: application/octet-stream|header Content-Disposition
    text/plain|none|RFC 2046, 4.1.3|Text that is nothing else.|Content-Type: text/plain; charset=utf-8|header Content-Type
    text/html|none|HTML Standard, text/html|A page of the web.|Content-Type: text/html; charset=utf-8|type application/xhtml+xml
    text/css|none|RFC 2318, 2|A style sheet.|Content-Type: text/css|type text/html
    text/csv|none|RFC 4180, 3|A table: a line a row, commas between cells.|Content-Type: text/csv; header=present|type text/tab-separated-values
    text/tab-separated-values|none|IANA registration of 1993|A table with tabs between cells.|Content-Type: text/tab-separated-values|type text/csv
    text/javascript|none|RFC 9239, 6|A script.|Content-Type: text/javascript|type application/json
    application/javascript|none|RFC 9239, 6|An obsolete name of text/javascript.|Content-Type: application/javascript|type text/javascript
    text/markdown|none|RFC 7763, 3|Markdown.|Content-Type: text/markdown; charset=utf-8|type text/plain
    text/event-stream|none|HTML Standard, server-sent events|Events, one after the other, as long as the connection lasts.|Content-Type: text/event-stream|sse, header Last-Event-ID
    text/xml|none|RFC 7303, 9.2|XML, the same as application/xml.|Content-Type: text/xml|type application/xml
    application/xml|none|RFC 7303, 9.1|XML.|Content-Type: application/xml|type application/json
    application/xhtml+xml|none|RFC 3236, 2|HTML written as XML.|Content-Type: application/xhtml+xml|type text/html
    application/atom+xml|none|RFC 4287, 7|A feed.|Content-Type: application/atom+xml|type application/rss+xml
    application/rss+xml|none|RSS 2.0, convention|A feed. It is not registered.|Content-Type: application/rss+xml|type application/atom+xml
    application/soap+xml|none|RFC 3902, 1|A message of SOAP 1.2.|Content-Type: application/soap+xml|header SoapAction
    application/yaml|none|RFC 9512, 2.1|YAML.|Content-Type: application/yaml|type application/json
    application/jsonl|none|convention|A line, a JSON value. It is not registered.|Content-Type: application/jsonl|type application/x-ndjson, type application/json-seq
    application/x-ndjson|none|convention|A line, a JSON value. It is not registered.|Content-Type: application/x-ndjson|type application/jsonl
    application/json-seq|none|RFC 7464, 4|JSON values one after the other, each behind a sign of its own.|Content-Type: application/json-seq|type application/x-ndjson
    application/json-patch+json|none|RFC 6902, 6|Changes to a JSON document, step by step, for PATCH.|Content-Type: application/json-patch+json|type application/merge-patch+json, method PATCH
    application/merge-patch+json|none|RFC 7396, 4|The members to change in a JSON document, for PATCH; null takes one away.|Content-Type: application/merge-patch+json|type application/json-patch+json, method PATCH
    application/ld+json|none|JSON-LD 1.1, C|JSON whose names are linked to what they mean.|Content-Type: application/ld+json|type application/json
    application/hal+json|none|IETF draft, JSON HAL, 3|JSON with links under `_links`.|Content-Type: application/hal+json|relation next, type application/vnd.api+json
    application/vnd.api+json|none|JSON:API 1.1, content negotiation|JSON in the form of JSON:API: data, errors, links.|Content-Type: application/vnd.api+json|type application/hal+json
    application/geo+json|none|RFC 7946, 12|Places on a map.|Content-Type: application/geo+json|type application/json
    application/schema+json|none|JSON Schema, core, 13|What a JSON document must be like.|Content-Type: application/schema+json|type application/json
    application/jwt|none|RFC 7519, 10.3.1|A signed token.|Content-Type: application/jwt|scheme Bearer
    application/graphql-response+json|none|GraphQL over HTTP, 6.1|An answer of GraphQL whose status says how it went.|Content-Type: application/graphql-response+json|type application/json
    application/vnd.github+json|none|GitHub REST documentation|JSON as GitHub's API recommends to ask for it.|Accept: application/vnd.github+json|header Accept, header X-GitHub-Media-Type
    application/grpc|none|gRPC over HTTP/2, requests|A call of gRPC.|Content-Type: application/grpc|header Grpc-Status, http/2
    application/protobuf|none|IETF draft, protobuf media types|Protocol Buffers.|Content-Type: application/protobuf|type application/grpc
    application/cbor|none|RFC 8949, 9.5|JSON's model in bytes.|Content-Type: application/cbor|type application/json
    application/msgpack|none|convention|MessagePack: JSON's model in bytes.|Content-Type: application/msgpack|type application/cbor
    application/pdf|none|RFC 8118, 4|A document in PDF.|Content-Type: application/pdf|header Content-Disposition
    application/zip|none|IANA registration of 1993|An archive.|Content-Type: application/zip|header Content-Disposition, coding gzip
    application/gzip|none|RFC 6713, 3|A file that is compressed by itself, which is not Content-Encoding.|Content-Type: application/gzip|coding gzip
    application/wasm|none|WebAssembly, Web API, B|A WebAssembly program.|Content-Type: application/wasm|type text/javascript
    application/dns-message|none|RFC 8484, 6|A question or an answer of DNS, over https.|Content-Type: application/dns-message|network.dns
    application/http|none|RFC 9112, 10.2|Whole HTTP messages, as batches use them.|Content-Type: application/http|type multipart/mixed
    application/openapi+json|none|OpenAPI 3.2, media types|A description of an API.|Content-Type: application/openapi+json|type application/schema+json
    message/http|none|RFC 9112, 10.1|One HTTP message, as TRACE sends it back.|Content-Type: message/http|method TRACE
    image/png|none|PNG, 3rd edition, A|A picture without loss.|Content-Type: image/png|type image/webp
    image/jpeg|none|RFC 2046, 4.2|A photograph.|Content-Type: image/jpeg|type image/avif
    image/gif|none|RFC 2046, 4.2|A picture, perhaps moving.|Content-Type: image/gif|type image/webp
    image/svg+xml|none|SVG 2, P|A drawing, as XML; it can hold scripts.|Content-Type: image/svg+xml|type application/xml
    image/webp|none|RFC 9649, 3|A picture, smaller than PNG and JPEG.|Content-Type: image/webp|type image/png
    image/avif|none|AV1 Image File Format, 10|A picture, smaller still.|Content-Type: image/avif|type image/webp
    image/x-icon|none|convention|A site's icon.|Content-Type: image/x-icon|relation icon
    audio/mpeg|none|RFC 3003, 2|Sound in MP3.|Content-Type: audio/mpeg|type video/mp4
    video/mp4|none|RFC 4337, 3|A film.|Content-Type: video/mp4|header Range
    font/woff2|none|RFC 8081, 4.4.6|A font.|Content-Type: font/woff2|cors
    """
}
