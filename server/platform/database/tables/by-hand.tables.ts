/** What is remembered of pins that go out without the publisher. */

/** In a file for the bulk upload. `due_at`: for when; the plan may have been changed since. */
export interface FiledPublicationsTable {
  account_id: string
  publication_id: string
  filed_at: number
  due_at: number
}

/** The private calendar feed of an account. */
export interface CalendarFeedsTable {
  account_id: string
  secret_hash: string
  /** Of the person when they made it. */
  language: string
  made_at: number
}

/** Accounts whose person wants a mail each morning. */
export interface DueMailsTable {
  account_id: string
  language: string
  /** `YYYY-MM-DD` in the account's zone; null = not yet. */
  mailed_on: string | null
}

export interface ByHandTables {
  filed_publications: FiledPublicationsTable
  calendar_feeds: CalendarFeedsTable
  due_mails: DueMailsTable
}
