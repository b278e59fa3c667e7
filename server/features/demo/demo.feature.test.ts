/** What the demo answers when the server has too much to do, or a page never comes. */
import { expect, test } from 'vitest'
import { startTestServer } from '../../../tests/support/server/test-server.ts'
import { pageFailure, PageWorkError } from '../../platform/fetch/page-failure.ts'
import { demoFeature } from './demo.feature.ts'
import type { DemoNeeds } from './make-demo.ts'

/** Longer than any test. ms */
const LONG = 600_000

/** Each request comes from another visitor. */
async function house(readPage: DemoNeeds['readPage'], deadline: number) {
  const renderer = { renderPreview: () => Promise.reject(new Error('Nothing is drawn here.')) }
  const gate = { read: () => Promise.reject(new Error('No picture is opened here.')) }
  const server = await startTestServer({
    config: { trustProxy: true },
    features: (platform) => [
      demoFeature(platform, { readPage, planPins: async () => [], renderer, gate }, { deadline }),
    ],
  })
  let visitors = 0
  const ask = async () => {
    const address = `203.0.113.${(visitors += 1)}`
    const browser = server.browser()
    await browser.client('csrf', {})
    const answer = await browser.request({
      method: 'POST',
      url: '/api/demo/',
      payload: { address: 'https://example.com/' },
      headers: { 'x-forwarded-for': address },
    })
    return {
      status: answer.statusCode,
      after: answer.headers['retry-after'],
      said: answer.json<{ code: string; page_error?: string }>(),
    }
  }
  return { server, ask }
}

const gone = { ok: false, failure: pageFailure('not_found') } as const

test('one runs and three wait; the next gets a Retry-After, and a place is free when one has ended', async () => {
  const gate = Promise.withResolvers<void>()
  let began = 0
  const { server, ask } = await house(async () => {
    began += 1
    await gate.promise
    return gone
  }, LONG)
  const five = [ask(), ask(), ask(), ask(), ask()]
  // Only a refused request is answered before the first one has ended.
  expect(await Promise.race(five)).toMatchObject({
    status: 503,
    after: '20',
    said: { code: 'busy' },
  })
  expect(began).toBe(1)
  gate.resolve()
  expect(
    (await Promise.all(five)).map(({ said }) => said.page_error ?? said.code).toSorted(),
  ).toEqual(['busy', ...Array.from({ length: 4 }, () => 'not_found')])
  expect(began).toBe(4)
  expect(await ask()).toMatchObject({ status: 400, said: { page_error: 'not_found' } })
  await server.close()
})

test('a page that never comes is given up in time, and its signal aborts the work on it', async () => {
  let signalled = false
  const { server, ask } = await house(async ({ signal }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    signalled = true
    return gone
  }, 30)
  expect(await ask()).toMatchObject({ status: 400, said: { page_error: 'too_slow' } })
  expect(signalled).toBe(true)
  // The place is free again.
  expect(await ask()).toMatchObject({ status: 400, said: { page_error: 'too_slow' } })
  await server.close()
})

test('a page that is too much for its thread is refused', async () => {
  const { server, ask } = await house(async () => {
    throw new PageWorkError('The words were not written.', pageFailure('too_large'))
  }, LONG)
  expect(await ask()).toMatchObject({ status: 400, said: { page_error: 'too_large' } })
  await server.close()
})
