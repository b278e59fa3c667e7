/** What several processes share that no person owns. */

/** Attempts in a window of time. */
export interface AttemptCountsTable {
  /** A hash of what is counted: neither addresses nor e-mails are stored. */
  name: string
  ends_at: number
  count: number
}

/** A lock: one process at a time. */
export interface LeasesTable {
  name: string
  holder: string
  until: number
}

export interface LimitTables {
  attempt_counts: AttemptCountsTable
  leases: LeasesTable
}
