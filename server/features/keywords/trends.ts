/**
 * Pinterest's trends for a list of keywords: from the day's answers, else from Pinterest, which is
 * left alone for as long as it asks.
 */
import { createHash } from 'node:crypto'
import type { TrendRegion, TrendType } from '#core/contract/content/keywords.contract.ts'
import type { Clock } from '../../platform/clock.ts'
import type { PinterestConfig } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { createSharedTurns } from '../../platform/limits/shared-turns.ts'
import {
  addCall,
  countAnswers,
  findAnswer,
  findWait,
  keepAnswer,
  keepWait,
  removeCall,
  type KeptAnswer,
} from './answers.store.ts'
import {
  UNREADABLE_WAIT,
  type Called,
  type Refused,
} from '../../platform/pinterest/pinterest-call.ts'
import { createPinterestTokens } from '../../platform/pinterest/pinterest-tokens.ts'
import { readTrends } from './trend.schema.ts'

export interface TrendsQuestion {
  readonly region: TrendRegion
  readonly trend: TrendType
  /** 1 to 50, each of at most 100 characters. */
  readonly keywords: readonly string[]
}
export type TrendsFound = ({ readonly ok: true } & KeptAnswer) | Refused
/**
 * `mayAsk`: asked just before a call goes out to Pinterest; false = this visitor has used up their share.
 */
export type FindTrends = (
  question: TrendsQuestion,
  mayAsk: () => Promise<boolean>,
) => Promise<TrendsFound>

export interface TrendsNeeds {
  readonly config: PinterestConfig & { readonly refreshToken: string }
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}

/**
 * An app with trial access may ask 1,000 times a day; the rest is for tokens and for what goes
 * wrong.
 */
export const MAX_PER_DAY = 900
const MAX_TRENDS = 50

export function createTrends({ config, database, clock, log }: TrendsNeeds): FindTrends {
  const tokens = createPinterestTokens({ app: config, database, clock })
  // New credentials in the environment replace the stored tokens.
  const owner = {
    id: sha256(`${config.clientId} ${config.refreshToken}`),
    first: config.refreshToken,
  }
  const turn = createSharedTurns({ database, clock })

  const ask = async (question: TrendsQuestion): Promise<Called> =>
    tokens.call(owner, pathOf(question))

  async function refuse(refused: Refused): Promise<Refused> {
    const { reason, wait } = refused
    log.warn('Pinterest gave no trends', { reason, wait })
    if (wait > 0) await keepWait(database.root, owner.id, { ...refused, until: clock.now() + wait })
    return refused
  }

  /** The call that may go out. Null: the day's calls are used up, or this visitor's. */
  async function admit(mayAsk: () => Promise<boolean>): Promise<string | null> {
    const now = clock.now()
    if ((await countAnswers(database.root, now)) >= MAX_PER_DAY || !(await mayAsk())) return null
    return addCall(database.root, now)
  }

  /** Asked in turn: another process may have asked the same a moment ago. */
  async function find(
    key: string,
    question: TrendsQuestion,
    mayAsk: () => Promise<boolean>,
  ): Promise<TrendsFound> {
    const kept = await findAnswer(database.root, key, clock.now())
    if (kept !== null) return { ok: true, ...kept }
    const wait = await findWait(database.root, owner.id, clock.now())
    if (wait !== null) return wait
    const call = await turn('trend calls', async () => admit(mayAsk))
    if (call === null) return { ok: false, reason: 'limited', wait: 0 }
    const called = await ask(question)
    if (!called.ok) return refuse(called)
    const trends = readTrends(called.answer)
    if (trends === null) return refuse({ ok: false, reason: 'unreadable', wait: UNREADABLE_WAIT })
    const answer: KeptAnswer = { trends, asked_at: clock.now() }
    await database.transaction(async (tx) => {
      await removeCall(tx, call)
      await keepAnswer(tx, key, answer)
    })
    return { ok: true, ...answer }
  }

  const underWay = new Map<string, Promise<TrendsFound>>()
  return async (question, mayAsk) => {
    const key = keyOf(question)
    const found =
      underWay.get(key) ??
      turn(`trends ${key}`, async () => find(key, question, mayAsk)).finally(() =>
        underWay.delete(key),
      )
    underWay.set(key, found)
    return found
  }
}

function pathOf({ region, trend, keywords }: TrendsQuestion): string {
  const query = new URLSearchParams([
    ...keywords.map((keyword) => ['include_keywords', keyword]),
    ['limit', String(MAX_TRENDS)],
  ])
  return `/trends/keywords/${encodeURIComponent(region)}/top/${trend}?${query.toString()}`
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const keyOf = ({ region, trend, keywords }: TrendsQuestion): string =>
  sha256(JSON.stringify([region, trend, keywords]))
