/**
 * What the pages feature works with: the platform's parts and what other features hand it as
 * functions.
 */
import type { Queries } from '../../platform/database/database.ts'
import type { AddSourcesNeeds } from './add-sources.ts'
import type { Categorise } from './page-interests.ts'

export interface PagesParts extends AddSourcesNeeds {
  /** Undefined when the account is not the owner's. */
  findAccount(db: Queries, owner: string, accountId: string): Promise<object | undefined>
  readonly categorise: Categorise
}
