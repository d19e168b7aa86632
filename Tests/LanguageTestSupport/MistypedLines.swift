/// Lines with a secret that only a word before it tells.
package enum MistypedLines {
  /// As they are typed, and as they may be shown.
  package static let masked = [
    // Blanks where none belong.
    ("Authorization: Basic S3CRET", "Authorization: Basic •••"), ("X-Api-Key: S3CRET", "X-Api-Key: •••"),
    ("password: S3CRET", "password: •••"), ("Authorization = S3CRET", "Authorization = •••"),
    ("get /x Authorization: Bearer S3CRET", "get /x Authorization: Bearer •••"),
    ("get /x Authorization: S3CRET==1", "get /x Authorization: •••"),
    ("get /x Authorization: X-Mine:S3CRET", "get /x Authorization: •••"),
    ("get /x Cookie: sid=S3CRET q==1", "get /x Cookie: ••• q==1"),
    ("get /x Authorization:Bearer S3CRET -v", "get /x Authorization:Bearer ••• -v"),
    ("get /x Authorization: S3CRET Accept:text/plain", "get /x Authorization: ••• Accept:text/plain"),
    ("post /x password = S3CRET name=Ada", "post /x password = ••• name=Ada"),
    ("post /x password =S3CRET", "post /x password =•••"), ("post /x token= S3CRET", "post /x token= •••"),
    ("Bearer: S3CRET", "Bearer: •••"),
    ("curl -H Authorization: Bearer S3CRET http://h", "curl -H Authorization: Bearer ••• http://h"),
    ("export TOKEN = S3CRET", "export TOKEN = •••"), ("token: 'S3CRET'", "token: •••"),
    ("Authorization: Digest username=\"me\", response=\"S3CRET\"", "Authorization: Digest ••• •••"),
    // Words for signs.
    ("bearer S3CRET", "bearer •••"), ("auth S3CRET", "auth •••"), ("bearer id:S3CRET=", "bearer •••"),
    ("set auth bearer S3CRET", "set auth bearer •••"),
    ("header Authorization S3CRET", "header Authorization •••"),
    ("'Authorization Bearer S3CRET'", "'Authorization Bearer •••'"),
    ("let token S3CRET", "let token •••"), ("lett token S3CRET", "lett token •••"),
    ("set cookie sid S3CRET", "set cookie sid •••"), ("cookie sid S3CRET", "cookie sid •••"),
    ("github token S3CRET", "github token •••"), ("login me S3CRET", "login me •••"),
    ("login S3CRET", "login •••"), ("login me:S3CRET", "login me:•••"), ("basic me S3CRET", "basic me •••"),
    ("use github token S3CRET", "use github token •••"), ("get token S3CRET", "get token •••"),
    ("repeat 2 get /x bearer S3CRET", "repeat 2 get /x bearer •••"),
    // What was meant to be `auth`, with nothing behind it but the secret.
    ("aut S3CRET", "aut •••"), ("authx S3CRET", "authx •••"), ("authbearer S3CRET", "authbearer •••"),
    ("authbasic me S3CRET", "authbasic me •••"),
    // A query with blanks in it.
    ("get /x?password = S3CRET", "get /x?password = •••"),
    ("get /x?a=1&token= S3CRET", "get /x?a=1&token= •••"),
    // Options that there are not, and other programs' addresses.
    ("get /x --bearer S3CRET", "get /x --bearer •••"), ("get /x --bearer=S3CRET", "get /x --bearer=•••"),
    ("get --token S3CRET users a=1", "get --token ••• users a=1"),
    ("get /x --password S3CRET", "get /x --password •••"),
    ("get /x --api-key S3CRET", "get /x --api-key •••"),
    ("get /x --auth bearer S3CRET", "get /x --auth bearer •••"),
    ("get /x | mail --token S3CRET", "get /x | mail --token •••"),
    ("set proxy u:S3CRET@h", "set proxy u:•••@h"), ("base u:S3CRET@h", "base u:•••@h"),
    ("get u:S3CRET@h/x", "get u:•••@h/x"),
  ]
}
