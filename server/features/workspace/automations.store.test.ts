import { expect, test } from 'vitest'
import { MAX_ENTRY_ARTICLES } from '#core/workspace/workspace.schema.ts'
import { newId } from '../../platform/ids.ts'
import { testServers } from '../../../tests/support/server/test-servers.ts'
import { automationEntries } from './automations.store.ts'

const startServer = testServers()

test('an automation with too many articles takes those along that its list names', async () => {
  const server = await startServer()
  const { root } = server.platform.database
  const ada = await server.signUp()
  const made = await ada.client('createAccount', { body: { name: 'Kitchen' } })
  if (!made.ok) throw new Error(made.failure.message)
  const key = { owner: ada.user.id, accountId: made.answer.id }
  const id = newId()
  await root
    .insertInto('automations')
    .values({
      id,
      account_id: key.accountId,
      user_id: key.owner,
      settings: JSON.stringify(SETTINGS),
      revision: 1,
      is_on: 1,
      problem: null,
      failures: 0,
      due_at: null,
      memory: '{"read":[]}',
      created_at: 1,
      deleted_at: null,
    })
    .execute()
  const keys = Array.from({ length: MAX_ENTRY_ARTICLES }, (_, nth) => `example.com/${nth}`)
  const rows = [...keys, 'example.com/listed'].map((one, place) => ({
    automation_id: id,
    key: one,
    address: `https://${one}`,
    title: '',
    source_id: '',
    state: 'done' as const,
    place,
    tries: 0,
    page_id: null,
    again_at: null,
  }))
  for (let from = 0; from < rows.length; from += 500)
    await root
      .insertInto('automation_articles')
      .values(rows.slice(from, from + 500))
      .execute()
  const [entry] = await automationEntries(root, key)
  expect(entry?.articles.map((one) => [one.key, one.state])).toEqual([
    ['example.com/listed', 'done'],
  ])
  expect(entry?.settings.first).toEqual({ kind: 'new' })
})

const SETTINGS = {
  name: 'New articles',
  sources: [
    { kind: 'feed', address: 'https://example.com/feed' },
    { kind: 'addresses', addresses: ['https://example.com/listed?utm_source=list'] },
  ],
  first: { kind: 'newest', count: 2 },
  templates: [],
  colors: [],
  fonts: [],
  pins_a_page: 1,
  boards: [],
  default_board: null,
  goal: { kind: 'drafts' },
  max_pages: 5,
  max_pins_a_day: 10,
  daily_at: null,
  again_after_days: null,
}
