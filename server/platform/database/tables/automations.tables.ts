/** Automations, the articles that they know, and what their runs did. */
import type { AutomationRun } from '#core/contract/publishing/automations.contract.ts'

export interface AutomationsTable {
  id: string
  account_id: string
  user_id: string
  /** JSON of the contract's `AutomationSettings`. */
  settings: string
  /** Counts the changes of `settings`. */
  revision: number
  is_on: number
  /** Why it was turned off: a `ProblemRef` as JSON. */
  problem: string | null
  /** Runs that failed since the last good one. */
  failures: number
  /** The server that moves it on starts the daily run; null = only when asked. */
  due_at: number | null
  /** JSON of `SourceMemory`: which sources were read, and which versions of them. */
  memory: string
  created_at: number
  /** It can be restored for a day. */
  deleted_at: number | null
}

export interface AutomationArticlesTable {
  automation_id: string
  /** Of the address: two spellings of one page have one key. */
  key: string
  address: string
  title: string
  /**
   * `old`: it was there before the first run, and none of its pins is made. `waiting`: no run has
   * come to it. `running`: one is at work on it. `done`: it became pins. `skipped`: it never will.
   */
  state: 'old' | 'waiting' | 'running' | 'done' | 'skipped'
  /** Lower comes first. */
  place: number
  /** Runs that could not read it. */
  tries: number
  page_id: string | null
  /** What its feed calls it, also after it has moved; '' = nothing. */
  source_id: string
  /** It does not come back before that; null = whenever its pins allow it. */
  again_at: number | null
}

export interface AutomationRunsTable {
  id: string
  automation_id: string
  /** The automation's id while it runs: one run at a time. */
  running_key: string | null
  cause: AutomationRun['cause']
  state: 'finding' | 'working' | 'done' | 'failed'
  started_at: number
  ended_at: number | null
  found: number
  /** A `ProblemRef` as JSON. */
  problem: string | null
  /** Grows with each claim: a server that lost its lease changes nothing. */
  fence: number
  lease_until: number
  /** Nothing to do before that. */
  look_at: number
}

/** One article in one run. */
export interface AutomationRunLinesTable {
  run_id: string
  ordinal: number
  key: string
  address: string
  title: string
  is_again: number
  /** `reading`: its page is read. `making`: its pins are made. `planning`: they get their times. */
  state: 'waiting' | 'reading' | 'making' | 'planning' | 'done' | 'skipped'
  /** Pins. */
  wanted: number
  page_id: string | null
  task_id: string | null
  pins: number
  planned: number
  /** A `ProblemRef` as JSON. */
  problem: string | null
}

export interface AutomationTables {
  automations: AutomationsTable
  automation_articles: AutomationArticlesTable
  automation_runs: AutomationRunsTable
  automation_run_lines: AutomationRunLinesTable
}
