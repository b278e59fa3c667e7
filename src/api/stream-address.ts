import { syncCalls } from '#core/contract/content/sync.contract.ts'
import { pathOf } from './path-of.ts'

/** Of the server-sent events of an account. */
export const streamAddress = (accountId: string): string =>
  pathOf(syncCalls.streamRevisions, { account_id: accountId })
