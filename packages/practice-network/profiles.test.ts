import { afterEach, expect, test } from 'vitest'
import { startPracticeNetwork } from './practice-network.ts'
import type { PracticeNetwork } from './practice-network.ts'

const APP = { clientId: '1', clientSecret: 's', redirectUri: 'http://localhost:3000/back/' }
const SCOPES = 'user_accounts:read,boards:read,boards:write,pins:read,pins:write'

let network: PracticeNetwork | undefined
afterEach(async () => network?.close())

/** A browser with its cookie, and the account that it connects. */
function browserOf({ url }: PracticeNetwork) {
  let cookie = ''
  const visit = async (path: string) =>
    fetch(`${url}${path}`, { redirect: 'manual', headers: { cookie } })
  const connect = async () => {
    const query = new URLSearchParams({
      client_id: APP.clientId,
      redirect_uri: APP.redirectUri,
      response_type: 'code',
      scope: SCOPES,
    })
    const sent = await visit(`oauth/?${query}`)
    cookie = sent.headers.get('set-cookie')?.split(';')[0] ?? cookie
    const answer = await fetch(`${url}v5/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${APP.clientId}:${APP.clientSecret}`)}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: new URL(sent.headers.get('location') ?? '').searchParams.get('code') ?? '',
        redirect_uri: APP.redirectUri,
      }),
    })
    const { access_token } = (await answer.json()) as { access_token: string }
    const ask = async (method: string, path: string, body?: unknown) => {
      const response = await fetch(`${url}v5${path}`, {
        method,
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return (await response.json()) as Record<string, unknown>
    }
    const boards = async () =>
      ((await ask('GET', '/boards'))['items'] as { id: string; name: string }[]).map(
        ({ name }) => name,
      )
    return { ask, boards }
  }
  const page = async () => (await visit('')).text()
  return { connect, page }
}

const start = async (isProfilePerBrowser: boolean) =>
  (network = await startPracticeNetwork({
    port: 0,
    app: APP,
    behaviour: { isProfilePerBrowser },
  }))

const FIRST_BOARDS = ['Quick dinners', 'Home and garden', 'Weekend ideas']

test('each browser has boards and pins that no other sees among its own', async () => {
  const at = await start(true)
  const [nora, ada, passerby] = [browserOf(at), browserOf(at), browserOf(at)]
  const [ofNora, ofAda] = [await nora.connect(), await ada.connect()]
  await ofNora.ask('POST', '/boards', { name: 'Nora’s own' })
  await ofAda.ask('POST', '/boards', { name: 'Nora’s own' })
  await ofAda.ask('POST', '/boards', { name: 'Ada’s own' })
  expect(await ofNora.boards()).toEqual([...FIRST_BOARDS, 'Nora’s own'])
  expect(await ofAda.boards()).toEqual([...FIRST_BOARDS, 'Nora’s own', 'Ada’s own'])
  expect(await ofNora.ask('GET', '/user_account')).toMatchObject({ id: '1', username: 'practice' })
  expect(await ofAda.ask('GET', '/user_account')).toMatchObject({ id: '2', username: 'practice-2' })
  expect([await nora.page(), await passerby.page()].join('')).not.toContain('Ada’s own')
  expect(await ada.page()).toContain('Ada’s own')
})

test('a browser that connects again has the profile that it had', async () => {
  const at = await start(true)
  await browserOf(at).connect()
  const ada = browserOf(at)
  await (await ada.connect()).ask('POST', '/boards', { name: 'Mine' })
  expect(await (await ada.connect()).boards()).toEqual([...FIRST_BOARDS, 'Mine'])
})

test('tests share one profile', async () => {
  const at = await start(false)
  await (await browserOf(at).connect()).ask('POST', '/boards', { name: 'Shared' })
  expect(await (await browserOf(at).connect()).boards()).toContain('Shared')
})
