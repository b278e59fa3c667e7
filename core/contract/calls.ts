/**
 * The table of all calls. The server registers them, the browser calls them, the contract test
 * walks them.
 */
import { adminCalls } from './admin.contract.ts'
import { accountCalls } from './account/accounts.contract.ts'
import { automationCalls } from './publishing/automations.contract.ts'
import { authCalls } from './account/auth.contract.ts'
import { billingCalls } from './account/billing.contract.ts'
import { bulkCalls } from './bulk.contract.ts'
import { brandOfferCalls } from './account/brand-offer.contract.ts'
import { connectionCalls } from './account/connections.contract.ts'
import { demoCalls } from './account/demo.contract.ts'
import { exportCalls } from './content/export.contract.ts'
import { keywordCalls } from './content/keywords.contract.ts'
import { mediaCalls } from './content/media.contract.ts'
import { ownTemplateCalls } from './content/own-templates.contract.ts'
import { outboxCalls } from './publishing/outbox.contract.ts'
import { noticeCalls } from './account/notices.contract.ts'
import { passkeyCalls } from './account/passkeys.contract.ts'
import { pageCalls } from './content/pages.contract.ts'
import { planCalls } from './publishing/plans.contract.ts'
import { planExportCalls } from './publishing/plan-export.contract.ts'
import { preflightCalls } from './publishing/preflight.contract.ts'
import { reminderCalls } from './publishing/reminders.contract.ts'
import { resultCalls } from './publishing/results.contract.ts'
import { secondFactorCalls } from './account/second-factor.contract.ts'
import { scheduleCalls } from './publishing/schedule.contract.ts'
import { syncCalls } from './content/sync.contract.ts'
import { operationCalls } from './call/operation.contract.ts'
import { systemCalls } from './system.contract.ts'
import { taskCalls } from './content/tasks.contract.ts'
import { templateCalls } from './content/templates.contract.ts'
import { videoCalls } from './content/videos.contract.ts'
import { workspaceCalls } from './content/workspace.contract.ts'

export const calls = {
  ...authCalls,
  ...secondFactorCalls,
  ...passkeyCalls,
  ...accountCalls,
  ...connectionCalls,
  ...noticeCalls,
  ...brandOfferCalls,
  ...pageCalls,
  ...taskCalls,
  ...bulkCalls,
  ...templateCalls,
  ...ownTemplateCalls,
  ...syncCalls,
  ...scheduleCalls,
  ...outboxCalls,
  ...exportCalls,
  ...planCalls,
  ...planExportCalls,
  ...preflightCalls,
  ...reminderCalls,
  ...resultCalls,
  ...automationCalls,
  ...workspaceCalls,
  ...billingCalls,
  ...keywordCalls,
  ...mediaCalls,
  ...videoCalls,
  ...demoCalls,
  ...systemCalls,
  ...operationCalls,
  ...adminCalls,
}
export type CallName = keyof typeof calls
