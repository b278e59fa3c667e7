/** People's templates as what lays out pins: a stored document under the id that designs name. */
import { ownTemplateId, ownTemplateKey } from '#core/templates/document/own-template.ts'
import { readTemplate } from '#core/templates/document/template-file.ts'
import { findTemplate } from '#core/templates/choice/template-list.ts'
import { readyTemplate } from '#core/templates/choice/ready-template.ts'
import type { ReadyTemplate } from '#core/templates/document/template.model.ts'
import type { Queries } from '../database/database.ts'
import {
  findAnyVersion,
  findVersion,
  listOwnTemplateRows,
  type TemplatesKey,
} from './own-templates.store.ts'

interface Stored {
  readonly id: string
  readonly version: number
  readonly name?: string
  readonly document: string
}

/** As many are kept ready, the last used ones: reading one takes milliseconds, and a version never changes. */
const MAX_READY = 300
const ready = new Map<string, ReadyTemplate | null>()

/** Null when the rules have become stricter since it was stored: it stays stored. */
export function readStored({ id, version, name = '', document }: Stored): ReadyTemplate | null {
  const key = `${ownTemplateId(id, version)} ${name}`
  const known = ready.get(key)
  const template = known === undefined ? readDocument({ id, version, name, document }) : known
  ready.delete(key)
  ready.set(key, template)
  const [oldest] = ready.keys()
  if (ready.size > MAX_READY && oldest !== undefined) ready.delete(oldest)
  return template
}

function readDocument({ id, version, name, document }: Stored): ReadyTemplate | null {
  const read = readTemplate(JSON.parse(document))
  if (!read.ok) return null
  return readyTemplate({
    ...read.template,
    id: ownTemplateId(id, version),
    name: name || read.template.name,
  })
}

/** Null when the owner has no such template. */
export async function loadOwnTemplate(
  db: Queries,
  owner: string,
  templateId: string,
): Promise<ReadyTemplate | null> {
  const key = ownTemplateKey(templateId)
  if (key?.version == null) return null
  const { id, version } = key
  const found = await findVersion(db, owner, { id, version })
  return found === undefined ? null : readStored({ id, version, ...found })
}

/** Of any owner: for its picture, whose address only those know who may see it. */
export async function loadAnyTemplate(
  db: Queries,
  templateId: string,
): Promise<{ readonly template: ReadyTemplate; readonly owner: string } | null> {
  const key = ownTemplateKey(templateId)
  if (key?.version == null) return null
  const { id, version } = key
  const found = await findAnyVersion(db, { id, version })
  if (found === undefined) return null
  const { owner, document } = found
  const template = readStored({ id, version, document })
  return template && { template, owner }
}

/** Those among `ids` that are the owner's own. */
export async function loadOwnTemplates(
  db: Queries,
  owner: string,
  ids: readonly string[],
): Promise<ReadyTemplate[]> {
  const found: ReadyTemplate[] = []
  for (const id of ids) {
    const template = await loadOwnTemplate(db, owner, id)
    if (template !== null) found.push(template)
  }
  return found
}

/**
 * What was chosen for pins to come as templates: a choice without a version becomes the newest one
 * of the account. What is unknown, deleted or another person's is passed over.
 */
export async function chosenTemplates(
  db: Queries,
  key: TemplatesKey,
  ids: readonly string[],
): Promise<ReadyTemplate[]> {
  const rows = ids.some((id) => ownTemplateKey(id) !== null)
    ? await listOwnTemplateRows(db, key)
    : []
  return ids.flatMap((choice) => {
    const known = findTemplate(choice)
    if (known) return [known]
    const row = rows.find(({ id }) => id === ownTemplateKey(choice)?.id)
    const template = row ? readStored(row) : null
    return template ? [template] : []
  })
}
