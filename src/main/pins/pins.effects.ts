/**
 * Provides the effects of the pins machine and of the pin flow. One pin store is open at a time,
 * that of the selected account. Only the store writes the book. The machine gets every change in
 * the same turn of the event loop.
 */
import { clientProblem } from '#core/contract/problems/client.problems.ts'
import { fromCallback, fromPromise } from 'xstate'
import type { Failure } from '#core/contract/client.ts'
import { authorOf, shortName } from '#core/pins/events/pin-author.ts'
import { clientFailure, CallFailed } from '../../machines/call-failed.ts'
import type { SyncResult } from '../../machines/pins/pin-sync-words.ts'
import { pinFlowMachine } from '../../machines/pin-flow/pin-flow.machine.ts'
import { pinsMachine } from '../../machines/pins/pins.machine.ts'
import type { StoreObserved, StoreReport } from '../../machines/pins/pins-context.ts'
import {
  createPinSession,
  trackCurrentStore,
  type CurrentStore,
  type OpenStore,
} from './pin-session.ts'
import { deviceName } from './device-name.ts'
import { openIntendedStarts } from '../jobs/intended-starts.ts'
import type { UnsentAccounts } from './unsent-accounts.ts'
import type { PinParts, SendBack } from './open-store.ts'

const notStored = new CallFailed(
  clientFailure(clientProblem('client.pinsNotOpened'), { code: 'bad_answer', status: null }),
)

/**
 * Sends the unsent events of an account once its store is open. Null: the server has everything.
 */
export type SendUnsent = (accountId: string, signal: AbortSignal) => Promise<Failure | null>

/** `tab` is a new id at each load of the page. The author of an event also names the device. */
export function providePins({ tab, ...rest }: PinParts) {
  const parts: PinParts = {
    ...rest,
    tab: authorOf(deviceName(rest.localStorage, rest.newId), shortName(tab)),
  }
  const current = trackCurrentStore()
  const sendUnsent: SendUnsent = async (accountId, signal) => {
    const store = await current.whenLoaded(accountId, signal)
    const { sendUnsent } = await import('./store-commands.ts')
    return sendUnsent(store, signal)
  }
  return {
    pins: joinPins(parts, current),
    pinFlow: joinFlow(current),
    sendUnsent,
    session: createPinSession(current),
  }
}

function joinPins(parts: PinParts, current: CurrentStore) {
  const unsentAccounts = trackUnsentAccounts(parts, current)
  return pinsMachine.provide({
    actors: {
      pinStore: fromCallback<StoreObserved, { userId: string; accountId: string }, StoreReport>(
        ({ input, sendBack, receive, self }) => {
          let store: OpenStore | null = null
          let isStopped = false
          let follow: (type: StoreObserved['type']) => void = () => undefined
          const close = (): void => {
            isStopped = true
            current.close(store)
            // Pending writes finish. The machine no longer listens.
            if (store !== null)
              unsentAccounts
                .close(store, input.userId)
                .catch((error: unknown) => console.warn('The pin store did not close.', error))
          }
          const start = async (): Promise<void> => {
            const { followVisibility, loadStore, openStore } = await import('./store-commands.ts')
            await unsentAccounts.open(input.userId, sendBack)
            if (isStopped) return
            const opened = openStore(parts, input, sendBack)
            store = opened
            follow = (type) => {
              followVisibility(opened, type).catch((error: unknown) =>
                console.warn('The pin store did not follow the page.', error),
              )
            }
            current.open(opened)
            await loadStore(opened, {
              starts: openIntendedStarts(parts.localStorage, input.userId).list(),
              sendBack,
              onOpen: () => current.show(opened),
            })
            current.loaded(opened)
          }
          receive(({ type }) => {
            if (type === 'store.failed') throw notStored
            follow(type)
          })
          start().catch((error: unknown) => {
            console.warn('The stored pins could not be opened.', error)
            if (isStopped) return
            close()
            self.send({ type: 'store.failed' })
          })
          return close
        },
      ),
      syncPins: fromPromise(async (request: SyncRequest): Promise<SyncResult> => {
        const result = await syncOpenStore(current.now(), request)
        if (result.kind === 'synced') unsentAccounts.send()
        return result
      }),
    },
  })
}

interface SyncRequest {
  readonly input: { readonly accountId: string; readonly refetch: boolean }
  readonly signal: AbortSignal
}

async function syncOpenStore(
  open: OpenStore | null,
  { input: { accountId, refetch }, signal }: SyncRequest,
): Promise<SyncResult> {
  if (open === null || open.log.accountId !== accountId)
    throw new Error('The pins of this account are not open')
  const { syncStore } = await import('./store-commands.ts')
  return syncStore(open, { refetch, signal })
}

/** Sends the unsent events of accounts that are not open any more (unsent-accounts.ts). */
function trackUnsentAccounts(parts: PinParts, current: CurrentStore) {
  const ofUsers = new Map<string, UnsentAccounts>()
  let user = ''
  /** Reports to the machine of the account that was opened last. */
  let report: SendBack = () => undefined
  const send = (): void => {
    ofUsers
      .get(user)
      ?.send(current.now()?.log.accountId ?? null)
      .catch((error: unknown) =>
        console.warn('Changes of another account could not be sent.', error),
      )
  }
  return {
    async open(userId: string, sendBack: SendBack): Promise<void> {
      const { openUnsentAccounts } = await import('./store-commands.ts')
      if (!ofUsers.has(userId))
        ofUsers.set(
          userId,
          openUnsentAccounts(parts, userId, (rejections) =>
            report({ type: 'store.rejected', rejections }),
          ),
        )
      user = userId
      report = sendBack
    },
    async close(store: OpenStore, userId: string): Promise<void> {
      if ((await store.close()) === 0) return
      ofUsers.get(userId)?.add(store.log.accountId)
      if (current.now() !== null) send()
    },
    send,
  }
}

function joinFlow(current: CurrentStore) {
  return pinFlowMachine.provide({
    actors: {
      commitSelection: fromPromise(async () => {
        const open = current.now()
        if (open === null) throw new Error('Pins are committed in an open account')
        const { commitSelected } = await import('./store-commands.ts')
        await commitSelected(open)
      }),
    },
  })
}
