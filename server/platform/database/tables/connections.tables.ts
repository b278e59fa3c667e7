/** Accounts that are connected to a network, and what they have there. */
export interface ConnectionsTable {
  account_id: string
  network: 'pinterest' | 'practice'
  /** `lost`: the network takes our tokens no more; the person has to connect again. */
  state: 'connected' | 'lost'
  username: string
  connected_at: number
  boards_read_at: number | null
  /** The server that moves it on reads the boards. */
  boards_due_at: number
  /** Why the last reading of the boards failed: a `RefusalReason`. */
  boards_problem: 'refused' | 'forbidden' | 'limited' | 'unavailable' | 'unreadable' | null
}

/** Somebody is on the network's pages, and comes back with a state that only they were given. */
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
