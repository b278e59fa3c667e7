/**
 * Joins the pins machine, and the commit of the flow, to the event log and its sync. One log is open at a time: that of the selected
 * account. The log is the only writer of the book; the machine hears of every change in the same turn of the event loop.
 */
import { fromCallback, fromPromise } from 'xstate'
import type { SyncResult } from '../machines/pin-sync-words.ts'
import { pinFlowMachine } from '../machines/pin-flow.machine.ts'
import { pinsMachine, type StoreCommand, type StoreReport } from '../machines/pins.machine.ts'
import type { OpenStore, PinParts } from './pin-store.ts'

const notStored = 'The pins stored in this browser could not be opened. Reload the page, or allow this site to store data.'

export function providePins(parts: PinParts) {
  let open: OpenStore | null = null
  const pins = pinsMachine.provide({
    actors: {
      pinStore: fromCallback<StoreCommand, { userId: string; accountId: string }, StoreReport>(({ input, sendBack, receive }) => {
        let store: OpenStore | null = null
        let isStopped = false
        const start = async (): Promise<void> => {
          const { begin, obey, openStore } = await import('./pin-store.ts')
          if (isStopped) return
          const opened = openStore(parts, input, sendBack)
          store = opened
          open = opened
          receive((command) => {
            obey(opened, command).catch((error: unknown) => console.warn('The log of pins refused a change.', error))
          })
          await begin(opened, sendBack)
        }
        start().catch((error: unknown) => {
          console.warn('The stored pins could not be opened.', error)
          if (!isStopped) sendBack({ type: 'store.failed', message: notStored })
        })
        return () => {
          isStopped = true
          if (open === store) open = null
          // Lets what is on its way to storage arrive; the machine has stopped listening.
          store?.log.close().catch((error: unknown) => console.warn('The log of pins did not close.', error))
        }
      }),
      syncPins: fromPromise(async ({ input, signal }: { input: { accountId: string; refetch: boolean }; signal: AbortSignal }): Promise<SyncResult> => {
        if (open === null || open.log.accountId !== input.accountId) throw new Error('The pins of this account are not open')
        const { runRound } = await import('./pin-store.ts')
        return runRound(open, { refetch: input.refetch, signal })
      }),
    },
  })
  const pinFlow = pinFlowMachine.provide({
    actors: {
      commitSelection: fromPromise(async () => {
        if (open === null) throw new Error('Pins are committed in an open account')
        const { commitSelected } = await import('./pin-store.ts')
        await commitSelected(open)
      }),
    },
  })
  return { pins, pinFlow }
}
