/**
 * Every migration in order, by name. A migration that has been released is never changed; each area
 * adds its own numbered file and one line. Columns are `text`, `bigint`, `double precision` only:
 * SQLite takes the names, PostgreSQL's `integer` can't hold milliseconds.
 */
import type { Migration } from 'kysely/migration'
import { up as users } from './0001-users.ts'
import { up as accounts } from './0002-accounts.ts'
import { up as pictures } from './0003-pictures.ts'
import { up as pins } from './0006-pins.ts'
import { up as tasks } from './0010-tasks.ts'
import { up as pages } from './0011-pages.ts'
import { up as chores } from './0012-chores.ts'
import { up as pinsMade } from './0013-pins-made.ts'
import { up as keywords } from './0014-keywords.ts'
import { up as billing } from './0015-billing.ts'
import { up as devices } from './0016-devices.ts'
import { up as trash } from './0017-trash.ts'
import { up as fontFacts } from './0018-font-facts.ts'
import { up as trashedPictures } from './0019-trashed-pictures.ts'
import { up as problemCodes } from './0020-problem-codes.ts'
import { up as publications } from './0021-publications.ts'
import { up as connections } from './0022-connections.ts'
import { up as publisher } from './0023-publisher.ts'
import { up as connectionStates } from './0024-connection-states.ts'
import { up as pauses } from './0025-pauses.ts'
import { up as notices } from './0026-notices.ts'
import { up as outboxBackoff } from './0027-outbox-backoff.ts'
import { up as withoutApproval } from './0028-without-approval.ts'
import { up as results } from './0029-results.ts'
import { up as automations } from './0030-automations.ts'
import { up as videos } from './0031-videos.ts'
import { up as boardReadings } from './0032-board-readings.ts'
import { up as ownTemplates } from './0034-own-templates.ts'
import { up as drawnTexts } from './0035-drawn-texts.ts'
import { up as sharedLimits } from './0038-shared-limits.ts'
import { up as fairTurns } from './0039-fair-turns.ts'
import { up as suspensions } from './0042-suspensions.ts'
import { up as countedBytes } from './0043-counted-bytes.ts'
import { up as knownDevices } from './0044-known-devices.ts'
import { up as traces } from './0045-traces.ts'
import { up as waitingTasks } from './0046-waiting-tasks.ts'
import { up as secondFactors } from './0047-second-factors.ts'
import { up as provenAddresses } from './0048-proven-addresses.ts'
import { up as passkeys } from './0049-passkeys.ts'
import { up as passkeyCodes } from './0051-passkey-codes.ts'
import { up as pauseReasons } from './0052-pause-reasons.ts'
import { up as fewerTaskIndexes } from './0053-fewer-task-indexes.ts'

export const migrations: Record<string, Migration> = {
  '0001-users': { up: users },
  '0002-accounts': { up: accounts },
  '0003-pictures': { up: pictures },
  '0006-pins': { up: pins },
  '0010-tasks': { up: tasks },
  '0011-pages': { up: pages },
  '0012-chores': { up: chores },
  '0013-pins-made': { up: pinsMade },
  '0014-keywords': { up: keywords },
  '0015-billing': { up: billing },
  '0016-devices': { up: devices },
  '0017-trash': { up: trash },
  '0018-font-facts': { up: fontFacts },
  '0019-trashed-pictures': { up: trashedPictures },
  '0020-problem-codes': { up: problemCodes },
  '0021-publications': { up: publications },
  '0022-connections': { up: connections },
  '0023-publisher': { up: publisher },
  '0024-connection-states': { up: connectionStates },
  '0025-pauses': { up: pauses },
  '0026-notices': { up: notices },
  '0027-outbox-backoff': { up: outboxBackoff },
  '0028-without-approval': { up: withoutApproval },
  '0029-results': { up: results },
  '0030-automations': { up: automations },
  '0031-videos': { up: videos },
  '0032-board-readings': { up: boardReadings },
  '0034-own-templates': { up: ownTemplates },
  '0035-drawn-texts': { up: drawnTexts },
  '0038-shared-limits': { up: sharedLimits },
  '0039-fair-turns': { up: fairTurns },
  '0042-suspensions': { up: suspensions },
  '0043-counted-bytes': { up: countedBytes },
  '0044-known-devices': { up: knownDevices },
  '0045-traces': { up: traces },
  '0046-waiting-tasks': { up: waitingTasks },
  '0047-second-factors': { up: secondFactors },
  '0048-proven-addresses': { up: provenAddresses },
  '0049-passkeys': { up: passkeys },
  '0051-passkey-codes': { up: passkeyCodes },
  '0052-pause-reasons': { up: pauseReasons },
  '0053-fewer-task-indexes': { up: fewerTaskIndexes },
}
