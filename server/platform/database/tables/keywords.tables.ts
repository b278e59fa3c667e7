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
  /** A hash of the question, or `call …` for a call that has no answer. */
  question: string
  /** JSON, parsed by the store. */
  answer: string
  asked_at: number
}

/** How long Pinterest asked an app to wait. */
export interface TrendWaitsTable {
  app: string
  until: number
  /** JSON, parsed by the store. */
  refused: string
}

export interface KeywordTables {
  pinterest_tokens: PinterestTokensTable
  trend_answers: TrendAnswersTable
  trend_waits: TrendWaitsTable
}
