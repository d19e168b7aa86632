import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("The names of settings", .paced)
struct SecretNamesSettingsTests {
  @Test(
    "are secrets' also where words are written together, and where a machine made up the value",
    arguments: [
      ("DB_PASSWORD", "hunter2"), ("PGPASSWORD", "hunter2"), ("DBPASSWORD", "hunter2"),
      ("MYTOKEN", "x y"), ("REDIS_AUTH", "q8Zt4LmWx2RvN6bK"), ("STRIPE_KEY", "q8Zt4LmWx2RvN6bK"),
      ("BEARER", "q8Zt4LmWx2RvN6bK"), ("COOKIE", "q8Zt4LmWx2RvN6bK"), ("TWILIO_SID", "q8Zt4LmWx2RvN6bK"),
    ])
  func secrets(_ name: String, _ value: String) {
    #expect(SecretNames.hidesSetting(name, value))
  }

  @Test(
    "are none of a secret's where the value is a word, a path, a number, or nothing",
    arguments: [
      ("REDIS_AUTH", "none"), ("SORT_KEY", "created_at"), ("BEARER_FORMAT", "JWT"), ("PGPASSWORD", "true"),
      ("PGPASSWORD", ""), ("S3_KEY", "images/2024/AbCdEf123gHi.png"), ("TOKEN_URL", "https://a.test/x"),
      ("TOKEN_TTL", "3600"), ("", "q8Zt4LmWx2RvN6bK"), ("NODE_ENV", "q8Zt4LmWx2RvN6bK"),
    ])
  func others(_ name: String, _ value: String) {
    #expect(!SecretNames.hidesSetting(name, value))
  }
}
