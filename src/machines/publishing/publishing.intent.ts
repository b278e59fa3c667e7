/** What the calendar's view of publishing is meant to do. */
import { errorPause, type PathIntent } from '../../../packages/model-paths/path-intent.ts'
import type { PublishingContext } from './publishing.machine.ts'

type Planned = { plan: { isWanted: boolean } }

export const publishingIntent: PathIntent = {
  events: {
    'page.hidden': 'The user leaves the tab.',
    'page.visible': 'The user returns to the tab.',
    'publishing.plan': 'The plan of the account changes.',
    'publishing.reload': 'The user asks again.',
    'network.online': 'The network returns.',
    'session.restored': 'The user logs in again.',
  },
  actors: { readOutbox: 'The request for the state of publishing' },
  delays: {
    pollPause: { words: 'pause between two requests', lasts: [[{ pause: 4_321 }, 4_321]] },
    errorPause,
  },
  expected: [
    {
      in: 'resting',
      on: 'publishing.plan',
      when: ({ plan }: Planned) => plan.isWanted,
      to: 'asking',
    },
    {
      in: 'pausing',
      on: 'publishing.plan',
      when: ({ plan }: Planned) => !plan.isWanted,
      to: 'resting',
      sets: () => ({ outbox: null }),
    },
    {
      in: 'asking',
      on: 'xstate.error.actor.readOutbox',
      to: 'pausing.holding',
      sets: ({ attempt }: PublishingContext) => ({ attempt: attempt + 1 }),
    },
    { in: 'pausing', on: 'network.online', to: 'asking' },
    { in: 'pausing', on: 'publishing.reload', to: 'asking' },
    {
      in: 'pausing.waiting',
      on: 'xstate.after.pollPause.publishing.pausing.waiting',
      to: 'asking',
    },
    {
      in: 'pausing.holding',
      on: 'xstate.after.errorPause.publishing.pausing.holding',
      to: 'asking',
    },
    { in: 'asking', on: 'page.hidden', to: 'hidden' },
    { in: 'pausing', on: 'page.hidden', to: 'hidden' },
  ],
}
