/**
 * Bad input to a running server, over TCP as the browser sends it: what is odd about pictures,
 * languages, numbers and sessions. Misbehaving sites: `tests/faults`.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Outcome } from '#core/contract/client.ts'
import type { Page } from '#core/contract/content/pages.contract.ts'
import { pinsFeature } from '../../server/features/pins/pins.feature.ts'
import { createPinPipeline, type PinPipeline } from '../../server/pin-pipeline.ts'
import { newId } from '../../server/platform/ids.ts'
import { memoryFiles } from '../../server/platform/images/stored/picture-files.ts'
import { TEST_PASSWORD, startTestServer, type TestServer } from '../support/server/test-server.ts'
import { realBrowser } from './real-browser.ts'

const DAY = 86_400_000
const BEANS =
  'Climbing beans want a warm wall, a deep bed and water every evening in July. Sow the beans in May, two to a pot, and plant them out when the nights are mild.'
/** Words of no language. */
const BABBLE = Array.from(
  { length: 60 },
  (_, nth) => `${'qxzvkw'.slice(nth % 5)}${'wvrtzx'.slice(nth % 4)}${'zzxq'.slice(nth % 3)}`,
).join(' ')

const page = (text: string, pictures: readonly string[] = [], lang = 'en') =>
  `<html lang="${lang}"><head><title>Growing beans</title></head><body><article><h1>Growing beans</h1><p>${text}</p><p>${text.toLowerCase()}</p>${pictures.map((address) => `<img src="${address}">`).join('')}</article></body></html>`
const solid = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } })

let files: Record<string, Buffer | string>
let server: TestServer
let pipeline: PinPipeline
let browser: ReturnType<typeof realBrowser>
let account_id: string
let origin: string
const site = createServer((request, response) => {
  const file = files[request.url ?? '']
  if (file === undefined) return void response.writeHead(404).end()
  response
    .writeHead(200, {
      'content-type': typeof file === 'string' ? 'text/html; charset=utf-8' : 'image/png',
    })
    .end(file)
})

function answer<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.failure.code}: ${outcome.failure.message}`)
  return outcome.answer
}

beforeAll(async () => {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00'].map((color) => solid(400, 400, color).png().toBuffer()),
  )
  files = {
    '/no-pictures': page(BEANS),
    '/tiny': page(BEANS, ['/tiny.png']),
    '/broken': page(BEANS, ['/broken.png']),
    '/huge': page(BEANS, ['/huge.png']),
    '/moving': page(BEANS, ['/moving.gif']),
    '/babble': page(BABBLE, [], ''),
    '/tiny.png': await solid(10, 10).png().toBuffer(),
    '/broken.png': Buffer.from('no picture'),
    '/huge.png': await solid(7_000, 5_000).png({ compressionLevel: 9 }).toBuffer(),
    '/moving.gif': await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  }
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`
  origin = `http://${host}`
  server = await startTestServer({
    config: { allowHosts: [host] },
    features: (platform) => {
      const pins = pinsFeature(platform)
      pipeline = createPinPipeline(platform, pins, { files: memoryFiles(), categorise: () => [] })
      return [pins, ...pipeline.features]
    },
  })
  browser = realBrowser(await server.app.listen({ host: '127.0.0.1', port: 0 }))
  answer(
    await browser.client('register', {
      body: {
        first_name: 'Ada',
        email: 'ada@example.com',
        password1: TEST_PASSWORD,
        password2: TEST_PASSWORD,
      },
    }),
  )
  account_id = answer(await browser.client('createAccount', { body: { name: 'Garden' } })).id
}, 60_000)
afterAll(async () => {
  await server.close()
  site.closeAllConnections()
  site.close()
})

async function read(path: string): Promise<Page> {
  const added = answer(
    await browser.client('addSources', {
      params: { account_id },
      body: {
        idempotency_key: newId(),
        source: { kind: 'addresses', addresses: [`${origin}${path}`] },
      },
    }),
  )
  await pipeline.tasks.worker.runUntilIdle()
  return answer(
    await browser.client('getPage', { params: { account_id, page_id: added.pages[0]?.id ?? '' } }),
  )
}

async function generate(over: {
  readonly n_pins?: number
  readonly templates?: string[]
  readonly pages?: string[]
}) {
  const { pages } = answer(await browser.client('listPages', { params: { account_id } }))
  const { templates } = answer(await browser.client('listTemplates', {}))
  const config = {
    pages: (over.pages ?? pages.slice(0, 1).map(({ id }) => id)).map((page_id) => ({
      page_id,
      interest_ids: [],
    })),
    n_pins: over.n_pins ?? 3,
    pin_types: [...new Set(templates.map(({ pin_type }) => pin_type))],
    templates: over.templates ?? templates.map(({ id }) => id),
    colors: [],
    fonts: [],
  }
  return browser.client('startGeneration', {
    params: { account_id },
    body: { idempotency_key: newId(), config },
  })
}

test.each([
  ['/no-pictures', ['No pictures found: pins will use color only. You can add your own pictures.']],
  [
    '/tiny',
    [
      'None of this page’s pictures can be used: pins will use color only. You can add your own pictures.',
    ],
  ],
  [
    '/broken',
    [
      'None of this page’s pictures can be used: pins will use color only. You can add your own pictures.',
      'One picture couldn’t be read and was left out.',
    ],
  ],
])(
  'a page with unusable pictures (%s) is read, and says that its pins use color only',
  async (path, warnings) => {
    expect(await read(path)).toMatchObject({ status: 'ready', pictures: [], warnings })
  },
)

test('a huge picture is made smaller; of a moving one the first frame is taken', async () => {
  expect((await read('/huge')).pictures).toMatchObject([{ width: 2_400 }])
  expect((await read('/moving')).pictures).toMatchObject([{ width: 400, height: 400 }])
})

test('a page in no language that we know is read by counting, and says so', async () => {
  const babble = await read('/babble')
  expect(babble).toMatchObject({ status: 'ready', lang: 'und' })
  expect(babble.problem_codes?.['warnings']).toContainEqual({
    code: 'pages.languageUnknown',
    params: {},
  })
})

test.each([0, 10_000])('%i pins are refused, and the sentence names the range', async (n_pins) => {
  const refused = await generate({ n_pins })
  expect(refused).toMatchObject({
    ok: false,
    failure: { status: 400, code: 'invalid', message: expect.stringMatching(/\b1\b.*\b500\b/) },
  })
})

test('no template and no page are refused at their fields', async () => {
  for (const over of [{ templates: [] }, { pages: [] }]) {
    const refused = await generate(over)
    expect(refused).toMatchObject({
      ok: false,
      failure: { status: 400, code: 'invalid', message: expect.stringMatching(/\w{3,}.*\.$/) },
    })
  }
})

test('a session that ends in mid job is said as that; the job goes on, and its pins are there after signing in again', async () => {
  const { task_id } = answer(await generate({ n_pins: 3 }))
  server.clock.advance(31 * DAY)
  expect(await browser.client('getTask', { params: { task_id } })).toMatchObject({
    ok: false,
    failure: { status: 401, code: 'not_authenticated' },
  })
  await pipeline.tasks.worker.runUntilIdle()
  answer(
    await browser.client('login', { body: { email: 'ada@example.com', password: TEST_PASSWORD } }),
  )
  expect(answer(await browser.client('getTask', { params: { task_id } }))).toMatchObject({
    status: 'succeeded',
    done: 3,
  })
  expect(
    answer(await browser.client('getPins', { params: { account_id }, query: {} })).pins,
  ).toHaveLength(3)
})
