import { afterEach, describe, expect, test } from 'vitest'
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { v7 } from 'uuid'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { englishCaptions } from '#core/export/captions-words.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { memoryFiles } from '../../platform/images/stored/picture-files.ts'
import { startTestServer } from '../../../tests/support/server/test-server.ts'
import type { TestServer } from '../../../tests/support/server/test-server.ts'
import { findAccount } from '../accounts/accounts.store.ts'
import { listBoards } from '../accounts/boards.store.ts'
import { pinsFeature } from '../pins/pins.feature.ts'
import { exportFeature } from './export.feature.ts'
import { storedPictures, storedVideos } from './stored-pictures.ts'

const closing: TestServer[] = []
afterEach(async () => {
  for (const server of closing.splice(0)) await server.close()
})

const pictureName = (at: number): string => `${at.toString(16).padStart(32, '0')}.jpg`
const jpeg = (at: number): Uint8Array =>
  new Uint8Array([
    0xff,
    0xd8,
    0xff,
    at % 256,
    ...Array.from({ length: 3_000 }, (_, nth) => (nth * at) % 251),
  ])

const video = {
  kind: 'video' as const,
  video_id: testId('video'),
  url: '/media/0123456789abcdef0123456789abcdef.mov',
  bytes: 4,
  duration_ms: 12_000,
  width: 1080,
  height: 1920,
  cover_ms: 0,
}
const slide = {
  image_url: '/media/0123456789abcdef0123456789abcdee.jpg',
  design: pin('slide').design,
  title: '',
  description: '',
  link: '',
}

async function house(config = {}) {
  const files = memoryFiles()
  let appendPinEvents: ReturnType<typeof pinsFeature>['appendPinEvents'] | undefined
  const server = await startTestServer({
    config: { publicUrl: 'https://pins.example', publicUrlReachable: true, ...config },
    features: (platform) => {
      const pins = pinsFeature(platform)
      appendPinEvents = pins.appendPinEvents
      return [
        pins,
        exportFeature(platform, {
          findAccount,
          listBoards,
          getPins: pins.getPins,
          readPicture: storedPictures(async (name) => files.get(name)),
          openVideo: storedVideos(files.openFile),
        }),
      ]
    },
  })
  closing.push(server)
  const { client, user, browser } = await server.signUp()
  const account = await client('createAccount', { body: { name: 'Ada’s kitchen' } })
  if (!account.ok) throw new Error(account.failure.message)
  const accountId = account.answer.id
  const board = async (name: string) => {
    const made = await client('createBoard', { params: { account_id: accountId }, body: { name } })
    if (!made.ok) throw new Error(made.failure.message)
    return made.answer.id
  }
  const add = async (...pins: Pin[]) => {
    for (const [at] of pins.entries()) await files.put(pictureName(at + 1), jpeg(at + 1))
    for (let at = 0; at < pins.length; at += 500) {
      const event = {
        type: 'pins.added' as const,
        data: { pins: pins.slice(at, at + 500), autoSelect: false },
      }
      await server.platform.database.transaction(async (tx) =>
        appendPinEvents?.(tx, {
          owner: user.id,
          accountId,
          tab: 'task:1',
          events: [{ id: v7(), at: 1, event }],
        }),
      )
    }
  }
  const post = async (format: 'csv' | 'zip', ids: string[], by = browser) =>
    by.request({
      method: 'POST',
      url: `/api/accounts/${accountId}/export/`,
      payload: { format, pin_ids: ids },
    })
  const postInGerman = async (ids: string[]) =>
    browser.request({
      method: 'POST',
      url: `/api/accounts/${accountId}/export/`,
      payload: {
        format: 'zip',
        pin_ids: ids,
        captions: { ...englishCaptions, language: 'de', copy: 'Kopieren' },
      },
    })
  const row = (name: string, at: number, fields: Partial<Pin> = {}) =>
    pin(name, { account_id: accountId, image_url: `/media/${pictureName(at)}?v=7`, ...fields })
  return { server, accountId, board, add, post, postInGerman, row, files }
}

describe('CSV', () => {
  test('one file is the CSV itself, and says how many pins were left out', async () => {
    const { board, add, post, row } = await house()
    const cakes = await board('Cakes')
    await add(row('a', 1, { boards: [{ board_id: cakes }] }), row('b', 2))
    const response = await post('csv', [testId('a'), testId('b'), testId('never was')])
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-pinloom-left-out': '2',
    })
    expect(response.headers['content-disposition']).toContain(
      "filename*=UTF-8''Ada%E2%80%99s%20kitchen%20pins.csv",
    )
    const rows = Papa.parse<Record<string, string>>(response.body, {
      header: true,
      skipEmptyLines: true,
    }).data
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      Title: 'Title a',
      'Pinterest board': 'Cakes',
      'Media URL': `https://pins.example/media/${pictureName(1)}`,
    })
  })

  test('a video has its own address, and its cover as the thumbnail', async () => {
    const { board, add, post, row } = await house()
    const boards = [{ board_id: await board('Cakes') }]
    await add(row('v', 1, { boards, media: video }))
    const { body } = await post('csv', [testId('v')])
    const [found] = Papa.parse<Record<string, string>>(body, { header: true }).data
    expect(found).toMatchObject({
      'Media URL': `https://pins.example${video.url}`,
      Thumbnail: `https://pins.example/media/${pictureName(1)}`,
    })
  })

  test.each([
    ['a video without a public address', video, 'video_unreachable'],
    ['a carousel', { kind: 'carousel' as const, slides: [slide, slide] }, 'carousel_in_csv'],
  ])('%s is left out, and the reason is in the report', async (_name, media, code) => {
    const { board, add, post, row } = await house({ publicUrlReachable: false })
    const boards = [{ board_id: await board('Cakes') }]
    await add(row('v', 1, { boards, media }))
    const response = await post('csv', [testId('v')])
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain(code === 'carousel_in_csv' ? 'carousels' : 'fetch the video')
  })

  test('201 rows come as a ZIP of two files with a report', async () => {
    const { board, add, post, row } = await house()
    const boards = [{ board_id: await board('Cakes') }]
    const pins = Array.from({ length: 202 }, (_, at) =>
      row(`p${at}`, at + 1, at === 7 ? { boards, title: '' } : { boards }),
    )
    await add(...pins)
    const response = await post(
      'csv',
      pins.map((entry) => entry.id),
    )
    const files = unzipSync(new Uint8Array(response.rawPayload))
    expect(Object.keys(files)).toEqual(['pins-1.csv', 'pins-2.csv', 'report.json'])
    const lines = (name: string) =>
      Papa.parse<string[]>(strFromU8(files[name] ?? new Uint8Array()), { skipEmptyLines: true })
        .data.length - 1
    expect([lines('pins-1.csv'), lines('pins-2.csv')]).toEqual([200, 1])
    expect(JSON.parse(strFromU8(files['report.json'] ?? new Uint8Array()))).toMatchObject({
      exported: 201,
      left_out: [
        {
          id: testId('p7'),
          reasons: [
            {
              field: 'title',
              code: 'title_missing',
              message: problem('export.titleEmpty').message,
            },
          ],
        },
      ],
    })
  })

  test('when nothing can be exported, the answer says why', async () => {
    const { add, post, row } = await house()
    await add(row('a', 1))
    const response = await post('csv', [testId('a')])
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'invalid',
      detail: 'None of the chosen pins can be exported. The pin isn’t on a board. Choose one.',
      problem_codes: {
        detail: {
          code: 'export.none',
          params: { reason: { code: 'export.boardMissing', params: {} } },
        },
      },
    })
  })
})

describe('ZIP', () => {
  test('the page of captions is in the language of the words that came with the request', async () => {
    const { add, postInGerman, row } = await house()
    await add(row('a', 1))
    const files = unzipSync(new Uint8Array((await postInGerman([testId('a')])).rawPayload))
    const captions = strFromU8(files['captions.html'] ?? new Uint8Array())
    expect(captions).toContain('<html lang="de" dir="ltr">')
    expect(captions).toContain('>Kopieren</button>')
  })

  test('a video lies beside its cover; one whose file is gone is in the report', async () => {
    const { add, post, row, files } = await house()
    await files.put(video.url.slice('/media/'.length), new Uint8Array([1, 2, 3, 4]))
    const gone = { ...video, url: video.url.replace('.mov', '.mp4') }
    await add(row('v', 1, { title: 'Soup', media: video }), row('w', 2, { media: gone }))
    const response = await post('zip', ['v', 'w'].map(testId))
    const entries = unzipSync(new Uint8Array(response.rawPayload))
    expect(Object.keys(entries).toSorted()).toEqual([
      'No board/Soup.jpg',
      'No board/Soup.mov',
      'captions.html',
      'report.json',
    ])
    expect([...(entries['No board/Soup.mov'] ?? [])]).toEqual([1, 2, 3, 4])
    expect(strFromU8(entries['report.json'] ?? new Uint8Array())).toContain(
      'The video of this pin is missing.',
    )
  })

  test('a folder a board, pictures named by title with their very bytes, captions and report', async () => {
    const { board, add, post, row } = await house()
    const cakes = await board('Cakes & more')
    const evil = await board('../../secrets')
    await add(
      row('a', 1, { title: 'Lemon cake', boards: [{ board_id: cakes }, { board_id: evil }] }),
      row('b', 2, { title: '../../etc/passwd', boards: [{ board_id: evil }] }),
      row('c', 3, { title: 'Lemon cake' }),
      row('d', 99),
    )
    const response = await post('zip', ['a', 'b', 'c', 'd'].map(testId))
    expect(response.headers['content-type']).toBe('application/zip')
    const files = unzipSync(new Uint8Array(response.rawPayload))
    expect(Object.keys(files).toSorted()).toEqual([
      'Cakes & more/Lemon cake.jpg',
      'No board/Lemon cake (2).jpg',
      'captions.html',
      'report.json',
      'secrets/Lemon cake.jpg',
      'secrets/etc passwd.jpg',
    ])
    expect(files['Cakes & more/Lemon cake.jpg']).toEqual(jpeg(1))
    expect(files['secrets/etc passwd.jpg']).toEqual(jpeg(2))
    const captions = strFromU8(files['captions.html'] ?? new Uint8Array())
    expect(captions).toContain('src="./Cakes%20&amp;%20more/Lemon%20cake.jpg"')
    expect(captions).toContain('utm_content=')
    expect(captions).toContain('<html lang="en" dir="ltr">')
    expect(JSON.parse(strFromU8(files['report.json'] ?? new Uint8Array()))).toMatchObject({
      exported: 3,
      left_out: [{ id: testId('d'), reasons: [{ code: 'image_missing' }] }],
    })
  })
})

test("another person's account is not found", async () => {
  const { server, add, post, row } = await house()
  await add(row('a', 1))
  const stranger = await server.signUp()
  await stranger.client('listAccounts', {})
  expect((await post('zip', [testId('a')], stranger.browser)).statusCode).toBe(404)
})

test('pictures are read from our own store only', async () => {
  const asked: string[] = []
  const read = storedPictures(async (name) => {
    asked.push(name)
    return new Uint8Array([1])
  })
  for (const url of [
    'https://elsewhere.example/media/' + pictureName(1),
    '/media/../' + pictureName(1),
    '/media/..%2f' + pictureName(1),
    '/etc/passwd',
    '',
  ])
    expect(await read(url)).toBeNull()
  expect(asked).toEqual([])
  expect(await read(`/media/${pictureName(1)}`)).toEqual({
    bytes: new Uint8Array([1]),
    type: 'image/jpeg',
  })
})
