/**
 * Starts of long work that were meant but whose answer has not arrived: written before the first
 * request, removed when the server has answered, so that a reload in between asks again under the
 * same key. One list per user, at most 50, oldest dropped.
 */
import { z } from 'zod'
import { Id } from '#core/contract/primitives.ts'
import { GenerationConfig } from '#core/contract/generation-config.schema.ts'
import type { IntendedStart } from '../machines/tasks.machine.ts'
import type { TaskStart } from '../machines/task-context.ts'
import { storedJson, type Area } from '../persistence/stored-json.ts'

const Start = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('generation'), accountId: Id, config: GenerationConfig }),
  z.object({ kind: z.literal('rendering'), accountId: Id, pinIds: z.array(Id) }),
  z.object({ kind: z.literal('enrichment'), accountId: Id, pageIds: z.array(Id) }),
])
const Starts = z.array(z.object({ key: Id, start: Start }))
const MOST = 50

export interface IntendedStarts {
  list(): IntendedStart[]
  add(key: string, start: TaskStart): void
  remove(key: string): void
  /** Forgets those of accounts that are not the user's any more. */
  keepOwned(accountIds: readonly string[]): void
}

export function openIntendedStarts(area: Area, userId: string): IntendedStarts {
  const stored = storedJson<IntendedStart[]>(area, `intendedStarts:${userId}`, Starts)
  const list = (): IntendedStart[] => stored.read() ?? []
  const write = (starts: IntendedStart[]): void => stored.write(starts.length === 0 ? null : starts)
  return {
    list,
    add: (key, start) =>
      write([...list().filter((one) => one.key !== key), { key, start }].slice(-MOST)),
    remove: (key) => write(list().filter((one) => one.key !== key)),
    keepOwned: (accountIds) =>
      write(list().filter(({ start }) => accountIds.includes(start.accountId))),
  }
}
