/**
 * Task starts without an answer yet. Written before the first request and removed at the answer, so
 * that a reload in between repeats the request under the same key. One list per user; the oldest
 * are dropped.
 */
import { z } from 'zod'
import { Id } from '#core/contract/call/primitives.ts'
import { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'
import type { IntendedStart } from '../../machines/tasks/tasks.machine.ts'
import type { TaskStart } from '../../machines/task/task-context.ts'
import { storedJson, type Area } from '../../persistence/stored-json.ts'

const Start = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('generation'), accountId: Id, config: GenerationConfig }),
  z.object({ kind: z.literal('rendering'), accountId: Id, pinIds: z.array(Id) }),
  z.object({ kind: z.literal('enrichment'), accountId: Id, pageIds: z.array(Id) }),
])
const Starts = z.array(z.object({ key: Id, start: Start }))
const MAX_STARTS = 50

export interface IntendedStarts {
  list(): IntendedStart[]
  add(key: string, start: TaskStart): void
  remove(key: string): void
  /** Removes the starts of accounts that the user no longer owns. */
  keepOwned(accountIds: readonly string[]): void
}

export function openIntendedStarts(area: Area, userId: string): IntendedStarts {
  const stored = storedJson<IntendedStart[]>(area, `intendedStarts:${userId}`, Starts)
  const list = (): IntendedStart[] => stored.read() ?? []
  const write = (starts: IntendedStart[]): void => stored.write(starts.length === 0 ? null : starts)
  return {
    list,
    add: (key, start) =>
      write([...list().filter((one) => one.key !== key), { key, start }].slice(-MAX_STARTS)),
    remove: (key) => write(list().filter((one) => one.key !== key)),
    keepOwned: (accountIds) =>
      write(list().filter(({ start }) => accountIds.includes(start.accountId))),
  }
}
