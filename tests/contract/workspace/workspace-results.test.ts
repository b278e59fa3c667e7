/** Figures of published pins on their way through a workspace file. */
import { expect, test } from 'vitest'
import { figures, madeFrom } from '#core/results/result-pin.builder.ts'
import { testDatabases } from '../../support/database/test-databases.ts'
import {
  answer,
  existing,
  exported,
  fillAccount,
  imported,
  openWorld,
  type World,
} from './workspace-world.ts'

const SOURCE = 'pinterest:549755885175'

async function withFigures({ database, client }: World, account_id: string): Promise<string> {
  const { pins } = answer(await client('getPins', { params: { account_id }, query: {} }))
  const { id, page_id } = existing(pins[0])
  const both = JSON.stringify({ last_90_days: figures(90), lifetime: figures(100) })
  const pin = { account_id, figures: both }
  const facts = {
    title: 'Soup',
    created_at: 5,
    board: 'Soups',
    picture_url: 'https://evil.example/',
  }
  const row = { ...pin, made: JSON.stringify(madeFrom({ pin_id: id, page_id })), seen_at: 9 }
  const sources = [
    { source: SOURCE, network_pin_id: '77' },
    { source: 'practice:1', network_pin_id: '78' },
  ]
  for (const key of sources) {
    const { root } = database
    const day = { source: key.source, day: '2026-01-02' }
    await root
      .insertInto('account_days')
      .values({ account_id, ...day, status: 'READY', figures: JSON.stringify(figures(7)) })
      .execute()
    await root
      .insertInto('network_pins')
      .values({ ...row, ...key, facts: JSON.stringify(facts), gone_at: null })
      .execute()
    await root
      .insertInto('pin_days')
      .values({ ...pin, ...key, ...day })
      .execute()
  }
  const evidence = { times: 1.8, pins: 140, other_pins: 300 }
  const params = { account_id, template_id: 'arch' }
  answer(await client('favorTemplate', { params, body: evidence }))
  return id
}

testDatabases('figures in a workspace file', (open) => {
  test('those of Pinterest come along with the pins that they are of', async () => {
    const here = await openWorld({ database: await open() })
    const accountId = await fillAccount(here, 'Kitchen')
    const pinId = await withFigures(here, accountId)
    const { account } = await imported(here, await exported(here, accountId))
    const params = { account_id: existing(account).id }
    expect(answer(await here.client('getResults', { params }))).toMatchObject({
      network: 'pinterest',
      connection: 'none',
      days: [{ day: '2026-01-02', status: 'READY', figures: figures(7) }],
      pin_count: 1,
    })
    const result = answer(await here.client('listResultPins', { params, query: {} })).pins[0]
    // The results screen loads pictures from Pinterest only.
    expect(result).toMatchObject({ title: 'Soup', board: 'Soups', picture_url: null })
    const { pins } = answer(await here.client('getPins', { params, query: {} }))
    expect(pins.map(({ id }) => id)).toContain(result?.made?.pin_id)
    expect(result?.made?.pin_id).not.toBe(pinId)
    const days = await here.database.root
      .selectFrom('pin_days')
      .select(['source', 'day'])
      .where('account_id', '=', params.account_id)
      .execute()
    expect(days).toEqual([{ source: SOURCE, day: '2026-01-02' }])
    const { templates } = answer(await here.client('listFavoredTemplates', { params }))
    expect(templates.map(({ template_id }) => template_id)).toEqual(['arch'])
    await here.server.close()
  }, 120_000)
})
