/** Makes the pin of one row of a table, as a unit of a generation. */
import { v5 } from 'uuid'
import { z } from 'zod'
import { BulkLook, BulkRow } from '#core/contract/bulk.contract.ts'
import type { Pin, PinDesign } from '#core/contract/content/pins.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { shortPinId, tagLink } from '#core/pins/pin-link.ts'
import { kitOf } from '#core/pages/brand-kit.ts'
import { findTemplate } from '#core/templates/choice/template-list.ts'
import type { ReadyTemplate } from '#core/templates/document/template.model.ts'
import { pageError } from '../../../platform/fetch/page-failure.ts'
import type { UnitAt, UnitOutcome } from '../../../platform/tasks/task.job.ts'
import { loadOwnTemplate } from '../../../platform/templates/own-templates.ts'
import { commitPin } from '../commit-pin.ts'
import type { GenerationParts } from '../generation-parts.ts'
import { bulkDesign } from './bulk-design.ts'
import { picturesOfRow } from './row-pictures.ts'

/** `template_id` has the version from when the task was started. */
export const BulkInput = z.object({ bulk: BulkLook })
export const BulkUnit = z.object({ bulk_row: BulkRow })

export async function runBulkUnit(
  parts: GenerationParts,
  unit: UnitAt,
  { bulk_row: row }: z.infer<typeof BulkUnit>,
): Promise<UnitOutcome> {
  const { task, ordinal, signal, remember } = unit
  const { bulk: look } = BulkInput.parse(JSON.parse(task.input))
  const owner = task.user_id
  const template =
    findTemplate(look.template_id) ??
    (await loadOwnTemplate(parts.database.root, owner, look.template_id))
  if (template === null) return notMade(row, problem('bulk.templateGone'))
  const found = await picturesOfRow(parts, { owner, pictures: row.pictures, signal, remember })
  if (!found.ok) {
    const { address, failure, ...rest } = found
    return { ...rest, failure: pageError(address || row.title, failure, row.row) }
  }
  const account = { owner, accountId: task.account_id }
  const brand = kitOf(
    await parts.findBrand(parts.database.root, owner, task.account_id),
    look.brand_kit_id,
  )
  const design = bulkDesign({ row, template, pictures: found.pictures, brand })
  const page = await pageOf(parts, account, row.page_id)
  const begun = Number(await remember('table begun', async () => String(parts.clock.now())))
  return commitPin(parts, unit, {
    design,
    pinOf: (id, made) =>
      buildRowPin(
        {
          ...made,
          id,
          accountId: task.account_id,
          row,
          design,
          template,
          page,
          createdAt: begun + task.total - ordinal,
        },
        parts,
      ),
  })
}

/** Null if the account no longer has the page. */
async function pageOf(
  parts: GenerationParts,
  { owner, accountId }: { readonly owner: string; readonly accountId: string },
  pageId: string | null,
): Promise<string | null> {
  if (pageId === null) return null
  const page = await parts.readPageSource(parts.database.root, owner, { accountId, pageId })
  return page?.id ?? null
}

interface RowPin {
  readonly id: string
  readonly accountId: string
  readonly row: BulkRow
  readonly design: PinDesign
  readonly template: ReadyTemplate
  readonly page: string | null
  readonly imageUrl: string
  readonly now: number
  /** Later for earlier rows, whichever is made first: lists start with the newest pin. */
  readonly createdAt: number
}

function buildRowPin(
  { id, accountId, row, design, template, page, imageUrl, now, createdAt }: RowPin,
  { linkTagging }: Pick<GenerationParts, 'linkTagging'>,
): Pin {
  const pageId = page ?? v5('page', id)
  const tagged = linkTagging && row.link !== '' ? tagLink(row.link, shortPinId(id)) : row.link
  const person = (text: string) =>
    text === '' ? [] : [{ kind: 'person' as const, quote: text.slice(0, 500) }]
  return {
    id,
    account_id: accountId,
    title: row.title,
    description: row.description,
    alt_text: row.alt_text,
    link: tagged.length > 2048 ? row.link : tagged,
    status: 'generated',
    favored: false,
    created_at: createdAt,
    page_id: pageId,
    page_url: row.link,
    website_page_id: pageId,
    image_url: imageUrl,
    image_version: 0,
    interest: null,
    interest_id: null,
    boards: [],
    board_name: '',
    pin_type: template.pinType,
    keywords: row.keywords,
    design,
    sources: { title: person(row.title), description: person(row.description) },
    updated_at: now,
  }
}

function notMade(row: BulkRow, why: Parameters<typeof pageError>[1]['problem']): UnitOutcome {
  const failure = pageError(row.title, { code: 'not_made', problem: why }, row.row)
  return { ok: false, failure, retry: false }
}
