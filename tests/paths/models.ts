/** Every machine of the browser has a model; a new one is added here or `paths.test.ts` fails. */
import { accountsModel } from '../../src/machines/accounts/accounts.model.ts'
import { analyticsModel } from '../../src/machines/analytics/analytics.model.ts'
import { appModel } from '../../src/machines/app/app.model.ts'
import { authModel } from '../../src/machines/auth/auth.model.ts'
import { buildModel } from '../../src/machines/build/build.model.ts'
import { bulkCreateModel } from '../../src/machines/bulk-create/bulk-create.model.ts'
import { calendarMoveModel } from '../../src/machines/calendar-move/calendar-move.model.ts'
import { connectionModel } from '../../src/machines/connection/connection.model.ts'
import { designGestureModel } from '../../src/machines/design-gesture/design-gesture.model.ts'
import { environmentModel } from '../../src/machines/environment/environment.model.ts'
import { pagesModel } from '../../src/machines/pages/pages.model.ts'
import { passkeyModel } from '../../src/machines/passkey/passkey.model.ts'
import { pinFlowModel } from '../../src/machines/pin-flow/pin-flow.model.ts'
import { pinsModel } from '../../src/machines/pins/pins.model.ts'
import { publishingModel } from '../../src/machines/publishing/publishing.model.ts'
import { resumingModel } from '../../src/machines/resuming/resuming.model.ts'
import { taskModel } from '../../src/machines/task/task.model.ts'
import { tasksModel } from '../../src/machines/tasks/tasks.model.ts'
import { workspaceImportModel } from '../../src/machines/workspace-import/workspace-import.model.ts'

export const models = [
  accountsModel,
  analyticsModel,
  appModel,
  authModel,
  buildModel,
  bulkCreateModel,
  calendarMoveModel,
  connectionModel,
  designGestureModel,
  environmentModel,
  pagesModel,
  passkeyModel,
  pinFlowModel,
  pinsModel,
  publishingModel,
  resumingModel,
  taskModel,
  tasksModel,
  workspaceImportModel,
]
