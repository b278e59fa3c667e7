/** Figures in a person's data export: all of them, of every network and day. */
import type { Queries } from '../../platform/database/database.ts'
import type { ExportPart } from '../../platform/feature.ts'

export async function exportedFigures(db: Queries, owner: string): Promise<ExportPart[]> {
  const accounts = await db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', owner)
    .orderBy('id')
    .execute()
  return accounts.map(({ id }) => ({
    path: `results/${id}.json`,
    read: async () => JSON.stringify(await figuresOfAccount(db, id), null, 2),
  }))
}

async function figuresOfAccount(db: Queries, accountId: string) {
  const days = await db
    .selectFrom('account_days')
    .select(['source', 'day', 'status', 'figures'])
    .where('account_id', '=', accountId)
    .orderBy('source')
    .orderBy('day')
    .execute()
  const pins = await db
    .selectFrom('network_pins')
    .select(['source', 'network_pin_id', 'facts', 'made', 'figures', 'seen_at', 'gone_at'])
    .where('account_id', '=', accountId)
    .orderBy('source')
    .orderBy('network_pin_id')
    .execute()
  const pinDays = await db
    .selectFrom('pin_days')
    .select(['source', 'network_pin_id', 'day', 'figures'])
    .where('account_id', '=', accountId)
    .orderBy('source')
    .orderBy('network_pin_id')
    .orderBy('day')
    .execute()
  const favored = await db
    .selectFrom('favored_templates')
    .select(['template_id', 'evidence', 'accepted_at'])
    .where('account_id', '=', accountId)
    .orderBy('accepted_at')
    .execute()
  return {
    favored_templates: favored.map((row) => ({ ...row, evidence: asJson(row.evidence) })),
    account_days: days.map((row) => ({ ...row, figures: asJson(row.figures) })),
    pins: pins.map((row) => ({
      ...row,
      facts: asJson(row.facts),
      made: asJson(row.made),
      figures: asJson(row.figures),
    })),
    pin_days: pinDays.map((row) => ({ ...row, figures: asJson(row.figures) })),
  }
}

/** Written by our own schemas, and only written on here. */
const asJson = (text: string | null): unknown => (text === null ? null : JSON.parse(text))
