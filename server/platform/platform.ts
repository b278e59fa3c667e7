/**
 * What every feature uses. Built once, in `server/app.ts`, and handed on; nothing here is a
 * module-level singleton.
 */
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { FreeSpace } from './disk/free-space.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Observe } from './observability/observe.ts'
import type { Tracer } from './observability/tracing/tracer.ts'
import type { ObjectStore } from './objects/object-store.ts'

export interface Platform {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly mail: Mailer
  readonly objects: ObjectStore
  readonly disk: FreeSpace
  /** Missing where nothing is measured. */
  readonly observe?: Observe | undefined
  /** Missing where nothing is traced. */
  readonly trace?: Tracer | undefined
}
