/** People's templates as rows. Every question takes the owner. */
import type { Selectable } from 'kysely'
import type { Queries, Tx } from '../database/database.ts'
import type { OwnTemplatesTable } from '../database/tables/own-templates.tables.ts'

export interface TemplatesKey {
  readonly owner: string
  readonly accountId: string
}
export interface TemplateKey extends TemplatesKey {
  readonly id: string
}

/** With the document of its newest version. */
export interface OwnTemplateRow extends Selectable<OwnTemplatesTable> {
  readonly document: string
}

const withDocument = (db: Queries) =>
  db
    .selectFrom('own_templates')
    .innerJoin('own_template_versions', (join) =>
      join
        .onRef('own_template_versions.template_id', '=', 'own_templates.id')
        .onRef('own_template_versions.version', '=', 'own_templates.version'),
    )
    .selectAll('own_templates')
    .select('own_template_versions.document')

/** Newest first. */
export async function listOwnTemplateRows(
  db: Queries,
  { owner, accountId }: TemplatesKey,
): Promise<OwnTemplateRow[]> {
  return withDocument(db)
    .where('own_templates.user_id', '=', owner)
    .where('own_templates.account_id', '=', accountId)
    .where('own_templates.deleted_at', 'is', null)
    .orderBy('own_templates.created_at', 'desc')
    .orderBy('own_templates.id', 'desc')
    .execute()
}

/** A deleted one too: `deleted_at` says so. */
export async function findOwnTemplateRow(
  db: Queries,
  { owner, accountId, id }: TemplateKey,
): Promise<OwnTemplateRow | undefined> {
  return withDocument(db)
    .where('own_templates.user_id', '=', owner)
    .where('own_templates.account_id', '=', accountId)
    .where('own_templates.id', '=', id)
    .executeTakeFirst()
}

/** In whatever account of the owner, also of a deleted template: pins go on to name it. */
export async function findVersion(
  db: Queries,
  owner: string,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<{ readonly name: string; readonly document: string } | undefined> {
  return db
    .selectFrom('own_template_versions')
    .innerJoin('own_templates', 'own_templates.id', 'own_template_versions.template_id')
    .select(['own_templates.name', 'own_template_versions.document'])
    .where('own_templates.user_id', '=', owner)
    .where('own_template_versions.template_id', '=', id)
    .where('own_template_versions.version', '=', version)
    .executeTakeFirst()
}

/** For its picture, whose address only those know who may see it. */
export async function findAnyVersion(
  db: Queries,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<{ readonly document: string; readonly owner: string } | undefined> {
  return db
    .selectFrom('own_template_versions')
    .innerJoin('own_templates', 'own_templates.id', 'own_template_versions.template_id')
    .select(['own_template_versions.document', 'own_templates.user_id as owner'])
    .where('own_template_versions.template_id', '=', id)
    .where('own_template_versions.version', '=', version)
    .executeTakeFirst()
}

/** Newest first. */
export async function listVersions(
  db: Queries,
  id: string,
): Promise<{ version: number; created_at: number }[]> {
  return db
    .selectFrom('own_template_versions')
    .select(['version', 'created_at'])
    .where('template_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
}

/** False: the id is in use already. */
export async function insertOwnTemplate(
  tx: Tx,
  { owner, accountId, id }: TemplateKey,
  { name, document, now }: { readonly name: string; readonly document: string; now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('own_templates')
    .values({
      id,
      account_id: accountId,
      user_id: owner,
      name,
      version: 1,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await insertVersion(tx, { id, version: 1, document, now })
  return true
}

/** False: there is a newer version than the one before it. */
export async function addVersion(
  tx: Tx,
  { owner, accountId, id }: TemplateKey,
  next: { readonly version: number; readonly document: string; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('own_templates')
    .set({ version: next.version, updated_at: next.now })
    .where('user_id', '=', owner)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('version', '=', next.version - 1)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) return false
  await insertVersion(tx, { id, ...next })
  return true
}

async function insertVersion(
  tx: Tx,
  { id, version, document, now }: { id: string; version: number; document: string; now: number },
): Promise<void> {
  const bytes = Buffer.byteLength(document)
  await tx
    .insertInto('own_template_versions')
    .values({ template_id: id, version, document, bytes, created_at: now })
    .execute()
}

export async function changeOwnTemplate(
  db: Queries,
  { owner, accountId, id }: TemplateKey,
  change: Partial<Pick<OwnTemplatesTable, 'name' | 'updated_at' | 'deleted_at'>>,
): Promise<void> {
  await db
    .updateTable('own_templates')
    .set(change)
    .where('user_id', '=', owner)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}
