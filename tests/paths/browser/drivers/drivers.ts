/** The machines that are driven through the page, and why the others are not. */
import { accountsDriver } from './accounts.driver.ts'
import { authDriver } from './auth.driver.ts'
import { buildDriver } from './build.driver.ts'
import { calendarMoveDriver } from './calendar-move.driver.ts'
import { connectionDriver } from './connection.driver.ts'
import type { BrowserDriver } from './driver.ts'
import { environmentDriver } from './environment.driver.ts'
import { pagesDriver } from './pages.driver.ts'
import { pinFlowDriver } from './pin-flow.driver.ts'
import { pinsDriver } from './pins.driver.ts'
import { publishingDriver } from './publishing.driver.ts'
import { resumingDriver } from './resuming.driver.ts'
import { taskDriver } from './task.driver.ts'
import { tasksDriver } from './tasks.driver.ts'
import { workspaceImportDriver } from './workspace-import.driver.ts'

export const drivers: readonly BrowserDriver[] = [
  accountsDriver,
  authDriver,
  buildDriver,
  calendarMoveDriver,
  connectionDriver,
  environmentDriver,
  pagesDriver,
  pinFlowDriver,
  pinsDriver,
  publishingDriver,
  resumingDriver,
  taskDriver,
  tasksDriver,
  workspaceImportDriver,
]

export const undriven: Readonly<Record<string, string>> = {
  analytics: 'It has no screen: a library is told who is here.',
  bulkCreate:
    'Its tables come from files and the clipboard; its calls are tested beside it and in server/pin-pipeline-bulk.test.ts.',
  designGesture: 'Its gestures need a driver that knows where layers stand on the picture.',
  passkey:
    'Its dialogs are the browser’s: the journey on passkeys opens them with a virtual authenticator.',
  app: 'It has no screen of its own: it starts the others and passes news on; the paths of the others go through it.',
}
