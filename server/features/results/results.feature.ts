/** Figures of published pins: read once a day, shown, and kept for ever. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { NetworkName } from '#core/contract/account/connections.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { resultCalls } from '#core/contract/publishing/results.contract.ts'
import type { Feature } from '../../platform/feature.ts'
import { notFound, refuse } from '../../platform/http/failures/refusal.ts'
import type { Refusal } from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import type { Networks } from '../../platform/pinterest/networks.ts'
import type { Platform } from '../../platform/platform.ts'
import { chosenTemplates } from '../../platform/templates/own-templates.ts'
import { askForReading } from './readings.store.ts'
import { exportedFigures } from './results-export.ts'
import { readDueResults, shortenResultTimes } from './results.job.ts'
import type { ReadResultsNeeds } from './results.job.ts'
import {
  favorTemplate,
  listFavoredTemplates,
  ownsAccount,
  unfavorTemplate,
} from './favored.store.ts'
import { findResults, listResultPins } from './results.store.ts'

export interface ResultsNeeds extends Pick<
  ReadResultsNeeds,
  'tokensFor' | 'tokensOf' | 'loseConnection'
> {
  readonly networks: Networks
}

export interface ResultsFeature extends Feature {
  /** Reads what is due now; answers how many accounts were read. */
  readonly readDue: () => Promise<number>
}

/** ms */
const LOOK_EVERY = 60_000
/** A person waits for it. */
const ANSWER_AFTER = 6_000

const NO_ACCOUNT = notFound('account')

export function resultsFeature(
  { database, clock, log, config }: Platform,
  given: ResultsNeeds,
): ResultsFeature {
  const needs = { ...given, database, clock, log }
  let timer: NodeJS.Timeout | undefined
  let last: Promise<number> = Promise.resolve(0)
  let isReading = false
  const read = async (): Promise<number> => {
    isReading = true
    try {
      return await readDueResults(needs)
    } catch (error) {
      log.error('Figures could not be read', { error })
      return 0
    } finally {
      isReading = false
    }
  }
  const readDue = async (): Promise<number> => (last = last.then(read))
  return {
    name: 'results',
    readDue,
    routes: (route) => {
      routes(route, { ...needs, readDue })
      favoredRoutes(route, needs)
    },
    afterClockBack: async (now) => shortenResultTimes(database.root, now),
    exportPages: (owner) => exportedFigures(database.root, owner),
    start: () => {
      if (config.taskWorkers === 0) return
      timer = setInterval(() => void (isReading || readDue()), LOOK_EVERY).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await last
    },
  }
}

type Parts = ReadResultsNeeds & {
  readonly networks: Networks
  readonly readDue: () => Promise<number>
}

function routes(route: Route, { database, clock, networks, readDue }: Parts): void {
  const ofOwn = (owner: string, accountId: string) => ({ owner, accountId })
  const find = async (of: { owner: string; accountId: string }) =>
    (await findResults(database.root, of, clock.now())) ?? NO_ACCOUNT
  const addressOf = (network: NetworkName, id: string): string =>
    `${networks[network]?.webUrl ?? WEB_ADDRESS[network]}pin/${encodeURIComponent(id)}/`
  route(resultCalls.getResults, async ({ user, params }) => find(ofOwn(user.id, params.account_id)))
  route(
    resultCalls.listResultPins,
    async ({ user, params, query }) =>
      (await listResultPins(database.root, ofOwn(user.id, params.account_id), {
        after: query.after,
        addressOf,
      })) ?? NO_ACCOUNT,
  )
  route(resultCalls.readResults, async ({ user, params }) => {
    const of = ofOwn(user.id, params.account_id)
    if ((await findResults(database.root, of, clock.now())) === undefined) return NO_ACCOUNT
    const wait = await askForReading(database.root, of.accountId, clock.now())
    if (wait > 0) return readLately(wait)
    await Promise.race([readDue(), sleep(ANSWER_AFTER, undefined, { ref: false })])
    return find(of)
  })
}

function favoredRoutes(route: Route, { database, clock }: Pick<Parts, 'database' | 'clock'>): void {
  const db = database.root
  const answer = async (owner: string, accountId: string, change?: () => Promise<void>) => {
    if (!(await ownsAccount(db, { owner, accountId }))) return NO_ACCOUNT
    await change?.()
    return { templates: await listFavoredTemplates(db, accountId) }
  }
  route(resultCalls.listFavoredTemplates, async ({ user, params }) =>
    answer(user.id, params.account_id),
  )
  route(resultCalls.favorTemplate, async ({ user, params, body: evidence }) => {
    const { account_id: accountId, template_id: id } = params
    const [known] = await chosenTemplates(db, { owner: user.id, accountId }, [id])
    if (known === undefined) return notFound('template')
    return answer(user.id, params.account_id, async () =>
      favorTemplate(db, params.account_id, {
        template_id: params.template_id,
        evidence,
        accepted_at: clock.now(),
      }),
    )
  })
  route(resultCalls.unfavorTemplate, async ({ user, params }) =>
    answer(user.id, params.account_id, async () =>
      unfavorTemplate(db, params.account_id, params.template_id),
    ),
  )
}

/** When the server's settings no longer name the network. */
const WEB_ADDRESS: Record<NetworkName, string> = {
  pinterest: 'https://www.pinterest.com/',
  practice: 'http://localhost/',
}

function readLately(wait: number): Refusal {
  const seconds = Math.ceil(wait / 1_000)
  return refuse('rate_limited', problem('results.readLately', { seconds }), {
    headers: { 'Retry-After': String(seconds) },
  })
}
