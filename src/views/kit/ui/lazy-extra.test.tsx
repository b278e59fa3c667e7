import { Suspense } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { lazyExtra } from './lazy-extra.ts'

async function shown(load: Parameters<typeof lazyExtra>[0]): Promise<string> {
  const Extra = lazyExtra(load)
  const { prelude } = await prerender(
    <main>
      Titles
      <Suspense fallback="…">
        <Extra />
      </Suspense>
    </main>,
  )
  return new Response(prelude).text()
}

test('shows the part once it is loaded', async () => {
  expect(await shown(async () => () => <p>Two findings</p>)).toContain('<p>Two findings</p>')
})

test('leaves the part out when its chunk cannot be loaded', async () => {
  const failed = async () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await shown(failed)).toMatch(/^<main>Titles.*<\/main>$/)
})
