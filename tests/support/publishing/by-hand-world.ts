/** A server with an account that no network publishes for, and planned pins. */
import { v7 } from 'uuid'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { pin } from '#core/pins/pin.builder.ts'
import type { PinEvent, SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { wallOf } from '#core/schedule/wall-time.ts'
import { findAccount } from '../../../server/features/accounts/accounts.store.ts'
import { listBoards } from '../../../server/features/accounts/boards.store.ts'
import { byHandFeature } from '../../../server/features/by-hand/by-hand.feature.ts'
import { pinsFeature, type PinsFeature } from '../../../server/features/pins/pins.feature.ts'
import { planExportFeature } from '../../../server/features/plan-export/plan-export.feature.ts'
import { scheduleFeature } from '../../../server/features/schedule/schedule.feature.ts'
import type { Config } from '../../../server/platform/config.ts'
import { type OpenTestDatabase, testDatabases } from '../database/test-databases.ts'
import type { Feature } from '../../../server/platform/feature.ts'
import type { Platform } from '../../../server/platform/platform.ts'
import { testServers } from '../server/test-servers.ts'
import type { SignedUp, TestServer } from '../server/test-server.ts'
import { answerOf, enveloped } from '../server/pins-world.ts'

const PICTURE = { bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]), type: 'image/jpeg' }

interface Parts {
  readonly server: TestServer
  readonly ada: SignedUp
  readonly pins: PinsFeature
  readonly accountId: string
  readonly boardId: string
}

export class ByHandWorld {
  readonly server: TestServer
  readonly ada: SignedUp
  readonly accountId: string
  readonly boardId: string
  readonly #pins: PinsFeature

  constructor({ server, ada, pins, accountId, boardId }: Parts) {
    this.server = server
    this.ada = ada
    this.accountId = accountId
    this.boardId = boardId
    this.#pins = pins
  }

  get params() {
    return { account_id: this.accountId }
  }

  get getPins(): PinsFeature['getPins'] {
    return this.#pins.getPins
  }

  /** Another account of the same person. */
  async addAccount(name: string): Promise<ByHandWorld> {
    const { server, ada } = this
    const { id } = answerOf(await ada.client('createAccount', { body: { name } }))
    const params = { account_id: id }
    const board = answerOf(await ada.client('createBoard', { params, body: { name: 'Cakes' } }))
    return new ByHandWorld({ server, ada, pins: this.#pins, accountId: id, boardId: board.id })
  }

  async addBoard(name: string): Promise<string> {
    const body = { name }
    return answerOf(await this.ada.client('createBoard', { params: this.params, body })).id
  }

  async send(...events: PinEvent[]) {
    return answerOf(
      await this.ada.client('sendPinEvents', {
        params: this.params,
        body: { events: events.map((event) => enveloped(event as SharedPinEvent)) },
      }),
    )
  }

  /** As the server's own work does it. */
  async task(event: SharedPinEvent): Promise<void> {
    await this.server.platform.database.transaction(async (tx) =>
      this.#pins.appendPinEvents(tx, {
        owner: this.ada.user.id,
        accountId: this.accountId,
        tab: 'task:test',
        events: [{ id: v7(), at: 1, event }],
      }),
    )
  }

  /** A new pin, planned for `later` milliseconds from now. */
  async plan(
    name: string,
    later: number,
    fields: Partial<Pin> = {},
  ): Promise<{ pin: Pin; publication: Publication }> {
    const row = pin(name, { account_id: this.accountId, ...fields })
    const at = this.server.clock.now() + later
    const publication: Publication = {
      id: v7(),
      at,
      wall: wallOf(at, 'UTC'),
      zone: 'UTC',
      board_id: this.boardId,
      state: 'planned',
    }
    await this.task({ type: 'pins.added', data: { pins: [row], autoSelect: false } })
    const { rejected } = await this.send({
      type: 'pin.scheduled',
      data: { id: row.id, publication, before: 'generated' },
    })
    if (rejected.length > 0) throw new Error(JSON.stringify(rejected))
    return { pin: row, publication }
  }

  async pins(): Promise<Pin[]> {
    return answerOf(await this.ada.client('getPins', { params: this.params, query: {} })).pins
  }

  async publication({ id }: Pick<Publication, 'id'>): Promise<Publication | undefined> {
    return (await this.pins())
      .flatMap(({ publications = [] }) => publications)
      .find((one) => one.id === id)
  }
}

export type OpenByHand = (given?: {
  readonly config?: Partial<Config>
  readonly features?: (platform: Platform, pins: PinsFeature) => readonly Feature[]
}) => Promise<ByHandWorld>

/** On both stores; the clock is turned by hand. */
export function byHandTests(name: string, tests: (open: OpenByHand) => void): void {
  testDatabases(name, (open) => {
    tests(openWorlds(open))
  })
}

function openWorlds(open: OpenTestDatabase): OpenByHand {
  const startServer = testServers()
  return async ({ config = {}, features = () => [] } = {}) => {
    const built: PinsFeature[] = []
    const server = await startServer({
      config,
      database: await open(),
      features: (platform) => {
        const pins = pinsFeature(platform)
        built.push(pins)
        return [
          pins,
          scheduleFeature(platform, { onZone: async () => undefined }),
          planExportFeature(platform, {
            findAccount,
            listBoards,
            getPins: pins.getPins,
            readPicture: async (url) => (url.includes('missing') ? null : PICTURE),
          }),
          byHandFeature(platform, { findAccount, listBoards, getPins: pins.getPins }),
          ...features(platform, pins),
        ]
      },
    })
    const [pins] = built
    if (pins === undefined) throw new Error('Nothing was built.')
    const ada = await server.signUp()
    const account = answerOf(await ada.client('createAccount', { body: { name: 'Kitchen' } }))
    const params = { account_id: account.id }
    const board = answerOf(await ada.client('createBoard', { params, body: { name: 'Cakes' } }))
    return new ByHandWorld({ server, ada, pins, accountId: account.id, boardId: board.id })
  }
}
