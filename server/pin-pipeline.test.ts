/** What becomes of a source over HTTP, in one process: a real site, a real store, real pictures. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { SourceRequest } from '#core/contract/content/pages.contract.ts'
import {
  addSource,
  answer,
  openRecipeSite,
  type RecipeSite,
} from '../tests/support/server/recipe-site.ts'
import { newId } from './platform/ids.ts'

let site: RecipeSite
beforeAll(async () => {
  site = await openRecipeSite()
}, 60_000)
afterAll(async () => site.close())

describe('a page', () => {
  test('is read with interests, keywords and its pictures; tiny and broken ones are left out', async () => {
    const { page } = await site.withPage()
    expect(page).toMatchObject({
      status: 'ready',
      title: 'Rhubarb crumble bars',
      kind: 'recipe',
      lang: 'en',
      error: null,
    })
    expect(page.pictures.map(({ width }) => width)).toEqual([1200, 1000])
    expect(page.interests.length).toBeGreaterThanOrEqual(5)
    expect(page.interests.length).toBeLessThanOrEqual(12)
    // Chosen is what the page is about, once. Offered beside it: other names of the dish, of which
    // every heading would come twice, and what it only mentions.
    const [dish, ...offered] = page.interests
    expect(dish).toMatchObject({
      interest_name: 'rhubarb crumble bars',
      chosen: true,
      relevance: 100,
    })
    expect(offered.filter(({ chosen }) => chosen)).toEqual([])
    const names = offered.filter(({ interest_name }) => interest_name.includes('crumble bar'))
    expect(names.map(({ interest_name }) => interest_name)).toEqual([
      'crumble bars',
      'rhubarb crumble bar recipe',
      'rhubarb crumble bar tips',
    ])
    for (const { interest_name, relevance } of names)
      expect([interest_name, relevance >= 55]).toEqual([interest_name, true])
    const mentioned = offered.filter((interest) => !names.includes(interest))
    expect(mentioned.map(({ interest_name }) => interest_name)).toContain('brown sugar')
    for (const { interest_name, relevance } of mentioned)
      expect([interest_name, relevance < 55]).toEqual([interest_name, true])
    for (const { categories } of page.interests)
      expect(categories.map(({ name }) => name)).toEqual(['food_and_drinks'])
    expect(page.interests[0]).toMatchObject({ search_volume: null, status: 'ready' })
    expect(page.problem_codes).toEqual({
      warnings: [{ code: 'pages.picturesUnreadable', params: { count: 1 } }],
    })
    expect(page.warnings).toEqual(['One picture couldn’t be read and was left out.'])
  })

  test('keeps its id, its person’s interests and choices when it is read again, and fetches no picture twice', async () => {
    const { client, account_id, page } = await site.withPage()
    const [first, second] = page.interests
    const [picture] = page.pictures
    if (!first || !second || !picture) throw new Error('too little')
    const own = answer(
      await client('addInterest', {
        params: { account_id, page_id: page.id },
        body: { id: newId(), interest_name: 'Spring baking' },
      }),
    )
    answer(
      await client('updateInterest', {
        params: { account_id, page_id: page.id, interest_id: first.id },
        body: { interest_name: 'Rhubarb desserts', category: 'food_and_drinks' },
      }),
    )
    answer(
      await client('deleteInterest', {
        params: { account_id, page_id: page.id, interest_id: second.id },
      }),
    )
    answer(
      await client('updatePagePicture', {
        params: { account_id, page_id: page.id, picture_id: picture.id },
        body: { excluded: true },
      }),
    )
    answer(
      await client('renamePage', {
        params: { account_id, page_id: page.id },
        body: { title: 'My bars' },
      }),
    )
    site.hits.length = 0
    answer(
      await client('refetchPages', {
        params: { account_id },
        body: { idempotency_key: newId(), page_ids: [page.id] },
      }),
    )
    await site.server.pipeline.tasks.worker.runUntilIdle()
    const again = answer(await client('getPage', { params: { account_id, page_id: page.id } }))
    expect(again).toMatchObject({ id: page.id, title: 'My bars', status: 'ready' })
    const names = again.interests.map(({ interest_name }) => interest_name)
    expect(names).toEqual(expect.arrayContaining(['Rhubarb desserts', 'Spring baking']))
    expect(names).not.toContain(second.interest_name)
    expect(again.interests.find(({ id }) => id === own.id)?.chosen).toBe(true)
    expect(again.interests.find(({ id }) => id === first.id)?.categories).toEqual([
      { name: 'food_and_drinks', confidence: 1, by: 'person' },
    ])
    expect(again.pictures.map(({ id, excluded }) => [id, excluded])).toEqual([
      [picture.id, true],
      [page.pictures[1]?.id, false],
    ])
    expect(site.hits.filter((path) => path.endsWith('.jpg'))).toEqual(['/broken.jpg'])
  })

  test('that is refused says so, and the same address given as text takes its place', async () => {
    const { client, account_id } = await site.person()
    const url = `${site.origin}/refused`
    const added = await addSource(
      { client, account_id },
      { kind: 'addresses', addresses: [url, `${site.origin}/bars`] },
    )
    await site.server.pipeline.tasks.worker.runUntilIdle()
    const { pages } = answer(await client('listPages', { params: { account_id } }))
    expect(pages.map(({ status }) => status).toSorted()).toEqual(['failed', 'ready'])
    expect(pages.find((page) => page.status === 'failed')?.error).toMatchObject({
      code: 'refused',
      address: url,
    })
    const report = answer(await client('getTask', { params: { task_id: added.task_id ?? '' } }))
    expect(report).toMatchObject({
      status: 'succeeded',
      done: 1,
      total: 2,
      failures: [{ code: 'refused' }],
    })
    const text =
      'Sourdough bread needs flour, water and salt. A sourdough starter raises the bread overnight. Bake sourdough bread in a hot pot so that the crust stays crisp and the crumb stays open.'
    const pasted = await addSource(
      { client, account_id },
      { kind: 'text', title: 'Sourdough bread', text, url, picture_ids: [] },
    )
    await site.server.pipeline.tasks.worker.runUntilIdle()
    const page = answer(
      await client('getPage', { params: { account_id, page_id: pasted.pages[0]?.id ?? '' } }),
    )
    expect(page).toMatchObject({
      id: pages.find(({ status }) => status === 'failed')?.id,
      status: 'ready',
      source: 'text',
      url,
      error: null,
    })
    expect(page.problem_codes?.['warnings']).toMatchObject([{ code: 'pages.noPictures' }])
  })

  test('keeps its place in its list, however long adding takes', async () => {
    const { client, account_id } = await site.person()
    const { clock } = site.server
    const now = clock.now.bind(clock)
    const ticking = vi.spyOn(clock, 'now').mockImplementation(() => {
      clock.advance(1)
      return now()
    })
    const addresses = ['zest', 'apple', 'mint', 'bars'].map((name) => `${site.origin}/${name}`)
    await addSource({ client, account_id }, { kind: 'addresses', addresses })
    ticking.mockRestore()
    const { pages } = answer(await client('listPages', { params: { account_id } }))
    expect(pages.map(({ url }) => url)).toEqual(addresses)
  })

  test('given twice is one page; the start sent twice is one task', async () => {
    const { client, account_id } = await site.person()
    const source = {
      kind: 'addresses' as const,
      addresses: [`${site.origin}/bars`, `${site.origin}/bars?utm_source=x`, 'not an address'],
    }
    const idempotency_key = newId()
    const first = answer(
      await client('addSources', { params: { account_id }, body: { idempotency_key, source } }),
    )
    const second = answer(
      await client('addSources', { params: { account_id }, body: { idempotency_key, source } }),
    )
    expect(second).toEqual(first)
    expect(first.pages).toHaveLength(1)
    expect(first.errors).toMatchObject([
      { code: 'duplicate', line: 2 },
      { code: 'bad_address', line: 3 },
    ])
    await site.server.pipeline.tasks.worker.runUntilIdle()
    const later = await addSource(
      { client, account_id },
      { kind: 'addresses', addresses: [`${site.origin}/bars`] },
    )
    expect(later).toMatchObject({
      task_id: null,
      errors: [{ code: 'duplicate' }],
      pages: [{ id: first.pages[0]?.id }],
    })
  })

  test('is nobody else’s', async () => {
    const { page, account_id } = await site.withPage()
    const stranger = await site.person()
    for (const at of [account_id, stranger.account_id]) {
      const outcome = await stranger.client('getPage', {
        params: { account_id: at, page_id: page.id },
      })
      expect(outcome.ok).toBe(false)
    }
  })

  test('whose reading is cancelled before its turn says so', async () => {
    const { client, account_id } = await site.person()
    const added = await addSource(
      { client, account_id },
      { kind: 'addresses', addresses: [`${site.origin}/bars`] },
    )
    answer(await client('cancelTask', { params: { task_id: added.task_id ?? '' } }))
    const page = answer(
      await client('getPage', { params: { account_id, page_id: added.pages[0]?.id ?? '' } }),
    )
    expect(page.status).toBe('failed')
    expect(page.error?.problem_codes).toEqual({
      message: { code: 'pages.cancelled', params: {} },
    })
  })

  test('may be cancelled twice, and after its end: the report answers', async () => {
    const { client, account_id } = await site.person()
    const params = async (path: string) => {
      const source: SourceRequest = { kind: 'addresses', addresses: [`${site.origin}${path}`] }
      const { task_id } = await addSource({ client, account_id }, source)
      return { task_id: task_id ?? '' }
    }
    const twice = await params('/bars')
    for (let press = 0; press < 2; press += 1)
      expect(answer(await client('cancelTask', { params: twice }))).toMatchObject({
        id: twice.task_id,
        status: 'cancelled',
      })
    const over = await params('/bars?again')
    await site.server.pipeline.tasks.worker.runUntilIdle()
    expect(answer(await client('cancelTask', { params: over })).status).toMatch(
      /^(?:succeeded|failed)$/,
    )
    expect((await client('cancelTask', { params: { task_id: newId() } })).ok).toBe(false)
  })
})

describe('other sources', () => {
  test('HTML with a picture of one’s own: the own picture comes first and a page without pictures is no warning', async () => {
    const { client, account_id } = await site.person()
    const bytes = await sharp({
      create: { width: 800, height: 600, channels: 3, background: '#336699' },
    })
      .jpeg()
      .toBuffer()
    const picture = answer(await client('uploadPicture', { body: new Uint8Array(bytes) }))
    const html =
      '<html lang="en"><title>Knitting socks</title><body><article><h1>Knitting socks</h1><p>Knitting socks begins with sixty stitches on four needles. Wool socks keep feet warm in winter, and knitting socks takes two evenings.</p><p>Turn the heel with short rows and knit the foot until the sock fits.</p></article></body></html>'
    const added = answer(
      await client('addSources', {
        params: { account_id },
        body: {
          idempotency_key: newId(),
          source: {
            kind: 'html',
            html,
            url: 'https://wool.example/socks',
            picture_ids: [picture.id],
          },
        },
      }),
    )
    await site.server.pipeline.tasks.worker.runUntilIdle()
    const page = answer(
      await client('getPage', { params: { account_id, page_id: added.pages[0]?.id ?? '' } }),
    )
    expect(page).toMatchObject({
      status: 'ready',
      source: 'html',
      title: 'Knitting socks',
      warnings: [],
      pictures: [{ id: picture.id, own: true }],
    })
  })

  test('a short pasted page is read and pins are made of it', async () => {
    const { client, account_id } = await site.person()
    const html =
      '<h1>Quick herb butter</h1><p>Herb butter keeps for two weeks in the fridge. Roll it in paper and cut slices as needed.</p><ul><li>Soft butter</li><li>Chopped parsley</li><li>Sea salt</li></ul><img src="https://a.example/butter.jpg" width="800" height="600" alt="Herb butter">'
    const added = await addSource(
      { client, account_id },
      { kind: 'html', html, url: '', picture_ids: [] },
    )
    await site.server.pipeline.tasks.worker.runUntilIdle()
    const page = answer(
      await client('getPage', { params: { account_id, page_id: added.pages[0]?.id ?? '' } }),
    )
    expect(page).toMatchObject({
      status: 'ready',
      title: 'Quick herb butter',
      warnings: expect.arrayContaining([expect.stringMatching(/^This page is short\./)]),
    })
    expect(await site.generate({ client, account_id, page }, { n_pins: 3 })).toMatchObject({
      status: 'succeeded',
      done: 3,
    })
  }, 60_000)

  test('pasted HTML or text without words is refused in words that fit, and leaves no page', async () => {
    const { client, account_id } = await site.person()
    const own = { url: '', picture_ids: [] }
    const paste = async (source: SourceRequest) => addSource({ client, account_id }, source)
    expect(
      await paste({
        ...own,
        kind: 'html',
        html: '<div id="root"></div><script>draw()</script><p>Loading the page</p>',
      }),
    ).toMatchObject({
      pages: [],
      task_id: null,
      errors: [{ code: 'empty_page', message: expect.stringMatching(/pasted HTML .* 20/) }],
    })
    expect(await paste({ ...own, kind: 'text', title: 'Nothing', text: ' \n ' })).toMatchObject({
      pages: [],
      task_id: null,
      errors: [{ message: expect.stringContaining('pasted text is empty') }],
    })
    expect(answer(await client('listPages', { params: { account_id } })).pages).toEqual([])
  })

  test('a keyword on which no page has a word says so and makes no pin; with a page on it, its pins are written from that', async () => {
    const { client, account_id } = await site.person()
    const add = async (source: SourceRequest) => {
      const { pages } = await addSource({ client, account_id }, source)
      await site.server.pipeline.tasks.worker.runUntilIdle()
      return pages[0]?.id ?? ''
    }
    const read = async (page_id: string) =>
      answer(await client('getPage', { params: { account_id, page_id } }))
    const url = 'https://garden.example/'
    const id = await add({
      kind: 'keyword',
      keyword: 'small balcony garden',
      url,
      picture_ids: [],
    })
    const bare = await read(id)
    expect(bare).toMatchObject({
      kind: 'keyword',
      status: 'ready',
      interests: [{ interest_name: 'small balcony garden', rake_data_source: 'keyword' }],
      warnings: expect.arrayContaining([expect.stringContaining('None of your pages says')]),
    })
    expect(await site.generate({ client, account_id, page: bare }, { n_pins: 2 })).toMatchObject({
      status: 'failed',
      failures: [{ code: 'page_too_short' }, { code: 'page_too_short' }],
    })

    await add({
      kind: 'text',
      title: 'A small balcony garden in a day',
      text: 'Choose boxes with a tank for water, for a small balcony garden dries out by noon.\n\nHerbs stand the sun of a small balcony garden all day.\n\nPlant lettuce behind the herbs, where it finds shade.',
      url: '',
      picture_ids: [],
    })
    answer(
      await client('refetchPages', {
        params: { account_id },
        body: { idempotency_key: newId(), page_ids: [id] },
      }),
    )
    await site.server.pipeline.tasks.worker.runUntilIdle()
    const page = await read(id)
    expect(page.warnings.join(' ')).toMatch('written from one of your pages')
    const report = await site.generate({ client, account_id, page }, { n_pins: 3 })
    expect(report).toMatchObject({ status: 'succeeded', done: 3 })
    const { pins } = answer(await client('getPins', { params: { account_id }, query: {} }))
    expect(pins).toHaveLength(3)
    for (const pin of pins) {
      expect([pin.page_url, pin.design.pictures]).toEqual([url, []])
      expect(pin.description).toMatch(/boxes|herbs|lettuce/i)
    }
  }, 60_000)

  test('an interest added before the page was read gets its keywords with it', async () => {
    const { client, account_id } = await site.person()
    const added = await addSource(
      { client, account_id },
      { kind: 'addresses', addresses: [`${site.origin}/bars`] },
    )
    const page_id = added.pages[0]?.id ?? ''
    const waiting = answer(
      await client('addInterest', {
        params: { account_id, page_id },
        body: { id: newId(), interest_name: 'Tray bakes' },
      }),
    )
    expect(waiting.status).toBe('pending')
    await site.server.pipeline.tasks.worker.runUntilIdle()
    const page = answer(await client('getPage', { params: { account_id, page_id } }))
    const interest = page.interests.find(({ id }) => id === waiting.id)
    expect(interest?.status).toBe('ready')
    expect(interest?.annotations.length).toBeGreaterThan(0)
  })
})
