/** A person with an account and a site whose articles become pins, on both stores. */
import { v7 } from 'uuid'
import { afterEach } from 'vitest'
import type {
  Automation,
  AutomationSettings,
} from '#core/contract/publishing/automations.contract.ts'
import { defaultSchedule, type ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { outcomeOf } from '#core/pins/book/pin-publications.ts'
import { findAccount } from '../../../server/features/accounts/accounts.store.ts'
import { listBoards } from '../../../server/features/accounts/boards.store.ts'
import {
  type AutomationsFeature,
  automationsFeature,
} from '../../../server/features/automations/automations.feature.ts'
import { waitingPublications } from '../../../server/features/by-hand/by-hand.feature.ts'
import { type PinsFeature, pinsFeature } from '../../../server/features/pins/pins.feature.ts'
import { moveDueTimes } from '../../../server/features/automations/automations.store.ts'
import { scheduleFeature } from '../../../server/features/schedule/schedule.feature.ts'
import { findSchedule } from '../../../server/features/schedule/schedule.store.ts'
import { createPinPipeline, type PinPipeline } from '../../../server/pin-pipeline.ts'
import type { Config } from '../../../server/platform/config.ts'
import {
  type OpenTestDatabase,
  testDatabases,
  testOneDatabase,
} from '../database/test-databases.ts'
import { memoryFiles } from '../../../server/platform/images/stored/picture-files.ts'
import { createLog } from '../../../server/platform/log.ts'
import { lentWorkers } from '../server/test-workers.ts'
import { type SignedUp, startTestServer, type TestServer } from '../server/test-server.ts'
import { answerOf } from '../server/pins-world.ts'
import { type ArticleSite, openArticleSite } from './article-site.ts'

interface Parts {
  readonly server: TestServer
  readonly site: ArticleSite
  readonly ada: SignedUp
  readonly accountId: string
  readonly pipeline: PinPipeline
  readonly automations: AutomationsFeature
  readonly pins: PinsFeature
}

export class AutomationsWorld {
  readonly server: TestServer
  readonly site: ArticleSite
  readonly ada: SignedUp
  readonly accountId: string
  readonly #pipeline: PinPipeline
  readonly #automations: AutomationsFeature
  readonly #pins: PinsFeature

  constructor({ server, site, ada, accountId, pipeline, automations, pins }: Parts) {
    this.server = server
    this.site = site
    this.ada = ada
    this.accountId = accountId
    this.#pipeline = pipeline
    this.#automations = automations
    this.#pins = pins
  }

  /** As a started server has it. */
  get runner() {
    return this.#automations.runner
  }

  get params() {
    return { account_id: this.accountId }
  }

  of({ id }: Pick<Automation, 'id'>) {
    return { ...this.params, automation_id: id }
  }

  /** One pin of each article, as drafts, only when asked. */
  async add(settings: Partial<AutomationSettings> = {}): Promise<Automation> {
    const body = { id: v7(), settings: { ...this.settings(), ...settings } }
    return answerOf(await this.ada.client('createAutomation', { params: this.params, body }))
  }

  settings(): AutomationSettings {
    return {
      name: 'New articles',
      sources: [{ kind: 'feed', address: `${this.site.origin}/feed.xml` }],
      first: { kind: 'newest', count: 2 },
      templates: ['full-photo', 'split-panel'],
      colors: [],
      fonts: [],
      pins_a_page: 1,
      boards: [],
      default_board: null,
      goal: { kind: 'drafts' },
      max_pages: 5,
      max_pins_a_day: 10,
      daily_at: null,
      again_after_days: null,
    }
  }

  /** Asks for a run, and waits until it has ended. */
  async run(automation: Automation): Promise<Automation> {
    answerOf(await this.ada.client('runAutomation', { params: this.of(automation) }))
    await this.settle()
    return this.read(automation)
  }

  async read({ id }: Pick<Automation, 'id'>): Promise<Automation> {
    const { automations } = answerOf(
      await this.ada.client('listAutomations', { params: this.params }),
    )
    const found = automations.find((one) => one.id === id)
    if (found === undefined) throw new Error('There is no such automation.')
    return found
  }

  /** What the last run did. */
  async lines(automation: Automation) {
    const { last_run } = await this.read(automation)
    const params = { ...this.of(automation), run_id: last_run?.id ?? '' }
    return answerOf(await this.ada.client('getAutomationRun', { params })).lines
  }

  /** Everything that waits is done, on this server. */
  async settle(): Promise<void> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) if (await this.turn()) return
    throw new Error('A run does not end.')
  }

  /** What can be done now; true: no run is left. */
  async turn(): Promise<boolean> {
    await this.#automations.runner.runDue()
    if ((await this.#running()) === 0) return true
    await this.#pipeline.tasks.worker.runUntilIdle()
    this.server.clock.advance(ROUND_MS)
    return false
  }

  async #running(): Promise<number> {
    const rows = await this.server.platform.database.root
      .selectFrom('automation_runs')
      .select('id')
      .where('running_key', 'is not', null)
      .execute()
    return rows.length
  }

  /**
   * Makes a board, and a week with two slots a day in UTC, without rules of spacing but `spacing`.
   */
  async plan(spacing: Partial<ScheduleRules> = {}): Promise<{ readonly board_id: string }> {
    const { client } = this.ada
    const board = answerOf(
      await client('createBoard', { params: this.params, body: { name: 'All' } }),
    )
    const week = defaultSchedule('UTC', v7)
    const slots = week.slots.filter(({ time }) => time === '11:00' || time === '17:00')
    const rules = { ...week.rules, link_hours: 0, picture_days: 0, ...spacing }
    const body = { ...week, slots, rules }
    answerOf(await client('createSchedule', { params: this.params, body }))
    return { board_id: board.id }
  }

  /** As the server's own work does it. */
  async append(events: readonly SharedPinEvent[]): Promise<void> {
    const { accountId, ada, server } = this
    await server.platform.database.transaction(async (tx) =>
      this.#pins.appendPinEvents(tx, {
        owner: ada.user.id,
        accountId,
        tab: 'task:test',
        events: events.map((event) => ({ id: v7(), at: 1, event })),
      }),
    )
  }

  /** Publishes what is planned, as the publisher does. */
  async publishPlanned(): Promise<void> {
    const events = (await this.pins()).flatMap(({ id, publications = [] }): SharedPinEvent[] =>
      publications
        .filter(({ state }) => state === 'planned')
        .map((publication) => ({
          type: 'pin.published',
          data: {
            id,
            publication_id: publication.id,
            url: '',
            before: outcomeOf(publication),
          },
        })),
    )
    await this.append(events)
  }

  async pins() {
    return answerOf(await this.ada.client('getPins', { params: this.params, query: {} })).pins
  }
}

const MAX_ROUNDS = 60
/** A step that threw is tried again after a minute. */
const ROUND_MS = 30_000

type Needs = Parameters<typeof automationsFeature>[1]

/** `change`: puts something between the automations and what they use. */
export type OpenAutomations = (
  change?: (needs: Needs) => Needs,
  config?: Partial<Config>,
) => Promise<AutomationsWorld>

/** On SQLite in `npm test` (`testOneDatabase`); the clock is turned by hand. */
export function automationTests(name: string, tests: (open: OpenAutomations) => void): void {
  testOneDatabase(name, (open) => tests(openWorlds(open)), 'SQLite')
}

/** On both stores (`testDatabases`), for what is asked of a store alone. */
export function automationStoreTests(name: string, tests: (open: OpenAutomations) => void): void {
  testDatabases(name, (open) => tests(openWorlds(open)))
}

function openWorlds(open: OpenTestDatabase): OpenAutomations {
  const closing: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })
  return async (change = (needs) => needs, config = {}) => {
    const site = await openArticleSite()
    const built: Pick<Parts, 'pipeline' | 'automations' | 'pins'>[] = []
    const server = await startTestServer({
      database: await open(),
      config: { allowHosts: [site.host], ...config },
      log: createLog('silent'),
      features: (platform) => {
        const pins = pinsFeature(platform)
        const pipeline = createPinPipeline(platform, pins, {
          files: memoryFiles(),
          categorise: () => [],
          ...lentWorkers(),
        })
        const needs: Needs = {
          ...pipeline.pages,
          ...pipeline.generation,
          ...pins,
          isDiskLow: async () => false,
          findAccount,
          findSchedule,
          listBoards,
          waitingPublications: waitingPublications({
            ...pins,
            listBoards,
            clock: platform.clock,
          }),
          taskOfKey: async (owner, key) =>
            pipeline.tasks.idOfKey(platform.database.root, owner, key),
          reportTask: async (owner, id) => pipeline.tasks.report(owner, id),
        }
        const automations = automationsFeature(platform, change(needs))
        built.push({ pipeline, automations, pins })
        return [
          pins,
          ...pipeline.features,
          scheduleFeature(platform, { onZone: moveDueTimes }),
          automations,
        ]
      },
    })
    closing.push(async () => {
      await server.close()
      site.close()
    })
    const [parts] = built
    if (parts === undefined) throw new Error('Nothing was built.')
    const ada = await server.signUp()
    const account = answerOf(await ada.client('createAccount', { body: { name: 'Kitchen' } }))
    return new AutomationsWorld({ ...parts, server, site, ada, accountId: account.id })
  }
}
