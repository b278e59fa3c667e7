import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { lateKeptTemplates } from './late-unsaved-templates.ts'

const key = { account_id: 'account', template_id: 'template' }
const unsaved = { at: 1, text: '{}' }

function world() {
  const stored = new Map<string, string>()
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
  const state: { userId: string | null } = { userId: 'ada' }
  const parts = { indexedDB: new IDBFactory(), localStorage, userId: () => state.userId }
  return { state, stored, parts, page: () => lateKeptTemplates(parts) }
}

test('what is kept on one page is read on the next', async () => {
  const { page } = world()
  await page().keep(key, unsaved)
  expect(await page().read(key)).toMatchObject(unsaved)
})

test('a logout owes the deletion at once, before the code is loaded', async () => {
  const { page, state, stored } = world()
  const first = page()
  await first.keep(key, unsaved)
  state.userId = null
  const forgetting = first.forget('ada')
  expect([...stored.values()].join()).toContain('ada')
  await forgetting
  expect(stored.size).toBe(0)
  state.userId = 'ada'
  expect(await page().read(key)).toBeNull()
})

test('what an earlier page owes is deleted by the next', async () => {
  const { page, stored, parts } = world()
  await page().keep(key, unsaved)
  stored.set('owedTemplateDeletions', '["ada"]')
  await page().forgetOwed()
  expect(stored.size).toBe(0)
  expect(await parts.indexedDB.databases()).toEqual([])
})
