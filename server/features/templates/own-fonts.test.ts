/**
 * A person's own font from the upload to the pixels: named as brands and designs name it, which is
 * by its family.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { coversCharacter } from '#core/templates/paint/own-faces.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import {
  testOneDatabase,
  type OpenTestDatabase,
} from '../../../tests/support/database/test-databases.ts'
import { memoryFiles } from '../../platform/images/stored/picture-files.ts'
import { createFileIntake } from '../../platform/images/file-intake.ts'
import {
  createPictureStorage,
  type PictureStorage,
} from '../../platform/images/stored/picture-storage.ts'
import { createPinRenderer } from '../../platform/images/drawing/pin-renderer.ts'
import { startTestServer } from '../../../tests/support/server/test-server.ts'
import { templatesFeature } from './templates.feature.ts'

/** Its files call themselves "Noto Sans JP Thin", which no built-in font is called. */
const FAMILY = 'Noto Sans JP Thin'
const bytesOf = (path: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${path}-normal.woff2`))
const regular = bytesOf('noto-sans-jp/files/noto-sans-jp-latin-400')
const bold = bytesOf('noto-sans-jp/files/noto-sans-jp-latin-700')

const designIn = (heading: string, body = heading): PinDesign => ({
  template_id: 'big-words',
  headline: 'Own hand',
  kicker: 'By me',
  items: [],
  pictures: [],
  colors: { background: '#ffffff', text: '#222222', accent: '#aa3300' },
  fonts: { heading, body },
  brand: 'Mine',
  logo_picture_id: null,
})

async function house(open: OpenTestDatabase) {
  const built: PictureStorage[] = []
  const server = await startTestServer({
    database: await open(),
    features: (platform) => {
      const files = memoryFiles()
      const pictureStorage = createPictureStorage({
        database: platform.database,
        clock: platform.clock,
        files,
        intake: createFileIntake(platform.log),
      })
      built.push(pictureStorage)
      return [
        templatesFeature(platform, {
          pictureStorage,
          files,
          renderer: createPinRenderer(),
          findAccount: async () => undefined,
          picturesInUse: async () => new Set(),
        }),
      ]
    },
  })
  const [pictureStorage] = built
  if (!pictureStorage) throw new Error('The picture storage was not built.')
  const person = async (...fonts: Buffer[]) => {
    const { client, user } = await server.signUp()
    for (const body of fonts)
      if (!(await client('uploadFont', { body })).ok) throw new Error('A font was refused.')
    return { client, ...pictureStorage.loaderFor(user.id) }
  }
  return { person }
}

testOneDatabase('a font of one’s own', (open) => {
  test('is drawn when it is named by its family, and is drawn alike by a server that was started anew', async () => {
    const { person } = await house(open)
    const { loadPicture, own: loaders } = await person(regular)
    const own = await createPinRenderer().renderPin(designIn(FAMILY), loadPicture, loaders)
    expect(own.warnings).toEqual([])
    const again = await createPinRenderer().renderPin(
      designIn(FAMILY.toUpperCase()),
      loadPicture,
      loaders,
    )
    expect(Buffer.compare(own.jpeg, again.jpeg)).toBe(0)
    for (const other of ['Poppins', 'Inter'])
      expect(
        Buffer.compare(
          own.jpeg,
          (await createPinRenderer().renderPin(designIn(other), loadPicture, loaders)).jpeg,
        ),
      ).not.toBe(0)
  })

  test('of one name is each person’s own, in one and the same renderer, also at the same moment', async () => {
    const { person } = await house(open)
    const [ann, bob] = [await person(regular), await person(bold)]
    const renderer = createPinRenderer({ concurrency: 4 })
    const draw = async ({ loadPicture, own: loaders }: typeof ann) =>
      (await renderer.renderPin(designIn(FAMILY), loadPicture, loaders)).jpeg
    const [first, second, third] = await Promise.all([draw(ann), draw(bob), draw(ann)])
    expect(Buffer.compare(first, third)).toBe(0)
    expect(Buffer.compare(first, second)).not.toBe(0)
  })

  test('is one family with its styles: headlines take the bold one and small text the regular one, in whatever order they came', async () => {
    const { person } = await house(open)
    const [both, reversed, onlyBold, onlyRegular] = [
      await person(regular, bold),
      await person(bold, regular),
      await person(bold),
      await person(regular),
    ]
    const listed = await both.client('listFonts', {})
    expect(
      listed.ok &&
        listed.answer.fonts.filter(({ own }) => own).map(({ family, style }) => [family, style]),
    ).toEqual([
      [FAMILY, 'Regular'],
      [FAMILY, 'Bold'],
    ])
    const renderer = createPinRenderer()
    const draw = async ({ loadPicture, own: loaders }: typeof both, design: PinDesign) =>
      (await renderer.renderPin(design, loadPicture, loaders)).jpeg.toString()
    const headline = designIn(FAMILY, 'inter')
    const small = {
      ...designIn('inter', FAMILY),
      kicker: '',
      items: ['One', 'Two'],
      template_id: 'checklist',
    }
    expect(await draw(both, headline)).toBe(await draw(onlyBold, headline))
    expect(await draw(reversed, headline)).toBe(await draw(onlyBold, headline))
    expect(await draw(both, headline)).not.toBe(await draw(onlyRegular, headline))
    expect(await draw(both, { ...small, brand: '' })).toBe(
      await draw(onlyRegular, { ...small, brand: '' }),
    )
    expect(await draw(both, { ...small, brand: '' })).not.toBe(
      await draw(onlyBold, { ...small, brand: '' }),
    )
  })

  test('is listed for a browser that draws, by its family or its id, to its owner only', async () => {
    const { person } = await house(open)
    const [ann, bob] = [await person(regular, bold), await person()]
    const facesOf = async ({ client }: typeof ann, name: string) => {
      const listed = await client('listOwnFaces', { query: { name } })
      if (!listed.ok) throw new Error(listed.failure.message)
      return listed.answer.faces
    }
    const faces = await facesOf(ann, FAMILY.toUpperCase())
    expect(faces.map(({ weight, width, is_italic }) => [weight, width, is_italic])).toEqual([
      [400, 5, false],
      [700, 5, false],
    ])
    const [first] = faces
    expect(first?.url).toMatch(/^\/media\/[0-9a-f]{32}\.woff2$/)
    expect(coversCharacter(first?.ranges ?? [], 65)).toBe(true)
    expect(await facesOf(ann, first?.id ?? '')).toEqual([first])
    expect(await facesOf(ann, 'Poppins')).toEqual([])
    expect(await facesOf(bob, FAMILY)).toEqual([])
  })

  test('that was removed is told of, also by a renderer that knew it', async () => {
    const { person } = await house(open)
    const { client, loadPicture, own: loaders } = await person(regular)
    const renderer = createPinRenderer()
    const [font] = await loaders.loadFont(FAMILY)
    expect((await renderer.renderPin(designIn(FAMILY), loadPicture, loaders)).warnings).toEqual([])
    await client('deleteFont', { params: { font_id: font?.id ?? '' } })
    expect((await renderer.renderPin(designIn(FAMILY), loadPicture, loaders)).warnings).toEqual([
      problem('render.fontGone'),
    ])
  })
})
