/** What the list of jobs is meant to do. */
import type { PathIntent } from '../../../packages/model-paths/path-intent.ts'

export const tasksIntent: PathIntent = {
  events: {
    'tasks.startGeneration': 'The user has pins made.',
    'tasks.startRendering': 'Pins need new pictures.',
    'tasks.startEnrichment': 'The user has pages read again.',
    'tasks.watch': 'The server has begun a job.',
    'tasks.cancel': 'The user cancels a job.',
    'tasks.retry': 'The user retries a job.',
    'tasks.dismiss': 'The user removes a finished job from the tray.',
    'account.changed': 'Another account becomes the selected one.',
    'page.visible': 'The user returns to the tab.',
    'page.hidden': 'The user leaves the tab.',
    'network.online': 'The network returns.',
    'network.offline': 'The network is lost.',
    'session.expired': 'The session expires.',
    'session.restored': 'The user logs in again.',
  },
  actors: { listTasks: 'The request for the jobs' },
  delays: {
    listPause: {
      words: 'pause before the jobs are requested again',
      lasts: [[{ chance: () => 0.5 }, 8_000]],
    },
  },
  expected: [
    { in: 'listing', on: 'xstate.done.actor.listTasks', to: 'supervising' },
    { in: 'listing', on: 'xstate.error.actor.listTasks', to: 'unlisted' },
    { in: 'unlisted', on: 'network.online', to: 'listing', sets: () => ({ online: true }) },
    { in: 'unlisted', on: 'session.restored', to: 'listing' },
    { in: 'unlisted', on: 'xstate.after.listPause.tasks.unlisted', to: 'listing' },
    { in: 'supervising', on: 'page.hidden', to: 'supervising', sets: () => ({ visible: false }) },
  ],
}
