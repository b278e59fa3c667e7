/**
 * Joins the pins machine, and the commit of the flow, to the event log and its sync. One log is
 * open at a time: that of the selected account. The log is the only writer of the book; the machine
 * hears of every change in the same turn of the event loop.
 */
import { clientProblem } from '#core/contract/problems/client.problems.ts'
import { fromCallback, fromPromise } from 'xstate'
import type { Failure } from '#core/contract/client.ts'
import { authorOf, shortName } from '#core/pins/pin-author.ts'
import { clientFailure, CallFailed } from '../machines/call-failed.ts'
import type { SyncResult } from '../machines/pin-sync-words.ts'
import { pinFlowMachine } from '../machines/pin-flow.machine.ts'
import {
  pinsMachine,
  type StoreCommand,
  type StoreHeard,
  type StoreReport,
} from '../machines/pins.machine.ts'
import { currentPins, type CurrentPins } from './current-pins.ts'
import { deviceOn } from './device.ts'
import { openIntendedStarts } from './intended-starts.ts'
import type { LeftUnsent } from './left-unsent.ts'
import type { OpenStore, PinParts, SendBack } from './open-store.ts'

const notStored = new CallFailed(
  clientFailure(clientProblem('client.pinsNotOpened'), { code: 'bad_answer', status: null }),
)

/**
 * Sends what this device holds unsent of an account, as soon as its log is open; null when the
 * server has all of it.
 */
export type SendPins = (accountId: string, signal: AbortSignal) => Promise<Failure | null>

/** `tab` is a new id at each load of the page; what it writes is told to be of this device. */
export function providePins({ tab, ...rest }: PinParts) {
  const parts: PinParts = {
    ...rest,
    tab: authorOf(deviceOn(rest.localStorage, rest.newId), shortName(tab)),
  }
  const current = currentPins()
  const sendPins: SendPins = async (accountId, signal) => {
    const store = await current.whenLoaded(accountId, signal)
    const { sendAll } = await import('./open-pins.ts')
    return sendAll(store, signal)
  }
  return { pins: joinPins(parts, current), pinFlow: joinFlow(current), sendPins }
}

function joinPins(parts: PinParts, current: CurrentPins) {
  const left = leftAccounts(parts, current)
  return pinsMachine.provide({
    actors: {
      pinStore: fromCallback<StoreHeard, { userId: string; accountId: string }, StoreReport>(
        ({ input, sendBack, receive, self }) => {
          let store: OpenStore | null = null
          let isStopped = false
          let command: (given: StoreCommand) => void = () => undefined
          const close = (): void => {
            isStopped = true
            current.close(store)
            // Lets what is on its way to storage arrive; the machine has stopped listening.
            if (store !== null)
              left
                .close(store, input.userId)
                .catch((error: unknown) => console.warn('The log of pins did not close.', error))
          }
          const start = async (): Promise<void> => {
            const { begin, obey, openStore } = await import('./open-pins.ts')
            await left.open(input.userId, sendBack)
            if (isStopped) return
            const opened = openStore(parts, input, sendBack)
            store = opened
            command = (given) => {
              obey(opened, given, sendBack).catch((error: unknown) =>
                console.warn('The log of pins refused a change.', error),
              )
            }
            current.open(opened)
            await begin(
              opened,
              openIntendedStarts(parts.localStorage, input.userId).list(),
              sendBack,
            )
            current.loaded(opened)
          }
          receive((heard) => {
            if (heard.type === 'store.broke') throw notStored
            command(heard)
          })
          start().catch((error: unknown) => {
            console.warn('The stored pins could not be opened.', error)
            if (isStopped) return
            close()
            self.send({ type: 'store.broke' })
          })
          return close
        },
      ),
      syncPins: fromPromise(
        async ({
          input,
          signal,
        }: {
          input: { accountId: string; refetch: boolean }
          signal: AbortSignal
        }): Promise<SyncResult> => {
          const open = current.now()
          if (open === null || open.log.accountId !== input.accountId)
            throw new Error('The pins of this account are not open')
          const { runRound } = await import('./open-pins.ts')
          const result = await runRound(open, { refetch: input.refetch, signal })
          if (result.kind === 'synced') left.send()
          return result
        },
      ),
    },
  })
}

/** What accounts that were left still hold is sent while another one is open (left-unsent.ts). */
function leftAccounts(parts: PinParts, current: CurrentPins) {
  const ofUsers = new Map<string, LeftUnsent>()
  let user = ''
  /** The machine, by way of the account that was opened last. */
  let tell: SendBack = () => undefined
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
      const { leftUnsent } = await import('./open-pins.ts')
      if (!ofUsers.has(userId))
        ofUsers.set(
          userId,
          leftUnsent(parts, userId, (rejections) => tell({ type: 'store.rejected', rejections })),
        )
      user = userId
      tell = sendBack
    },
    async close(store: OpenStore, userId: string): Promise<void> {
      if ((await store.close()) === 0) return
      ofUsers.get(userId)?.note(store.log.accountId)
      if (current.now() !== null) send()
    },
    send,
  }
}

function joinFlow(current: CurrentPins) {
  return pinFlowMachine.provide({
    actors: {
      commitSelection: fromPromise(async () => {
        const open = current.now()
        if (open === null) throw new Error('Pins are committed in an open account')
        const { commitSelected } = await import('./open-pins.ts')
        await commitSelected(open)
      }),
    },
  })
}
