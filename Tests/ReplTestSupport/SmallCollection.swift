/// A collection as Postman exports it: a request with a login, one of another kind, and a check.
package enum SmallCollection {
  package static let text = #"""
    {
      "info": {
        "name": "Shop",
        "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json"
      },
      "variable": [{"key": "base", "value": "http://shop.test"}],
      "item": [
        {
          "name": "Fruits",
          "request": {"method": "GET", "url": "{{base}}/fruits", "header": [{"key": "Accept", "value": "text/csv"}]},
          "event": [
            {
              "listen": "test",
              "script": {"exec": ["pm.test('is there', () => pm.response.to.have.status(200));"]}
            }
          ]
        },
        {
          "name": "Orders",
          "request": {
            "method": "POST", "url": "{{base}}/orders",
            "auth": {"type": "bearer", "bearer": [{"key": "token", "value": "canary-1234-canary"}]},
            "body": {"mode": "raw", "raw": "{\"fruit\": 1}", "options": {"raw": {"language": "json"}}}
          }
        },
        {"name": "News", "request": {"method": "GET", "url": "wss://shop.test/news"}}
      ]
    }
    """#
}
