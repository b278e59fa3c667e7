/**
 * What a person takes along of their pins: the rows and the whole log, one file an account each,
 * and the devices on which they were changed.
 */
import type { Queries } from '../../platform/database/database.ts'
import type { ExportPart } from '../../platform/feature.ts'
import { listDevices } from './devices.store.ts'
import { eventsAfter } from './pin-log.store.ts'
import type { LogReader } from './pin-log.store.ts'
import { listPinRows } from './pins.store.ts'
import type { AccountKey } from './pins.store.ts'

const PINS_A_PAGE = 500
const EVENTS_PER_PAGE = 1_000

export async function pinExportParts(reader: LogReader, owner: string): Promise<ExportPart[]> {
  const { queries } = reader
  const accounts = await queries
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', owner)
    .orderBy('created_at')
    .execute()
  const devices = {
    path: 'devices.json',
    read: async () => JSON.stringify(await listDevices(queries, owner), null, 2),
  }
  const ofAccounts = accounts.flatMap(({ id }) => [
    { path: `pins/${id}.json`, read: () => allPins(queries, { owner, accountId: id }) },
    { path: `pin-events/${id}.json`, read: () => allEvents(reader, { owner, accountId: id }) },
  ])
  return [...ofAccounts, devices]
}

async function allPins(queries: Queries, key: AccountKey): Promise<string> {
  const lines: string[] = []
  let before: number | null = null
  for (;;) {
    const page: Awaited<ReturnType<typeof listPinRows>> = await listPinRows(queries, key, {
      before,
      limit: PINS_A_PAGE,
    })
    lines.push(...page.map(({ pin }) => JSON.stringify(pin)))
    before = page.at(-1)?.position ?? null
    if (before === null) return jsonList(lines)
  }
}

async function allEvents(reader: LogReader, key: AccountKey): Promise<string> {
  const lines: string[] = []
  let after = 0
  for (;;) {
    const events = await eventsAfter(reader, key, { after, limit: EVENTS_PER_PAGE })
    lines.push(...events.map((event) => JSON.stringify(event)))
    const last = events.at(-1)
    if (last === undefined) return jsonList(lines)
    after = last.revision
  }
}

function jsonList(lines: readonly string[]): string {
  return `[\n${lines.join(',\n')}\n]\n`
}
