/// Tokens, and the keys that they were signed with, made by another library (Python's cryptography).
enum SampleTokens {
  static let rs256 =
    "eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6InIifQ.eyJpc3MiOiJodHRwczovL2lkLmV4YW1wbGUiLCJ"
    + "zdWIiOiJhZGEiLCJhdWQiOiJhcHVzIiwiaWF0IjoxNzAwMDAwMDAwLCJleHAiOjE3MDAwMDM2MDB9.OiuNQThWJXw9"
    + "kACchK1ws5dbUPUugUiCCYQk38EI2zJ4_R4w-NZwePe8oCjwubtgkcl8JxJxUR2_TA7mjBb3r8hRzCEKN3y3ZUFak4"
    + "b3K_eUkTz8F0P8bd5EgpZgSaYerxWUauP5KAHjsmJwz1OF7oEaK5ba1li4f63ac7Xu7yVtWU2sO6uurDrw7wwPYO1q"
    + "E6JNGlukvBcRjRZjteo178NfcieV7e6wqJsr_dTVID5fNLKuLgwJF5lTW7RviXXjOmw9JtWIR36qs-2IBHw0P0Re5R"
    + "23P3BLB8Hr6sCE-KxjWzJPXzZxMOd5y0CU67jYptoeX5q7l-0sNiHNeHH9Qg"

  static let es256 =
    "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6ImUifQ.eyJpc3MiOiJodHRwczovL2lkLmV4YW1wbGUiLCJ"
    + "zdWIiOiJhZGEiLCJhdWQiOiJhcHVzIiwiaWF0IjoxNzAwMDAwMDAwLCJleHAiOjE3MDAwMDM2MDB9.UdnWxpDuwqzp"
    + "RMua-uK2GS0fZQ1Svt55Zevy6qxof6KZg0r2kOzzIniV_EUJiL8vY7y-ct9aJ8eNIjXYVCOHJg"

  static let edDSA =
    "eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCIsImtpZCI6ImQifQ.eyJpc3MiOiJodHRwczovL2lkLmV4YW1wbGUiLCJ"
    + "zdWIiOiJhZGEiLCJhdWQiOiJhcHVzIiwiaWF0IjoxNzAwMDAwMDAwLCJleHAiOjE3MDAwMDM2MDB9.RfXXYUkQofVA"
    + "Qz5tE_2nHtUb5ND7pKdLcR3svLfq1WT2QUkWeb3YZ77D0oZHcy9Nk09Gvnv-YDV8TyEM5TytAw"

  static let keys = #"""
    {"keys": [
      {"kty": "RSA", "kid": "r", "use": "sig", "n": "s_is-6wmAizE5-UWhbKj9V2ltTL5y_hclXbY1zY8NdDZu9h_CVzgesz-iiet_a63IEY5OLqu1wBu7TvJtZe8MLRzkyLyflpXfb-H88_4XnVN5efovq4VSga2kHR7gETTGitSpLYRaiWdM6GfbDx0oyPbRm2iLj6w9GD97Hd57zqLjSs_ov0EGBEqWT7Viw3XK9WFtjHHyEFwlcpc8kGBxWPh3cE9EsZmbW3R1Kg92HvJt1bnYzRzDq-auHznW3Cm80qbp9DhPAQrdUaghNx6s8jlXvcaJTqgaIMRxEjCdX58aqsTB1vlgnbeKu_XnrZD9tGR9Ro1sAJhJ5F2Duow5Q", "e": "AQAB"},
      {"kty": "EC", "kid": "e", "crv": "P-256", "x": "oo0A-OP4IHoO2MYMQ0SYjLHDNHLMtQf2-aF8xFVHmVo", "y": "Z04hM8AH9PB_5cE_-yGHZobhu_HgOtL-bHGmtJCCO6A"},
      {"kty": "OKP", "kid": "d", "crv": "Ed25519", "x": "zPFGlpOiGzfTN9t1pPu2Pn8-OYlqQcViW8Mz76NOkXg"}
    ]}
    """#
}
