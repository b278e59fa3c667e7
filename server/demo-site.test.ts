import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startDemoSite } from './demo-site.ts'
import { startTestServer } from '../tests/support/server/test-server.ts'

const folder = fileURLToPath(new URL('../examples/site', import.meta.url))

test('the demo site is served on its port; a port that is taken gives way to a free one', async () => {
  const first = await startDemoSite(folder, 0)
  const second = await startDemoSite(folder, Number(new URL(first?.url ?? '').port))
  if (first === null || second === null) throw new Error('The demo site is missing.')
  expect(second.host).not.toBe(first.host)
  for (const { url, host } of [first, second]) {
    expect(url).toBe(`http://${host}/`)
    const page = await fetch(url)
    expect([
      page.status,
      page.headers.get('content-type'),
      (await page.text()).includes('<h1'),
    ]).toEqual([200, 'text/html; charset=utf-8', true])
    expect((await fetch(`${url}gone.html`)).status).toBe(404)
  }
  await first.close()
  await second.close()
})

test('a folder without a site is no demo site', async () => {
  expect(await startDemoSite(fileURLToPath(new URL('.', import.meta.url)), 0)).toBeNull()
})

test('a demo site on port 80 opens that port of the loopback to strangers, and no other', async () => {
  const other = await startDemoSite(folder, 0)
  const server = await startTestServer({ demoSiteUrl: 'http://127.0.0.1:80/' })
  const outcome = await server
    .browser()
    .client('tryDemo', { body: { address: `${other?.url}roasted-tomato-soup.html` } })
  expect(outcome).toMatchObject({ ok: false, failure: { body: { page_error: 'private_address' } } })
  await server.close()
  await other?.close()
}, 60_000)
