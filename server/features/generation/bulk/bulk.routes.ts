/** Pins from a table: checks rows, previews one, and starts the generation. */
import { setImmediate as yieldToRequests } from 'node:timers/promises'
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import type { BulkLook, BulkRow, RowFinding } from '#core/contract/bulk.contract.ts'
import { calls } from '#core/contract/calls.ts'
import { type Problem, withCodes } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { allowedTemplates, kitOf } from '#core/pages/brand-kit.ts'
import { entriesLeftOut } from '#core/templates/fit/item-rows.ts'
import { type LayoutRule, layoutFaults } from '#core/templates/choice/layout-faults.ts'
import {
  GRID,
  LIGHT_GRID,
  type PictureFacts,
} from '#core/templates/document/picture-facts.schema.ts'
import { templateChoice } from '#core/templates/document/own-template.ts'
import { CANVAS, type ReadyTemplate } from '#core/templates/document/template.model.ts'
import { notFound, Refusal, refuseField } from '../../../platform/http/failures/refusal.ts'
import type { Route } from '../../../platform/http/route.ts'
import { RenderError } from '../../../platform/images/drawing/pin-renderer.ts'
import { chosenTemplates } from '../../../platform/templates/own-templates.ts'
import type { GenerationParts } from '../generation-parts.ts'
import { startTask } from '../generation-start.ts'
import { dataAddress } from '../samples.ts'
import { bulkDesign } from './bulk-design.ts'
import { picturesOfRow, rememberPictures } from './row-pictures.ts'

/** Bytes: 5 million characters of up to three bytes, plus field names. */
const TABLE_BODY_LIMIT = 20_000_000

interface Key {
  readonly owner: string
  readonly accountId: string
}
interface Look {
  readonly template: ReadyTemplate
  readonly brand: Brand
}

export function bulkRoutes(route: Route, parts: GenerationParts): void {
  const { database } = parts
  const rememberOf = rememberPictures()

  const lookOf = (key: Key, look: BulkLook) => findLook(parts, key, look)

  route(calls.checkBulk, async ({ user, params, body }) => {
    const look = await lookOf({ owner: user.id, accountId: params.account_id }, body.look)
    if (look instanceof Refusal) return look
    const findings: RowFinding[] = []
    for (const row of body.rows) {
      const warnings = await layoutWarnings(parts, { owner: user.id, row, look })
      if (warnings.length > 0) findings.push({ row: row.row, ...withCodes({ warnings }) })
      await yieldToRequests()
    }
    return { findings }
  })

  route(calls.previewBulk, async ({ user, params, body, signal }) => {
    const owner = user.id
    const look = await lookOf({ owner, accountId: params.account_id }, body.look)
    if (look instanceof Refusal) return look
    const { row } = body
    const remember = rememberOf(owner)
    const found = await picturesOfRow(parts, { owner, pictures: row.pictures, signal, remember })
    if (!found.ok) return refuseField('pictures', found.failure.problem)
    const design = bulkDesign({ row, ...look, pictures: found.pictures })
    const { loadPicture, own } = parts.pictureStorage.loaderFor(owner)
    try {
      const { jpeg, warnings } = await parts.renderer.renderPreview(design, loadPicture, own)
      return { image: dataAddress(jpeg), ...withCodes({ warnings }) }
    } catch (error) {
      if (error instanceof RenderError) return refuseField('design', error.problem)
      throw error
    }
  })

  route(
    calls.startBulk,
    async ({ user, params, body }) => {
      const key = { owner: user.id, accountId: params.account_id }
      const known = await parts.tasks.idOfKey(database.root, user.id, body.idempotency_key)
      if (known !== null) return { task_id: known }
      const look = await lookOf(key, body.look)
      if (look instanceof Refusal) return look
      return startTask(parts, user.id, {
        accountId: params.account_id,
        kind: 'generation',
        key: body.idempotency_key,
        name: problem('bulk.pinsOfTable', { count: body.rows.length, name: look.template.name }),
        input: JSON.stringify({ bulk: { ...body.look, template_id: look.template.id } }),
        units: body.rows.map((row) => JSON.stringify({ bulk_row: row })),
      })
    },
    { bodyLimit: TABLE_BODY_LIMIT },
  )
}

/** The newest version of the template, and the brand kit; a refusal if either can't be used. */
async function findLook(
  parts: GenerationParts,
  { owner, accountId }: Key,
  look: BulkLook,
): Promise<Look | Refusal> {
  const { database } = parts
  if ((await parts.findAccount(database.root, owner, accountId)) === undefined)
    return notFound('account')
  const [template] = await chosenTemplates(database.root, { owner, accountId }, [look.template_id])
  if (template === undefined) return refuseField('template_id', problem('bulk.templateGone'))
  const brand = kitOf(await parts.findBrand(database.root, owner, accountId), look.brand_kit_id)
  return allowedTemplates(brand, [templateChoice(template.id)]).length === 0
    ? refuseField('template_id', problem('generation.noTemplateOfBrand'))
    : { template, brand }
}

interface CheckedRow {
  readonly owner: string
  readonly row: BulkRow
  readonly look: Look
}

/**
 * Warnings of the layout. Pictures are not fetched; a placeholder of the usual shape replaces them.
 */
async function layoutWarnings(
  { pictureStorage, renderer }: GenerationParts,
  { owner, row, look }: CheckedRow,
): Promise<Problem[]> {
  const pictures = row.pictures.map((_, place) => ({ id: `stand-in ${place}`, facts: STAND_IN }))
  const design = bulkDesign({ row, ...look, pictures })
  const { loadPicture, own } = pictureStorage.loaderFor(owner)
  const nodes = await renderer.layoutPin(
    design,
    async (id) =>
      id.startsWith('stand-in ') ? { bytes: NO_BYTES, facts: STAND_IN } : loadPicture(id),
    own,
  )
  const faults = layoutFaults(nodes, {
    canvas: CANVAS,
    background: design.colors.background,
    facts: new Map(pictures.map(({ facts }, slot) => [slot, facts])),
  })
  const cut = nodes.flatMap((node) =>
    node.kind === 'text' && node.shortened
      ? [problem('render.headlineCut', { words: node.shortened })]
      : [],
  )
  const long = new Set(faults.filter(({ rule }) => TEXT_RULES.has(rule)).map(({ words }) => words))
  const left = entriesLeftOut(nodes)
  if (left > 0) cut.push(problem('render.listCut', { count: left }))
  return [...cut, ...[...long].map((words) => problem('bulk.textTooLong', { words }))]
}

/** Rules that a text breaks when it is too long for its box. */
const TEXT_RULES: ReadonlySet<LayoutRule> = new Set<LayoutRule>([
  'margin',
  'corner',
  'small',
  'overlap',
])
const NO_BYTES = new Uint8Array()
const STAND_IN: PictureFacts = {
  width: 1_000,
  height: 1_500,
  subject: { x: 0.3, y: 0.3, width: 0.4, height: 0.4 },
  objects: [],
  luminance: Array.from({ length: GRID * GRID }, () => 0.4),
  detail: Array.from({ length: GRID * GRID }, () => 0.2),
  palette: ['#b5542e', '#2f4b4a', '#ead9c2'],
  lights: '66'.repeat(LIGHT_GRID * LIGHT_GRID * 2),
}
