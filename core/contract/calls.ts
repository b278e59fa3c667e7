/**
 * The table of all calls. The server registers them, the browser calls them, the contract test
 * walks them.
 */
import { adminCalls } from './admin.contract.ts'
import { accountCalls } from './accounts.contract.ts'
import { automationCalls } from './automations.contract.ts'
import { authCalls } from './auth.contract.ts'
import { billingCalls } from './billing.contract.ts'
import { bulkCalls } from './bulk.contract.ts'
import { brandOfferCalls } from './brand-offer.contract.ts'
import { connectionCalls } from './connections.contract.ts'
import { demoCalls } from './demo.contract.ts'
import { exportCalls } from './export.contract.ts'
import { keywordCalls } from './keywords.contract.ts'
import { mediaCalls } from './media.contract.ts'
import { ownTemplateCalls } from './own-templates.contract.ts'
import { outboxCalls } from './outbox.contract.ts'
import { noticeCalls } from './notices.contract.ts'
import { pageCalls } from './pages.contract.ts'
import { planCalls } from './plans.contract.ts'
import { planExportCalls } from './plan-export.contract.ts'
import { preflightCalls } from './preflight.contract.ts'
import { reminderCalls } from './reminders.contract.ts'
import { resultCalls } from './results.contract.ts'
import { scheduleCalls } from './schedule.contract.ts'
import { syncCalls } from './sync.contract.ts'
import { operationCalls } from './operation.contract.ts'
import { systemCalls } from './system.contract.ts'
import { taskCalls } from './tasks.contract.ts'
import { templateCalls } from './templates.contract.ts'
import { videoCalls } from './videos.contract.ts'
import { workspaceCalls } from './workspace.contract.ts'

export const calls = {
  ...authCalls,
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
