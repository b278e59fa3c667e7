/**
 * New templates and new versions. The owner's lock comes first: of many at the same moment, as many
 * are stored as fit.
 */
import {
  MAX_OWN_TEMPLATES,
  MAX_TEMPLATE_VERSIONS,
} from '#core/contract/content/own-templates.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Template } from '#core/templates/document/template.schema.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { lockOwner } from '../../platform/database/lock-owner.ts'
import { notFound, refuse, type Refusal } from '../../platform/http/failures/refusal.ts'
import { refuseUpload } from '../../platform/usage/quotas.ts'
import {
  addVersion,
  changeOwnTemplate,
  findOwnTemplateRow,
  insertOwnTemplate,
  listOwnTemplateRows,
  listVersions,
  type TemplateKey,
} from '../../platform/templates/own-templates.store.ts'

export interface Writing {
  readonly database: Database
  readonly clock: Clock
  readonly limits: Config['limits']
}

/** Null when it is there, also from before. */
export async function createTemplate(
  { database, clock, limits }: Writing,
  key: TemplateKey,
  { name, document: wanted }: { readonly name: string; readonly document: Template },
): Promise<Refusal | null> {
  const document = JSON.stringify(wanted)
  return database.transaction(async (tx) => {
    await lockOwner(tx, key.owner)
    if ((await findOwnTemplateRow(tx, key)) !== undefined) return null
    const refusal =
      (await refuseCount(tx, key)) ?? (await refuseBytes(tx, { key, document, limits }))
    if (refusal !== null) return refusal
    await insertOwnTemplate(tx, key, { name, document, now: clock.now() })
    return null
  })
}

/** Null when it is the newest version by now. */
export async function replaceTemplate(
  { database, clock, limits }: Writing,
  key: TemplateKey,
  { from, document: wanted }: { readonly from: number; readonly document: Template },
): Promise<Refusal | null> {
  const document = JSON.stringify(wanted)
  return database.transaction(async (tx) => {
    await lockOwner(tx, key.owner)
    if ((await listVersions(tx, key.id)).length >= MAX_TEMPLATE_VERSIONS)
      return refuse(
        'quota_reached',
        problem('template.tooManyVersions', { most: MAX_TEMPLATE_VERSIONS }),
      )
    const refusal = await refuseBytes(tx, { key, document, limits })
    if (refusal !== null) return refusal
    const isNewest = await addVersion(tx, key, { version: from + 1, document, now: clock.now() })
    return isNewest ? null : refuse('conflict', problem('template.changed'))
  })
}

/** Null when it is there again, or was not deleted. */
export async function undeleteTemplate(
  database: Database,
  key: TemplateKey,
): Promise<Refusal | null> {
  return database.transaction(async (tx) => {
    await lockOwner(tx, key.owner)
    const row = await findOwnTemplateRow(tx, key)
    if (row === undefined) return notFound('template')
    if (row.deleted_at === null) return null
    const refusal = await refuseCount(tx, key)
    if (refusal !== null) return refusal
    await changeOwnTemplate(tx, key, { deleted_at: null })
    return null
  })
}

async function refuseCount(tx: Tx, key: TemplateKey): Promise<Refusal | null> {
  const { length } = await listOwnTemplateRows(tx, key)
  if (length < MAX_OWN_TEMPLATES) return null
  return refuse('quota_reached', problem('template.tooMany', { most: MAX_OWN_TEMPLATES }))
}

const refuseBytes = (
  tx: Tx,
  { key, document, limits }: Pick<Writing, 'limits'> & { key: TemplateKey; document: string },
): Promise<Refusal | null> =>
  refuseUpload(tx, { owner: key.owner, bytes: Buffer.byteLength(document) }, limits)
