/**
 * Whether people may be sent to this server now, for a proxy or an orchestrator. A server that is
 * not ready is left alone until it is; one that is not healthy is started again.
 */
import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import type { ReadinessPart } from '#core/contract/system.contract.ts'
import { areMigrationsDone, type Database } from '../../platform/database/database.ts'
import { threadPoolAnswers } from './thread-pool.ts'

const DEADLINE_MS = 2_000

export interface ReadinessNeeds {
  readonly database: Pick<Database, 'root'>
  readonly isDraining: () => boolean
  /** What the server writes files into. */
  readonly dataDir: string
}

/** The first part that does not work, null when all do. */
export async function firstMissingPart(needs: ReadinessNeeds): Promise<ReadinessPart | null> {
  if (needs.isDraining()) return 'process'
  if (!(await threadPoolAnswers())) return 'threads'
  const areDone = await inTime(areMigrationsDone(needs.database.root))
  if (areDone === null) return 'database'
  if (!areDone) return 'migrations'
  const writable = access(needs.dataDir, constants.W_OK).then(() => true)
  return (await inTime(writable)) === null ? 'pictures' : null
}

/** Null when it failed, or took too long. */
async function inTime<Value>(work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), DEADLINE_MS)
  })
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer))
}
