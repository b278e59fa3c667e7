/** Videos come in as a stream, are refused by what is in them, and go when no pin shows them. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { v7 } from 'uuid'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { afterEach, expect, test } from 'vitest'
import sharp from 'sharp'
import { mp4 } from '../../../tests/support/media/mp4-boxes.ts'
import { answerOf, enveloped } from '../../../tests/support/server/pins-world.ts'
import { findAccount } from '../accounts/accounts.store.ts'
import { pinsFeature } from '../pins/pins.feature.ts'
import { templatesFeature } from '../templates/templates.feature.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import type { OpenTestDatabase } from '../../../tests/support/database/test-databases.ts'
import { createFileIntake } from '../../platform/images/file-intake.ts'
import { pictureFiles } from '../../platform/images/stored/picture-files.ts'
import { createPictureStorage } from '../../platform/images/stored/picture-storage.ts'
import { createPinRenderer } from '../../platform/images/drawing/pin-renderer.ts'
import type { Platform } from '../../platform/platform.ts'
import { testServers } from '../../../tests/support/server/test-servers.ts'
import { mediaFeature } from './media.feature.ts'
import { receiveVideo } from './receive-video.ts'
import { folderStore } from '../../platform/objects/folder-store.ts'

const DAY = 86_400_000
const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

testDatabases('media', (open) => {
  const startServer = testServers()

  async function house(openOwn: OpenTestDatabase, { storedBytes = 0 } = {}) {
    const folder = await mkdtemp(join(tmpdir(), 'pinloom-media-'))
    folders.push(folder)
    const files = pictureFiles(folderStore(folder))
    let appendPinEvents: ReturnType<typeof pinsFeature>['appendPinEvents'] | undefined
    const features = (platform: Platform) => {
      const intake = createFileIntake(platform.log)
      const pictureStorage = createPictureStorage({
        ...platform,
        files,
        intake,
        limits: platform.config.limits,
      })
      const pins = pinsFeature(platform)
      const { picturesInUse } = pins
      appendPinEvents = pins.appendPinEvents
      const renderer = createPinRenderer()
      return [
        { name: 'intake', routes: () => undefined, stop: () => intake.close() },
        pins,
        mediaFeature(platform, { ...pins, files, pictureStorage, renderer, findAccount }),
        templatesFeature(platform, { pictureStorage, renderer, files, findAccount, picturesInUse }),
      ]
    }
    const server = await startServer({
      database: await openOwn(),
      features,
      config: { limits: { storedBytes, pages: 0, pinsADay: 0 } },
    })
    const ada = await server.signUp()
    const account = answerOf(await ada.client('createAccount', { body: { name: 'Kitchen' } }))
    const stored = async (): Promise<string[]> =>
      (await readdir(folder, { recursive: true })).filter((path) => path.includes('.')).toSorted()
    const body = {
      id: v7(),
      video_id: v7(),
      cover_url: '/media/0123456789abcdef0123456789abcdef.jpg',
      cover_ms: null,
      title: 'Soup',
      description: '',
      alt_text: '',
      link: 'https://example.com/soup',
      boards: [],
      board_name: '',
    }
    const params = { account_id: account.id }
    const addPin = async (video_id: string) =>
      answerOf(await ada.client('addVideoPin', { params, body: { ...body, video_id } })).pin
    const key = { owner: ada.user.id, accountId: account.id }
    const addPins = async (one: string, other: string): Promise<[Pin, Pin]> => {
      const rows = [one, other].map((name) =>
        pin(name, {
          account_id: account.id,
          page_id: testId(name === 'other page' ? name : 'page'),
          design: { ...pin(name).design, template_id: name === 'a' ? 'big-words' : 'quote' },
        }),
      )
      const event = { type: 'pins.added' as const, data: { pins: rows, autoSelect: false } }
      await server.platform.database.transaction(async (tx) =>
        appendPinEvents?.(tx, { ...key, tab: 'task:1', events: [{ id: v7(), at: 1, event }] }),
      )
      const [first, second] = rows
      if (first === undefined || second === undefined) throw new Error('Two pins are made.')
      return [first, second]
    }
    return { server, ada, params, body, stored, addPin, addPins }
  }

  test('a video is stored as it came and played in parts', async () => {
    const { ada, stored } = await house(open)
    const bytes = mp4({ brand: 'qt  ', isIndexLast: true, content: 200_000 })
    const video = answerOf(await ada.client('uploadVideo', { body: bytes }))
    expect(video).toMatchObject({ bytes: bytes.length, duration_ms: 12_000, width: 1080 })
    expect(video.url).toMatch(/^\/media\/[0-9a-f]{32}\.mov$/)
    expect(await stored()).toHaveLength(1)
    const ask = async (range?: string) =>
      ada.browser.request({
        url: video.url,
        method: 'GET',
        headers: range === undefined ? {} : { range },
      })
    const whole = await ask()
    expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true])
    const part = await ask('bytes=100-199')
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 100-199/${bytes.length}`,
    ])
    expect(part.rawPayload.equals(bytes.subarray(100, 200))).toBe(true)
    expect((await ask('bytes=-50')).rawPayload.equals(bytes.subarray(-50))).toBe(true)
    expect((await ask(`bytes=${bytes.length}-`)).statusCode).toBe(416)
  })

  test.each([
    [
      'a picture',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
      'video.unknownKind',
    ],
    ['a few bytes', Buffer.from('ftyp'), 'video.unknownKind'],
    ['sound', mp4({ codec: null }), 'video.noPicture'],
    ['AV1', mp4({ codec: 'av01' }), 'video.codec'],
    ['a second', mp4({ seconds: 1 }), 'video.tooShort'],
    ['half an hour', mp4({ seconds: 1800 }), 'video.tooLong'],
    ['a cut file', mp4({ isIndexLast: true }).subarray(0, 150), 'video.damaged'],
  ])('%s is refused, and nothing of it stays', async (_name, bytes, code) => {
    const { ada, stored } = await house(open)
    const outcome = await ada.client('uploadVideo', { body: bytes })
    expect(outcome).toMatchObject({
      ok: false,
      failure: { code: 'unsupported_media', body: { problem_codes: { detail: { code } } } },
    })
    expect(await stored()).toEqual([])
  })

  test('a video counts as stored bytes, and one that does not fit is refused', async () => {
    const { ada, stored } = await house(open, { storedBytes: 500_000 })
    answerOf(await ada.client('uploadVideo', { body: mp4({ content: 300_000 }) }))
    expect(await ada.client('uploadVideo', { body: mp4({ content: 300_000 }) })).toMatchObject({
      ok: false,
      failure: { code: 'quota_reached' },
    })
    expect(await stored()).toHaveLength(1)
  })

  test('a video without a length is broken off when the storage is full', async () => {
    const { server, ada, stored } = await house(open, { storedBytes: 500_000 })
    let sent = 0
    async function* chunks() {
      yield mp4()
      for (; sent < 100; sent += 1) yield new Uint8Array(100_000)
    }
    const folder = await mkdtemp(join(tmpdir(), 'pinloom-media-'))
    folders.push(folder)
    const { database, clock, config } = server.platform
    const needs = {
      database,
      clock,
      files: pictureFiles(folderStore(folder)),
      limits: config.limits,
    }
    const arriving = { chunks: chunks(), bytes: null, signal: new AbortController().signal }
    expect(await receiveVideo(needs, ada.user.id, arriving)).toMatchObject({
      body: { code: 'quota_reached' },
    })
    expect(sent).toBeLessThan(10)
    const left = await readdir(folder, { recursive: true })
    expect([...(await stored()), ...left.filter((path) => path.includes('.'))]).toEqual([])
  })

  test('parts of a video that are written are not kept in memory', async () => {
    const { server, ada } = await house(open)
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc') as () => void
    const parts: WeakRef<Uint8Array>[] = []
    let kept = 0
    async function* chunks() {
      yield mp4()
      for (let nth = 0; nth < 60; nth += 1) {
        yield rememberedPart(parts)
        // References that were looked at live until their turn is over.
        await setImmediate()
      }
      collectGarbage()
      kept = parts.filter((part) => part.deref() !== undefined).length
    }
    const folder = await mkdtemp(join(tmpdir(), 'pinloom-media-'))
    folders.push(folder)
    const { database, clock, config } = server.platform
    const needs = {
      database,
      clock,
      files: pictureFiles(folderStore(folder)),
      limits: config.limits,
    }
    const signal = new AbortController().signal
    await receiveVideo(needs, ada.user.id, { chunks: chunks(), bytes: null, signal })
    expect(kept).toBeLessThan(10)
  })

  test('a pin is made once however often it is asked for, and of an own video only', async () => {
    const { server, ada, params, body } = await house(open)
    const video = answerOf(await ada.client('uploadVideo', { body: mp4() }))
    const wish = { params, body: { ...body, video_id: video.id } }
    const first = answerOf(await ada.client('addVideoPin', wish)).pin
    expect(answerOf(await ada.client('addVideoPin', wish)).pin).toEqual(first)
    expect(first).toMatchObject({ status: 'draft', page_url: 'https://example.com/soup' })
    const eve = await server.signUp()
    const own = answerOf(await eve.client('createAccount', { body: { name: 'Garden' } }))
    const stolen = { params: { account_id: own.id }, body: { ...wish.body, id: v7() } }
    expect(await eve.client('addVideoPin', stolen)).toMatchObject({
      failure: {
        code: 'not_found',
        body: { problem_codes: { detail: { code: 'missing.video' } } },
      },
    })
  })

  test('the cover of a pin may change, its video may not', async () => {
    const { ada, params, addPin } = await house(open)
    const video = answerOf(await ada.client('uploadVideo', { body: mp4() }))
    const other = answerOf(await ada.client('uploadVideo', { body: mp4() }))
    const pin = await addPin(video.id)
    if (pin.media?.kind !== 'video') throw new Error('The pin has no video.')
    const { media } = pin
    const change = (after: object) =>
      enveloped({
        type: 'pin.updated',
        data: { id: pin.id, patch: { media: { ...media, ...after } }, before: { media } },
      })
    const sent = answerOf(
      await ada.client('sendPinEvents', {
        params,
        body: { events: [change({ cover_ms: 700 }), change({ video_id: other.id })] },
      }),
    )
    expect(sent.rejected).toMatchObject([
      { code: 'not_allowed', problem_codes: { message: { code: 'pins.otherMedia' } } },
    ])
    const { pins } = answerOf(await ada.client('getPins', { params, query: {} }))
    expect(pins[0]?.media).toEqual({ ...media, cover_ms: 700 })
  })

  test('a video without a pin goes after a day, and one whose pin was deleted after 30', async () => {
    const { server, ada, params, stored, addPin } = await house(open)
    const [shown, unused] = [
      answerOf(await ada.client('uploadVideo', { body: mp4() })),
      answerOf(await ada.client('uploadVideo', { body: mp4() })),
    ]
    const pin = await addPin(shown.id)
    await server.sweep()
    expect(await stored()).toHaveLength(2)
    server.clock.advance(DAY + 1)
    await server.sweep()
    expect(await stored()).toEqual([expect.stringContaining(shown.url.slice('/media/'.length))])
    expect(unused.id).not.toBe(shown.id)
    const gone = { type: 'pins.deleted' as const, data: { ids: [pin.id] } }
    answerOf(await ada.client('sendPinEvents', { params, body: { events: [enveloped(gone)] } }))
    server.clock.advance(29 * DAY)
    await server.sweep()
    expect(await stored()).toHaveLength(1)
    server.clock.advance(2 * DAY)
    await server.sweep()
    server.clock.advance(DAY)
    await server.sweep()
    expect(await stored()).toEqual([])
  })

  test('a cover is a picture that goes when no pin shows it', async () => {
    const { server, ada, stored } = await house(open)
    const frame = await sharp({
      create: { width: 640, height: 960, channels: 3, background: '#a52' },
    })
      .jpeg()
      .toBuffer()
    const cover = answerOf(await ada.client('uploadCover', { body: frame }))
    expect(cover).toMatchObject({ width: 640, height: 960 })
    expect(answerOf(await ada.client('listPictures', {})).pictures).toEqual([])
    expect(await stored()).toHaveLength(1)
    server.clock.advance(31 * DAY)
    await server.sweep()
    expect(await stored()).toEqual([])
  })

  test('pins of one page become a carousel in one design, once, and they stay', async () => {
    const { ada, params, addPins } = await house(open)
    const [first, second] = await addPins('a', 'b')
    const wish = { params, body: { id: v7(), pin_ids: [first.id, second.id] } }
    const made = answerOf(await ada.client('addCarousel', wish)).pin
    expect(answerOf(await ada.client('addCarousel', wish)).pin).toEqual(made)
    if (made.media?.kind !== 'carousel') throw new Error('The pin is no carousel.')
    const { slides } = made.media
    expect(slides.map(({ title, link }) => [title, link])).toEqual([
      [first.title, first.link],
      [second.title, second.link],
    ])
    expect(slides.map(({ design }) => [design.template_id, design.headline])).toEqual([
      [first.design.template_id, 'a'],
      [first.design.template_id, 'b'],
    ])
    expect(made.image_url).toBe(slides[0]?.image_url)
    const { pins } = answerOf(await ada.client('getPins', { params, query: {} }))
    expect(pins).toHaveLength(3)
  })

  test('a carousel that is asked for twice at once is one pin, and a deleted one stays so', async () => {
    const { ada, params, addPins } = await house(open)
    const [first, second] = await addPins('a', 'b')
    const wish = { params, body: { id: v7(), pin_ids: [first.id, second.id] } }
    const ask = async () => ada.client('addCarousel', wish)
    const [one, other] = (await Promise.all([ask(), ask()])).map(answerOf)
    expect(one).toEqual(other)
    const { pins } = answerOf(await ada.client('getPins', { params, query: {} }))
    expect(pins).toHaveLength(3)
    const gone = { type: 'pins.deleted' as const, data: { ids: [wish.body.id] } }
    answerOf(await ada.client('sendPinEvents', { params, body: { events: [enveloped(gone)] } }))
    expect(await ask()).toMatchObject({
      failure: { body: { problem_codes: { detail: { code: 'missing.pin' } } } },
    })
  })

  test('pins of two pages, of a video, or that are gone are no carousel', async () => {
    const { ada, params, addPins, addPin } = await house(open)
    const [first, other] = await addPins('a', 'other page')
    const video = answerOf(await ada.client('uploadVideo', { body: mp4() }))
    const shown = await addPin(video.id)
    const ask = async (...pin_ids: string[]) =>
      ada.client('addCarousel', { params, body: { id: v7(), pin_ids } })
    const refused = (code: string) => ({
      ok: false,
      failure: { body: { problem_codes: { detail: { code } } } },
    })
    expect(await ask(first.id, other.id)).toMatchObject(refused('carousel.otherPage'))
    expect(await ask(first.id, shown.id)).toMatchObject(refused('carousel.notPictures'))
    expect(await ask(first.id, v7())).toMatchObject(refused('missing.pin'))
    expect(await ask(first.id)).toMatchObject({ failure: { code: 'invalid' } })
  })

  test('a carousel can be put in another order, with pictures of this server only', async () => {
    const { ada, params, addPins } = await house(open)
    const [first, second] = await addPins('a', 'b')
    const wish = { params, body: { id: v7(), pin_ids: [first.id, second.id] } }
    const { id, media } = answerOf(await ada.client('addCarousel', wish)).pin
    if (media?.kind !== 'carousel') throw new Error('The pin is no carousel.')
    const change = (slides: typeof media.slides) =>
      enveloped({
        type: 'pin.updated',
        data: { id, patch: { media: { kind: 'carousel', slides } }, before: { media } },
      })
    const turned = media.slides.toReversed()
    const foreign = turned.map((slide) => ({
      ...slide,
      image_url: 'https://elsewhere.example/1.jpg',
    }))
    const sent = answerOf(
      await ada.client('sendPinEvents', {
        params,
        body: { events: [change(turned), change(foreign)] },
      }),
    )
    expect(sent.rejected).toMatchObject([
      { problem_codes: { message: { code: 'pins.foreignPicture' } } },
    ])
    const { pins } = answerOf(await ada.client('getPins', { params, query: {} }))
    expect(pins.find((pin) => pin.id === id)?.media).toEqual({ kind: 'carousel', slides: turned })
  })

  test('a person takes their videos along, and they go with the person', async () => {
    const { ada, stored } = await house(open)
    const video = answerOf(await ada.client('uploadVideo', { body: mp4({ content: 100_000 }) }))
    const archive = answerOf(await ada.client('exportData', {}))
    const bytes = Buffer.from(await archive.arrayBuffer())
    expect(bytes.includes(`videos/${video.id}.mp4`)).toBe(true)
    expect(bytes.includes(mp4({ content: 100_000 }))).toBe(true)
    answerOf(await ada.client('deleteUser', { body: { password: 'correct horse battery' } }))
    expect(await stored()).toEqual([])
  })
})

function rememberedPart(parts: WeakRef<Uint8Array>[]): Uint8Array {
  const part = new Uint8Array(100_000)
  parts.push(new WeakRef(part))
  return part
}
