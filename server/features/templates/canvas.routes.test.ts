import Fastify from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { templates } from '#core/templates/choice/template-list.ts'
import {
  emojiAddress,
  FontFileList,
  fontListAddress,
  sampleAddress,
  sampleFactsAddress,
  SamplePicture,
} from '#core/templates/samples/canvas-sources.ts'
import { samplePictureNames } from '#core/templates/samples/sample-stories.ts'
import { canvasRoutes } from './canvas.routes.ts'

const app = Fastify()
beforeAll(() => canvasRoutes(app))
const get = async (url: string) => await app.inject({ url })

describe('what a browser draws with', () => {
  test('every font of the built-in templates has files that draw their letters', async () => {
    for (const id of new Set(templates.flatMap(({ fonts }) => [fonts.heading, fonts.body]))) {
      const { files } = FontFileList.parse((await get(fontListAddress(id, 700))).json())
      const latin = files[0]
      if (!latin) throw new Error(`${id} has no file.`)
      expect(latin.ranges.some((from, at) => at % 2 === 0 && from <= 65)).toBe(true)
      const file = await get(latin.file)
      expect(file.headers['content-type']).toBe('font/woff2')
      expect(file.rawPayload.subarray(0, 4).toString()).toBe('wOF2')
    }
  })

  test('slanted letters come from slanted files where a family has them, else from upright ones', async () => {
    const listOf = async (id: string) =>
      FontFileList.parse((await get(fontListAddress(id, 700, true))).json()).files
    const [own] = await listOf('playfair-display')
    const [upright] = await listOf('bebas-neue')
    expect([own?.file, own?.isSlanted]).toEqual([
      '/media/faces/playfair-display-latin-700-italic.woff2',
      true,
    ])
    expect([upright?.file, upright?.isSlanted]).toEqual([
      '/media/faces/bebas-neue-latin-400-normal.woff2',
      false,
    ])
    expect((await get(own?.file ?? '')).rawPayload.subarray(0, 4).toString()).toBe('wOF2')
  })

  test('an emoji is a picture as an address', async () => {
    const { body, statusCode } = await get(emojiAddress('🍅'))
    expect([statusCode, body.slice(0, 26)]).toEqual([200, 'data:image/svg+xml;base64,'])
  })

  test('a picture of the demo site has its facts', async () => {
    const [name = ''] = samplePictureNames
    const { facts } = SamplePicture.parse((await get(sampleFactsAddress(name))).json())
    expect(facts.lights).toBeDefined()
    expect((await get(sampleAddress(name))).rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8')
  })

  test.each([
    '/media/faces/left-pad/700.json',
    '/media/faces/poppins/750.json',
    '/media/faces/poppins/__proto__',
    '/media/faces/poppins-latin-700-oblique.woff2',
    '/media/faces/..%2f..%2fpackage.json',
    '/media/faces/poppins-..%2f..%2fx-700-normal.woff2',
    '/media/emoji/110000.txt',
    '/media/emoji/x.txt',
    '/media/samples/passwd.jpg',
    '/media/samples/..%2fsoup-1.jpg',
  ])('%s is not found', async (url) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  })
})
