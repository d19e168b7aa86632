extension PublishedAPI {
  /// Well-known APIs, by their names. A line that cannot be read is not there, and a test misses it.
  static let all: [PublishedAPI] = text.split(separator: "\n").compactMap { try? PublishedAPI($0) }

  /// Each address is its owner's. `HEAD` is the branch that the owner shows.
  static let text = """
    adyen https://checkout-test.adyen.com/v71 https://raw.githubusercontent.com/Adyen/adyen-openapi/HEAD/json/CheckoutService-v71.json 0.9MB header:X-API-Key:ADYEN_API_KEY Adyen Checkout, for tests
    asana https://app.asana.com/api/1.0 https://raw.githubusercontent.com/Asana/openapi/HEAD/defs/asana_oas.yaml 2.2MB bearer:ASANA_ACCESS_TOKEN Asana
    assemblyai https://api.assemblyai.com https://raw.githubusercontent.com/AssemblyAI/assemblyai-api-spec/HEAD/openapi.yml 150kB header:Authorization:ASSEMBLYAI_API_KEY AssemblyAI
    auth0 https://{tenant}.auth0.com/api/v2 https://auth0.com/docs/api/management/openapi.json - bearer Auth0 Management
    bitbucket https://api.bitbucket.org/2.0 https://api.bitbucket.org/swagger.json - bearer:BITBUCKET_TOKEN Bitbucket Cloud
    box https://api.box.com/2.0 https://raw.githubusercontent.com/box/box-openapi/HEAD/openapi.json 1.8MB bearer:BOX_TOKEN Box Platform
    bungie https://www.bungie.net/Platform https://raw.githubusercontent.com/Bungie-net/api/HEAD/openapi.json 1.9MB header:X-API-Key:BUNGIE_API_KEY Bungie.net, Destiny among it
    circleci https://circleci.com/api/v2 https://circleci.com/api/v2/openapi.json 0.6MB header:Circle-Token:CIRCLE_TOKEN CircleCI
    cloudflare https://api.cloudflare.com/client/v4 https://raw.githubusercontent.com/cloudflare/api-schemas/HEAD/openapi.json 10MB bearer:CLOUDFLARE_API_TOKEN Cloudflare
    codeberg https://codeberg.org/api/v1 https://codeberg.org/swagger.v1.json - bearer:CODEBERG_TOKEN Codeberg, which is Forgejo
    confluence https://{site}.atlassian.net/wiki/api/v2 https://developer.atlassian.com/cloud/confluence/openapi-v2.v3.json - basic Confluence Cloud
    crates https://crates.io https://crates.io/api/openapi.json - - crates.io, Rust's packages
    datadog https://api.datadoghq.com https://raw.githubusercontent.com/DataDog/datadog-api-client-go/HEAD/.generator/schemas/v2/openapi.yaml 3MB header:DD-API-KEY:DD_API_KEY Datadog, version 2
    digitalocean https://api.digitalocean.com https://api-engineering.nyc3.digitaloceanspaces.com/spec-ci/DigitalOcean-public.v2.yaml 2.5MB bearer:DIGITALOCEAN_ACCESS_TOKEN DigitalOcean
    discord https://discord.com/api/v10 https://raw.githubusercontent.com/discord/discord-api-spec/HEAD/specs/openapi.json 1.2MB header:Authorization Discord
    docker-hub https://hub.docker.com https://docs.docker.com/reference/api/hub/latest.yaml 150kB bearer Docker Hub
    dropbox-sign https://api.hellosign.com/v3 https://raw.githubusercontent.com/hellosign/hellosign-openapi/HEAD/openapi.yaml 0.4MB basic Dropbox Sign
    elevenlabs https://api.elevenlabs.io https://api.elevenlabs.io/openapi.json - header:xi-api-key:ELEVENLABS_API_KEY ElevenLabs
    eve https://esi.evetech.net https://esi.evetech.net/meta/openapi.json - - EVE Online's ESI
    exoscale https://api-{zone}.exoscale.com/v2 https://openapi-v2.exoscale.com/source.json - - Exoscale
    figma https://api.figma.com https://raw.githubusercontent.com/figma/rest-api-spec/HEAD/openapi/openapi.yaml 0.3MB header:X-Figma-Token:FIGMA_TOKEN Figma
    fly https://api.machines.dev/v1 https://docs.machines.dev/spec/openapi3.json 140kB bearer:FLY_API_TOKEN Fly Machines
    github https://api.github.com https://raw.githubusercontent.com/github/rest-api-description/HEAD/descriptions/api.github.com/api.github.com.json 13MB bearer:GITHUB_TOKEN,GH_TOKEN GitHub
    gitlab https://gitlab.com https://gitlab.com/gitlab-org/gitlab/-/raw/master/doc/api/openapi/openapi_v3.yaml 4MB bearer:GITLAB_TOKEN GitLab
    heroku https://api.heroku.com https://api.heroku.com/schema - bearer:HEROKU_API_KEY as:application/vnd.heroku+json;version=3 Heroku Platform
    hetzner https://api.hetzner.cloud/v1 https://docs.hetzner.cloud/cloud.spec.json 3.5MB bearer:HCLOUD_TOKEN Hetzner Cloud
    httpbin https://httpbin.org https://httpbin.org/spec.json - - httpbin, which answers with what it was asked
    hubspot https://api.hubapi.com https://raw.githubusercontent.com/HubSpot/HubSpot-public-api-spec-collection/HEAD/PublicApiSpecs/CRM/Contacts/Rollouts/424/v3/contacts.json - bearer:HUBSPOT_ACCESS_TOKEN HubSpot's contacts
    huggingface https://huggingface.co https://huggingface.co/.well-known/openapi.json 1MB bearer:HF_TOKEN Hugging Face Hub
    intercom https://api.intercom.io https://raw.githubusercontent.com/intercom/Intercom-OpenAPI/HEAD/descriptions/2.14/api.intercom.io.yaml 0.9MB bearer:INTERCOM_ACCESS_TOKEN Intercom 2.14
    jikan https://api.jikan.moe/v4 https://raw.githubusercontent.com/jikan-me/jikan-rest/HEAD/storage/api-docs/api-docs.json 250kB - Jikan, anime and manga
    jira https://{site}.atlassian.net https://developer.atlassian.com/cloud/jira/platform/swagger-v3.v3.json - basic Jira Cloud
    kubernetes http://127.0.0.1:8001 https://raw.githubusercontent.com/kubernetes/kubernetes/HEAD/api/openapi-spec/swagger.json 3.5MB - Kubernetes, behind kubectl proxy
    launchdarkly https://app.launchdarkly.com https://app.launchdarkly.com/api/v2/openapi.json - header:Authorization:LAUNCHDARKLY_ACCESS_TOKEN LaunchDarkly
    linode https://api.linode.com https://raw.githubusercontent.com/linode/linode-api-docs/HEAD/openapi.json 6MB bearer:LINODE_CLI_TOKEN Linode, of Akamai
    lob https://api.lob.com/v1 https://raw.githubusercontent.com/lob/lob-openapi/HEAD/dist/lob-api-bundled.yml 0.8MB basic Lob, which sends letters
    mailchimp https://{dc}.api.mailchimp.com/3.0 https://api.mailchimp.com/schema/3.0/Swagger.json?expand - basic Mailchimp Marketing
    mangadex https://api.mangadex.org https://api.mangadex.org/docs/static/api.yaml 170kB - MangaDex
    mistral https://api.mistral.ai https://docs.mistral.ai/openapi.yaml - bearer:MISTRAL_API_KEY Mistral AI
    mongodb-atlas https://cloud.mongodb.com https://raw.githubusercontent.com/mongodb/openapi/HEAD/openapi/v2.json 3.2MB digest MongoDB Atlas
    neon https://console.neon.tech/api/v2 https://neon.com/api_spec/release/v2.json - bearer:NEON_API_KEY Neon
    netlify https://api.netlify.com/api/v1 https://open-api.netlify.com/swagger.json - bearer:NETLIFY_AUTH_TOKEN Netlify
    notion https://api.notion.com https://raw.githubusercontent.com/makenotion/notion-mcp-server/HEAD/scripts/notion-openapi.json 70kB bearer:NOTION_TOKEN Notion
    okta https://{domain}.okta.com https://raw.githubusercontent.com/okta/okta-management-openapi-spec/HEAD/dist/current/management-minimal.yaml 1.7MB header:Authorization Okta Management
    open-meteo https://api.open-meteo.com https://raw.githubusercontent.com/open-meteo/open-meteo/HEAD/openapi.yml 13kB - Open-Meteo, weather forecasts
    openai https://api.openai.com/v1 https://raw.githubusercontent.com/openai/openai-openapi/HEAD/openapi.yaml 3MB bearer:OPENAI_API_KEY OpenAI
    openrouter https://openrouter.ai/api/v1 https://openrouter.ai/openapi.json - bearer:OPENROUTER_API_KEY OpenRouter
    pagerduty https://api.pagerduty.com https://raw.githubusercontent.com/PagerDuty/api-schema/HEAD/reference/REST/openapiv3.json 2.8MB header:Authorization PagerDuty
    paypal https://api-m.sandbox.paypal.com https://raw.githubusercontent.com/paypal/paypal-rest-api-specifications/HEAD/openapi/checkout_orders_v2.json 0.6MB bearer PayPal's orders, in the sandbox
    petstore https://petstore3.swagger.io/api/v3 https://petstore3.swagger.io/api/v3/openapi.json - - Swagger's pet store, for tries
    plaid https://sandbox.plaid.com https://raw.githubusercontent.com/plaid/plaid-openapi/HEAD/2020-09-14.yml 3MB header:PLAID-SECRET:PLAID_SECRET Plaid, in the sandbox
    pokeapi https://pokeapi.co https://raw.githubusercontent.com/PokeAPI/pokeapi/HEAD/openapi.yml 260kB - PokéAPI
    qiita https://qiita.com/api/v2 https://qiita.com/api/v2/schema - bearer:QIITA_TOKEN Qiita
    render https://api.render.com/v1 https://api-docs.render.com/openapi/render-public-api-1.json - bearer:RENDER_API_KEY Render
    replicate https://api.replicate.com/v1 https://api.replicate.com/openapi.json - bearer:REPLICATE_API_TOKEN Replicate
    resend https://api.resend.com https://raw.githubusercontent.com/resend/resend-openapi/HEAD/resend.yaml 180kB bearer:RESEND_API_KEY Resend
    sentry https://us.sentry.io https://raw.githubusercontent.com/getsentry/sentry-api-schema/HEAD/openapi-derefed.json 2.8MB bearer:SENTRY_AUTH_TOKEN Sentry
    slack https://slack.com/api https://raw.githubusercontent.com/slackapi/slack-api-specs/HEAD/web-api/slack_web_openapi_v2.json 1.2MB bearer:SLACK_TOKEN Slack
    spotify https://api.spotify.com/v1 https://developer.spotify.com/reference/web-api/open-api-schema.yaml - bearer:SPOTIFY_TOKEN Spotify
    square https://connect.squareup.com https://raw.githubusercontent.com/square/connect-api-specification/HEAD/api.json 3.1MB bearer:SQUARE_ACCESS_TOKEN Square
    stripe https://api.stripe.com https://raw.githubusercontent.com/stripe/openapi/HEAD/latest/openapi.spec3.json 4.7MB bearer:STRIPE_API_KEY Stripe
    supabase https://api.supabase.com https://api.supabase.com/api/v1-json - bearer:SUPABASE_ACCESS_TOKEN Supabase Management
    svix https://api.svix.com https://api.svix.com/api/v1/openapi.json - bearer:SVIX_AUTH_TOKEN Svix
    tailscale https://api.tailscale.com/api/v2 https://api.tailscale.com/api/v2?outputOpenapiSchema=true - bearer:TAILSCALE_API_KEY Tailscale
    tfl https://api.tfl.gov.uk https://api.tfl.gov.uk/swagger/docs/v1 - - Transport for London
    tmdb https://api.themoviedb.org https://developer.themoviedb.org/openapi/tmdb-api.json - bearer:TMDB_TOKEN The Movie Database
    together https://api.together.xyz/v1 https://raw.githubusercontent.com/togethercomputer/openapi/HEAD/openapi.yaml 250kB bearer:TOGETHER_API_KEY Together AI
    trello https://api.trello.com/1 https://developer.atlassian.com/cloud/trello/swagger.v3.json - - Trello
    twilio https://api.twilio.com https://raw.githubusercontent.com/twilio/twilio-oai/HEAD/spec/json/twilio_api_v2010.json 2MB basic:TWILIO_ACCOUNT_SID,TWILIO_AUTH_TOKEN Twilio
    vercel https://api.vercel.com https://openapi.vercel.sh - bearer:VERCEL_TOKEN Vercel
    weather https://api.weather.gov https://api.weather.gov/openapi.json - - The US National Weather Service
    wikipedia https://en.wikipedia.org/api/rest_v1 https://en.wikipedia.org/api/rest_v1/?spec - - Wikipedia
    workos https://api.workos.com https://raw.githubusercontent.com/workos/openapi-spec/HEAD/spec/open-api-spec.yaml 1.8MB bearer:WORKOS_API_KEY WorkOS
    x https://api.x.com https://api.x.com/2/openapi.json 0.7MB bearer:X_BEARER_TOKEN X, once Twitter
    xero https://api.xero.com/api.xro/2.0 https://raw.githubusercontent.com/XeroAPI/Xero-OpenAPI/HEAD/xero_accounting.yaml 1.1MB bearer Xero Accounting
    zendesk https://{subdomain}.zendesk.com https://developer.zendesk.com/zendesk/oas.yaml - basic Zendesk Support
    """
}
