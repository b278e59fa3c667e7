/** Accounts that are connected to a network, and what they have there. */
export interface ConnectionsTable {
  account_id: string
  network: 'pinterest' | 'practice'
  /**
   * `lost`: the network no longer accepts our tokens; the person has to connect again. `stopped`:
   * nothing is sent or read until the person goes on.
   */
  state: 'connected' | 'lost' | 'stopped'
  username: string
  /** The network's id of the person; null in a row from before it was asked for. */
  network_user_id: string | null
  /** Null until the network has shown it. */
  tier: 'standard' | 'trial' | 'unapproved' | 'sandbox' | null
  /** Why it is lost or stopped: a `ProblemRef` as JSON. */
  problem: string | null
  /** Another at each connecting: what was begun with the tokens of an earlier one changes nothing. */
  grant_id: string
  connected_at: number
  boards_read_at: number | null
  /** The server that moves it on reads the boards. */
  boards_due_at: number
  /** Why the last reading of the boards failed: a `RefusalReason`. */
  boards_problem: 'refused' | 'forbidden' | 'limited' | 'unavailable' | 'unreadable' | null
  /** The reading that is under way: another one's result is dropped. */
  reading_id: string | null
  /** When a person last asked for a reading. */
  boards_asked_at: number | null
  /** Readings that failed since the last good one. */
  boards_failures: number
}

/** A connection in progress on the network's pages, with a state that only its user knows. */
export interface ConnectionAttemptsTable {
  state_hash: string
  user_id: string
  account_id: string
  network: 'pinterest' | 'practice'
  ends_at: number
}

export interface NetworkBoardsTable {
  board_id: string
  account_id: string
  network_id: string
  /** When it was noticed that the network has it no more. */
  gone_at: number | null
  /** Those that have waited longest are read first; null = never. */
  sections_read_at: number | null
}

export interface NetworkSectionsTable {
  section_id: string
  board_id: string
  network_id: string
}

export interface ConnectionTables {
  connections: ConnectionsTable
  connection_attempts: ConnectionAttemptsTable
  network_boards: NetworkBoardsTable
  network_sections: NetworkSectionsTable
}
