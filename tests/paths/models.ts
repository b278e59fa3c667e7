/** Every machine of the browser has a model; a new one is added here or `paths.test.ts` fails. */
import { accountsModel } from '../../src/machines/accounts.model.ts'
import { analyticsModel } from '../../src/machines/analytics.model.ts'
import { appModel } from '../../src/machines/app.model.ts'
import { authModel } from '../../src/machines/auth.model.ts'
import { buildModel } from '../../src/machines/build.model.ts'
import { calendarMoveModel } from '../../src/machines/calendar-move.model.ts'
import { connectionModel } from '../../src/machines/connection.model.ts'
import { designGestureModel } from '../../src/machines/design-gesture.model.ts'
import { environmentModel } from '../../src/machines/environment.model.ts'
import { pagesModel } from '../../src/machines/pages.model.ts'
import { pinFlowModel } from '../../src/machines/pin-flow.model.ts'
import { pinsModel } from '../../src/machines/pins.model.ts'
import { publishingModel } from '../../src/machines/publishing.model.ts'
import { resumingModel } from '../../src/machines/resuming.model.ts'
import { taskModel } from '../../src/machines/task.model.ts'
import { tasksModel } from '../../src/machines/tasks.model.ts'
import { workspaceImportModel } from '../../src/machines/workspace-import.model.ts'

export const models = [
  accountsModel,
  analyticsModel,
  appModel,
  authModel,
  buildModel,
  calendarMoveModel,
  connectionModel,
  designGestureModel,
  environmentModel,
  pagesModel,
  pinFlowModel,
  pinsModel,
  publishingModel,
  resumingModel,
  taskModel,
  tasksModel,
  workspaceImportModel,
]
