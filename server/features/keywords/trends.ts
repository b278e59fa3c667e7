/**
 * Pinterest's trends for a list of keywords: from the day's answers, else from Pinterest, which is
 * left alone for as long as it asks.
 */
import { createHash } from 'node:crypto'
import type { TrendRegion, TrendType } from '#core/contract/keywords.contract.ts'
import type { Clock } from '../../platform/clock.ts'
import type { PinterestConfig } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { takeTurns } from '../../platform/turns.ts'
import { countAnswers, findAnswer, keepAnswer, type KeptAnswer } from './answers.store.ts'
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
 * `mayAsk`: asked just before a call goes out to Pinterest; false = this visitor has had his share.
 */
export type FindTrends = (question: TrendsQuestion, mayAsk: () => boolean) => Promise<TrendsFound>

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
const DAY = 86_400_000
const MAX_TRENDS = 50

export function createTrends({ config, database, clock, log }: TrendsNeeds): FindTrends {
  const tokens = createPinterestTokens({ app: config, database, clock })
  // New credentials in the environment replace the stored tokens.
  const owner = {
    id: sha256(`${config.clientId} ${config.refreshToken}`),
    first: config.refreshToken,
  }
  /**
   * When calls went out that no answer was kept of: they are calls all the same. Counted in memory,
   * for this process.
   */
  let vain: readonly number[] = []
  let rest: { readonly until: number; readonly refused: Refused } | null = null
  const turn = takeTurns()
  /**
   * Counting and keeping come one after the other: an answer kept while a count is on its way would
   * stand in neither.
   */
  const counting = async <T>(work: () => Promise<T>): Promise<T> => turn('calls', work)

  const ask = async (question: TrendsQuestion): Promise<Called> =>
    tokens.call(owner, pathOf(question))

  function refuse(refused: Refused): Refused {
    log.warn('Pinterest gave no trends', { reason: refused.reason, wait: refused.wait })
    if (refused.wait > 0) rest = { until: clock.now() + refused.wait, refused }
    return refused
  }

  /** Of the last 24 hours, by what was kept and what was in vain or is under way. */
  async function callsToday(): Promise<number> {
    const answered = await countAnswers(database.root, clock.now())
    vain = vain.filter((at) => clock.now() - at < DAY)
    return answered + vain.length
  }

  async function admit(mayAsk: () => boolean): Promise<boolean> {
    if ((await callsToday()) >= MAX_PER_DAY || !mayAsk()) return false
    vain = [...vain, clock.now()]
    return true
  }

  async function keep(key: string, answer: KeptAnswer): Promise<void> {
    await keepAnswer(database.root, key, answer)
    // Which of them it was is all one: they are of the same seconds.
    vain = vain.slice(0, -1)
  }

  async function find(
    key: string,
    question: TrendsQuestion,
    mayAsk: () => boolean,
  ): Promise<TrendsFound> {
    const kept = await findAnswer(database.root, key, clock.now())
    if (kept !== null) return { ok: true, ...kept }
    if (rest !== null && rest.until > clock.now()) return rest.refused
    if (!(await counting(async () => admit(mayAsk))))
      return { ok: false, reason: 'limited', wait: 0 }
    const called = await ask(question)
    if (!called.ok) return refuse(called)
    const trends = readTrends(called.answer)
    if (trends === null) return refuse({ ok: false, reason: 'unreadable', wait: UNREADABLE_WAIT })
    const answer: KeptAnswer = { trends, asked_at: clock.now() }
    await counting(async () => keep(key, answer))
    return { ok: true, ...answer }
  }

  const underWay = new Map<string, Promise<TrendsFound>>()
  return async (question, mayAsk) => {
    const key = keyOf(question)
    const found =
      underWay.get(key) ?? find(key, question, mayAsk).finally(() => underWay.delete(key))
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
