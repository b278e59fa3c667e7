import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { problem } from '#core/contract/call/problems.contract.ts'
import { sharePicture } from '#core/public/share-picture.ts'
import { factsAddress, SamplePicture } from '#core/templates/samples/canvas-sources.ts'
import type { OpenTestDatabase } from '../../../tests/support/database/test-databases.ts'
import { testOneDatabase } from '../../../tests/support/database/test-databases.ts'
import type { Feature } from '../../platform/feature.ts'
import { pictureFiles } from '../../platform/images/stored/picture-files.ts'
import { createFileIntake } from '../../platform/images/file-intake.ts'
import {
  createPictureStorage,
  type PictureStorage,
} from '../../platform/images/stored/picture-storage.ts'
import { createPinRenderer } from '../../platform/images/drawing/pin-renderer.ts'
import { startTestServer, TEST_PASSWORD } from '../../../tests/support/server/test-server.ts'
import { templatesFeature } from './templates.feature.ts'
import { memoryStore } from '../../platform/objects/memory-store.ts'
import type { Config } from '../../platform/config.ts'
import { folderStore } from '../../platform/objects/folder-store.ts'

const solid = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
const photo = await solid(640, 480, '#557799').jpeg().toBuffer()
const font = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/caveat/files/caveat-latin-700-normal.woff2'),
)

function answerOf<T>(outcome: { ok: true; answer: T } | { ok: false; failure: unknown }): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure))
  return outcome.answer
}

async function house(open: OpenTestDatabase, config: Partial<Config> = {}) {
  const database = await open()
  const built: PictureStorage[] = []
  const features: Feature[] = []
  const server = await startTestServer({
    database,
    config,
    objects: memoryStore(),
    features: (platform) => {
      const files = pictureFiles(folderStore(platform.config.dataDir))
      const pictureStorage = createPictureStorage({
        database,
        clock: platform.clock,
        files,
        intake: createFileIntake(platform.log),
      })
      built.push(pictureStorage)
      features.push(
        templatesFeature(platform, {
          pictureStorage,
          files,
          renderer: createPinRenderer(),
          findAccount: async () => undefined,
          picturesInUse: async () => new Set(),
        }),
      )
      return features
    },
  })
  const [pictureStorage] = built
  if (!pictureStorage) throw new Error('The picture storage was not built.')
  const [feature] = features
  if (!feature) throw new Error('The feature was not built.')
  return { server, pictureStorage, feature, database }
}

testOneDatabase('pictures, fonts and templates', (open) => {
  test('a picture that was brought is listed, publicly served, deleted, and restored as it was', async () => {
    const { server } = await house(open)
    const { client, browser } = await server.signUp()
    const picture = answerOf(await client('uploadPicture', { body: photo }))
    expect([picture.width, picture.height]).toEqual([640, 480])
    expect(answerOf(await client('listPictures', {})).pictures).toEqual([picture])
    const served = await server.app.inject({ url: picture.url })
    expect([
      served.statusCode,
      served.headers['content-type'],
      served.headers['cache-control'],
    ]).toEqual([200, 'image/jpeg', 'public, max-age=31536000, immutable'])
    expect(served.rawPayload.byteLength).toBe(picture.bytes)
    const params = { picture_id: picture.id }
    expect(answerOf(await client('deletePicture', { params }))).toEqual({})
    expect(answerOf(await client('listPictures', {})).pictures).toEqual([])
    expect(await client('deletePicture', { params })).toMatchObject({
      ok: false,
      failure: { code: 'not_found' },
    })
    // A second undo answers the same.
    expect(answerOf(await client('restorePicture', { params }))).toEqual(picture)
    expect(answerOf(await client('restorePicture', { params }))).toEqual(picture)
    expect(answerOf(await client('listPictures', {})).pictures).toEqual([picture])
    expect((await browser.request({ url: picture.url })).statusCode).toBe(200)
  })

  test('a picture of 12,000 × 3,000 pixels is kept smaller', async () => {
    const { server } = await house(open)
    const { client } = await server.signUp()
    const wide = await solid(12_000, 3000, '#557799').jpeg().toBuffer()
    const picture = answerOf(await client('uploadPicture', { body: wide }))
    expect([picture.width, picture.height]).toEqual([2400, 600])
    const { rawPayload } = await server.app.inject({ url: picture.url })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 2400, height: 600 })
  })

  test('one of 12,000 × 12,000 pixels is refused with a sentence, and the next is kept', async () => {
    const { server } = await house(open)
    const { client } = await server.signUp()
    const huge = await solid(12_000, 12_000, '#557799').jpeg().toBuffer()
    expect(await client('uploadPicture', { body: huge })).toMatchObject({
      ok: false,
      failure: { body: { problem_codes: { detail: { code: 'picture.tooManyPixels' } } } },
    })
    const picture = answerOf(await client('uploadPicture', { body: photo }))
    expect(answerOf(await client('listPictures', {})).pictures).toEqual([picture])
  })

  test('a 16-bit PNG is kept as a picture of 8 bits in the same color', async () => {
    const { server } = await house(open)
    const { client } = await server.signUp()
    const deep = await solid(640, 480, '#557799').toColourspace('rgb16').png().toBuffer()
    expect(await sharp(deep).metadata()).toMatchObject({ depth: 'ushort' })
    const { url } = answerOf(await client('uploadPicture', { body: deep }))
    const { rawPayload } = await server.app.inject({ url })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ depth: 'uchar', width: 640 })
    const { channels } = await sharp(rawPayload).stats()
    for (const [at, value] of [0x55, 0x77, 0x99].entries())
      expect(Math.abs((channels[at]?.mean ?? 0) - value)).toBeLessThan(3)
  })

  test('a picture’s address is enough to get its facts, with the lights that contrast is solved by', async () => {
    const { server, database } = await house(open)
    const { client } = await server.signUp()
    const { url } = answerOf(await client('uploadPicture', { body: photo }))
    const get = async (address: string) => await server.app.inject({ url: factsAddress(address) })
    const stored = SamplePicture.parse((await get(url)).json()).facts
    expect([stored.width, stored.height, typeof stored.lights]).toEqual([640, 480, 'string'])
    // as they were stored before lights were kept
    const older = { ...stored, lights: undefined }
    await database.root
      .updateTable('pictures')
      .set({ facts: JSON.stringify(older) })
      .execute()
    expect(SamplePicture.parse((await get(url)).json()).facts).toEqual(stored)
    expect((await get('/media/00000000000000000000000000000000.jpg')).statusCode).toBe(404)
    expect((await get('/media/soup')).statusCode).toBe(404)
  })

  test('a deleted user takes the files of their deleted pictures along', async () => {
    const { server, pictureStorage, database } = await house(open)
    const { client, browser } = await server.signUp()
    const picture = answerOf(await client('uploadPicture', { body: photo }))
    answerOf(await client('deletePicture', { params: { picture_id: picture.id } }))
    const name = picture.url.split('/').at(-1) ?? ''
    expect(await pictureStorage.readFile(name)).not.toBeNull()
    answerOf(await client('deleteUser', { body: { password: TEST_PASSWORD } }))
    expect(await pictureStorage.readFile(name)).toBeNull()
    expect(await database.root.selectFrom('trashed_pictures').select('id').execute()).toEqual([])
    expect((await browser.request({ url: picture.url })).statusCode).toBe(404)
  })

  test('nobody sees, uses or deletes the pictures of another', async () => {
    const { server, pictureStorage } = await house(open)
    const [ann, bob] = [await server.signUp(), await server.signUp()]
    const picture = answerOf(await ann.client('uploadPicture', { body: photo }))
    expect(answerOf(await bob.client('listPictures', {})).pictures).toEqual([])
    const params = { picture_id: picture.id }
    expect(await bob.client('deletePicture', { params })).toMatchObject({
      ok: false,
      failure: { code: 'not_found' },
    })
    answerOf(await ann.client('deletePicture', { params }))
    expect(await bob.client('restorePicture', { params })).toMatchObject({
      ok: false,
      failure: { code: 'not_found' },
    })
    answerOf(await ann.client('restorePicture', { params }))
    expect(await pictureStorage.loaderFor(bob.user.id).loadPicture(picture.id)).toBeNull()
    const loaded = await pictureStorage.loaderFor(ann.user.id).loadPicture(picture.id)
    expect([loaded?.facts?.width, loaded?.facts?.palette.length]).toEqual([640, 1])
  })

  test('a file that is no picture is refused with a sentence', async () => {
    const { server } = await house(open)
    const { client } = await server.signUp()
    expect(await client('uploadPicture', { body: Buffer.from('not a picture') })).toMatchObject({
      ok: false,
      failure: {
        code: 'unsupported_media',
        body: { problem_codes: { detail: { code: 'picture.unknownKind', params: {} } } },
      },
    })
  })

  test('other sites fetch pictures where the bucket is public, our own pages here', async () => {
    const s3 = {
      url: 'http://127.0.0.1:1',
      bucket: 'pins',
      accessKey: 'key',
      secretKey: 'secret',
      region: 'us-east-1',
      isPathStyle: true,
      publicUrl: 'https://cdn.example',
    }
    const { server, pictureStorage } = await house(open, { s3 })
    const { user } = await server.signUp()
    const { url } = await pictureStorage.publish(user.id, { jpeg: photo, width: 2, height: 3 })
    const name = url.slice('/media/'.length)
    const elsewhere = await server.app.inject({ url })
    expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([
      302,
      `https://cdn.example/pictures/${name.slice(0, 2)}/${name}`,
    ])
    const here = await server.app.inject({ url, headers: { 'sec-fetch-site': 'same-origin' } })
    expect([here.statusCode, here.rawPayload.equals(photo)]).toEqual([200, true])
    expect((await server.app.inject({ url: '/media/nothing.jpg' })).statusCode).toBe(404)
  })

  test('the media address gives nothing but files of ours', async () => {
    const { server } = await house(open)
    for (const url of [
      '/media/..%2f..%2fpackage.json',
      '/media/aa',
      `/media/${'0'.repeat(32)}.jpg`,
      '/media/templates/x.jpg',
      '/media/fonts/..%2finter.woff2',
    ])
      expect((await server.app.inject({ url })).statusCode).toBe(404)
  })

  test('an own font gets the family name it carries, and sets headlines', async () => {
    const { server, pictureStorage } = await house(open)
    const { client, user } = await server.signUp()
    const own = answerOf(await client('uploadFont', { body: font }))
    expect([own.family, own.own]).toEqual(['Caveat', true])
    expect(answerOf(await client('listFonts', {})).fonts.filter((entry) => entry.own)).toEqual([
      own,
    ])
    const { loadPicture, own: loaders } = pictureStorage.loaderFor(user.id)
    const design = {
      template_id: 'big-words',
      headline: 'Own hand',
      kicker: '',
      items: [],
      pictures: [],
      colors: { background: '#ffffff', text: '#222222', accent: '#aa3300' },
      fonts: { heading: own.id, body: 'inter' },
      brand: '',
      logo_picture_id: null,
    }
    const pin = await createPinRenderer().renderPin(design, loadPicture, loaders)
    expect(pin.warnings).toEqual([])
    expect(answerOf(await client('deleteFont', { params: { font_id: own.id } }))).toEqual({})
    expect((await createPinRenderer().renderPin(design, loadPicture, loaders)).warnings).toEqual([
      problem('render.fontGone'),
    ])
    expect(await client('uploadFont', { body: photo })).toMatchObject({
      ok: false,
      failure: { code: 'unsupported_media' },
    })
  })

  test('every template is listed with a thumbnail that is a real render', async () => {
    const { server } = await house(open)
    const { templates } = answerOf(await server.browser().client('listTemplates', {}))
    expect(templates.length).toBeGreaterThanOrEqual(8)
    expect(new Set(templates.map((template) => template.pin_type)).size).toBeGreaterThanOrEqual(5)
    const words = templates.find((template) => template.id === 'big-words')
    const served = await server.app.inject({ url: words?.thumbnail_url ?? '' })
    expect((await sharp(served.rawPayload).metadata()).width).toBe(400)
  })

  test('a render is had by its name alone, told apart by its state, and not sent twice', async () => {
    const { server } = await house(open)
    const url = '/media/templates/big-words/other-colors.jpg'
    const first = await server.app.inject({ url })
    expect([
      first.statusCode,
      first.headers['content-type'],
      first.headers['cache-control'],
    ]).toEqual([200, 'image/jpeg', 'public, max-age=3600, stale-while-revalidate=604800'])
    const again = await server.app.inject({
      url,
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect([again.statusCode, again.rawPayload.byteLength]).toEqual([304, 0])
    const head = await server.app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.headers.etag, head.headers['content-length']]).toEqual([
      200,
      first.headers.etag,
      String(first.rawPayload.byteLength),
    ])
    for (const missing of [
      '/media/templates/big-words/no-such.jpg',
      '/media/templates/no-such/card.jpg',
      '/media/templates/big-words/card.png',
      '/media/templates/..%2f..%2fx/card.jpg',
    ])
      expect((await server.app.inject({ url: missing })).statusCode).toBe(404)
  })

  test('a page’s picture to share is had where the page says, kept for a week, and no other is drawn', async () => {
    const { server } = await house(open)
    const url = sharePicture('/template-library', server.platform.config.brand)
    const served = await server.app.inject({ url })
    expect([
      served.statusCode,
      served.headers['content-type'],
      served.headers['cache-control'],
    ]).toEqual([200, 'image/jpeg', 'public, max-age=604800'])
    const { width, height } = await sharp(served.rawPayload).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect(served.rawPayload.byteLength).toBeLessThan(150_000)
    const head = await server.app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.byteLength]).toEqual([
      200,
      String(served.rawPayload.byteLength),
      0,
    ])
    for (const missing of [
      '/media/share/front.jpg',
      '/media/share/front-00000000.jpg',
      sharePicture('/words/of/a/visitor', server.platform.config.brand),
    ]) {
      const answer = await server.app.inject({ url: missing })
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
    }
  })

  test('a person takes every picture and font along, what they brought first', async () => {
    const { server, pictureStorage, feature, database } = await house(open)
    const { client, user } = await server.signUp()
    const { picture: pin } = await pictureStorage.publish(user.id, {
      jpeg: photo,
      width: 640,
      height: 480,
    })
    const picture = answerOf(await client('uploadPicture', { body: photo }))
    const own = answerOf(await client('uploadFont', { body: font }))
    const parts = (await feature.exportParts?.(user.id)) ?? []
    expect(parts.map(({ path }) => path)).toEqual([
      `fonts/${own.id}.woff2`,
      `pictures/${picture.id}.jpg`,
      `pictures/${pin.id}.jpg`,
    ])
    expect(await parts[2]?.read()).toHaveLength(photo.length)
    // However much it is.
    await database.root
      .updateTable('pictures')
      .set({ bytes: 2_000_000_000 })
      .where('user_id', '=', user.id)
      .execute()
    expect(await feature.exportParts?.(user.id)).toHaveLength(3)
  })

  test('deleting a user takes the files along', async () => {
    const { server, pictureStorage, feature, database } = await house(open)
    const { client, user } = await server.signUp()
    const picture = answerOf(await client('uploadPicture', { body: photo }))
    const own = answerOf(await client('uploadFont', { body: font }))
    const { url } = await pictureStorage.publish(user.id, { jpeg: photo, width: 640, height: 480 })
    const after = await database.transaction(async (tx) => {
      const forget = await feature.forgetUser?.(tx, user.id)
      await tx.deleteFrom('users').where('id', '=', user.id).execute()
      return forget
    })
    await after?.()
    for (const address of [picture.url, own.url ?? '', url])
      expect((await server.app.inject({ url: address })).statusCode).toBe(404)
  })
})
