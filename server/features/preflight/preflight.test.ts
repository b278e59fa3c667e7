import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { startTestServer } from '../../../tests/support/server/test-server.ts'
import { findAccount } from '../accounts/accounts.store.ts'
import { type PreflightNeeds, preflightFeature } from './preflight.feature.ts'

const picture = await sharp({
  create: { width: 60, height: 90, channels: 3, background: '#446688' },
})
  .png()
  .toBuffer()

/** Longer than the pause between two requests to one host. */
const GAP_AND_MORE_MS = 600

testDatabases('preflight', (open) => {
  const begin = async (pins: readonly Pin[], given: Partial<PreflightNeeds> = {}) => {
    const opened: string[] = []
    const read: string[] = []
    const needs: PreflightNeeds = {
      fetcher: {
        open: async (address) => {
          opened.push(address)
          const url = new URL(address.replace('moved.example', 'elsewhere.example'))
          return { ok: true, url, body: { destroy: () => undefined } } as never
        },
      },
      findAccount,
      getPins: async (_, __, ids) => pins.filter(({ id }) => ids.includes(id)),
      readPicture: async (url) => {
        read.push(url)
        return url === '' ? null : { bytes: picture }
      },
      findDrawnTexts: async () => new Map(),
      ...given,
    }
    const server = await startTestServer({
      database: await open(),
      features: (platform) => [preflightFeature(platform, needs)],
    })
    const ada = await server.signUp()
    const made = await ada.client('createAccount', { body: { name: 'Kitchen' } })
    if (!made.ok) throw new Error(made.failure.message)
    const params = { account_id: made.answer.id }
    const check = async (client = ada.client) =>
      client('checkPins', {
        params,
        body: { pin_ids: [...pins.map(({ id }) => id), testId('gone')] },
      })
    return { server, check, opened, read }
  }

  test('says which words were measured as unreadable, and in which design they read', async () => {
    const pins = ['a', 'b', 'c'].map((id) =>
      pin(id, { image_url: `/media/${id}.png?v=1`, link: '' }),
    )
    const { check } = await begin(pins, {
      findDrawnTexts: async (_, __, urls) =>
        new Map([
          [urls[0] ?? '', { contrast: 1.4, size: 50 }],
          [urls[1] ?? '', { contrast: 7, size: 50 }],
        ]),
    })
    const answer = await check()
    if (!answer.ok) throw new Error(answer.failure.message)
    const [faint, clear, unknown] = answer.answer.checks
    expect(faint?.text).toMatchObject({ contrast: 1.4, size: 50 })
    expect(faint?.text?.better?.template_id).not.toBe(pins[0]?.design.template_id)
    expect(clear).not.toHaveProperty('text')
    expect(unknown).not.toHaveProperty('text')
  })

  test('names the size and hash of pictures and where a link leads instead, and asks once', async () => {
    const link = 'https://moved.example/soup'
    const { check, opened, read } = await begin([
      pin('a', { link, image_url: '/media/a.png' }),
      pin('b', { link, image_url: '' }),
      pin('c', { link: 'ftp://a.b/', image_url: '/media/a.png?1' }),
    ])
    const first = await check()
    const same = { width: 60, height: 90, bytes: picture.byteLength }
    const found = {
      problem: { code: 'preflight.linkElsewhere', params: { host: 'elsewhere.example' } },
      target: 'https://elsewhere.example/soup',
    }
    expect(first).toMatchObject({
      ok: true,
      answer: {
        checks: [
          { pin_id: testId('a'), picture: same, link: found, link_pending: false },
          { pin_id: testId('b'), picture: null, link: found },
          { pin_id: testId('c'), link: null, link_pending: false },
        ],
      },
    })
    expect(await check()).toEqual(first)
    expect(opened).toEqual([link])
    expect(read.filter((url) => url === '/media/a.png')).toHaveLength(1)
  })

  test('a link that takes too long is not waited for', async () => {
    const fetcher = { open: async () => new Promise<never>(() => undefined) }
    const { check } = await begin([pin('a')], { fetcher, patience: 5 })
    expect(await check()).toMatchObject({
      ok: true,
      answer: { checks: [{ link: null, link_pending: true }] },
    })
  })

  test('a site gets two requests at a time', async () => {
    const opened: string[] = []
    const fetcher = {
      open: async (address: string) => {
        opened.push(address)
        return new Promise<never>(() => undefined)
      },
    }
    const names = ['a', 'b', 'c', 'd', 'e']
    const pins = names.map((name) => pin(name, { link: `https://blog.example/${name}` }))
    const { check } = await begin(pins, { fetcher, patience: GAP_AND_MORE_MS })
    expect(await check()).toMatchObject({ ok: true })
    expect(opened).toEqual(['https://blog.example/a', 'https://blog.example/b'])
  })

  test('a link whose turn has not come is dropped after the answer and asked by the next call', async () => {
    const opened: string[] = []
    const fetcher = {
      open: async (address: string) => {
        opened.push(address)
        return { ok: true, url: new URL(address), body: { destroy: () => undefined } } as never
      },
    }
    const pins = ['a', 'b'].map((name) => pin(name, { link: `https://blog.example/${name}` }))
    const { server, check } = await begin(pins, { fetcher, patience: 5 })
    const pending = (isPending: boolean) => ({
      ok: true,
      answer: { checks: [{ link_pending: false }, { link_pending: isPending }] },
    })
    expect(await check()).toMatchObject(pending(true))
    await sleep(GAP_AND_MORE_MS)
    expect(opened).toEqual(['https://blog.example/a'])
    server.clock.advance(GAP_AND_MORE_MS)
    await expect.poll(async () => check(), { interval: 50 }).toMatchObject(pending(false))
    expect(opened).toEqual(['https://blog.example/a', 'https://blog.example/b'])
  })

  test('a person asks ten times a minute', async () => {
    const { check } = await begin([pin('a')])
    for (let count = 0; count < 10; count += 1) expect(await check()).toMatchObject({ ok: true })
    expect(await check()).toMatchObject({ ok: false, failure: { code: 'rate_limited' } })
  })

  test('a picture that cannot be read is null, and the others are checked', async () => {
    const damaged = picture.subarray(0, 40)
    const { check } = await begin(
      [pin('a', { image_url: '/bad' }), pin('b', { image_url: '/b' })],
      {
        readPicture: async (url) => ({ bytes: url === '/bad' ? damaged : picture }),
      },
    )
    expect(await check()).toMatchObject({
      ok: true,
      answer: { checks: [{ picture: null }, { picture: { width: 60 } }] },
    })
  })

  test('another person learns nothing', async () => {
    const { server, check, opened } = await begin([pin('a')])
    const eve = await server.signUp()
    expect(await check(eve.client)).toMatchObject({ ok: false, failure: { code: 'not_found' } })
    expect(opened).toEqual([])
  })
})
