/**
 * Every table of the store. Each area adds its interface in a file of its own and one line here,
 * beside its migration.
 */
import type { AccountTables } from './accounts.tables.ts'
import type { AdminTables } from './admin.tables.ts'
import type { AutomationTables } from './automations.tables.ts'
import type { ByHandTables } from './by-hand.tables.ts'
import type { ConnectionTables } from './connections.tables.ts'
import type { KeywordTables } from './keywords.tables.ts'
import type { LimitTables } from './limits.tables.ts'
import type { MediaTables } from './media.tables.ts'
import type { NoticeTables } from './notices.tables.ts'
import type { BillingTables } from './billing.tables.ts'
import type { OwnTemplateTables } from './own-templates.tables.ts'
import type { PictureTables } from './pictures.tables.ts'
import type { PageTables } from './pages.tables.ts'
import type { PinTables } from './pins.tables.ts'
import type { PublisherTables } from './publisher.tables.ts'
import type { ResultTables } from './results.tables.ts'
import type { TaskTables } from './tasks.tables.ts'
import type { TrashTables } from './trash.tables.ts'
import type { UserTables } from './users.tables.ts'

export type Tables = UserTables &
  AdminTables &
  AccountTables &
  PictureTables &
  PinTables &
  PublisherTables &
  TaskTables &
  PageTables &
  BillingTables &
  KeywordTables &
  LimitTables &
  ConnectionTables &
  NoticeTables &
  ByHandTables &
  ResultTables &
  AutomationTables &
  MediaTables &
  OwnTemplateTables &
  TrashTables
