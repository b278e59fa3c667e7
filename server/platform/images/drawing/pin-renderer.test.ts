import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  CANVAS,
  MARGIN,
  overlaps,
  quietCorner,
  type PinNode,
  type TextNode,
} from '#core/templates/document/template.model.ts'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { readyTemplate } from '#core/templates/choice/ready-template.ts'
import { Template } from '#core/templates/document/template.schema.ts'
import { findTemplate, templates } from '#core/templates/choice/template-list.ts'
import { entriesLeftOut } from '#core/templates/fit/item-rows.ts'
import { readableTemplate } from '#core/templates/choice/readable-design.rules.ts'
import { isReadable } from '#core/preflight/readable-text.ts'
import {
  caseDesign,
  hardCases,
  loadCasePicture,
} from '../../../../tests/support/drawing/hard-cases.ts'
import { MissingGlyphError } from './file-fonts.ts'
import { createPinRenderer } from './pin-renderer.ts'
import { nativeEngine } from './native-engine.ts'

const renderer = createPinRenderer()
const isText = (node: PinNode): node is TextNode => node.kind === 'text'
const [typical] = hardCases
const [fullPhoto] = templates
if (!typical || !fullPhoto) throw new Error('Nothing to test.')

/** These draw the number of a headline in a place of its own. */
const NUMBER_APART = new Set(['number-badge', 'photo-number', 'type-number'])

/** Without what may part a headline's words or its two pieces: spaces, hyphens, a colon. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[\s:：|,–—-]/gu, '')

/** The headline as it is drawn, in one piece or with its second part below in other letters. */
function shownOf(headline: string, words: readonly TextNode[]): string {
  const texts = words.map(({ role, lines }) => ({ role, text: lines.join(' ').toLowerCase() }))
  const first = texts.find(({ role }) => role === 'headline')?.text ?? ''
  const isWhole = texts.some(
    ({ text }) => lettersOf(first) + lettersOf(text) === lettersOf(headline),
  )
  return isWhole ? headline.toLowerCase() : first
}

/** A list that is not whole is reported with the number of entries that are not drawn. */
function listWarnings(design: PinDesign, nodes: readonly PinNode[]): Problem[] {
  const left = entriesLeftOut(nodes)
  if (left === 0) return []
  const drawn = nodes.filter((node) => isText(node) && node.role === 'item').length
  expect(drawn + left).toBe(design.items.length)
  return [problem('render.listCut', { count: left })]
}

/**
 * `npm run test:full` takes every template through everything; `npm test` takes each case through one
 * of the templates, a long headline through a quarter of them.
 */
const isFull = process.env['PINLOOM_TEST_FULL'] === '1'

describe.each(
  templates.map(
    (template, index) =>
      [
        template.id,
        template,
        hardCases.filter((_, place) => isFull || place % templates.length === index),
      ] as const,
  ),
)('%s', (_id, template, cases) => {
  test.each(cases.map((item) => [item.name, item] as const))(
    'holds with %s',
    async (_name, item) => {
      const design = caseDesign(template, item)
      const nodes = await renderer.layoutPin(design, loadCasePicture)
      const words = nodes.filter(isText).filter((node) => node.role !== 'ornament')
      const headline = words.find((node) => node.role === 'headline')
      if (!headline) throw new Error('no headline')
      for (const { box } of words) {
        expect(box.x).toBeGreaterThanOrEqual(60)
        expect(box.y).toBeGreaterThanOrEqual(60)
        expect(box.x + box.width).toBeLessThanOrEqual(CANVAS.width - 60)
        expect(box.y + box.height).toBeLessThanOrEqual(CANVAS.height - 60)
        expect(overlaps(box, quietCorner(CANVAS))).toBe(false)
      }
      for (const [index, node] of words.entries())
        for (const other of words.slice(index + 1))
          expect(
            overlaps(node.box, other.box),
            `${node.lines.join(' ')} / ${other.lines.join(' ')}`,
          ).toBe(false)
      const whole = lettersOf(shownOf(design.headline, words))
      const wanted = lettersOf(design.headline)
      expect(NUMBER_APART.has(template.id) ? wanted.endsWith(whole) : whole === wanted).toBe(true)
      expect(headline.size).toBeGreaterThanOrEqual(72)
      expect(new Set(words.map((node) => node.style.family)).size).toBeLessThanOrEqual(2)
      expect(
        new Set(words.filter((node) => node.role === 'item').map((node) => node.size)).size,
      ).toBeLessThanOrEqual(1)
      const pin = await renderer.renderPreview(design, loadCasePicture)
      expect(pin.contrast).toBeGreaterThanOrEqual(4.5)
      expect(pin.warnings).toEqual(listWarnings(design, nodes))
    },
  )

  test.runIf(isFull || templates.indexOf(template) % 4 === 0)(
    'a headline without end is shown with its first words, large enough, and the person is told',
    async () => {
      const design = {
        ...caseDesign(template, typical),
        headline: `Guide ${'for patient gardeners who love calm mornings '.repeat(12)}`
          .slice(0, 200)
          .trim(),
      }
      const nodes = await renderer.layoutPin(design, loadCasePicture)
      const words = nodes.filter(isText)
      const headline = words.find((node) => node.role === 'headline')
      const wanted = design.headline.toLowerCase()
      const shown = shownOf(wanted, words)
      const isWhole = shown === wanted
      expect(headline?.size).toBeGreaterThanOrEqual(72)
      expect(isWhole || `${wanted} `.startsWith(`${shown.slice(0, -1)} `)).toBe(true)
      const { warnings } = await renderer.renderPreview(design, loadCasePicture)
      const ofList = listWarnings(design, nodes)
      expect(warnings).toEqual(expect.arrayContaining(ofList))
      const cut = warnings
        .filter(({ code }) => code !== 'render.listCut')
        .map(({ code, params }) => [code, z.string().parse(params['words']).toLowerCase()])
      expect(cut).toEqual(isWhole ? [] : [['render.headlineCut', shown]])
      expect(warnings).toHaveLength(cut.length + ofList.length)
    },
  )

  test('the brand stands where it always stands', async () => {
    const nodes = await renderer.layoutPin(caseDesign(template, typical), loadCasePicture)
    const brand = nodes.filter(isText).find((node) => node.role === 'brand')
    expect([brand?.box.x, Math.round((brand?.box.y ?? 0) + (brand?.box.height ?? 0) / 2)]).toEqual([
      MARGIN,
      CANVAS.height - MARGIN - 20,
    ])
  })
})

describe('a rendered pin', () => {
  test('is a JPEG of 1000 x 1500 below 1 MB, the same bytes each time', async () => {
    const design = caseDesign(fullPhoto, typical)
    const [one, two] = [
      await renderer.renderPin(design, loadCasePicture),
      await createPinRenderer().renderPin(design, loadCasePicture),
    ]
    const info = await sharp(one.jpeg).metadata()
    expect([info.format, info.width, info.height]).toEqual(['jpeg', 1000, 1500])
    expect(one.jpeg.byteLength).toBeLessThan(1_000_000)
    expect(Buffer.compare(one.jpeg, two.jpeg)).toBe(0)
  })

  test('is made without a picture that is gone, and says so', async () => {
    const design = caseDesign(fullPhoto, typical)
    const pin = await renderer.renderPin(design, async () => null)
    expect(pin.warnings).toEqual([problem('render.pictureGone')])
  })

  test('fails on a letter that no font draws, and names it', async () => {
    const design = { ...caseDesign(fullPhoto, typical), headline: 'ต้มยำกุ้ง' }
    await expect(renderer.renderPin(design, loadCasePicture)).rejects.toThrow(MissingGlyphError)
  })

  test('leaves out words in brackets that no font draws, and names them', async () => {
    const design = {
      ...caseDesign(fullPhoto, typical),
      headline: 'Calm mornings (妈妈饭)',
      brand: '妈妈饭',
    }
    const pin = await renderer.renderPin(design, loadCasePicture)
    expect(pin.warnings).toEqual([
      problem('render.wordsLeftOut', { characters: '妈 饭', words: '(妈妈饭), 妈妈饭' }),
    ])
    const shown = (await renderer.layoutPin(design, loadCasePicture)).filter(isText)
    expect(shown.find((node) => node.role === 'headline')?.lines.join(' ')).toBe('Calm mornings')
    expect(shown.some((node) => node.role === 'brand')).toBe(false)
  })

  test('leaves out a mere symbol that no font draws', async () => {
    const design = { ...caseDesign(fullPhoto, typical), headline: 'Calm ☙ mornings' }
    const pin = await renderer.renderPin(design, loadCasePicture)
    expect(pin.warnings).toEqual([problem('render.lettersLeftOut', { characters: '☙' })])
    expect(
      (await renderer.layoutPin(design, loadCasePicture))
        .filter(isText)
        .find((node) => node.role === 'headline')
        ?.lines.join(' '),
    ).toBe('Calm mornings')
  })

  test('draws a text colour that cannot be read in a tone that can, and says so', async () => {
    const colors = { background: '#ffd34d', text: '#ffe6a0', accent: '#99e066' }
    for (const template of templates) {
      const pin = await renderer.renderPreview(
        { ...caseDesign(template, typical), colors },
        loadCasePicture,
      )
      expect(pin.contrast).toBeGreaterThanOrEqual(4.5)
      expect(pin.warnings).toEqual([problem('render.contrast')])
    }
  })

  test('with a logo keeps its whole name beside it, where it does not cross the quiet corner', async () => {
    const wide = await sharp({
      create: { width: 420, height: 160, channels: 4, background: '#c81e5a' },
    })
      .png()
      .toBuffer()
    const load = async (id: string) => (id === 'logo' ? { bytes: wide } : loadCasePicture(id))
    for (const brand of [
      'Saltmarsh',
      'saltmarshkitchen.com',
      'the-long-name-of-a-small-kitchen.example.com',
    ]) {
      const nodes = await renderer.layoutPin(
        { ...caseDesign(fullPhoto, typical), brand, logo_picture_id: 'logo' },
        load,
      )
      const logos = nodes.filter((node) => node.kind === 'logo').map(({ box }) => box)
      const names = nodes.filter(isText).filter((node) => node.role === 'brand')
      expect(
        logos.map(({ y, height }) => height >= 40 && y + height <= CANVAS.height - 60),
      ).toEqual([true])
      expect(names.flatMap(({ lines }) => lines)).toEqual(brand.length > 30 ? [] : [brand])
      for (const { box } of names)
        expect([quietCorner(CANVAS), ...logos].some((other) => overlaps(box, other))).toBe(false)
    }
  })

  test('names a template that does not exist', async () => {
    await expect(
      renderer.renderPin(
        { ...caseDesign(fullPhoto, typical), template_id: 'gone' },
        loadCasePicture,
      ),
    ).rejects.toThrow('gone')
  })

  test('tints a white picture no more than reading needs', async () => {
    const white = await sharp({
      create: { width: 1000, height: 1500, channels: 3, background: '#ffffff' },
    })
      .jpeg()
      .toBuffer()
    const black = await sharp({
      create: { width: 1000, height: 1500, channels: 3, background: '#000000' },
    })
      .jpeg()
      .toBuffer()
    for (const bytes of [white, black]) {
      const pin = await renderer.renderPin(
        {
          ...caseDesign(fullPhoto, typical),
          pictures: [{ picture_id: createHash('md5').update(bytes).digest('hex'), crop: null }],
        },
        async () => ({ bytes }),
      )
      expect(pin.contrast).toBeGreaterThanOrEqual(4.5)
    }
  })
})

describe('golden pixels of the text engine (a changed engine shows here first)', () => {
  const engine = nativeEngine()
  const golden: Record<string, string> = {
    'Slow mornings': '9e52ddfde9e236ef',
    أهلا: '46f78099f50d81bf',
    かぼちゃ: 'e78186639c6e9995',
    '🎃 soup': 'af61c1fd618928e0',
  }
  test.each(Object.entries(golden))('%s', async (text, hash) => {
    const { rgba } = await engine.raster({
      kind: 'text',
      role: 'headline',
      box: { x: 0, y: 0, width: 600, height: 100 },
      lines: [text],
      size: 80,
      style: { family: 'poppins', weight: 700, lineHeight: 1.2, spacing: 0, uppercase: false },
      color: '#102030',
      align: 'left',
      dir: 'ltr',
    })
    expect(createHash('sha256').update(rgba).digest('hex').slice(0, 16)).toBe(hash)
  })
})

test('words of an own template like their ground are measured, and read in the template proposed', async () => {
  const plain = findTemplate('big-words')
  if (plain === undefined) throw new Error('There is no template of words alone.')
  const inGround = JSON.stringify(plain.document).replaceAll(
    '"color":"text"',
    '"color":"background"',
  )
  const own = readyTemplate(Template.parse({ ...JSON.parse(inGround), id: 'own-1' }))
  const design = { ...caseDesign(plain, typical), template_id: 'own-1' }
  const { text } = await renderer.renderPreview(design, loadCasePicture, {
    loadTemplate: async () => own,
  })
  expect(text).toEqual({ contrast: 1, size: 30 })
  const { template_id = '' } = readableTemplate({ design, pin_type: plain.pinType }) ?? {}
  const after = await renderer.renderPreview({ ...design, template_id }, loadCasePicture)
  expect(after.text && isReadable(after.text)).toBe(true)
})
