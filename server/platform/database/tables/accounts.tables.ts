/**
 * Pinning accounts with boards, sections and brand. Each row names its owner, so that every query
 * can ask for it.
 */
export interface AccountsTable {
  id: string
  user_id: string
  name: string
  /** Lower case: names are unique per person without regard to case. */
  name_key: string
  kind: 'manual' | 'pinterest' | 'practice'
  created_at: number
}

export interface BoardsTable {
  id: string
  account_id: string
  name: string
  name_key: string
  created_at: number
}

export interface BoardSectionsTable {
  id: string
  board_id: string
  name: string
  name_key: string
  created_at: number
}

export interface BrandsTable {
  account_id: string
  /** JSON of the contract's `Brand`. */
  brand: string
  updated_at: number
}

export interface AccountTables {
  accounts: AccountsTable
  boards: BoardsTable
  board_sections: BoardSectionsTable
  brands: BrandsTable
}
