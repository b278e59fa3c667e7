/** Links of pins and pages on their way through a workspace file: only http(s) ones come in. */
import { expect, test } from 'vitest'
import { problem } from '#core/contract/call/problems.contract.ts'
import { testDatabases } from '../../support/database/test-databases.ts'
import {
  answer,
  existing,
  exported,
  fillAccount,
  happen,
  imported,
  openWorld,
} from './workspace-world.ts'

const OTHER = 'ftp://files.example/cake'

testDatabases('links in a workspace file', (open) => {
  test('that are no web addresses are left out, in rows and history, and counted', async () => {
    const here = await openWorld({ database: await open() })
    const accountId = await fillAccount(here, 'Kitchen')
    const params = { account_id: accountId }
    const [first, second] = answer(await here.client('getPins', { params, query: {} })).pins
    const link = (id: string, to: string) => ({
      id,
      patch: { link: to },
      before: { link: OTHER },
    })
    await happen(here, accountId, [
      { type: 'pin.updated', data: link(existing(first).id, OTHER) },
      { type: 'pin.updated', data: link(existing(second).id, 'https://soup.example/leek?v=1#a') },
    ])
    await here.database.root
      .updateTable('pages')
      .set({ url: OTHER })
      .where('account_id', '=', accountId)
      .where('status', '=', 'ready')
      .execute()
    const { account, report } = await imported(here, await exported(here, accountId))
    expect(existing(report).problems).toEqual([])
    expect(existing(report).notes).toContain(
      problem('workspace.linksLeftOut', { count: 2 }).message,
    )
    const copy = { account_id: existing(account).id }
    const { pins } = answer(await here.client('getPins', { params: copy, query: {} }))
    expect(pins.slice(0, 2).map((pin) => pin.link)).toEqual(['', 'https://soup.example/leek?v=1#a'])
    const { pages } = answer(await here.client('listPages', { params: copy }))
    expect(pages.map(({ url }) => url)).toContain('')
    const stored = await here.database.root
      .selectFrom('pin_events')
      .select('envelope')
      .where('account_id', '=', copy.account_id)
      .execute()
    expect(stored.length).toBeGreaterThan(5)
    expect(JSON.stringify([stored, pins, pages])).not.toContain(OTHER)
    await here.server.close()
  }, 120_000)
})
