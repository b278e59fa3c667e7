/**
 * A page that goes away a moment after a change, in a real Chromium: by being reloaded, and by
 * its tab being closed beside a living one.
 */
import { expect, test } from 'vitest'
import { makeWorld, openDoomed, openTabs, signIn } from './browser-kill-world.ts'
import { startServerProcess } from './server-process.ts'

async function openPair() {
  const world = await makeWorld()
  await startServerProcess(world.environment)
  await signIn(world)
  const browser = await openDoomed(world)
  const [one, two] = await openTabs(world, browser, ['one', 'two'])
  if (one === undefined || two === undefined) throw new Error('No tabs.')
  await one.evaluate(async () => window.page.refetch())
  return { browser, one, two }
}

test('the journal of a reloaded page is recovered, even when its file is still locked, and an open tab recovers that of a closed one', async () => {
  const { browser, one, two } = await openPair()
  for (let nth = 0; nth < 5; nth += 1) {
    const loaded = one.waitForEvent('load')
    const note = await one.evaluate(async (pin) => {
      const notes = await window.page.change(pin)
      setTimeout(() => location.reload(), 0)
      return notes.at(-1)
    }, nth + 1)
    await loaded
    await one.evaluate(async () => window.page.open())
    await expect
      .poll(async () => one.evaluate(() => window.page.rows().map(({ title }) => title)))
      .toContain(note?.title)
  }
  expect(await one.evaluate(() => window.page.state().warnings)).toEqual([])

  // The first five have these titles from the last reload.
  const [note] = await one.evaluate(async () => window.page.change(6))
  expect(note).toBeDefined()
  await one.close()
  await expect
    .poll(async () => two.evaluate(async () => window.page.look()), { timeout: 30_000 })
    .toContain(note?.title)
  await browser.kill()
})
