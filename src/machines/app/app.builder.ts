/**
 * Small parts for the tests and the model of the root machine: its input, and children that do
 * nothing.
 */
import { createMachine, fromPromise } from 'xstate'
import type { AppInput } from './app-context.ts'

export const appInput: AppInput = {
  lastIdentity: null,
  owesSignOut: false,
  recall: () => ({ selectedAccount: null, selectedPages: null, preferences: null, starts: [] }),
  buildId: 'one',
  analyticsEnabled: false,
  online: true,
  visible: true,
  newId: () => 'new',
  chance: () => 0.5,
}

/** A machine that only stores events. `never`: it replaces any machine, whatever its types. */
export const still = (context: object = {}): never => createMachine({ context }) as never

export const stillChildren = {
  auth: still({ user: null }),
  analytics: still(),
  environment: still({ online: true, visible: true }),
  build: still(),
  /** Here at once. */
  openStudio: fromPromise(async (): Promise<void> => undefined),
  accounts: still({ selectedAccount: null }),
  pages: still({ selection: { count: 0 } }),
  pins: still({ book: {} }),
  pinFlow: still(),
  tasks: still(),
  workspaceImport: still(),
}
