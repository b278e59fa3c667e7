/** A person who uses everything: reads, edits, uploads, makes pins and publishes them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 } from 'uuid'
import { z } from 'zod'
import { defaultSchedule } from '../../core/contract/publishing/schedule.contract.ts'
import type { SharedPinEvent } from '../../core/pins/events/pin.events.ts'
import { enveloped } from '../../tests/support/server/pins-world.ts'
import { followToNetwork } from '../../tests/support/pinterest/practice.ts'
import { answerOf, newPerson, type Person } from './person.ts'
import type { Requests } from './requests.ts'

const actions = ['browse', 'sync', 'generate', 'upload', 'publish'] as const
type Action = (typeof actions)[number]
/** Of 20 actions. */
const SHARES: Readonly<Record<Action, number>> = {
  browse: 9,
  sync: 6,
  generate: 2,
  upload: 2,
  publish: 1,
}
const Added = z.object({ pins: z.array(z.object({ id: z.string() })) })
const PINS_A_TIME = 2
/** The publisher leaves a minute between two pins of an account: more would only queue up. */
const PUBLICATION_GAP_MS = 65_000
/** Milliseconds between two actions. */
const PAUSE = { least: 400, most: 1_600 }

export interface LoadParts {
  readonly url: string
  readonly requests: Requests
  readonly photos: readonly Buffer[]
  readonly random: () => number
}

export class LoadUser {
  readonly #parts: LoadParts
  readonly #name: string
  /** Ids of pins. */
  readonly #unpublished: string[] = []
  readonly tasks: string[] = []
  #doing = 'start'
  #person: Person | null = null
  #boardId = ''
  #revision = 0
  #nextPublication = 0

  constructor(parts: LoadParts, name: string) {
    this.#parts = parts
    this.#name = name
  }

  /** With an account that is connected to the network. */
  async begin(): Promise<void> {
    const { url, requests } = this.#parts
    this.#person = await newPerson(
      url,
      this.#name,
      requests.fetchFor(() => this.#doing),
    )
    const { client } = this.#person
    const body = { network: 'pinterest' as const }
    const started = answerOf(await client('startConnection', { params: this.#params, body }))
    const { state = '', code = '' } = await followToNetwork(started.url)
    answerOf(await client('finishConnection', { body: { state, code } }))
    const { rules, ...week } = defaultSchedule('UTC', v7)
    const many = { ...rules, per_day: 150, link_hours: 0, picture_days: 0 }
    answerOf(
      await client('createSchedule', { params: this.#params, body: { ...week, rules: many } }),
    )
    const { boards } = answerOf(await client('listBoards', { params: this.#params }))
    this.#boardId = boards[0]?.id ?? ''
  }

  async untilRead(): Promise<void> {
    await this.#known.untilRead()
  }

  async use(signal: AbortSignal): Promise<void> {
    const { random } = this.#parts
    while (!signal.aborted) {
      this.#doing = this.#choose()
      // What was not answered is recorded as such.
      await this.#act(this.#doing).catch(() => undefined)
      await sleep(PAUSE.least + random() * (PAUSE.most - PAUSE.least))
    }
  }

  get #known(): Person {
    if (this.#person === null) throw new Error('The person has not begun.')
    return this.#person
  }

  get #params(): { readonly account_id: string } {
    return { account_id: this.#known.accountId }
  }

  #choose(): Action {
    let left = this.#parts.random() * Object.values(SHARES).reduce((sum, share) => sum + share, 0)
    for (const action of actions) {
      left -= SHARES[action]
      if (left < 0) return action
    }
    return 'browse'
  }

  /** A refusal is recorded by its status; the person goes on. */
  async #act(action: string): Promise<void> {
    if (action === 'browse') await this.#browse()
    else if (action === 'sync') await this.#sync()
    else if (action === 'upload') await this.#upload()
    else if (action === 'publish') await this.#publish()
    else await this.#generate()
  }

  async #browse(): Promise<void> {
    const { url, requests } = this.#parts
    const { client } = this.#known
    await client('currentUser', {})
    await client('listAccounts', {})
    const listed = await client('getPins', { params: this.#params, query: {} })
    const picture = listed.ok ? listed.answer.pins[0]?.image_url : undefined
    const visit = requests.fetchFor(() => 'browse')
    for (const path of ['/', picture ?? '/login'])
      await (await visit(new URL(path, url))).arrayBuffer()
  }

  /** Pulls, edits one pin, as a tab does. */
  async #sync(): Promise<void> {
    const query = { after: this.#revision, limit: 1_000 }
    const pulled = await this.#known.client('getPinEvents', { params: this.#params, query })
    if (!pulled.ok) return
    const { events } = pulled.answer
    this.#revision = events.at(-1)?.revision ?? this.#revision
    for (const { event } of events)
      if (event.type === 'pins.added')
        this.#unpublished.push(...Added.parse(event.data).pins.map(({ id }) => id))
    const [id] = this.#unpublished
    if (id === undefined) return
    await this.#send({
      type: 'pin.updated',
      data: {
        id,
        patch: { title: `Bread no. ${this.#revision}` },
        before: {},
        imageVersion: Date.now(),
      },
    })
  }

  async #send(event: SharedPinEvent): Promise<void> {
    const body = { events: [enveloped(event)] }
    await this.#known.client('sendPinEvents', { params: this.#params, body })
  }

  async #upload(): Promise<void> {
    const { photos, random } = this.#parts
    const body = photos[Math.floor(random() * photos.length)]
    if (body !== undefined) await this.#known.client('uploadPicture', { body })
  }

  async #generate(): Promise<void> {
    // One generation at a time in an account: the next waits for it.
    const last = this.tasks.at(-1)
    if (last !== undefined && !(await this.#isOver(last))) return
    this.tasks.push(await this.#known.generate(PINS_A_TIME))
  }

  async #isOver(task_id: string): Promise<boolean> {
    const task = await this.#known.client('getTask', { params: { task_id } })
    return task.ok && ['succeeded', 'failed'].includes(task.answer.status)
  }

  async #publish(): Promise<void> {
    if (Date.now() < this.#nextPublication) return
    this.#nextPublication = Date.now() + PUBLICATION_GAP_MS
    const id = this.#unpublished.shift()
    if (id === undefined) return
    const at = Date.now()
    const publication = {
      id: v7(),
      at,
      wall: new Date(at).toISOString().slice(0, 16),
      zone: 'UTC',
      board_id: this.#boardId,
      state: 'planned' as const,
    }
    await this.#send({
      type: 'pin.scheduled',
      data: { id, publication, before: 'generated' },
    })
  }
}
