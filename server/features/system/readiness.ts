/**
 * Whether people may be sent to this server now, for a proxy or an orchestrator. A server that is
 * not ready is left alone until it is; one that is not healthy is started again.
 */
import type { ReadinessPart } from '#core/contract/call/operation.contract.ts'
import { areMigrationsDone, type Database } from '../../platform/database/database.ts'
import type { ObjectStore } from '../../platform/objects/object-store.ts'
import { inTime, threadPoolAnswers } from './thread-pool.ts'

export interface ReadinessNeeds {
  readonly database: Pick<Database, 'root'>
  readonly isDraining: () => boolean
  readonly objects: Pick<ObjectStore, 'probe'>
}

/** The first part that does not work, null when all do. */
export async function firstMissingPart(needs: ReadinessNeeds): Promise<ReadinessPart | null> {
  if (needs.isDraining()) return 'process'
  if (!(await threadPoolAnswers())) return 'threads'
  const areDone = await inTime(areMigrationsDone(needs.database.root).catch(() => null))
  if (areDone === null) return 'database'
  if (!areDone) return 'migrations'
  const isWritable = needs.objects.probe().then(
    () => true,
    () => false,
  )
  return (await inTime(isWritable)) === true ? null : 'storage'
}
