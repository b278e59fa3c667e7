/**
 * What a feature is to the server: its routes, and what it does when a person takes their data along
 * or away.
 */
import type { FastifyInstance } from 'fastify'
import type { Tx } from './database/database.ts'
import type { Route } from './http/route.ts'
import type { CleanupJob } from './sweep.ts'
import type { StoredFile } from './objects/object-store.ts'

/** One file of a person's data export. */
export interface ExportPart {
  /** Path inside the ZIP: `accounts.json`, `pictures/<id>.jpg`. */
  readonly path: string
  readonly read: () => Promise<Uint8Array | string>
  /** Asked instead of `read`, for what is too large for the memory. */
  readonly open?: () => Promise<StoredFile | null>
}

/** Of a feature: removed, turned off or paused by the first proof of an address. */
export type EndedByProof = 'connections' | 'automations' | 'plans' | 'feeds'

export interface Feature {
  readonly name: string
  /** `app` is for what is no call of the table, such as the public address of a picture. */
  routes(route: Route, app: FastifyInstance): void
  exportParts?(owner: string): Promise<readonly ExportPart[]>
  /** Files whose number is known only when their rows are read. */
  exportPages?(owner: string): AsyncIterable<ExportPart>
  /**
   * Inside the transaction that deletes the user; rows go by `on delete cascade`. What it returns
   * runs after the commit: files, mostly.
   */
  forgetUser?(tx: Tx, owner: string): Promise<(() => Promise<void>) | undefined>
  /**
   * Inside the transaction that stores the first proof of a user's address: removes what gave access
   * before it, such as secret addresses, and stops what works by itself. Another person may have
   * made them. Answers what the mail to the owner names.
   */
  removeUnproven?(tx: Tx, owner: string): Promise<readonly EndedByProof[]>
  /** After the clock was set back: shortens what it stored by the time before (`database/clock-back.ts`). */
  afterClockBack?(now: number): Promise<void>
  /** What it takes away by itself when it is old. */
  readonly cleanupJobs?: readonly CleanupJob[]
  /** After the server listens: workers begin. */
  start?(): void | Promise<void>
  /** When the server begins to stop: work that requests wait for ends now. */
  interrupt?(): void
  /** Before the store closes. */
  stop?(): Promise<void>
}
