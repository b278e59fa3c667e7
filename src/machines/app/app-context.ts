/** Input, context and events of the root machine. */
import { fromPromise, type AnyActorLogic } from 'xstate'
import type { SelectedAccount } from '#core/accounts/account-selection.ts'
import type { User } from '#core/contract/account/auth.contract.ts'
import type { accountsMachine } from '../accounts/accounts.machine.ts'
import type { pagesMachine } from '../pages/pages.machine.ts'
import type { pinsMachine } from '../pins/pins.machine.ts'
import type { pinFlowMachine } from '../pin-flow/pin-flow.machine.ts'
import type { tasksMachine } from '../tasks/tasks.machine.ts'
import type { workspaceImportMachine } from '../workspace-import/workspace-import.machine.ts'
import type { connectionMachine } from '../connection/connection.machine.ts'
import type { PinGrounds } from './app-observed.ts'
import { notProvided } from '../not-provided.ts'
import type { AuthInput } from '../auth/auth-context.ts'
import type { Preferences } from '../pin-flow/pin-flow-steps.ts'
import type { IntendedStart } from '../tasks/tasks.machine.ts'

/** What this device remembers of a person's work; each null when there is nothing (valid). */
export interface Recalled {
  readonly selectedAccount: SelectedAccount | null
  readonly selectedPages: { readonly accountId: string; readonly pageIds: readonly string[] } | null
  readonly preferences: Preferences | null
  /** Of jobs that were meant and perhaps never reached the server. */
  readonly starts: readonly IntendedStart[]
}
/** The root machine's input from the browser. */
export interface AppInput extends AuthInput {
  readonly recall: () => Recalled
  readonly buildId: string
  readonly analyticsEnabled: boolean
  readonly online: boolean
  readonly visible: boolean
  readonly newId: () => string
  /** A random number in [0, 1). */
  readonly chance: () => number
}
export interface AppContext extends AppInput {
  readonly user: User | null
  readonly sessionExpired: boolean
  readonly accountId: string | null
  /** Null while the pages or pins of the account load. */
  readonly chosenPages: number | null
  readonly pinGrounds: PinGrounds | null
  /** A machine broke down, which is a bug: the sentence of the error page. */
  readonly fault: string | null
}
/**
 * The machine of a screen that `src/main/` has joined to the api; the root knows it by its name.
 */
export type ProvidedScreen = 'connection'
/** A screen has a machine for as long as it is open. */
export type ScreenEvent =
  /** `logic` gives the machine: events are recorded, and a machine is large. */
  | {
      type: 'screen.opened'
      id: string
      logic: () => AnyActorLogic | ProvidedScreen
      input: object | undefined
    }
  | { type: 'screen.closed'; id: string }

/** Which actors are notified of the network, of the page, and, while signed in, of the session. */
export const forLife = ['auth', 'build'] as const
export const whileSignedIn = [
  'accounts',
  'pages',
  'pins',
  'tasks',
  'workspaceImport',
  'publishing',
  'connection',
] as const

export function idOf({ user }: AppContext): string {
  if (user === null) throw new Error('The machines of a signed-in user were started without one')
  return user.id
}

/** A child that is not there needs no telling. */
export function pass(
  enqueue: { sendTo: (target: never, event: never) => void },
  child: unknown,
  event: { type: string; [detail: string]: unknown },
): void {
  if (child !== undefined) enqueue.sendTo(child as never, event as never)
}

/** `src/main/` provides these machines. Their code is loaded at sign-in. */
export const studioActors = {
  accounts: loadedLater<typeof accountsMachine>('accounts'),
  pages: loadedLater<typeof pagesMachine>('pages'),
  pins: loadedLater<typeof pinsMachine>('pins'),
  pinFlow: loadedLater<typeof pinFlowMachine>('pinFlow'),
  tasks: loadedLater<typeof tasksMachine>('tasks'),
  workspaceImport: loadedLater<typeof workspaceImportMachine>('workspaceImport'),
  connection: loadedLater<typeof connectionMachine>('connection'),
}

function loadedLater<Machine>(name: string): Machine {
  return fromPromise(async () => notProvided(name)) as unknown as Machine
}
