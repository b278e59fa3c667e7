import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { templateCards, variationsOf } from '#core/public/template-cards.ts'
import { templates } from '#core/templates/choice/template-list.ts'
import { createPinRenderer, type PinRenderer } from '../../platform/images/drawing/pin-renderer.ts'
import { folderStore } from '../../platform/objects/folder-store.ts'
import { createLog } from '../../platform/log.ts'
import { sampleDesignOf } from '#core/templates/samples/sample-stories.ts'
import { SAMPLE_TURN } from '../../../tests/support/sample-turn.ts'
import { loadThumbnailPicture } from './thumbnail-designs.ts'
import { createThumbnails } from './thumbnails.ts'

/** `npm test` lays out every fourth template. */
const EVERY = process.env['PINLOOM_TEST_FULL'] === '1' ? 1 : 4
const sample = templateCards.filter((_, nth) => (nth + SAMPLE_TURN) % EVERY === 0)

const kept = (folder: string) => readdir(join(folder, 'thumbnails')).catch(() => [])

async function bench(renderer: PinRenderer = createPinRenderer()) {
  const folder = await mkdtemp(join(tmpdir(), 'pinloom-thumbnails-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const lines: string[] = []
  return {
    folder,
    lines,
    thumbnails: createThumbnails(folderStore(folder), {
      renderer,
      log: createLog('warn', (line) => lines.push(line)),
    }),
  }
}

test('after warming, every template’s thumbnail lies ready and none is rendered again', async () => {
  const real = createPinRenderer()
  let renders = 0
  let first: ReturnType<PinRenderer['renderPin']> | undefined
  // That each template can be drawn is for others to try; one picture does for all.
  const { folder, thumbnails } = await bench({
    ...real,
    renderPin: (...given) => ((renders += 1), (first ??= real.renderPin(...given))),
  })
  await thumbnails.warm(new AbortController().signal)
  expect(await kept(folder)).toHaveLength(templates.length)
  for (const { id } of templates) await thumbnails.thumbnail(id)
  expect(renders).toBe(templates.length)
})

test('warming ends when the server stops', async () => {
  const { folder, thumbnails } = await bench()
  await thumbnails.warm(AbortSignal.abort())
  expect(await kept(folder)).toEqual([])
})

test('one whose photo is broken is shown without it, told, not kept, and made whole the next time', async () => {
  const real = createPinRenderer()
  let isBroken = true
  const { folder, lines, thumbnails } = await bench({
    ...real,
    renderPin: (design, ...rest) =>
      isBroken && design.pictures.length > 0
        ? Promise.reject(new Error('no photo'))
        : real.renderPin(design, ...rest),
  })
  const plain = await thumbnails.thumbnail('arch')
  expect(plain?.isWhole).toBe(false)
  expect((await sharp(plain?.bytes ?? new Uint8Array()).metadata()).width).toBe(400)
  expect(lines).toEqual([expect.stringContaining('without its photo')])
  expect(await kept(folder)).toEqual([])
  isBroken = false
  expect(await thumbnails.thumbnail('arch')).toMatchObject({ isWhole: true })
  expect(await kept(folder)).toHaveLength(1)
})

test('what the public pages say fits on a template is set whole, and its entries are all there', async () => {
  const { layoutPin } = createPinRenderer()
  const words =
    'Roasted tomato soup that keeps for three days and tastes better with fresh basil from your own small balcony garden when evenings get colder again than they were in May'.split(
      ' ',
    )
  for (const { id, mostWords, mostItems } of sample) {
    const template = templates.find((one) => one.id === id)
    if (!template) throw new Error(`No template ${id}`)
    expect(mostWords).toBeLessThanOrEqual(words.length)
    const items = Array.from({ length: mostItems }, (_, index) => `Entry number ${index + 1}`)
    const nodes = [
      ...(await layoutPin(
        { ...sampleDesignOf(template), headline: words.slice(0, mostWords).join(' ') },
        loadThumbnailPicture,
      )),
      ...(mostItems > 0
        ? await layoutPin({ ...sampleDesignOf(template), items }, loadThumbnailPicture)
        : []),
    ]
    expect([id, nodes.filter((node) => node.kind === 'text' && node.shortened)]).toEqual([id, []])
    expect([
      id,
      nodes.filter(
        (node) =>
          node.kind === 'text' && node.role === 'item' && node.lines.join('').startsWith('Entry'),
      ).length,
    ]).toEqual([id, mostItems])
  }
})

test('how a template takes what is not ideal is another picture each, at the size of its place', async () => {
  const { folder, thumbnails } = await bench()
  const arch = templateCards.find(({ id }) => id === 'arch')
  if (!arch) throw new Error('No arch')
  const made = new Set<string>()
  for (const sample of ['large', ...variationsOf(arch), 'other-fonts'] as const) {
    const found = await thumbnails.thumbnail('arch', sample)
    expect(found?.isWhole).toBe(true)
    const bytes = found?.bytes ?? new Uint8Array()
    expect((await sharp(bytes).metadata()).width).toBe(sample === 'large' ? 800 : 480)
    made.add((await sharp(bytes).resize(480).raw().toBuffer()).toString('base64'))
  }
  expect(made.size).toBe(5)
  expect(await kept(folder)).toHaveLength(5)
})
