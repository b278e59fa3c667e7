/**
 * Own templates on their way out of an account and into another. A file's document that is none is
 * left out with its template's later versions: pins that name it keep their pictures.
 */
import { readTemplate } from '#core/templates/document/template-file.ts'
import { MAX_TEMPLATE_BYTES } from '#core/contract/content/own-templates.contract.ts'
import type { OwnTemplateEntry } from '#core/workspace/workspace.schema.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'

export async function ownTemplateEntries(
  db: Queries,
  { owner, accountId }: { readonly owner: string; readonly accountId: string },
): Promise<OwnTemplateEntry[]> {
  const rows = await db
    .selectFrom('own_templates')
    .select(['id', 'name', 'created_at', 'updated_at', 'deleted_at'])
    .where('user_id', '=', owner)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const entries: OwnTemplateEntry[] = []
  for (const row of rows) {
    const versions = await db
      .selectFrom('own_template_versions')
      .select(['created_at', 'document'])
      .where('template_id', '=', row.id)
      .orderBy('version')
      .execute()
    entries.push({
      ...row,
      versions: versions.map(({ created_at, document }) => ({
        created_at,
        document: JSON.parse(document) as unknown,
      })),
    })
  }
  return entries
}

interface Landing {
  readonly owner: string
  readonly accountId: string
  readonly now: number
}

export async function insertTemplateEntries(
  tx: Tx,
  { owner, accountId, now }: Landing,
  entries: readonly OwnTemplateEntry[],
): Promise<void> {
  const seen = new Map(entries.map((entry) => [entry.id, entry]))
  for (const { versions, id, name, ...times } of seen.values()) {
    const rows = storedVersions(versions, now).map((row) => ({ ...row, template_id: id }))
    if (rows.length === 0) continue
    await tx
      .insertInto('own_templates')
      .values({
        id,
        account_id: accountId,
        user_id: owner,
        name,
        version: rows.length,
        created_at: Math.min(times.created_at, now),
        updated_at: Math.min(times.updated_at, now),
        deleted_at: times.deleted_at && Math.min(times.deleted_at, now),
      })
      .execute()
    for (const row of rows) await tx.insertInto('own_template_versions').values(row).execute()
  }
}

/** Up to the first that is damaged. */
function storedVersions(versions: OwnTemplateEntry['versions'], now: number) {
  const rows: { version: number; document: string; bytes: number; created_at: number }[] = []
  for (const { document, created_at } of versions) {
    const read = readTemplate(document)
    const text = read.ok ? JSON.stringify(read.template) : null
    const bytes = text === null ? Infinity : Buffer.byteLength(text)
    if (text === null || bytes > MAX_TEMPLATE_BYTES) return rows
    const version = rows.length + 1
    rows.push({ version, document: text, bytes, created_at: Math.min(created_at, now) })
  }
  return rows
}
