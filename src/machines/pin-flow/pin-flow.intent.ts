/** What the steps of Generate are meant to do. */
import type { PathIntent } from '../../../packages/model-paths/path-intent.ts'

type Step = { step: string }

export const pinFlowIntent: PathIntent = {
  events: {
    'flow.configure': 'The user changes the settings of the run.',
    'flow.goTo': 'The user opens a step.',
    'flow.groundsChanged': 'The pages or pins that a step needs change.',
    'flow.commit': 'The user continues with the selected pins.',
    'flow.finish': 'The user finishes.',
    'flow.reset': 'The user begins again.',
  },
  actors: { commitSelection: 'The commit of the selected pins' },
  delays: {},
  expected: [
    { in: 'sources', on: 'flow.goTo', when: ({ step }: Step) => step === 'sources', to: 'sources' },
    { in: 'committing', on: 'flow.goTo', to: 'stays' },
    { in: 'committing', on: 'xstate.error.actor.commitSelection', to: 'pins' },
    { in: 'titles', on: 'flow.finish', to: 'done' },
    { in: 'done', on: 'flow.reset', to: 'sources' },
  ],
}
