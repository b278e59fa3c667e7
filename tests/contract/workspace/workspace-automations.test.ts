/** Automations on their way through a workspace file: they are imported, but are off. */
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { AutomationSettings } from '#core/contract/publishing/automations.contract.ts'
import { testDatabases } from '../../support/database/test-databases.ts'
import { answer, existing, exported, fillAccount, imported, openWorld } from './workspace-world.ts'

testDatabases('automations in a workspace file', (open) => {
  test('they come along with the articles that they know, off, on the boards of the new account', async () => {
    const here = await openWorld({ database: await open() })
    const accountId = await fillAccount(here, 'Kitchen')
    const params = { account_id: accountId }
    const { boards } = answer(await here.client('listBoards', { params }))
    const { pages } = answer(await here.client('listPages', { params }))
    const settings: AutomationSettings = {
      name: 'New articles',
      sources: [{ kind: 'feed', address: 'https://a.example/feed' }],
      first: { kind: 'newest', count: 3 },
      templates: [],
      colors: [],
      fonts: [],
      pins_a_page: 2,
      boards: [{ words: 'cakes', board: { board_id: existing(boards[0]).id } }],
      default_board: null,
      goal: { kind: 'drafts' },
      max_pages: 5,
      max_pins_a_day: 10,
      daily_at: '07:00',
      again_after_days: null,
    }
    const { root } = here.database
    const { user_id } = await root
      .selectFrom('accounts')
      .select('user_id')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    const id = v7()
    await root
      .insertInto('automations')
      .values({
        id,
        account_id: accountId,
        user_id,
        settings: JSON.stringify(settings),
        revision: 4,
        is_on: 1,
        problem: null,
        failures: 0,
        due_at: 1,
        memory: JSON.stringify({ read: ['feed https://a.example/feed'], versions: {} }),
        created_at: 5,
        deleted_at: null,
      })
      .execute()
    const article = { automation_id: id, title: '', source_id: '', tries: 0, again_at: null }
    await root
      .insertInto('automation_articles')
      .values([
        {
          ...article,
          key: 'a',
          address: 'https://a',
          state: 'done',
          place: 1,
          page_id: existing(pages[0]).id,
        },
        { ...article, key: 'b', address: 'https://b', state: 'running', place: 2, page_id: null },
      ])
      .execute()

    const { account } = await imported(here, await exported(here, accountId))
    const there = { account_id: existing(account).id }
    const row = await root
      .selectFrom('automations')
      .selectAll()
      .where('account_id', '=', there.account_id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ is_on: 0, due_at: null, revision: 1, created_at: 5 })
    expect(row.problem).toContain('automations.imported')
    expect(row.memory).toContain('feed https://a.example/feed')
    expect(row.id).not.toBe(id)
    const newBoards = answer(await here.client('listBoards', { params: there })).boards
    expect(JSON.parse(row.settings)).toEqual({
      ...settings,
      boards: [{ words: 'cakes', board: { board_id: existing(newBoards[0]).id } }],
    })
    const articles = await root
      .selectFrom('automation_articles')
      .select(['key', 'state', 'page_id'])
      .where('automation_id', '=', row.id)
      .orderBy('place')
      .execute()
    const newPages = answer(await here.client('listPages', { params: there })).pages
    expect(articles.map(({ key, state }) => [key, state])).toEqual([
      ['a', 'done'],
      ['b', 'waiting'],
    ])
    expect(newPages.map((page) => page.id)).toContain(articles[0]?.page_id)

    // What belongs to an account goes with it.
    answer(await here.client('deleteAccount', { params: there }))
    const left = await root
      .selectFrom('automation_articles')
      .select('key')
      .where('automation_id', '=', row.id)
      .execute()
    expect(left).toEqual([])
    await here.server.close()
  }, 120_000)
})
