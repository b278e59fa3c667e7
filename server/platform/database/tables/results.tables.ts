/** Figures of accounts and pins, kept for ever. `source` is of `core/contract/publishing/results.contract.ts`. */

/** When the figures of a connected account are read. */
export interface ResultReadingsTable {
  account_id: string
  /** The server that moves it on reads them. */
  due_at: number
  /** The reading that is under way: another one's result is dropped. */
  reading_id: string | null
  read_at: number | null
  /** When a person last asked for a reading. */
  asked_at: number | null
  /** Why the last reading brought less than everything: a `ReadingProblem`. */
  problem: string | null
  /** Readings that failed since the last good one. */
  failures: number
}

export interface AccountDaysTable {
  account_id: string
  source: string
  /** `YYYY-MM-DD`, UTC. */
  day: string
  /** `data_status` of the network: what isn't `READY` is read again. */
  status: string
  /** JSON of `ResultFigures`. */
  figures: string
}

export interface NetworkPinsTable {
  account_id: string
  source: string
  network_pin_id: string
  /** JSON of `NetworkPinFacts`. */
  facts: string
  /** JSON of `MadeFrom`; null = made elsewhere. It stays when our pin is deleted. */
  made: string | null
  /** JSON of `PinFigures`, the newest; null = the network gives none. */
  figures: string | null
  seen_at: number
  /** When it was noticed that the network has it no more. */
  gone_at: number | null
}

/** A row for each day on which the figures were others than before. */
export interface PinDaysTable {
  account_id: string
  source: string
  network_pin_id: string
  /** `YYYY-MM-DD`, UTC: of the reading. */
  day: string
  /** JSON of `PinFigures`. */
  figures: string
}

/** A suggestion from results that a person has accepted. */
export interface FavoredTemplatesTable {
  account_id: string
  template_id: string
  /** JSON of `TemplateEvidence`. */
  evidence: string
  accepted_at: number
}

export interface ResultTables {
  result_readings: ResultReadingsTable
  account_days: AccountDaysTable
  network_pins: NetworkPinsTable
  pin_days: PinDaysTable
  favored_templates: FavoredTemplatesTable
}
