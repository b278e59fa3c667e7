/**
 * Sends a recording to Stately's inspector: the present actors, and from then on each event and its
 * result. The source is the recording and not xstate, so that only redacted data leaves the page.
 */
import type { createBrowserInspector } from '@statelyai/inspect'
import { isFields, type Kept } from '../recording/kept-value.ts'
import type { RecordedResult, RecordedStep } from '../recording/recorded.ts'
import type { ActorBranch, Recording } from '../recording/recording.ts'

export type Teller = Pick<ReturnType<typeof createBrowserInspector>, 'actor' | 'event' | 'snapshot'>
type ReportedActor = Exclude<Parameters<Teller['actor']>[0], string>

/** The charts of machines as they are written, by the machine's id. */
export type Definitions = ReadonlyMap<string, object>

export class StatelyFeed {
  readonly #recording: Recording
  readonly #definitions: Definitions
  readonly #tell: Teller
  readonly #known = new Map<string, ReportedActor>()
  /** Reported, and what came of them not yet. */
  readonly #open = new Set<number>()
  #last: number

  /** Reports the present actors with their state. Earlier events are not sent. */
  constructor(recording: Recording, definitions: Definitions, tell: Teller) {
    this.#recording = recording
    this.#definitions = definitions
    this.#tell = tell
    this.#last = recording.steps.at(-1)?.seq ?? 0
    for (const { seq, result } of recording.steps.slice(-MAX_OPEN))
      if (result === null) this.#open.add(seq)
    for (const branch of recording.tree(null)) this.#introduceAll(branch)
  }

  /** What has come since. */
  next(): void {
    const first = this.#recording.steps[0]?.seq ?? 1
    for (
      let step = this.#recording.step(Math.max(this.#last + 1, first));
      step !== undefined;
      step = this.#recording.step(this.#last + 1)
    ) {
      this.#last = step.seq
      this.#tell.event(
        this.#introduced(step.to),
        eventOf(step),
        step.from === null ? {} : { source: this.#introduced(step.from) },
      )
      this.#open.add(step.seq)
    }
    for (const seq of this.#open) this.#answer(seq)
    for (const seq of this.#open) if (this.#open.size > MAX_OPEN) this.#open.delete(seq)
  }

  #answer(seq: number): void {
    const step = this.#recording.step(seq)
    if (step === undefined || step.result === null) return
    this.#open.delete(seq)
    this.#tell.snapshot(this.#introduced(step.to), snapshotOf(step.result), {
      event: eventOf(step),
    })
  }

  #introduceAll({ actor, children }: ActorBranch): void {
    this.#introduced(actor.session)
    for (const child of children) this.#introduceAll(child)
  }

  /** An actor that is seen for the first time is reported, after its parent. */
  #introduced(session: string): ReportedActor {
    const known = this.#known.get(session)
    if (known !== undefined) return known
    const { id = session, parent = null, machine = null } = this.#recording.actor(session) ?? {}
    const config = (machine === null ? undefined : this.#definitions.get(machine)) ?? { id }
    const told = reportedActor({
      sessionId: session,
      id,
      logic: { config },
      ...(parent === null ? {} : { _parent: this.#introduced(parent) }),
    })
    this.#known.set(session, told)
    const last = this.#recording.lastStepOf(session, null)
    this.#tell.actor(told, last === undefined ? { status: 'active' } : snapshotOf(last.result))
    return told
  }
}

/** Steps without a result whose result is still waited for. */
const MAX_OPEN = 50

/** The library reads these four of an actor; its type asks for all of it. */
function reportedActor(actor: {
  sessionId: string
  id: string
  logic: { config: object }
  _parent?: ReportedActor
}): ReportedActor {
  return actor as unknown as ReportedActor
}

function eventOf({ type, payload }: RecordedStep): { type: string; [field: string]: Kept } {
  return isFields(payload) ? { ...payload, type } : { type }
}

function snapshotOf({
  status,
  value,
  context,
}: RecordedResult): NonNullable<Parameters<Teller['actor']>[1]> {
  return { status: isStatus(status) ? status : 'active', value, context }
}

const statuses = ['active', 'done', 'error', 'stopped'] as const

function isStatus(status: string): status is (typeof statuses)[number] {
  return statuses.some((known) => known === status)
}
