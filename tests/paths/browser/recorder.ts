/**
 * What runs in the page before its first script: an ear that writes down which transitions the
 * machines take, and a clock for them that is stopped until a path rings one of its timers. The
 * rest of the page keeps the browser's own time.
 */
import type { Page } from 'playwright'
import type { AnyTransitionDefinition } from 'xstate'
import { TIMEOUT_MS, patiently } from './patiently.ts'
import {
  definitionOf,
  reportTransition,
  type TakenDefinition,
  type ReportTransition,
  type ReportedTransition,
} from './reported-transition.ts'

interface Recorder {
  /** Of all actors, in their order, by the actor's id. */
  readonly taken: { readonly actor: string; readonly transition: ReportedTransition }[]
  /** Resolves when an actor has taken so many, or after `longest` ms, and when all is drawn. */
  settled(actor: string, wanted: number, longest: number): Promise<void>
  valueOf(actor: string): unknown
  /** Rings the timer of that event; false when none runs. */
  ring(actor: string, eventType: string): boolean
  timers(): string[]
}
declare global {
  var pinloomRecorder: Recorder | undefined
}

/** Runs in the page. */
export function recorderScript(): string {
  return `(${installRecorder.toString()})(${reportTransition.toString()})`
}

/** Sent to the page as text: it knows nothing from outside. */
function installRecorder(tell: ReportTransition): void {
  interface Scheduled {
    event: { type: string }
    source: { id: string }
  }
  interface ObservedActor {
    id: string
    getSnapshot(): { value?: unknown }
    system: { getSnapshot(): { _scheduledEvents: Record<string, Scheduled> } }
  }
  interface Observed {
    type: string
    actorRef: ObservedActor
    _transitions?: TakenDefinition[]
  }
  const taken: Recorder['taken'] = []
  const actors = new Map<string, ObservedActor>()
  const timers = new Map<number, { key: string; ring: () => void }>()
  let last = 0
  let onTaken = (): void => undefined
  const scheduled = (): Record<string, Scheduled> =>
    [...actors.values()][0]?.system.getSnapshot()._scheduledEvents ?? {}
  const recorder: Recorder = {
    taken,
    valueOf: (actor) => actors.get(actor)?.getSnapshot().value,
    async settled(actor, wanted, longest) {
      const ofActor = (): number => taken.filter((one) => one.actor === actor).length
      if (ofActor() < wanted)
        await new Promise<void>((done) => {
          const late = setTimeout(done, longest)
          onTaken = () => {
            if (ofActor() < wanted) return
            clearTimeout(late)
            done()
          }
        })
      // A page that is not seen draws nothing.
      const next = document.visibilityState === 'hidden' ? setTimeout : requestAnimationFrame
      for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => void next(done))
    },
    ring(actor, eventType) {
      const events = scheduled()
      const found = [...timers].find(
        ([, { key }]) => events[key]?.event.type === eventType && events[key].source.id === actor,
      )
      if (found === undefined) return false
      timers.delete(found[0])
      found[1].ring()
      return true
    },
    timers: () =>
      Object.values(scheduled()).map(({ source, event }) => `${source.id}: ${event.type}`),
  }
  const harness = {
    inspect: {
      next(heard: Observed) {
        actors.set(heard.actorRef.id, heard.actorRef)
        if (heard.type !== '@xstate.microstep') return
        for (const one of heard._transitions ?? [])
          taken.push({ actor: heard.actorRef.id, transition: tell(one) })
        onTaken()
      },
    },
    clock: {
      setTimeout(ring: () => void) {
        last += 1
        const known = new Set([...timers.values()].map(({ key }) => key))
        timers.set(last, {
          key: Object.keys(scheduled()).findLast((key) => !known.has(key)) ?? '',
          ring,
        })
        return last
      },
      clearTimeout: (id: number) => void timers.delete(id),
    },
  }
  Object.assign(globalThis, { pinloomRecorder: recorder, pinloomHarness: harness })
}

/** Sent to the page as text too. */
async function untilSettled([actor, wanted, longest]: readonly [string, number, number]) {
  await globalThis.pinloomRecorder?.settled(actor, wanted, longest)
}

const yes = (): true => true
const no = (): null => null

export class Recording {
  readonly #page: Page
  readonly #actor: string
  /** What was taken in the page before this one. */
  #kept: readonly ReportedTransition[] = []
  #read = 0

  constructor(page: Page, actor: string) {
    this.#page = page
    this.#actor = actor
  }

  /**
   * What the machine took since the last call: waits for `expected` transitions, then a little for
   * one too many.
   */
  async takenSince(expected: number): Promise<AnyTransitionDefinition[]> {
    const asked = [this.#actor, this.#read + expected - this.#kept.length, TIMEOUT_MS] as const
    await patiently(
      // A page that is left meanwhile does not answer.
      () => this.#page.evaluate(untilSettled, asked).then(yes, no),
      () => 'late',
    ).catch(no)
    const all = await this.#taken()
    const fresh = all.slice(this.#read)
    this.#read = all.length
    return fresh.map(definitionOf)
  }

  /** Before the page is reloaded: what was taken so far stays of the path. */
  async keep(): Promise<void> {
    this.#kept = await this.#taken()
  }

  /** What came before the path is not of it. */
  async skip(): Promise<void> {
    this.#read = (await this.#taken()).length
  }

  value(): Promise<unknown> {
    return this.#page.evaluate((actor) => globalThis.pinloomRecorder?.valueOf(actor), this.#actor)
  }

  /** `of`: another actor than the driven one. */
  async ring(eventType: string, of = this.#actor): Promise<void> {
    const timers = await this.#timers()
    await patiently(
      async () => ((await this.tryRing(eventType, of)) ? true : null),
      () => `No timer ${eventType} runs in the page; there are ${timers.join(', ') || 'none'}`,
    )
  }

  /** False when that timer does not run. */
  async tryRing(eventType: string, of: string): Promise<boolean> {
    return (
      (await this.#page.evaluate(([actor, type]) => globalThis.pinloomRecorder?.ring(actor, type), [
        of,
        eventType,
      ] as const)) === true
    )
  }

  /** Resolves when the machine has taken that event, without taking note of it. */
  async untilTaken(eventType: string): Promise<void> {
    await patiently(
      async () =>
        (await this.#taken()).slice(this.#read).some((one) => one.eventType === eventType)
          ? true
          : null,
      () => `${eventType} has not been taken`,
    )
  }

  /** Resolves when that timer of an actor runs. */
  async untilTimed(eventType: string, of: string): Promise<void> {
    await patiently(
      async () => ((await this.#timers()).includes(`${of}: ${eventType}`) ? true : null),
      () => `${of} has not come to ${eventType}`,
    )
  }

  #timers(): Promise<string[]> {
    return this.#page.evaluate(() => globalThis.pinloomRecorder?.timers() ?? [])
  }

  async #taken(): Promise<readonly ReportedTransition[]> {
    const here = await this.#page.evaluate(
      (actor) =>
        (globalThis.pinloomRecorder?.taken ?? []).flatMap((one) =>
          one.actor === actor ? [one.transition] : [],
        ),
      this.#actor,
    )
    return [...this.#kept, ...here]
  }
}
