/**
 * Paths of resuming an account: chosen, moved, refused, and a server that does not end the pause.
 */
import type { AnyMachineSnapshot } from 'xstate'
import { CallFailed } from '../call-failed.ts'
import {
  idlePromise,
  type PathModel,
  type Shown,
  type Sight,
} from '../../../packages/model-paths/path-model.ts'
import { resumingMachine, type ResumeMove, type ResumingContext } from './resuming.machine.ts'
import { resumingIntent } from './resuming.intent.ts'

const move: ResumeMove = { to: { at: 2_000, zone: 'UTC', wall: '2026-12-01T08:00' } }
const down = new CallFailed({
  code: 'no_answer',
  status: null,
  message: 'No answer.',
  body: null,
  retryAfter: null,
})

export const resumingModel: PathModel = {
  name: 'resuming',
  machine: resumingMachine.provide({
    actors: { movePins: idlePromise, endPause: idlePromise },
  }),
  inputs: [undefined],
  cases: {
    'resume.choose': [{ choice: 'keep' }, { choice: 'shift' }],
    'resume.apply': [{ moves: [move] }],
    'xstate.error.actor.movePins': [{ error: new Error('Refused') }],
    'xstate.error.actor.endPause': [{ error: down }],
  },
  abstract: ({ choice, moves, error }: ResumingContext) => [choice, moves.length, error !== null],
  invariants: [
    (_, inFlight) => (inFlight.length > 1 ? `two at once: ${inFlight.join(', ')}` : null),
    (snapshot, inFlight) =>
      snapshot.hasTag('busy') === inFlight.length > 0
        ? null
        : 'busy without a request, or a request while not busy',
    (snapshot) =>
      snapshot.hasTag('failed') && contextOf(snapshot).error === null
        ? 'failed without a reason'
        : null,
  ],
  steps: [
    ({ before, inFlight }) =>
      inFlight.includes('endPause') && before.hasTag('deciding')
        ? 'the pause is ended before the pins have moved'
        : null,
    ({ before, inFlight }) =>
      inFlight.includes('movePins') && before.hasTag('failed') ? 'pins are moved twice' : null,
    ({ event, after }) =>
      event.type === 'xstate.error.actor.movePins' && !after.hasTag('refused')
        ? 'a refusal of times is kept from the person'
        : null,
    ({ event, after }) =>
      event.type === 'resume.choose' &&
      (contextOf(after).choice !== Reflect.get(event, 'choice') || after.hasTag('refused'))
        ? 'a choice does not count'
        : null,
  ],
  intent: resumingIntent,
  unreachable: {},
  page: shownIn,
}

const dialog: Sight = { role: 'dialog', name: 'Resume this account' }
const saving: Sight = {
  text: 'Saving the new times first. The account stays paused until then.',
}
const refused: Sight = { text: /^Not all pins could get their new time/ }
const choice: Sight = { text: 'Pins planned since the pause' }
const noAnswer: Sight = { text: /^The server didn’t answer/ }
const all = [dialog, saving, refused, choice, noAnswer]

function shownIn(snapshot: AnyMachineSnapshot): Shown {
  const shows = sightsOf(snapshot)
  return {
    shows,
    hides: all.filter((sight) => !shows.includes(sight)),
    offers: snapshot.hasTag('deciding')
      ? ['resume.choose', 'resume.apply']
      : snapshot.hasTag('failed')
        ? ['resume.apply']
        : [],
  }
}

function sightsOf(snapshot: AnyMachineSnapshot): readonly Sight[] {
  if (snapshot.matches('resumed')) return []
  if (snapshot.hasTag('refused')) return [dialog, choice, refused]
  if (snapshot.hasTag('deciding')) return [dialog, choice]
  if (snapshot.hasTag('moving')) return [dialog, saving]
  return snapshot.hasTag('failed') ? [dialog, noAnswer] : [dialog]
}

function contextOf({ context }: AnyMachineSnapshot): ResumingContext {
  return context as ResumingContext
}
