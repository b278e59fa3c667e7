/** `quiet` itself, on a page that computes for longer than it waits. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { test } from './journey.ts'
import { quiet } from './quiet.ts'

const PAGE = `<!doctype html><script>
  async function load() {
    await fetch('/first')
    for (const end = performance.now() + 1_000; performance.now() < end;);
    await fetch('/second')
    document.title = 'Loaded'
  }
  load()
</script>`

test('a page that computes between two loads is not quiet before the second has come', async ({
  page,
}) => {
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html')
    setTimeout(() => response.end(PAGE), request.url === '/second' ? 100 : 0)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await quiet(page)
  expect(await page.title()).toBe('Loaded')
})
