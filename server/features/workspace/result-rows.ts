/** Figures of published pins, from rows of the store to lines of a workspace file and back. */
import { rename } from '#core/workspace/renaming.rules.ts'
import { ResultLine } from '#core/workspace/result-line.schema.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { ResultTables } from '../../platform/database/tables/results.tables.ts'
import { RESULT_TABLES, resultRows, type ResultTable } from '../../platform/database/result-rows.ts'
import type { ExportKey } from './export.store.ts'
import type { Landing, Put } from './import/import-rows.ts'

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json))

/** `source` and the rest are unchanged; JSON becomes part of the line. */
const lines: { readonly [T in ResultTable]: (row: ResultTables[T]) => object } = {
  account_days: ({ source, day, status, figures }) => ({
    type: 'day',
    source,
    day,
    status,
    figures: parsed(figures),
  }),
  network_pins: (row) => {
    const { source, network_pin_id, facts, made, figures, seen_at, gone_at } = row
    return {
      type: 'pin',
      source,
      network_pin_id,
      seen_at,
      gone_at,
      facts: parsed(facts),
      made: parsed(made),
      figures: parsed(figures),
    }
  },
  pin_days: ({ source, network_pin_id, day, figures }) => ({
    type: 'pinDay',
    source,
    network_pin_id,
    day,
    figures: parsed(figures),
  }),
  favored_templates: (row) => ({
    type: 'favored',
    template_id: row.template_id,
    evidence: parsed(row.evidence),
    accepted_at: row.accepted_at,
  }),
}

/** Of Pinterest only: a practice network is of its server. */
export async function* resultLines(db: Queries, key: ExportKey): AsyncGenerator<string> {
  for (const table of RESULT_TABLES) yield* linesOf(db, key, table)
}

async function* linesOf<T extends ResultTable>(
  db: Queries,
  key: ExportKey,
  table: T,
): AsyncGenerator<string> {
  const of = { ...key, source: 'pinterest:' } as const
  for await (const row of resultRows(db, of, table)) yield JSON.stringify(lines[table](row))
}

export function putResult(put: Put, line: ResultLine, { accountId, to, now }: Landing): void {
  const own = rename(ResultLine, line, to)
  const account_id = accountId
  switch (own.type) {
    case 'day': {
      const { type: _, figures, ...row } = own
      return put('account_days', { account_id, ...row, figures: JSON.stringify(figures) })
    }
    case 'pin': {
      const { type: _, facts, made, figures, ...row } = own
      return put('network_pins', {
        account_id,
        ...row,
        facts: JSON.stringify({ ...facts, picture_url: networkPicture(facts.picture_url) }),
        made: made && JSON.stringify(made),
        figures: figures && JSON.stringify(figures),
        seen_at: Math.min(row.seen_at, now),
        gone_at: row.gone_at === null ? null : Math.min(row.gone_at, now),
      })
    }
    case 'pinDay': {
      const { type: _, figures, ...row } = own
      return put('pin_days', { account_id, ...row, figures: JSON.stringify(figures) })
    }
    case 'favored': {
      const { type: _, evidence, ...row } = own
      return put('favored_templates', {
        account_id,
        ...row,
        evidence: JSON.stringify(evidence),
        accepted_at: Math.min(row.accepted_at, now),
      })
    }
    default:
      return own satisfies never
  }
}

/** A file may name any address; who looks at their results asks only Pinterest for pictures. */
function networkPicture(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address)
  return url?.protocol === 'https:' && /(?:^|\.)pinimg\.com$/.test(url.hostname) ? address : null
}
