/**
 * Passes the user's commands to the open pin store, of the account that is selected at the time.
 */
import type { PinSession } from '../../machines/pins/pin-session.ts'
import type { UndoOutcome } from '../../machines/pins/undo-outcome.ts'
import type { CurrentStore } from './current-store.ts'
import type { OpenStore } from './open-store.ts'

export function createPinSession(current: CurrentStore, newId: () => string): PinSession {
  const writable = (verb: UndoOutcome['verb']): OpenStore | null => {
    const store = current.shown()
    return store === null || store.refuses(verb) ? null : store
  }
  return {
    isReadOnly: () => current.shown()?.log.isReadOnly() ?? false,
    apply(events, action) {
      const store = writable('change')
      if (store === null) return null
      const cause = newId()
      store.apply(events, { action, cause }).catch(warn)
      // The log may notice a newer build during this append.
      return store.log.isReadOnly() ? null : cause
    },
    undo: (root) => void writable('undo')?.undo(root).catch(warn),
    redo: (root) => void writable('redo')?.redo(root).catch(warn),
  }
}

function warn(error: unknown): void {
  console.warn('The pin store refused a command.', error)
}
