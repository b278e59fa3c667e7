/** Every built-in at every size with every hard text keeps the rules of a design. */
import { expect, test } from 'vitest'
import { layoutFaults } from '#core/templates/choice/layout-faults.ts'
import { canvasOf } from '#core/templates/document/canvas-size.ts'
import { templates } from '#core/templates/choice/template-list.ts'
import { SizeName } from '#core/templates/document/template.schema.ts'
import type { ReadyTemplate } from '#core/templates/document/template.model.ts'
import { SAMPLE_TURN } from '../../../../tests/support/sample-turn.ts'
import { readyDesign } from './design-preparation.ts'
import {
  caseDesign,
  casesFor,
  loadCasePicture,
} from '../../../../tests/support/drawing/hard-cases.ts'
import { nativeEngine } from './native-engine.ts'

const engine = nativeEngine()

/**
 * A list without room is set smaller than a good one, and generation gives no design more rows than
 * it has room for; but whatever comes has to stay in its place.
 */
const PLACES = new Set(['margin', 'corner', 'overlap'])

async function faultsOf(template: ReadyTemplate, size: SizeName): Promise<string[]> {
  const found: string[] = []
  for (const item of casesFor(template)) {
    const { design } = await readyDesign(caseDesign(template, item), engine.fonts)
    const loaded = await Promise.all(
      design.pictures.map(({ picture_id: id }) => loadCasePicture(id)),
    )
    const pictures = loaded.flatMap((picture) =>
      picture?.facts ? [{ facts: picture.facts, crop: null }] : [],
    )
    const nodes = await engine.withMeasure((measure) =>
      template.layout({ design, pictures, logo: null, measure }, size),
    )
    const faults = layoutFaults(nodes, {
      canvas: canvasOf(size),
      facts: new Map(pictures.map(({ facts }, slot) => [slot, facts])),
      background: design.colors.background,
    })
    const counted = item.isForLists ? faults.filter(({ rule }) => PLACES.has(rule)) : faults
    found.push(...counted.map(({ rule, words }) => `${item.name}: ${rule} ${words}`))
  }
  return found
}

/** `npm test` takes each built-in at one of the sizes, by turns. */
const isFull = process.env['PINLOOM_TEST_FULL'] === '1'
const cells = templates.flatMap((template, nth) =>
  SizeName.options
    .filter((_, turn) => isFull || (nth + turn + SAMPLE_TURN) % SizeName.options.length === 0)
    .map((size) => ({ template, size, id: template.id })),
)

test.each(cells)('$id at $size', async ({ template, size }) => {
  expect(await faultsOf(template, size)).toEqual([])
})
