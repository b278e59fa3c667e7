/**
 * Brings about the events of a publication's life (`publication-life.machine.ts`) with the real
 * publisher, a network that does as it is instructed, and a clock that is turned by hand.
 */
import type { Publication, PublicationPlan } from '#core/contract/content/publications.contract.ts'
import type { Asked, Fault } from '../../../packages/practice-network/behaviour.ts'
import { MINUTE, type PublishingWorld } from '../pinterest/publishing-world.ts'

/** Longer than all readings of the board, and than a network asks to wait. */
const MAX_MINUTES = 45

const faults: Readonly<Record<string, Fault | null>> = {
  'answer.accepted': null,
  'answer.wait': 'rateLimited',
  'answer.lostAfter': 'answerLost',
  'answer.lostBefore': 'lostBefore',
}

export class LifeWorld {
  readonly #world: PublishingWorld
  #publication: Publication
  /** The publisher at work, while the network holds its request for a new pin. */
  #pass: Promise<void> = Promise.resolve()
  /** Lets the held request go on; null while there is none. */
  #release: ((fault: Fault | null) => void) | null = null
  #arrival = Promise.withResolvers<void>()

  private constructor(world: PublishingWorld, publication: Publication) {
    this.#world = world
    this.#publication = publication
    this.#holdRequests()
  }

  /** In a section of its board, so that the network can refuse it. */
  static async begin(world: PublishingWorld, hasLink: boolean): Promise<LifeWorld> {
    const planned = await world.plan('a', MINUTE, hasLink ? {} : { link: '' })
    const life = new LifeWorld(world, planned)
    const { sections } = await world.board()
    await life.#move({ ...planned, section_id: sections[0]?.id ?? '' })
    return life
  }

  async take(event: string): Promise<void> {
    if (event === 'time.comes') return this.#work(async () => false)
    if (event === 'answer.refused') this.#removeSection()
    if (event.startsWith('answer.')) return this.#answer(faults[event] ?? null)
    if (event === 'board.read') return this.#work(async () => (await this.state()) !== 'unknown')
    if (event === 'person.found') return this.#decide(true)
    if (event === 'person.foundNothing') return this.#decide(false)
    const { section_id: _, ...plan } = this.#publication
    return this.#move({ ...plan, at: this.#world.server.clock.now() + MINUTE })
  }

  /** As the calendar shows it: `asked` is an unknown one about which the person is asked. */
  async state(): Promise<string> {
    const { asked } = await this.#world.outbox()
    if (asked.some(({ publication_id }) => publication_id === this.#publication.id)) return 'asked'
    return (await this.#world.publication(this.#publication))?.state ?? 'gone'
  }

  countOnNetwork(): number {
    return this.#world.onNetwork().length
  }

  /** No request is left that waits. */
  async end(): Promise<void> {
    this.#release?.(null)
    await this.#pass
  }

  #holdRequests(): void {
    const { behaviour } = this.#world.network
    let fault: Fault | null = null
    const isNewPin = ({ method, path }: Asked): boolean => method === 'POST' && path === '/pins'
    behaviour.fault = (asked) => (isNewPin(asked) ? fault : null)
    behaviour.onRequest = async (asked) => {
      if (!isNewPin(asked)) return
      const answer = Promise.withResolvers<Fault | null>()
      this.#release = answer.resolve
      this.#arrival.resolve()
      fault = await answer.promise
      this.#release = null
      this.#arrival = Promise.withResolvers<void>()
    }
  }

  /** The publisher works minute by minute until it sends, or until that. */
  async #work(isOver: () => Promise<boolean>): Promise<void> {
    for (let minute = 0; minute < MAX_MINUTES; minute += 1) {
      this.#pass = this.#world.pass(MINUTE)
      await Promise.race([this.#pass, this.#arrival.promise])
      if (this.#release !== null || (await isOver())) return
    }
    throw new Error('The publisher has come to nothing')
  }

  async #answer(fault: Fault | null): Promise<void> {
    if (this.#release === null) throw new Error('The publisher is not sending')
    this.#release(fault)
    await this.#pass
  }

  #removeSection(): void {
    const { documents } = this.#world.network
    for (const { id } of documents.list('section')) documents.remove('section', id)
  }

  async #move(to: Publication): Promise<void> {
    const [row] = await this.#world.pins()
    const { id, ...before } = this.#publication
    await this.#world.send({
      type: 'pin.rescheduled',
      data: {
        id: row?.id ?? '',
        publication_id: id,
        to: planOf(to),
        before: planOf({ id, ...before }),
      },
    })
    this.#publication = to
  }

  async #decide(isThere: boolean): Promise<void> {
    const { network, ada, params } = this.#world
    const [there] = network.documents.list('pin')
    if (!isThere) network.documents.removeAll('pin')
    const body = isThere
      ? ({ decision: 'isThere', url: `${network.url}pin/${there?.id ?? 1}/` } as const)
      : ({ decision: 'isNot' } as const)
    const outcome = await ada.client('decidePublication', {
      params: { ...params, publication_id: this.#publication.id },
      body,
    })
    if (!outcome.ok) throw new Error(outcome.failure.message)
    if (!isThere) await this.#work(async () => false)
  }
}

function planOf({ at, wall, zone, board_id, section_id }: Publication): PublicationPlan {
  return { at, wall, zone, board_id, ...(section_id === undefined ? {} : { section_id }) }
}
