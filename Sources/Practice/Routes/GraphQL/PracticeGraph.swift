internal import ApusGraphQL

/// The schema of the practice API in GraphQL.
enum PracticeGraph {
  static let text = #"""
    "What the practice API has"
    type Query {
      "Who asks: always the same"
      viewer: Person!
      "Somebody by login; null where nobody has that name"
      person(login: String!): Person
      people(first: Int = 10, after: String): PersonConnection!
      "An article by its id"
      article(id: ID!): Article
      "The articles, newest first"
      articles(first: Int = 10, after: String, tag: String, order: Order = NEWEST): ArticleConnection!
      "The fruits that were saved"
      fruits: [Fruit!]!
      "People and articles that have a word in them"
      search(text: String!, first: Int = 10): [Found!]!
      "Fails, and leaves the rest of the answer as it is"
      broken: String
      price: Float @deprecated(reason: "Ask `fruits`.")
    }
    type Mutation {
      saveFruit(input: FruitInput!): Fruit!
      "Counts the bytes of a file, and keeps none"
      upload(file: Upload!): UploadedFile!
    }
    type Subscription {
      "Articles, one after the other, as if they were published now"
      articlePublished(count: Int = 3, every: Int = 0): Article!
    }
    "What has an id of its own"
    interface Node { id: ID! }
    "An account at the practice GitHub"
    type Person implements Node {
      id: ID!
      login: String!
      name: String
      company: String
      location: String
      bio: String
      followers: Int!
      createdAt: DateTime!
      articles(first: Int = 10, after: String): ArticleConnection!
    }
    "An article at the practice Qiita"
    type Article implements Node {
      id: ID!
      title: String!
      body: String!
      tags: [String!]!
      likes: Int!
      author: Author!
    }
    type Author { id: ID!, name: String!, location: String }
    type Fruit implements Node { id: ID!, name: String!, price: Int! }
    type UploadedFile { name: String, type: String, bytes: Int! }
    type PersonConnection { nodes: [Person!]!, totalCount: Int!, pageInfo: PageInfo! }
    type ArticleConnection { nodes: [Article!]!, totalCount: Int!, pageInfo: PageInfo! }
    type PageInfo { hasNextPage: Boolean!, endCursor: String }
    union Found = Person | Article
    enum Order { "The latest first" NEWEST "Those that most people like first" LIKED }
    input FruitInput { name: String!, price: Int! }
    scalar DateTime
    "A file that the request brings as a part of a form"
    scalar Upload
    """#

  /// `nil` where the text above is wrong, which its tests find.
  static let schema = try? GraphQLSchema(definitions: Array(text.utf8))
}
