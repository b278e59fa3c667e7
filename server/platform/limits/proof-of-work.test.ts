/** What a proof of work is worth: once, for one call, from one network, in time. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bitsOfChallenge, hasZeroBits, PROOF_HEADER } from '#core/contract/call/proof-of-work.ts'
import type { ErrorBody } from '#core/contract/call/errors.contract.ts'
import { startTestServer, TEST_PASSWORD } from '../../../tests/support/server/test-server.ts'
import { demoFeature } from '../../features/demo/demo.feature.ts'
import { ConfigError, readConfig } from '../config.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { pageFailure } from '../fetch/page-failure.ts'
import type { ProofConfig } from './proof-config.ts'

const SECRET = 'a secret of at least thirty-two characters'
const MINUTE = 60_000
const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** `isRight` false: an answer whose hash has too few zero bits. */
function solve(challenge: string, isRight = true): string {
  const bits = bitsOfChallenge(challenge) ?? 0
  for (let answer = 0; ; answer += 1) {
    const proof = `${challenge}.${answer}`
    if (hasZeroBits(hashOf(proof), bits) === isRight) return proof
  }
}

test('counts the zero bits a hash begins with', () => {
  const hash = Uint8Array.of(0, 0b0001_0000, 255)
  const passed = [0, 7, 8, 11, 12, 16].filter((bits) => hasZeroBits(hash, bits))
  expect(passed).toEqual([0, 7, 8, 11])
})

test('the setting needs a secret, and is off by default', () => {
  expect(readConfig({}).proof).toBeNull()
  const on = { REGISTRATION_PROOF: 'work', REGISTRATION_PROOF_BITS: '20' }
  expect(() => readConfig(on)).toThrow(ConfigError)
  expect(readConfig({ ...on, SECRET_KEY: SECRET }).proof).toEqual({ bits: 20, secret: SECRET })
})

testDatabases('proof of work', (open) => {
  const build = async (proof: ProofConfig | null = { bits: 6, secret: SECRET }) => {
    const renderer = { renderPreview: () => Promise.reject(new Error('Nothing is drawn here.')) }
    const gate = { read: () => Promise.reject(new Error('No picture is opened here.')) }
    const readPage = async () => ({ ok: false, failure: pageFailure('not_found') }) as const
    const server = await startTestServer({
      database: await open(),
      config: { proof, trustProxy: true },
      features: (platform) => [
        demoFeature(platform, { readPage, planPins: async () => [], renderer, gate }),
      ],
    })
    let people = 0
    const ask = async (
      kind: 'register' | 'demo',
      proved = '',
      address = '203.0.113.7',
    ): Promise<{ status: number; body: ErrorBody; why: unknown }> => {
      const browser = server.browser()
      await browser.client('csrf', {})
      const email = `p${(people += 1)}@example.com`
      const passwords = { password1: TEST_PASSWORD, password2: TEST_PASSWORD }
      const answer = await browser.request({
        method: 'POST',
        url: kind === 'demo' ? '/api/demo/' : '/api/auth/register/',
        payload:
          kind === 'demo'
            ? { address: 'https://example.com/' }
            : { first_name: 'Ada', email, ...passwords },
        headers: { 'x-forwarded-for': address, [PROOF_HEADER]: proved },
      })
      const body = answer.json<ErrorBody>()
      return { status: answer.statusCode, body, why: body.problem_codes?.['detail'] }
    }
    const challenge = async (kind: 'register' | 'demo' = 'register', address?: string) => {
      const { body } = await ask(kind, '', address)
      return String(body.challenge)
    }
    return { server, ask, challenge }
  }
  const refused = (code: string) => ({
    status: 403,
    body: { code: 'proof_required', challenge: expect.stringMatching(/^6\./) },
    why: { code },
  })

  test('without a proof both calls are refused with a challenge, whose proof is accepted once', async () => {
    const { server, ask, challenge } = await build()
    for (const kind of ['register', 'demo'] as const) {
      expect(await ask(kind)).toMatchObject(refused('request.proofNeeded'))
      const proof = solve(await challenge(kind))
      const { status, body } = await ask(kind, proof)
      expect([status, body.code]).toEqual(kind === 'demo' ? [400, 'invalid'] : [200, undefined])
      expect(await ask(kind, proof)).toMatchObject(refused('request.proofLate'))
    }
    await server.close()
  })

  test('a proof with too few zero bits, of another call, network, secret or difficulty is wrong', async () => {
    const { server, ask, challenge } = await build()
    const other = await build({ bits: 6, secret: `${SECRET} and more` })
    const easy = await build({ bits: 2, secret: SECRET })
    const [, ...rest] = (await challenge()).split('.')
    const wrong = [
      solve(await challenge(), false),
      solve(await challenge('demo')),
      solve(await challenge('register', '198.51.100.7')),
      solve(await other.challenge()),
      solve(await easy.challenge()),
      solve(['0', ...rest].join('.')),
      'x'.repeat(301),
    ]
    for (const proof of wrong)
      expect(await ask('register', proof)).toMatchObject(refused('request.proofWrong'))
    for (const each of [server, other.server, easy.server]) await each.close()
  })

  test('a challenge ends after five minutes, and is worthless on a clock that was set back', async () => {
    const { server, ask, challenge } = await build()
    const proof = solve(await challenge())
    server.clock.advance(5 * MINUTE)
    expect(await ask('register', proof)).toMatchObject(refused('request.proofLate'))
    server.clock.advance(-6 * MINUTE)
    expect(await ask('register', proof)).toMatchObject(refused('request.proofLate'))
    server.clock.advance(5 * MINUTE)
    expect((await ask('register', proof)).status).toBe(200)
    await server.close()
  })

  test('switched off, nothing is asked for', async () => {
    const { server, ask } = await build(null)
    expect((await ask('register')).status).toBe(200)
    await server.close()
  })
})
