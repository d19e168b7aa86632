extension JapaneseWords {
  /// What the reference says of errors of signatures.
  static let referenceSigning: StaticString = """
    {0}, an error of AWS
      {0}（AWS のエラー）
    The server signed the request itself and came to another signature.
      サーバーが同じリクエストに署名したところ、異なる署名になりました。
    What to do: look at the secret first, then compare CanonicalRequest in the answer, where it is, with what was sent.
      対処: まず秘密を確かめ、レスポンスに CanonicalRequest があれば、送ったものと比べてください。
    The server signed the request itself and came to another signature, or the time in it is wrong.
      サーバーが同じリクエストに署名したところ、異なる署名になりました。または時刻が正しくありません。
    What to do: look at the secret first, then at this machine's clock.
      対処: まず秘密を、次にこのマシンの時計を確かめてください。
    The access key is not known there.
      アクセスキーがサーバーに登録されていません。
    What to do: take a key that is not deleted; one that holds for a while needs its token, too (`--token`).
      対処: 削除されていないキーを使ってください。一時的なキーにはトークンも必要です（`--token`）。
    The time in the request is more than 15 minutes from the server's.
      リクエストの時刻がサーバーの時刻と 15 分を超えてずれています。
    What to do: set this machine's clock.
      対処: このマシンの時計を合わせてください。
    The request is too old: it was signed more than 15 minutes ago.
      リクエストが古すぎます。署名してから 15 分を超えています。
    What to do: sign it anew, or set this machine's clock.
      対処: 署名し直すか、このマシンの時計を合わせてください。
    The token of the key has run out.
      キーのトークンの期限が切れました。
    What to do: get another key and its token, and say them with `auth aws`.
      対処: 別のキーとトークンを取得し、`auth aws` で指定してください。
    The request is not signed, or nothing is at its path.
      リクエストに署名がないか、パスに何もありません。
    What to do: sign with `auth aws`, and look at the path.
      対処: `auth aws` で署名し、パスを確かめてください。
    What the request says of its signature is not whole.
      リクエストの署名の記述が不完全です。
    What to do: let `auth aws` sign, and set no Authorization of your own.
      対処: 署名は `auth aws` に任せ、Authorization を自分で指定しないでください。
    The signature is for another region, service or day than the server's.
      署名のリージョン、サービス、日付のどれかがサーバーのものと異なります。
    What to do: take the region that the answer names with `--region`; the service is `--service`.
      対処: レスポンスの示すリージョンを `--region` で指定してください。サービスは `--service` です。
    The body that came is another than the one that was signed.
      届いたボディが署名したものと異なります。
    What to do: set no X-Amz-Content-Sha256 of your own, and look for what changes bodies on the way.
      対処: X-Amz-Content-Sha256 を自分で指定せず、途中でボディを変えるものがないか確かめてください。
    """
}
