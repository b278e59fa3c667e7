/** Questions of keyword research as a visitor asks them. */
import { KeywordResearch } from '#core/contract/content/keywords.contract.ts'
import { pageFailure } from '../../../server/platform/fetch/page-failure.ts'
import type { testServers } from '../server/test-servers.ts'
import type { ReadPhrases } from '../../../server/features/keywords/research.ts'

export const DAY = 86_400_000

export const question = { query: 'lemon cake', region: 'US', trend: 'growing' } as const

export const readPhrases: ReadPhrases = async (address) =>
  address.includes('private')
    ? { ok: false, failure: pageFailure('private_address', { host: 'it' }) }
    : {
        ok: true,
        page: {
          url: address,
          title: 'Lemon cake',
          phrases: ['lemon cake', 'moist cake', 'x'.repeat(101)],
        },
      }

type Server = Awaited<ReturnType<ReturnType<typeof testServers>>>

export async function researchKeywords(
  server: Server,
  more: object = {},
): Promise<KeywordResearch> {
  const outcome = await server
    .browser()
    .client('researchKeywords', { body: { ...question, ...more } })
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return KeywordResearch.parse(outcome.answer)
}
