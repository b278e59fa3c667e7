/**
 * Commands of the pins machine and the pin flow to the open store. A separate chunk: it is loaded
 * when an account is opened.
 */
import { clientProblem } from '#core/contract/problems/client.problems.ts'
import type { Failure } from '#core/contract/client.ts'
import { commit } from '#core/pins/pin-commands.ts'
import { clientFailure, AccountNotOpen } from '../../machines/call-failed.ts'
import type { SyncResult } from '../../machines/pins/pin-sync-words.ts'
import { outdated } from '../../machines/pins/pins-setup.ts'
import type { StoreObserved } from '../../machines/pins/pins-context.ts'
import type { IntendedStart } from '../../machines/tasks/tasks.machine.ts'
import type { PinStore } from '../../persistence/pins/pin-store.ts'
import type { SyncOutcome } from '../../persistence/pins/sync/engine.ts'
import type { SendBack } from './open-store.ts'
import { appendAction, type OpenStore } from './pin-session.ts'
import { owedRenderings } from './owed-rendering.ts'

export interface LoadParts {
  readonly starts: readonly IntendedStart[]
  readonly sendBack: SendBack
  readonly onOpen?: () => void
}

export { openUnsentAccounts } from './unsent-accounts.ts'
export { openStore } from './open-store.ts'

/**
 * `starts`: tasks that are already being started again. `onOpen`: commands are accepted from now
 * on.
 */
export async function loadStore(
  store: OpenStore,
  { starts, sendBack, onOpen }: LoadParts,
): Promise<void> {
  const { book, complete, needsReset, hasNewer } = await store.log.load()
  const unsent = store.log.unsent()
  onOpen?.()
  sendBack({
    type: 'store.opened',
    book,
    note: { pending: unsent.length, state: store.log.state() },
    needsReset,
    hasNewer,
    tab: store.tab,
    owed: owedRenderings(book, unsent, starts),
  })
  const loaded = await complete
  store.reportChanges()
  if (loaded.needsReset && !needsReset) sendBack({ type: 'store.damaged' })
  store.follow(typeof document === 'undefined' || document.visibilityState === 'visible')
}

export async function followVisibility(
  store: OpenStore,
  type: StoreObserved['type'],
): Promise<void> {
  store.follow(type === 'page.visible')
  if (type === 'page.visible') return store.log.catchUp()
  store.cancelPull()
  // Also waits while another tab writes the snapshot.
  await store.log.settled()
  return store.log.checkpoint()
}

/** Commits the selection. Resolves when it is flushed to disk, because the export relies on it. */
export async function commitSelected(store: OpenStore): Promise<void> {
  await appendAction(store, commit(store.log.current()), { action: 'commit' })
  await store.log.secured()
}

export async function syncStore(
  store: OpenStore,
  { refetch, signal }: { refetch: boolean; signal: AbortSignal },
): Promise<SyncResult> {
  return resultOf(await store.round({ refetch, signal }))
}

/**
 * Sends all unsent events. Null: the server has everything. Rejects when the store is closed
 * meanwhile.
 */
export async function sendUnsent(store: OpenStore, signal: AbortSignal): Promise<Failure | null> {
  const { log } = store
  await log.settled()
  assertOpen(log)
  if (log.isReadOnly()) return failures.outdated
  if (log.unsent().length === 0) return null
  const outcome = await store.round({ refetch: false, signal })
  assertOpen(log)
  return outcome.kind === 'waiting' ? outcome.failure : failures[outcome.kind]
}

function assertOpen({ link }: PinStore): void {
  if (link.closedSignal.aborted)
    throw new AccountNotOpen('The pin store of this account has been closed')
}

const failures: Record<Exclude<SyncOutcome['kind'], 'waiting'>, Failure | null> = {
  synced: null,
  signedOut: clientFailure(clientProblem('client.sessionEnded'), {
    code: 'not_authenticated',
    status: 401,
  }),
  gone: clientFailure(clientProblem('client.accountGone'), { code: 'not_found', status: 404 }),
  outdated: clientFailure(outdated, { code: 'conflict', status: null }),
  aborted: clientFailure(clientProblem('client.aborted'), { code: 'aborted', status: null }),
}

/** An outdated build counts as synced: the machine sees that the store is read-only. */
function resultOf(outcome: SyncOutcome): SyncResult {
  if (outcome.kind === 'outdated') return { kind: 'synced' }
  return outcome.kind === 'waiting'
    ? { kind: 'waiting', pause: outcome.pause }
    : { kind: outcome.kind }
}
