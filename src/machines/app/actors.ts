/**
 * The actors in the root's system, by name: for the lookups of views and effects. The machines of
 * screens are there while their screen is open.
 */
import type { ActorRefFrom } from 'xstate'
import type { accountsMachine } from '../accounts/accounts.machine.ts'
import type { authMachine } from '../auth/auth.machine.ts'
import type { buildMachine } from '../build/build.machine.ts'
import type { bulkCreateMachine } from '../bulk-create/bulk-create.machine.ts'
import type { calendarMoveMachine } from '../calendar-move/calendar-move.machine.ts'
import type { connectionMachine } from '../connection/connection.machine.ts'
import type { environmentMachine } from '../environment/environment.machine.ts'
import type { pagesMachine } from '../pages/pages.machine.ts'
import type { passkeyMachine } from '../passkey/passkey.machine.ts'
import type { pinFlowMachine } from '../pin-flow/pin-flow.machine.ts'
import type { pinsMachine } from '../pins/pins.machine.ts'
import type { publishingMachine } from '../publishing/publishing.machine.ts'
import type { resumingMachine } from '../resuming/resuming.machine.ts'
import type { taskMachine } from '../task/task.machine.ts'
import type { tasksMachine } from '../tasks/tasks.machine.ts'
import type { workspaceImportMachine } from '../workspace-import/workspace-import.machine.ts'
import type { appMachine } from './app.machine.ts'

export interface Actors {
  auth: ActorRefFrom<typeof authMachine>
  environment: ActorRefFrom<typeof environmentMachine>
  build: ActorRefFrom<typeof buildMachine>
  accounts: ActorRefFrom<typeof accountsMachine>
  pages: ActorRefFrom<typeof pagesMachine>
  pins: ActorRefFrom<typeof pinsMachine>
  pinFlow: ActorRefFrom<typeof pinFlowMachine>
  tasks: ActorRefFrom<typeof tasksMachine>
  workspaceImport: ActorRefFrom<typeof workspaceImportMachine>
  calendarMove: ActorRefFrom<typeof calendarMoveMachine>
  publishing: ActorRefFrom<typeof publishingMachine>
  connection: ActorRefFrom<typeof connectionMachine>
  resuming: ActorRefFrom<typeof resumingMachine>
  bulkCreate: ActorRefFrom<typeof bulkCreateMachine>
  passkey: ActorRefFrom<typeof passkeyMachine>
}

export type ActorName = keyof Actors
export type SnapshotOf<N extends ActorName> = ReturnType<Actors[N]['getSnapshot']>
export type ScreenActorName =
  | 'calendarMove'
  | 'publishing'
  | 'connection'
  | 'resuming'
  | 'bulkCreate'
  | 'passkey'

export type AppActor = ActorRefFrom<typeof appMachine>
export type TaskActor = ActorRefFrom<typeof taskMachine>
