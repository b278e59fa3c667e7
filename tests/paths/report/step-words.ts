/** The steps of a path as a person follows them: what happens, and what must then be seen. */
import { stateName } from '../../../packages/model-paths/state-name.ts'
import { CallFailed } from '../../../src/machines/call-failed.ts'
import type { PathIntent } from '../../../packages/model-paths/path-intent.ts'
import type { PathModel, Sight } from '../../../packages/model-paths/path-model.ts'
import { Declared } from '../../../packages/model-paths/transitions.ts'
import {
  BrokenMachine,
  LiveRun,
  type LiveStep,
  type SentEvent,
} from '../../../packages/model-paths/live-run.ts'

export interface WordedStep {
  /** A sentence. */
  readonly words: string
  readonly state: string
  /** Each a sentence; none for a machine without a screen. */
  readonly sights: readonly string[]
  /** What must be gone, as the sights. */
  readonly absent: readonly string[]
  readonly event: SentEvent
  readonly taken: readonly string[]
}

export function wordedSteps(
  model: PathModel,
  { input, events }: { readonly input: unknown; readonly events: readonly SentEvent[] },
): WordedStep[] {
  const run = new LiveRun(model, new Declared(model.machine), input)
  const steps: WordedStep[] = []
  try {
    run.step()
    for (const event of events) steps.push(worded(model, event, run.send(event)))
  } catch (error) {
    if (!(error instanceof BrokenMachine)) throw error
    const event = events[steps.length]
    if (event !== undefined)
      steps.push({
        words: inWords(model.intent, event),
        state: 'broken',
        sights: [`The machine breaks: ${error.message}`],
        absent: [],
        event,
        taken: [],
      })
  } finally {
    run.stop()
  }
  return steps
}

function worded(model: PathModel, event: SentEvent, { snapshot, taken }: LiveStep): WordedStep {
  const shown = model.page?.(snapshot) ?? null
  return {
    words: inWords(model.intent, event),
    state: stateName(snapshot.value),
    sights: (shown?.shows ?? []).map((sight) => `You see ${sightInWords(sight)}.`),
    absent: (shown?.hides ?? []).map((sight) => `You do not see ${sightInWords(sight)}.`),
    event,
    taken,
  }
}

const ANSWER = /^xstate\.(done|error|snapshot)(?:\.actor)?\.(.+)$/
const TIMER = /^xstate\.after\.([^.]+)\./

/** An event without words keeps its technical name. */
export function inWords(intent: PathIntent | undefined, event: SentEvent): string {
  const { type } = event
  const words = intent === undefined ? null : wordsFrom(intent, event)
  return words ?? `\`${type}\` happens.`
}

function wordsFrom({ events, actors, delays }: PathIntent, event: SentEvent): string | null {
  const { type } = event
  const [, delay = ''] = TIMER.exec(type) ?? []
  const pause = delays[delay]
  return pause === undefined
    ? (events[type] ?? answerFrom(actors, event))
    : `The ${pause.words} ends.`
}

function answerFrom(actors: PathIntent['actors'], event: SentEvent): string | null {
  const [, kind = '', actor = ''] = ANSWER.exec(event.type) ?? []
  const subject = actors[actor]
  return subject === undefined ? null : `${subject} ${verbs[kind]?.(event) ?? 'answers'}.`
}

const verbs: Readonly<Record<string, (event: SentEvent) => string>> = {
  done: () => 'succeeds',
  error: (event) => `fails${why(event)}`,
  snapshot: () => 'changes',
}

/** `: rate_limited (429)`. */
function why(event: SentEvent): string {
  if (!('error' in event) || !(event.error instanceof CallFailed)) return ''
  const { code, status } = event.error.failure
  return `: ${code}${status === null ? '' : ` (${status})`}`
}

function sightInWords(sight: Sight): string {
  const name = 'text' in sight ? sight.text : sight.name
  const words = `“${typeof name === 'string' ? name : wordsLike(name)}”`
  return 'text' in sight ? words : `the ${sight.role} ${words}`
}

/** `/^Your menu/` → `Your menu…`; a pattern with choices stays one. */
function wordsLike({ source }: RegExp): string {
  const plain = source.replace(/^\^/, '').replace(/\$$/, '')
  if (/[\\[\](){}|*+?]/.test(plain)) return source
  return `${source.startsWith('^') ? '' : '…'}${plain}${source.endsWith('$') ? '' : '…'}`
}
