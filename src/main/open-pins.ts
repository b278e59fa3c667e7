/**
 * What the pins machine and the flow ask of the open log of an account. A chunk of its own: nobody
 * needs it before there is an account.
 */
import { clientProblem } from '#core/contract/problems/client.problems.ts'
import type { Failure } from '#core/contract/client.ts'
import { commit } from '#core/pins/pin.commands.ts'
import { clientFailure, AccountNotOpen } from '../machines/call-failed.ts'
import type { SyncResult } from '../machines/pin-sync-words.ts'
import { outdated, type StoreCommand } from '../machines/pins.machine.ts'
import type { IntendedStart } from '../machines/tasks.machine.ts'
import type { PinStore } from '../persistence/pins/pin-store.ts'
import type { SyncOutcome } from '../persistence/pins/sync/engine.ts'
import type { OpenStore, SendBack } from './open-store.ts'
import { owedRenderings } from './owed-rendering.ts'
import { takeBack } from './take-back.ts'

export { leftUnsent } from './left-unsent.ts'
export { openStore } from './open-store.ts'

/** `starts`: what was meant before and is taken up already. */
export async function begin(
  store: OpenStore,
  starts: readonly IntendedStart[],
  sendBack: SendBack,
): Promise<void> {
  const { book, complete, needsReset, hasNewer } = await store.log.load()
  const unsent = store.log.unsent()
  sendBack({
    type: 'store.opened',
    book,
    note: { pending: unsent.length, state: store.log.state() },
    needsReset,
    hasNewer,
    tab: store.tab,
    owed: owedRenderings(book, unsent, starts),
  })
  const whole = await complete
  store.tell()
  if (whole.needsReset && !needsReset) sendBack({ type: 'store.damaged' })
}

export async function obey(
  store: OpenStore,
  command: StoreCommand,
  sendBack: SendBack,
): Promise<void> {
  switch (command.type) {
    case 'pins.apply':
      return store.apply(command.events, command)
    case 'pins.undo':
    case 'pins.redo':
      return takeBack(store, command, sendBack)
    case 'page.visible':
      return store.log.catchUp()
    default:
      store.endHearing()
      // Also where another tab is just writing the snapshot.
      await store.log.settled()
      return store.log.checkpoint()
  }
}

/** Commits the selection and resolves when the disk has it: what comes after goes by it. */
export async function commitSelected(store: OpenStore): Promise<void> {
  await store.apply(commit(store.log.current()), { action: 'commit' })
  await store.log.secured()
}

export async function runRound(
  store: OpenStore,
  { refetch, signal }: { refetch: boolean; signal: AbortSignal },
): Promise<SyncResult> {
  return resultOf(await store.round({ refetch, signal }))
}

/**
 * Sends what is stored here and not yet on the server; null when all of it is there. Rejects when
 * the log has been closed meanwhile.
 */
export async function sendAll(store: OpenStore, signal: AbortSignal): Promise<Failure | null> {
  const { log } = store
  await log.settled()
  refuseClosed(log)
  if (log.isReadOnly()) return endings.outdated
  if (log.unsent().length === 0) return null
  const outcome = await store.round({ refetch: false, signal })
  refuseClosed(log)
  return outcome.kind === 'waiting' ? outcome.failure : endings[outcome.kind]
}

function refuseClosed({ link }: PinStore): void {
  if (link.closedSignal.aborted) throw new AccountNotOpen('The log of this account has been closed')
}

const endings: Record<Exclude<SyncOutcome['kind'], 'waiting'>, Failure | null> = {
  synced: null,
  signedOut: clientFailure(clientProblem('client.sessionEnded'), {
    code: 'not_authenticated',
    status: 401,
  }),
  gone: clientFailure(clientProblem('client.accountGone'), { code: 'not_found', status: 404 }),
  outdated: clientFailure(outdated, { code: 'conflict', status: null }),
  aborted: clientFailure(clientProblem('client.aborted'), { code: 'aborted', status: null }),
}

/**
 * That nothing more is asked and nothing can be changed the machine knows by the log, which is
 * read-only.
 */
function resultOf(outcome: SyncOutcome): SyncResult {
  if (outcome.kind === 'outdated') return { kind: 'synced' }
  return outcome.kind === 'waiting'
    ? { kind: 'waiting', pause: outcome.pause }
    : { kind: outcome.kind }
}
