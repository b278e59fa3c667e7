/** The week of an account, and its zone: what a day is there. */
import {
  type AccountSchedule,
  defaultSchedule,
} from '#core/contract/publishing/schedule.contract.ts'
import { newId } from '../../platform/ids.ts'
import type { AccountKey, AutomationParts } from './automation-parts.ts'

/** The zone of an account whose calendar was never opened. */
export async function scheduleOf(
  { database, findSchedule }: Pick<AutomationParts, 'database' | 'findSchedule'>,
  { owner, accountId }: AccountKey,
): Promise<AccountSchedule> {
  const found = await findSchedule(database.root, { owner, accountId })
  return found?.schedule ?? defaultSchedule('UTC', newId)
}

export async function zoneOf(
  parts: Pick<AutomationParts, 'database' | 'findSchedule'>,
  key: AccountKey,
): Promise<string> {
  return (await scheduleOf(parts, key)).zone
}
