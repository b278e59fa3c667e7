/** A font that the person brought, in the template editor: drawn as it is on the published pin. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { findTemplate } from '#core/templates/choice/template-list.ts'
import { paintPin } from '#core/templates/paint/pin-painter.ts'
import { caseDesign, hardCases } from '../support/drawing/hard-cases.ts'
import { ownFontFile } from '../../server/platform/images/fonts/font-facts.ts'
import { nativeEngine } from '../../server/platform/images/drawing/native-engine.ts'
import { openCopy } from './editor-stage.ts'
import { test } from './journey.ts'
import { paintedByWorker } from './painted-by-worker.ts'
import { send } from './person.ts'
import { makeUser } from './prepared.ts'
import type { Product } from './product.ts'
import { quiet } from './quiet.ts'
import { seen } from './seen.ts'

/** Its file calls itself so, which no built-in font is called. */
const FAMILY = 'Noto Sans JP Thin'
const bytes = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource/noto-sans-jp/files/noto-sans-jp-latin-700-normal.woff2',
  ),
)

async function withFont(page: Page, product: Product): Promise<void> {
  await makeUser(page, product)
  await send(page.context().request, product, { path: '/api/fonts/', data: bytes })
}

test('the browser’s worker draws a person’s own font with the same bytes as the server', async ({
  page,
  product,
}) => {
  const template = findTemplate('big-words')
  const [item] = hardCases
  if (!template || !item) throw new Error('There is nothing to draw.')
  await withFont(page, product)
  await page.goto(`${product.address}/login`)
  const design = { ...caseDesign(template, item), pictures: [] }
  const inOwn = { ...design, fonts: { heading: FAMILY, body: 'inter' } }
  const [own, other] = await paintedByWorker(page, [
    { document: template.document, design: inOwn },
    { document: template.document, design },
  ])

  const engine = nativeEngine()
  const file = ownFontFile(bytes)
  const heading = await engine.fonts.source.takeOwn([{ id: 'any', read: async () => file }])
  if (heading === null) throw new Error('The font was not read.')
  const drawn = { ...inOwn, fonts: { ...inOwn.fonts, heading } }
  const nodes = await engine.withMeasure((measure) =>
    template.layout({ design: drawn, pictures: [], logo: null, measure }),
  )
  const { rgba } = await paintPin(
    { engine, cutter: { isKeeping: false, cut: () => Promise.reject() }, scale: 0.5 },
    { background: drawn.colors.background, nodes, pictures: new Map(), logo: null },
  )
  expect(own).toBe(createHash('sha256').update(rgba).digest('hex'))
  expect(own).not.toBe(other)
})

test('an own font is offered for a template, drawn at once, and kept with the version', async ({
  page,
  product,
}) => {
  await withFont(page, product)
  await openCopy(page, product, 'Big words')
  const pixels = async (): Promise<string> => {
    await quiet(page)
    return page
      .locator('[aria-busy="false"] > canvas[data-drawn]')
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  }
  const field = page.getByRole('button', { name: 'Headline font' })
  const inFont = async (family: string): Promise<string> => {
    await field.click()
    await page.getByRole('option', { name: family, exact: true }).click()
    await seen(field).toContainText(family)
    await seen(page.getByRole('option')).toHaveCount(0)
    return pixels()
  }
  // In which a font is drawn that can't be had.
  const fallback = await inFont('Poppins')
  expect(await inFont(FAMILY)).not.toBe(fallback)
  await page.getByRole('button', { name: 'Save version' }).click()
  await seen(page.getByText('Version 2 saved')).toBeVisible()
  await page.reload()
  await seen(field).toContainText(FAMILY)
})
