// What wget calls its options. Most of those about files of a whole site are not known, which refuses the line.
extension OptionSpec {
  static let wget = [
    OptionSpec(.header, "HEADER", wget: "--header", "send this header: 'Name: value'"),
    OptionSpec(.dataRaw, "DATA", wget: "--post-data --body-data", "send this as the body"),
    OptionSpec(.dataBinary, "FILE", wget: "--post-file --body-file", "send this file as the body"),
    OptionSpec(.method, "METHOD", wget: "--method", "use this method"),
    OptionSpec(.userAgent, "TEXT", wget: "--user-agent -U", "send this User-Agent"),
    OptionSpec(.referer, "URL", wget: "--referer", "send this Referer"),
    OptionSpec(.auth, "USER", wget: "--user --http-user", "who asks"),
    OptionSpec(.authSecret, "PASSWORD", wget: "--password --http-password", "the password of who asks"),
    OptionSpec(.insecure, wget: "--no-check-certificate", "do not check certificates"),
    OptionSpec(.caCert, "FILE", wget: "--ca-certificate", "trust the authorities in this file"),
    OptionSpec(.cert, "FILE", wget: "--certificate", "show this certificate"),
    OptionSpec(.certKey, "FILE", wget: "--private-key", "its key"),
    OptionSpec(.timeout, "SECONDS", wget: "--timeout -T", "give up after so long"),
    OptionSpec(.connectTimeout, "SECONDS", wget: "--connect-timeout", "give up connecting after so long"),
    OptionSpec(.maxRedirects, "NUMBER", wget: "--max-redirect", "follow at most so many redirects"),
    OptionSpec(.output, "FILE", wget: "--output-document -O", "put the body into a file"),
    OptionSpec(
      .includeHeaders, wget: "--server-response -S --save-headers", "show the response's headers too"),
    OptionSpec(.ipv4, wget: "--inet4-only -4", "connect to addresses of IPv4 only"),
    OptionSpec(.ipv6, wget: "--inet6-only -6", "connect to addresses of IPv6 only"),
    OptionSpec(
      .harmless,
      wget: """
        --quiet -q --verbose -v --no-verbose --show-progress --auth-no-challenge --no-hsts --no-netrc --https-only
        """, "say less, or more"),
    OptionSpec(.harmless, "VALUE", wget: "--progress", "show it in another way"),
    OptionSpec(.refused, wget: "--no-cache", "has caches asked for nothing they keep"),
    OptionSpec(.refused, "VALUE", wget: "--compression", "says what encodings are offered"),
    OptionSpec(.refused, "NUMBER", wget: "--tries -t", "says how often to try"),
    OptionSpec(.refused, wget: "--no-cookies", "keeps no cookies on the way"),
    OptionSpec(.refused, wget: "--content-on-error", "writes the body of an error"),
    OptionSpec(.refused, wget: "--content-disposition", "lets the server name the file"),
    OptionSpec(.refused, wget: "--recursive -r --mirror -m --page-requisites -p", "asks for a whole site"),
    OptionSpec(.refused, "FILE", wget: "--input-file -i", "has its URLs in a file"),
    OptionSpec(
      .refused, wget: "--continue -c --timestamping -N --no-clobber", "looks at a file that is there"),
    OptionSpec(.refused, "FOLDER", wget: "--directory-prefix -P", "chooses which file is written"),
    OptionSpec(
      .refused, "FILE", wget: "--load-cookies --save-cookies --output-file -o", "reads or writes a file"),
  ]
}
