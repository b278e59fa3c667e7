/** Where a template's document comes from, and whether it may be stored. */
import {
  MAX_TEMPLATE_BYTES,
  type TemplateOrigin,
} from '#core/contract/content/own-templates.contract.ts'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { ownTemplateKey } from '#core/templates/document/own-template.ts'
import { readTemplate } from '#core/templates/document/template-file.ts'
import type { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import { templateOfPicture } from '#core/templates/looks/template-of-picture.ts'
import { templateOfPin } from '#core/templates/looks/template-of-pin.ts'
import { findTemplate } from '#core/templates/choice/template-list.ts'
import type { Template } from '#core/templates/document/template.schema.ts'
import type { Queries } from '../../platform/database/database.ts'
import {
  notFound,
  refuse,
  refuseField,
  type Refusal,
} from '../../platform/http/failures/refusal.ts'
import {
  findOwnTemplateRow,
  type OwnTemplateRow,
  type TemplateKey,
} from '../../platform/templates/own-templates.store.ts'

export type CheckedDocument =
  | { readonly ok: true; readonly document: Template }
  | { readonly ok: false; readonly refusal: Refusal }

/** A field of the document is wrong, too large, or all is well. */
export function checkedDocument(value: unknown): CheckedDocument {
  const read = readTemplate(value)
  if (!read.ok) return { ok: false, refusal: refuseField('document', read.problem) }
  if (Buffer.byteLength(JSON.stringify(read.template)) <= MAX_TEMPLATE_BYTES)
    return { ok: true, document: read.template }
  return { ok: false, refusal: refuse('too_large', problem('template.tooLarge')) }
}

/** Of a picture of the owner; null = there is no such picture. */
export type FindFacts = (owner: string, pictureId: string) => Promise<PictureFacts | null>

interface Origins {
  readonly db: Queries
  readonly factsOf: FindFacts
}

/** A copy has the name that its origin shows. */
export async function originOf(
  { db, factsOf }: Origins,
  key: TemplateKey,
  from: TemplateOrigin,
): Promise<CheckedDocument> {
  if (from.kind === 'picture') {
    const facts = await factsOf(key.owner, from.picture_id)
    if (facts === null) return { ok: false, refusal: notFound('picture') }
    return checkedDocument(templateOfPicture('New template', { id: from.picture_id, facts }))
  }
  if (from.kind === 'file') return checkedDocument(from.document)
  if (from.kind === 'builtIn') return builtInDocument(from.template_id)
  if (from.kind === 'pin') return originOfPin(db, key, from.design)
  const row = await findOwnTemplateRow(db, { ...key, id: from.template_id })
  return row === undefined || row.deleted_at !== null ? MISSING : storedDocument(row)
}

/** Of a deleted template too: pins that were made from it keep their look. */
async function originOfPin(
  db: Queries,
  key: TemplateKey,
  design: PinDesign,
): Promise<CheckedDocument> {
  const id = ownTemplateKey(design.template_id)?.id
  const row = id === undefined ? undefined : await findOwnTemplateRow(db, { ...key, id })
  const origin = row ? storedDocument(row) : builtInDocument(design.template_id)
  return origin.ok ? checkedDocument(templateOfPin(origin.document, design)) : origin
}

const storedDocument = ({ document, name }: OwnTemplateRow): CheckedDocument =>
  checkedDocument({ ...(JSON.parse(document) as object), name })

function builtInDocument(id: string): CheckedDocument {
  const builtIn = findTemplate(id)
  return builtIn ? { ok: true, document: builtIn.document } : MISSING
}

const MISSING: CheckedDocument = { ok: false, refusal: notFound('template') }
