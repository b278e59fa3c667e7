/** What making pins from a table is meant to do. */
import { errorPause, type PathIntent } from '../../../packages/model-paths/path-intent.ts'
import { isTransient } from '../call-failed.ts'
import type { BulkCreateContext, BulkDraft } from './bulk-create.machine.ts'

type Failed = { error: unknown }
const isPassing = (event: Failed): boolean => isTransient(event.error)
const isFinal = (event: Failed): boolean => !isPassing(event)
const counted = ({ attempt }: BulkCreateContext) => ({ attempt: attempt + 1 })
const hasRows = (_: unknown, { draft }: BulkCreateContext): boolean => (draft?.rows.length ?? 0) > 0
const prepared = (_: unknown, { draft }: { draft: BulkDraft }) => ({
  draft,
  findings: [],
  failure: null,
  key: null,
})
const forgotten = () => ({ draft: null, findings: [], failure: null, key: null, taskId: null })
const keyed = ({ key: before }: BulkCreateContext, { key }: { key: string }) => ({
  key: before ?? key,
  failure: null,
  attempt: 0,
})

export const bulkCreateIntent: PathIntent = {
  events: {
    'bulk.prepare': 'The user changes the table, its columns or the template.',
    'bulk.make': 'The user makes the pins.',
    'bulk.check': 'The user has the rows checked again.',
    'bulk.clear': 'The user takes the table away.',
    'network.online': 'The network returns.',
  },
  actors: {
    checkRows: 'The check of the rows',
    startBulk: 'The start of the job',
  },
  delays: {
    settlePause: { words: 'pause until the table stays as it is', lasts: 500 },
    errorPause,
  },
  expected: [
    { in: 'choosing', on: 'bulk.prepare', to: 'preparing.settling', sets: prepared },
    { in: 'preparing', on: 'bulk.prepare', to: 'preparing.settling', sets: prepared },
    { in: 'preparing', on: 'bulk.clear', to: 'choosing', sets: forgotten },
    { in: 'preparing', on: 'bulk.make', to: 'starting.requesting', when: hasRows, sets: keyed },
    { in: 'preparing.checking', on: 'xstate.done.actor.checkRows', to: 'preparing.checked' },
    { in: 'preparing.checking', on: 'xstate.error.actor.checkRows', to: 'preparing.unchecked' },
    { in: 'preparing.unchecked', on: 'bulk.check', to: 'preparing.checking' },
    { in: 'starting', on: 'bulk.prepare', to: 'stays' },
    { in: 'starting', on: 'bulk.clear', to: 'stays' },
    {
      in: 'starting.requesting',
      on: 'xstate.done.actor.startBulk',
      to: 'started',
      sets: () => ({ failure: null }),
    },
    {
      in: 'starting.requesting',
      on: 'xstate.error.actor.startBulk',
      to: 'starting.backingOff',
      when: isPassing,
      sets: counted,
    },
    {
      in: 'starting.requesting',
      on: 'xstate.error.actor.startBulk',
      to: 'preparing.refused',
      when: isFinal,
    },
    { in: 'starting.backingOff', on: 'network.online', to: 'starting.requesting' },
    { in: 'started', on: 'bulk.prepare', to: 'stays' },
    { in: 'started', on: 'bulk.clear', to: 'choosing', sets: forgotten },
  ],
}
