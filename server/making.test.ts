/** The main job over HTTP, in one process: a real site, a real store, real pictures. */
import { createServer } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page, SourceRequest } from '#core/contract/pages.contract.ts'
import type { Client } from '#core/contract/client.ts'
import type { TaskReport } from '#core/contract/tasks.contract.ts'
import { pinsFeature } from './features/pins/pins.feature.ts'
import { createMaking, type Making } from './making.ts'
import { memoryFiles } from './platform/images/picture-files.ts'
import { newId } from './platform/ids.ts'
import { startTestServer, type TestServer } from './testing.ts'

const RECIPE = `<!doctype html><html lang="en"><head><title>Rhubarb crumble bars</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"Rhubarb crumble bars","totalTime":"PT50M","recipeYield":"12 bars","keywords":"rhubarb, crumble bars",
"recipeIngredient":["300 g rhubarb","200 g flour","150 g butter","100 g brown sugar"],"image":["/big.jpg","/second.jpg"],
"recipeInstructions":[{"@type":"HowToStep","text":"Heat the oven to 180 degrees and butter a tin."},{"@type":"HowToStep","text":"Rub flour, butter and brown sugar to crumbs."},{"@type":"HowToStep","text":"Press half of the crumbs into the tin, add the rhubarb and cover it."},{"@type":"HowToStep","text":"Bake the crumble bars for 35 minutes until golden."}]}</script></head>
<body><article><h1>Rhubarb crumble bars</h1><p>These rhubarb crumble bars have a buttery base, a sharp layer of rhubarb and a golden crumble topping.</p>
<h2>How to store rhubarb crumble bars</h2><p>Crumble bars keep for four days in a tin. Freeze the crumble bars for up to three months and thaw them overnight.</p>
<h2>Choosing rhubarb</h2><p>Young rhubarb needs no peeling. Forced rhubarb gives the crumble bars a pink layer, garden rhubarb a sharper one.</p>
<img src="/big.jpg" alt="Rhubarb crumble bars on a tray" width="1200" height="900"><img src="/tiny.png" width="10" height="10"><img src="/broken.jpg" width="900" height="900"></article></body></html>`

let site: ReturnType<typeof createServer>
let origin: string
let server: TestServer
let making: Making
let hits: string[] = []

beforeAll(async () => {
  const photo = async (color: string, width = 1200) => sharp({ create: { width, height: 900, channels: 3, background: color } }).composite([{ input: Buffer.from(`<svg width="${width}" height="900"><circle cx="400" cy="450" r="200" fill="white"/></svg>`) }]).jpeg().toBuffer()
  const files: Record<string, Buffer | string> = { '/bars': RECIPE, '/big.jpg': await photo('#884422'), '/second.jpg': await photo('#228844', 1000), '/tiny.png': await sharp({ create: { width: 10, height: 10, channels: 3, background: 'red' } }).png().toBuffer(), '/broken.jpg': Buffer.from('no picture') }
  site = createServer((request, response) => {
    const path = request.url ?? '/'
    hits.push(path)
    const file = files[path]
    if (path === '/refused') return void response.writeHead(403).end('no')
    if (file === undefined) return void response.writeHead(404).end('none')
    response.writeHead(200, { 'content-type': typeof file === 'string' ? 'text/html' : path.endsWith('png') ? 'image/png' : 'image/jpeg' }).end(file)
  })
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  const address = site.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  origin = `http://127.0.0.1:${address.port}`
  server = await startTestServer({
    config: { allowHosts: [`127.0.0.1:${address.port}`] },
    features: (platform) => {
      const pins = pinsFeature(platform)
      making = createMaking(platform, pins, { files: memoryFiles() })
      return [pins, ...making.features]
    },
  })
}, 60_000)
afterAll(async () => {
  await server.close()
  site.closeAllConnections()
  site.close()
})

async function person(): Promise<{ client: Client; account_id: string }> {
  const { client } = await server.signUp()
  const account = await client('createAccount', { body: { name: 'Kitchen' } })
  if (!account.ok) throw new Error(account.failure.message)
  return { client, account_id: account.answer.id }
}

const answer = <T>(outcome: { ok: true; answer: T } | { ok: false; failure: { message: string } }): T => {
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.answer
}

async function withPage(): Promise<{ client: Client; account_id: string; page: Page }> {
  const { client, account_id } = await person()
  const added = answer(await client('addSources', { params: { account_id }, body: { idempotency_key: newId(), source: { kind: 'addresses', addresses: [`${origin}/bars`] } } }))
  await making.tasks.worker.runUntilIdle()
  const page = answer(await client('getPage', { params: { account_id, page_id: added.pages[0]?.id ?? '' } }))
  return { client, account_id, page }
}

async function generate({ client, account_id, page }: { client: Client; account_id: string; page: Page }, over: { n_pins?: number; templates?: string[]; colors?: string[] } = {}): Promise<TaskReport> {
  const templates = answer(await client('listTemplates', {})).templates
  const config = { pages: [{ page_id: page.id, interest_ids: [] }], n_pins: 12, pin_types: [...new Set(templates.map(({ pin_type }) => pin_type))], templates: templates.map(({ id }) => id), colors: [], fonts: [], ...over }
  const { task_id } = answer(await client('startGeneration', { params: { account_id }, body: { idempotency_key: newId(), config } }))
  await making.tasks.worker.runUntilIdle()
  return answer(await client('getTask', { params: { task_id } }))
}

describe('a page', () => {
  test('is read with interests, keywords and its pictures; tiny and broken ones are left out', async () => {
    const { page } = await withPage()
    expect(page).toMatchObject({ status: 'ready', title: 'Rhubarb crumble bars', kind: 'recipe', lang: 'en', error: null })
    expect(page.pictures.map(({ width }) => width)).toEqual([1200, 1000])
    expect(page.interests.length).toBeGreaterThanOrEqual(5)
    expect(page.interests.length).toBeLessThanOrEqual(12)
    // Distinct ones: no "… recipe" and no "crumble bars" beside the dish itself.
    expect(page.interests.filter(({ chosen }) => chosen).map(({ interest_name }) => interest_name)).toEqual(['rhubarb crumble bars'])
    expect(page.interests[0]).toMatchObject({ search_volume: null, status: 'ready' })
    expect(page.warnings).toEqual(['One picture could not be read and was left out.'])
  })

  test('keeps its id, its person’s interests and choices when it is read again, and fetches no picture twice', async () => {
    const { client, account_id, page } = await withPage()
    const [first, second] = page.interests
    const [picture] = page.pictures
    if (!first || !second || !picture) throw new Error('too little')
    const own = answer(await client('addInterest', { params: { account_id, page_id: page.id }, body: { id: newId(), interest_name: 'Spring baking' } }))
    answer(await client('updateInterest', { params: { account_id, page_id: page.id, interest_id: first.id }, body: { interest_name: 'Rhubarb desserts', category: 'food_and_drinks' } }))
    answer(await client('deleteInterest', { params: { account_id, page_id: page.id, interest_id: second.id } }))
    answer(await client('updatePagePicture', { params: { account_id, page_id: page.id, picture_id: picture.id }, body: { excluded: true } }))
    answer(await client('renamePage', { params: { account_id, page_id: page.id }, body: { title: 'My bars' } }))
    hits = []
    answer(await client('refetchPages', { params: { account_id }, body: { idempotency_key: newId(), page_ids: [page.id] } }))
    await making.tasks.worker.runUntilIdle()
    const again = answer(await client('getPage', { params: { account_id, page_id: page.id } }))
    expect(again).toMatchObject({ id: page.id, title: 'My bars', status: 'ready' })
    const names = again.interests.map(({ interest_name }) => interest_name)
    expect(names).toEqual(expect.arrayContaining(['Rhubarb desserts', 'Spring baking']))
    expect(names).not.toContain(second.interest_name)
    expect(again.interests.find(({ id }) => id === own.id)?.chosen).toBe(true)
    expect(again.interests.find(({ id }) => id === first.id)?.categories).toEqual([{ name: 'food_and_drinks', confidence: 1, by: 'person' }])
    expect(again.pictures.map(({ id, excluded }) => [id, excluded])).toEqual([[picture.id, true], [page.pictures[1]?.id, false]])
    expect(hits.filter((path) => path.endsWith('.jpg'))).toEqual(['/broken.jpg'])
  })

  test('that is refused says so, and the same address given as text takes its place', async () => {
    const { client, account_id } = await person()
    const url = `${origin}/refused`
    const added = answer(await client('addSources', { params: { account_id }, body: { idempotency_key: newId(), source: { kind: 'addresses', addresses: [url, `${origin}/bars`] } } }))
    await making.tasks.worker.runUntilIdle()
    const { pages } = answer(await client('listPages', { params: { account_id } }))
    expect(pages.map(({ status }) => status).toSorted()).toEqual(['failed', 'ready'])
    expect(pages.find((page) => page.status === 'failed')?.error).toMatchObject({ code: 'refused', address: url })
    const report = answer(await client('getTask', { params: { task_id: added.task_id ?? '' } }))
    expect(report).toMatchObject({ status: 'succeeded', done: 1, total: 2, failures: [{ code: 'refused' }] })
    const text = 'Sourdough bread needs flour, water and salt. A sourdough starter raises the bread overnight. Bake sourdough bread in a hot pot so that the crust stays crisp and the crumb stays open.'
    const pasted = answer(await client('addSources', { params: { account_id }, body: { idempotency_key: newId(), source: { kind: 'text', title: 'Sourdough bread', text, url, picture_ids: [] } } }))
    await making.tasks.worker.runUntilIdle()
    const page = answer(await client('getPage', { params: { account_id, page_id: pasted.pages[0]?.id ?? '' } }))
    expect(page).toMatchObject({ id: pages.find(({ status }) => status === 'failed')?.id, status: 'ready', source: 'text', url, error: null })
    expect(page.warnings[0]).toMatch(/^No pictures found/)
  })

  test('given twice is one page; the start sent twice is one task', async () => {
    const { client, account_id } = await person()
    const source = { kind: 'addresses' as const, addresses: [`${origin}/bars`, `${origin}/bars?utm_source=x`, 'not an address'] }
    const idempotency_key = newId()
    const first = answer(await client('addSources', { params: { account_id }, body: { idempotency_key, source } }))
    const second = answer(await client('addSources', { params: { account_id }, body: { idempotency_key, source } }))
    expect(second).toEqual(first)
    expect(first.pages).toHaveLength(1)
    expect(first.errors).toMatchObject([{ code: 'duplicate', line: 2 }, { code: 'bad_address', line: 3 }])
    await making.tasks.worker.runUntilIdle()
    const later = answer(await client('addSources', { params: { account_id }, body: { idempotency_key: newId(), source: { kind: 'addresses', addresses: [`${origin}/bars`] } } }))
    expect(later).toMatchObject({ task_id: null, errors: [{ code: 'duplicate' }], pages: [{ id: first.pages[0]?.id }] })
  })

  test('is nobody else’s', async () => {
    const { page, account_id } = await withPage()
    const stranger = await person()
    for (const at of [account_id, stranger.account_id]) {
      const outcome = await stranger.client('getPage', { params: { account_id: at, page_id: page.id } })
      expect(outcome.ok).toBe(false)
    }
  })

  test('whose reading is cancelled before its turn says so', async () => {
    const { client, account_id } = await person()
    const added = answer(await client('addSources', { params: { account_id }, body: { idempotency_key: newId(), source: { kind: 'addresses', addresses: [`${origin}/bars`] } } }))
    answer(await client('cancelTask', { params: { task_id: added.task_id ?? '' } }))
    const page = answer(await client('getPage', { params: { account_id, page_id: added.pages[0]?.id ?? '' } }))
    expect(page.status).toBe('failed')
    expect(page.error?.message).toContain('Reading was cancelled')
  })

  test('may be cancelled twice, and after its end: the report answers', async () => {
    const { client, account_id } = await person()
    const params = async (path: string) => ({ task_id: answer(await client('addSources', { params: { account_id }, body: { idempotency_key: newId(), source: { kind: 'addresses', addresses: [`${origin}${path}`] } } })).task_id ?? '' })
    const twice = await params('/bars')
    for (let press = 0; press < 2; press += 1) expect(answer(await client('cancelTask', { params: twice }))).toMatchObject({ id: twice.task_id, status: 'cancelled' })
    const over = await params('/bars?again')
    await making.tasks.worker.runUntilIdle()
    expect(answer(await client('cancelTask', { params: over })).status).toMatch(/^(?:succeeded|failed)$/)
    expect((await client('cancelTask', { params: { task_id: newId() } })).ok).toBe(false)
  })
})

describe('other sources', () => {
  test('HTML with a picture of one’s own: the own picture comes first and a page without pictures is no warning', async () => {
    const { client, account_id } = await person()
    const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } }).jpeg().toBuffer()
    const picture = answer(await client('uploadPicture', { body: new Uint8Array(bytes) }))
    const html = '<html lang="en"><title>Knitting socks</title><body><article><h1>Knitting socks</h1><p>Knitting socks begins with sixty stitches on four needles. Wool socks keep feet warm in winter, and knitting socks takes two evenings.</p><p>Turn the heel with short rows and knit the foot until the sock fits.</p></article></body></html>'
    const added = answer(await client('addSources', { params: { account_id }, body: { idempotency_key: newId(), source: { kind: 'html', html, url: 'https://wool.example/socks', picture_ids: [picture.id] } } }))
    await making.tasks.worker.runUntilIdle()
    const page = answer(await client('getPage', { params: { account_id, page_id: added.pages[0]?.id ?? '' } }))
    expect(page).toMatchObject({ status: 'ready', source: 'html', title: 'Knitting socks', warnings: [], pictures: [{ id: picture.id, own: true }] })
  })

  test('a short pasted page is read and pins are made of it', async () => {
    const { client, account_id } = await person()
    const html = '<h1>Quick herb butter</h1><p>Herb butter keeps for two weeks in the fridge. Roll it in paper and cut slices as needed.</p><ul><li>Soft butter</li><li>Chopped parsley</li><li>Sea salt</li></ul><img src="https://a.example/butter.jpg" width="800" height="600" alt="Herb butter">'
    const added = answer(await client('addSources', { params: { account_id }, body: { idempotency_key: newId(), source: { kind: 'html', html, url: '', picture_ids: [] } } }))
    await making.tasks.worker.runUntilIdle()
    const page = answer(await client('getPage', { params: { account_id, page_id: added.pages[0]?.id ?? '' } }))
    expect(page).toMatchObject({ status: 'ready', title: 'Quick herb butter' })
    expect(await generate({ client, account_id, page }, { n_pins: 3 })).toMatchObject({ status: 'succeeded', done: 3 })
  }, 60_000)

  test('pasted HTML or text without words is refused in words that fit, and leaves no page', async () => {
    const { client, account_id } = await person()
    const own = { url: '', picture_ids: [] }
    const paste = async (source: SourceRequest) => answer(await client('addSources', { params: { account_id }, body: { idempotency_key: newId(), source } }))
    expect(await paste({ ...own, kind: 'html', html: '<div id="root"></div><script>draw()</script><p>Loading the page</p>' })).toMatchObject({ pages: [], task_id: null, errors: [{ code: 'empty_page', message: expect.stringMatching(/pasted HTML .* 20/) }] })
    expect(await paste({ ...own, kind: 'text', title: 'Nothing', text: ' \n ' })).toMatchObject({ pages: [], task_id: null, errors: [{ message: expect.stringContaining('pasted text is empty') }] })
    expect(answer(await client('listPages', { params: { account_id } })).pages).toEqual([])
  })

  test('a keyword without a page makes pins that use colour only', async () => {
    const { client, account_id } = await person()
    const added = answer(await client('addSources', { params: { account_id }, body: { idempotency_key: newId(), source: { kind: 'keyword', keyword: 'small balcony garden', url: 'https://garden.example/', picture_ids: [] } } }))
    await making.tasks.worker.runUntilIdle()
    const page = answer(await client('getPage', { params: { account_id, page_id: added.pages[0]?.id ?? '' } }))
    expect(page).toMatchObject({ kind: 'keyword', status: 'ready', interests: [{ interest_name: 'small balcony garden', rake_data_source: 'keyword' }] })
    const report = await generate({ client, account_id, page }, { n_pins: 3 })
    expect(report).toMatchObject({ status: 'succeeded', done: 3 })
    const { pins } = answer(await client('getPins', { params: { account_id }, query: {} }))
    for (const pin of pins) expect([pin.title.toLowerCase(), pin.design.pictures]).toEqual([expect.stringContaining('small balcony garden'), []])
  }, 60_000)

  test('an interest added before the page was read gets its keywords with it', async () => {
    const { client, account_id } = await person()
    const added = answer(await client('addSources', { params: { account_id }, body: { idempotency_key: newId(), source: { kind: 'addresses', addresses: [`${origin}/bars`] } } }))
    const page_id = added.pages[0]?.id ?? ''
    const waiting = answer(await client('addInterest', { params: { account_id, page_id }, body: { id: newId(), interest_name: 'Tray bakes' } }))
    expect(waiting.status).toBe('pending')
    await making.tasks.worker.runUntilIdle()
    const page = answer(await client('getPage', { params: { account_id, page_id } }))
    const interest = page.interests.find(({ id }) => id === waiting.id)
    expect(interest?.status).toBe('ready')
    expect(interest?.annotations.length).toBeGreaterThan(0)
  })
})

describe('a generation', () => {
  test('makes exactly the pins asked for, no two alike, with the interest’s words and a link of their own', async () => {
    const { client, account_id, page } = await withPage()
    const report = await generate({ client, account_id, page })
    expect(report).toMatchObject({ status: 'succeeded', done: 12, total: 12, failures: [] })
    expect(report.pictures).toHaveLength(6)
    const { pins, revision } = answer(await client('getPins', { params: { account_id }, query: {} }))
    expect(pins).toHaveLength(12)
    expect(revision).toBe(report.revision)
    expect(new Set(pins.map(({ title }) => title)).size).toBe(12)
    expect(new Set(pins.map(({ link }) => link)).size).toBe(12)
    expect(new Set(pins.map(({ design }) => JSON.stringify([design.template_id, design.headline, design.pictures]))).size).toBe(12)
    for (const pin of pins) {
      const words = (pin.interest?.interest ?? '').toLowerCase().split(' ')
      // In any inflection.
      for (const word of words) expect(`${pin.title} ${pin.description}`.toLowerCase()).toContain(word.replace(/s$/, ''))
      expect(pin.sources.title.length).toBeGreaterThan(0)
    }
    const picture = await server.app.inject({ url: pins[0]?.image_url ?? '' })
    expect(picture.headers['content-type']).toBe('image/jpeg')
  }, 120_000)

  test('deals them evenly over the chosen interests', async () => {
    const { client, account_id, page } = await withPage()
    await generate({ client, account_id, page }, { n_pins: 7 })
    const { pins } = answer(await client('getPins', { params: { account_id }, query: {} }))
    const counts = Object.values(Object.groupBy(pins, (pin) => pin.interest_id ?? '')).map((group) => group?.length ?? 0)
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
  }, 60_000)

  test('shows three samples and stores nothing', async () => {
    const { client, account_id, page } = await withPage()
    const config = { pages: [{ page_id: page.id, interest_ids: [] }], n_pins: 12, pin_types: ['photo' as const], templates: ['full-photo'], colors: ['#112233'], fonts: [] }
    const { samples } = answer(await client('sampleGeneration', { params: { account_id }, body: { config } }))
    expect(samples).toHaveLength(3)
    expect(samples[0]?.image).toMatch(/^data:image\/jpeg;base64,/)
    expect(answer(await client('getPins', { params: { account_id }, query: {} })).pins).toEqual([])
    const design = samples[0]?.design
    if (!design) throw new Error('no design')
    expect(answer(await client('preview', { params: { account_id }, body: { design } })).contrast).toBeGreaterThan(3)
  }, 60_000)

  test('refuses what can make nothing, with a sentence at the field', async () => {
    const { client, account_id, page } = await withPage()
    const config = { pages: [{ page_id: page.id, interest_ids: [] }], n_pins: 12, pin_types: ['photo' as const], templates: ['full-photo'], colors: [], fonts: [] }
    const start = async (over: Partial<typeof config>) => client('startGeneration', { params: { account_id }, body: { idempotency_key: newId(), config: { ...config, ...over } } })
    expect(await start({ templates: ['no-such'] })).toMatchObject({ ok: false, failure: { status: 400, body: { templates: [expect.stringContaining('None of the chosen templates')] } } })
    expect(await start({ n_pins: 0 })).toMatchObject({ ok: false, failure: { status: 400, message: expect.stringContaining('between 1 and 500') } })
    expect(await start({ n_pins: 10_000 })).toMatchObject({ ok: false, failure: { status: 400 } })
    expect(await start({ templates: [] })).toMatchObject({ ok: false, failure: { status: 400 } })
    expect(await start({ pages: [{ page_id: newId(), interest_ids: [] }] })).toMatchObject({ ok: false, failure: { code: 'not_found' } })
  })

  test('is one at a time, and a pin is rendered again under its own id', async () => {
    const { client, account_id, page } = await withPage()
    await generate({ client, account_id, page }, { n_pins: 2 })
    const [before] = answer(await client('getPins', { params: { account_id }, query: {} })).pins
    if (!before) throw new Error('no pin')
    const { task_id } = answer(await client('startRendering', { params: { account_id }, body: { idempotency_key: newId(), pin_ids: [before.id] } }))
    await making.tasks.worker.runUntilIdle()
    expect(answer(await client('getTask', { params: { task_id } }))).toMatchObject({ kind: 'rendering', status: 'succeeded', done: 1 })
    const after = answer(await client('getPins', { params: { account_id }, query: {} })).pins.find(({ id }) => id === before.id)
    expect(after?.image_version).toBe(before.image_version + 1)
    expect(after?.image_url).not.toBe(before.image_url)
    const other = answer(await client('textAlternatives', { params: { account_id, page_id: page.id }, body: { interest_id: before.interest_id, taken: [before.title], count: 3 } }))
    expect(other.alternatives.length).toBeGreaterThan(0)
    expect(other.alternatives.map(({ title }) => title)).not.toContain(before.title)
  }, 60_000)
})
