/** What the keyword tool keeps. Both tables belong to the server and to no person. */

/** Of the operator's Pinterest app. `id` says for which credentials; other ones begin anew. */
export interface PinterestTokensTable {
  id: string
  /** Refresh and access token, sealed with the app's secret; '' before the first use. */
  sealed: string
  /** Of the access token. */
  expires_at: number
  /** While one server asks for new tokens the others wait: a refresh token can be used once. */
  lease_until: number
}

export interface TrendAnswersTable {
  question: string
  /** JSON, parsed by the store. */
  answer: string
  asked_at: number
}

export interface KeywordTables {
  pinterest_tokens: PinterestTokensTable
  trend_answers: TrendAnswersTable
}
