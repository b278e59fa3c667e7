/** A server with accounts that are connected to a practice network, and planned pins. */
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { v7 } from 'uuid'
import type { Outbox, PublicationAttempt } from '#core/contract/publishing/outbox.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { ResultPin, Results } from '#core/contract/publishing/results.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { defaultSchedule } from '#core/contract/publishing/schedule.contract.ts'
import type { ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import { tagLink } from '#core/pins/pin-link.ts'
import { pin } from '#core/pins/pin.builder.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import type { Behaviour } from '../../../packages/practice-network/behaviour.ts'
import type { PracticeNetwork } from '../../../packages/practice-network/practice-network.ts'
import type { ServerParts } from '../../../server/app.ts'
import { adminFeature } from '../../../server/features/admin/admin.feature.ts'
import { findAccount, nameKey } from '../../../server/features/accounts/accounts.store.ts'
import { findBoard, listBoards } from '../../../server/features/accounts/boards.store.ts'
import { mediaFeature } from '../../../server/features/media/media.feature.ts'
import { currentRevision } from '../../../server/features/pins/pin-log.store.ts'
import { pinsFeature } from '../../../server/features/pins/pins.feature.ts'
import type { PinsFeature } from '../../../server/features/pins/pins.feature.ts'
import { publisherFeature } from '../../../server/features/publishing/publisher/publisher.feature.ts'
import type {
  PublisherFeature,
  PublisherNeeds,
} from '../../../server/features/publishing/publisher/publisher.feature.ts'
import type { Publisher } from '../../../server/features/publishing/publisher/publisher.ts'
import type { PublisherTimes } from '../../../server/features/publishing/publisher/publisher-parts.ts'
import { loseConnection, tokensOf } from '../../../server/features/publishing/connections.store.ts'
import { publishingFeature } from '../../../server/features/publishing/publishing.feature.ts'
import { resultsFeature } from '../../../server/features/results/results.feature.ts'
import type { ResultsFeature } from '../../../server/features/results/results.feature.ts'
import { scheduleFeature } from '../../../server/features/schedule/schedule.feature.ts'
import { findSchedule } from '../../../server/features/schedule/schedule.store.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { testOneDatabase, testPostgres } from '../database/test-databases.ts'
import type { OpenTestDatabase } from '../database/test-databases.ts'
import { createFileIntake } from '../../../server/platform/images/file-intake.ts'
import { memoryFiles } from '../../../server/platform/images/stored/picture-files.ts'
import { createPinRenderer } from '../../../server/platform/images/drawing/pin-renderer.ts'
import { createPictureStorage } from '../../../server/platform/images/stored/picture-storage.ts'
import type { Feature } from '../../../server/platform/feature.ts'
import type { Platform } from '../../../server/platform/platform.ts'
import { createTasks } from '../../../server/platform/tasks/tasks.ts'
import { createNetworkTokens } from '../../../server/platform/pinterest/network-tokens.ts'
import { networksOf } from '../../../server/platform/pinterest/networks.ts'
import { testServers } from '../server/test-servers.ts'
import type { SignedUp, TestServer } from '../server/test-server.ts'
import { answerOf, enveloped } from '../server/pins-world.ts'
import { followToNetwork, practiceNetworks } from './practice.ts'

/** A JPEG by its first bytes: the practice network looks no further. */
const PICTURE = { bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]), type: 'image/jpeg' }
const LINK_GONE = { code: 'preflight.linkGone', params: {} }

/**
 * `large`: of more bytes than Pinterest takes. `missing`: there is none. `photo`: always the same
 * one, each time in another quality.
 */
async function pictureOf(url: string) {
  if (url.includes('missing')) return null
  if (url.includes('photo')) {
    const raw = { width: 8, height: 8, channels: 3 } as const
    const spots = Uint8Array.from({ length: 192 }, (_, at) => (at * at * 37) % 256)
    const photo = sharp(spots, { raw }).resize(400, 600, { fit: 'fill' })
    const quality = 40 + (url.length % 50)
    return { bytes: await photo.jpeg({ quality }).toBuffer(), type: 'image/jpeg' }
  }
  if (!url.includes('large')) return PICTURE
  const raw = { width: 1_400, height: 1_400, channels: 3 } as const
  const noise = randomBytes(raw.width * raw.height * raw.channels)
  return { bytes: await sharp(noise, { raw }).png().toBuffer(), type: 'image/png' }
}

export const MINUTE = 60_000
export const ADMIN = 'operator@example.com'

export class PublishingWorld {
  readonly network: PracticeNetwork
  readonly server: TestServer
  readonly ada: SignedUp
  readonly accountId: string
  readonly #pins: PinsFeature
  readonly #publisher: PublisherFeature
  /** Of another server on this database. */
  readonly newPublisher: (database: Database) => Publisher
  readonly #newResults: () => ResultsFeature
  readonly #results: ResultsFeature

  constructor(parts: {
    network: PracticeNetwork
    server: TestServer
    ada: SignedUp
    accountId: string
    pins: PinsFeature
    publisher: PublisherFeature
    newPublisher: (database: Database) => Publisher
    /** Of another server each time. */
    newResults: () => ResultsFeature
  }) {
    this.network = parts.network
    this.server = parts.server
    this.ada = parts.ada
    this.accountId = parts.accountId
    this.#pins = parts.pins
    this.#publisher = parts.publisher
    this.newPublisher = parts.newPublisher
    this.#newResults = parts.newResults
    this.#results = parts.newResults()
  }

  get params() {
    return { account_id: this.accountId }
  }

  /** Another account of the same person, connected. */
  async addAccount(name: string): Promise<PublishingWorld> {
    const { network, server, ada, newPublisher } = this
    const { id } = answerOf(await ada.client('createAccount', { body: { name } }))
    const parts = { pins: this.#pins, publisher: this.#publisher, newResults: this.#newResults }
    const shared = { network, server, ada, newPublisher }
    const world = new PublishingWorld({ ...shared, accountId: id, ...parts })
    await world.connect()
    return world
  }

  async connect(): Promise<void> {
    const { client } = this.ada
    const { url } = answerOf(
      await client('startConnection', { params: this.params, body: { network: 'practice' } }),
    )
    const { state = '', code = '' } = await followToNetwork(url)
    answerOf(await client('finishConnection', { body: { state, code } }))
  }

  /** Our id of a board by its name. */
  async board(name = 'Quick dinners'): Promise<{ id: string; sections: { id: string }[] }> {
    const { boards } = answerOf(await this.ada.client('listBoards', { params: this.params }))
    const found = boards.find((board) => board.name === name)
    if (found === undefined) throw new Error(`There is no board ${name}.`)
    return found
  }

  async addPin(name: string, fields: Partial<Pin> = {}): Promise<Pin> {
    const row = pin(name, { account_id: this.accountId, ...fields })
    await this.server.platform.database.transaction(async (tx) =>
      this.#pins.appendPinEvents(tx, {
        owner: this.ada.user.id,
        accountId: this.accountId,
        tab: 'task:test',
        events: [
          {
            id: v7(),
            at: 1,
            event: { type: 'pins.added', data: { pins: [row], autoSelect: false } },
          },
        ],
      }),
    )
    return row
  }

  async send(...events: SharedPinEvent[]): Promise<void> {
    const { rejected } = answerOf(
      await this.ada.client('sendPinEvents', {
        params: this.params,
        body: { events: events.map((event) => enveloped(event)) },
      }),
    )
    if (rejected.length > 0) throw new Error(JSON.stringify(rejected))
  }

  async setRules(rules: Partial<ScheduleRules>): Promise<void> {
    const schedule = defaultSchedule('UTC', v7)
    const body = { ...schedule, rules: { ...schedule.rules, ...rules } }
    answerOf(await this.ada.client('createSchedule', { params: this.params, body }))
  }

  /** A new pin, planned for `later` milliseconds from now; answers its publication. */
  async plan(
    name: string,
    later = 0,
    { board, ...fields }: Partial<Pin> & { board?: string } = {},
  ): Promise<Publication> {
    const row = await this.addPin(name, fields)
    const publication: Publication = {
      id: v7(),
      at: this.server.clock.now() + later,
      wall: '2026-01-15T12:00',
      zone: 'UTC',
      board_id: (await this.board(board)).id,
      state: 'planned',
    }
    await this.send({
      type: 'pin.scheduled',
      data: { id: row.id, publication, before: 'generated' },
    })
    return publication
  }

  /** Puts it into a file for the bulk upload. */
  async fileForUpload({ id, at }: Publication): Promise<void> {
    const { clock, platform } = this.server
    await platform.database.root
      .insertInto('filed_publications')
      .values({
        account_id: this.accountId,
        publication_id: id,
        filed_at: clock.now(),
        due_at: at,
      })
      .execute()
  }

  /** The publisher works until nothing is due, after this time. */
  async pass(milliseconds = 0): Promise<void> {
    this.server.clock.advance(milliseconds)
    await this.#publisher.publisher.runUntilIdle()
  }

  /** The server's own loops, which the tests do without. */
  async start(): Promise<void> {
    await this.#publisher.start?.()
  }

  async stop(): Promise<void> {
    await this.#publisher.stop?.()
  }

  /** Boards are read for pins that their person publishes, after this time; answers how many. */
  async passReading(milliseconds = 0): Promise<number> {
    this.server.clock.advance(milliseconds)
    return this.#publisher.readPlanBoards()
  }

  /** A pin made on the network by hand, with the publication's marker in its link. */
  uploadPin(
    { id }: Pick<Publication, 'id'>,
    { board = 'Quick dinners', link = 'https://example.com/a' } = {},
  ): string {
    const { documents } = this.network
    const there = documents.list('board').find(({ name }) => name === board)
    if (there === undefined) throw new Error(`The network has no board ${board}.`)
    const pinId = documents.nextId()
    const now = this.server.clock.now()
    documents.put('pin', pinId, {
      id: pinId,
      board_id: there.id,
      board_section_id: null,
      title: 'Uploaded',
      description: null,
      alt_text: null,
      link: tagLink(link, id),
      created_at: now,
      visible_at: now,
      picture_id: '1',
      media_id: null,
      slides: [],
    })
    return pinId
  }

  /** Figures that are due are read, after this time; answers of how many accounts. */
  async readResults(milliseconds = 0): Promise<number> {
    this.server.clock.advance(milliseconds)
    return this.#results.readDue()
  }

  /** Two servers at once. */
  async readResultsTwice(): Promise<number[]> {
    return Promise.all([this.#results.readDue(), this.#newResults().readDue()])
  }

  async results(): Promise<Results> {
    return answerOf(await this.ada.client('getResults', { params: this.params }))
  }

  async resultPins(after?: string): Promise<{ pins: ResultPin[]; next: string | null }> {
    const query = after === undefined ? {} : { after }
    return answerOf(await this.ada.client('listResultPins', { params: this.params, query }))
  }

  async pins(): Promise<Pin[]> {
    return answerOf(await this.ada.client('getPins', { params: this.params, query: {} })).pins
  }

  async publication({ id }: Publication): Promise<Publication | undefined> {
    return (await this.pins())
      .flatMap(({ publications = [] }) => publications)
      .find((one) => one.id === id)
  }

  async outbox(): Promise<Outbox> {
    return answerOf(await this.ada.client('getOutbox', { params: this.params }))
  }

  async attempts({ id }: Publication): Promise<PublicationAttempt[]> {
    const params = { ...this.params, publication_id: id }
    return answerOf(await this.ada.client('listAttempts', { params })).attempts
  }

  /** What each attempt has shown. */
  async concluded(publication: Publication): Promise<string[]> {
    return (await this.attempts(publication)).map(({ concluded }) => concluded.code)
  }

  /** Links of the pins that the network has. */
  onNetwork(): (string | null)[] {
    return this.network.documents.list('pin').map(({ link }) => link)
  }

  /** The next request for a new pin, and only that, goes wrong. */
  failNext(fault: ReturnType<Behaviour['fault']>): void {
    let isOver = false
    this.network.behaviour.fault = ({ method, path }) => {
      if (isOver || method !== 'POST' || path !== '/pins') return null
      isOver = true
      return fault
    }
  }
}

export type OpenWorld = (
  times?: Partial<PublisherTimes>,
  parts?: Pick<ServerParts, 'trace'>,
) => Promise<PublishingWorld>

/**
 * On SQLite in `npm test` (`testOneDatabase`); the account is connected, and the clock turned by
 * hand.
 */
export function publishingTests(name: string, tests: (open: OpenWorld) => void): void {
  testOneDatabase(name, (open) => tests(openWorlds(open)), 'SQLite')
}

/** For what only several servers do. */
export function publishingTestsOnPostgres(name: string, tests: (open: OpenWorld) => void): void {
  testPostgres(name, (open) => tests(openWorlds(open)))
}

/** Task workers are not started; they are tested elsewhere. */
function adminOf(platform: Platform, publishing: PublisherFeature): Feature {
  return adminFeature(platform, { tasks: createTasks({ ...platform, slots: 0 }), publishing })
}

function openWorlds(open: OpenTestDatabase): OpenWorld {
  const startServer = testServers()
  const startNetwork = practiceNetworks('http://localhost:3000')
  return async (times = {}, parts = {}) => {
    const network = await startNetwork()
    const built: {
      pins: PinsFeature
      publisher: PublisherFeature
      newPublisher: (database: Database) => Publisher
      newResults: () => ResultsFeature
    }[] = []
    const server = await startServer({
      ...parts,
      database: await open(),
      config: { admins: [ADMIN] },
      features: (platform) => {
        const networks = networksOf({ pinterest: null, practiceUrl: network.url })
        const tokensFor = createNetworkTokens(platform, networks)
        const pins = pinsFeature(platform)
        const files = memoryFiles()
        const pictureStorage = createPictureStorage({
          ...platform,
          files,
          intake: createFileIntake(platform.log),
        })
        const media = mediaFeature(platform, {
          ...pins,
          files,
          pictureStorage,
          renderer: createPinRenderer(),
          findAccount,
        })
        const needs: PublisherNeeds = {
          networks,
          tokensFor,
          ...pins,
          findSchedule,
          listBoards,
          currentRevision,
          readPicture: pictureOf,
          checkLink: async (link) =>
            link.includes('gone') ? { problem: LINK_GONE, target: null } : null,
          openVideo: media.openVideo,
          times,
        }
        const publisher = publisherFeature(platform, needs)
        const newPublisher = (database: Database) =>
          publisherFeature({ ...platform, database }, needs).publisher
        const newResults = () =>
          resultsFeature(platform, {
            networks,
            tokensFor,
            tokensOf,
            loseConnection,
          })
        built.push({ pins, publisher, newPublisher, newResults })
        return [
          pins,
          scheduleFeature(platform, { onZone: async () => undefined }),
          media,
          publishingFeature(platform, { networks, tokensFor, nameKey, findBoard }),
          publisher,
          newResults(),
          adminOf(platform, publisher),
        ]
      },
    })
    network.behaviour.now = () => server.clock.now()
    const [features] = built
    if (features === undefined) throw new Error('Nothing was built.')
    const ada = await server.signUp()
    const made = answerOf(await ada.client('createAccount', { body: { name: 'Kitchen' } }))
    const world = new PublishingWorld({ network, server, ada, accountId: made.id, ...features })
    await world.connect()
    return world
  }
}
