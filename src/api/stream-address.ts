import { syncCalls } from '#core/contract/content/sync.contract.ts'
import { pathOf } from './path-of.ts'

/** Address of the server-sent events of an account. */
export const streamAddress = (accountId: string): string =>
  pathOf(syncCalls.streamRevisions, { account_id: accountId })
