/** Tokens of Pinterest's API, and what the keyword tool keeps of its answers. */

/** `id` says of what: a hash of the operator's credentials, or a connected account. */
export interface PinterestTokensTable {
  id: string
  /** The row goes with the account; null = of the operator's app. */
  account_id: string | null
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
