/** What the watch over new builds is meant to do. */
import type { PathIntent } from '../../../packages/model-paths/path-intent.ts'
import type { BuildContext } from './build.machine.ts'

export const buildIntent: PathIntent = {
  events: {
    'page.visible': 'The user returns to the tab.',
    'page.hidden': 'The user leaves the tab.',
    'build.chunkFailed': 'A part of an old build cannot be loaded.',
    'build.due': 'The next check for a new build is due.',
  },
  actors: {
    watchChunks: 'The watch over failed parts',
    fetchLatestBuild: 'The check for a new build',
    reloadPage: 'The reload of the page',
  },
  delays: { checkInterval: { words: 'time between two checks', lasts: 3_600_000 } },
  expected: [
    {
      in: 'waiting',
      on: 'build.due',
      when: (_, { visible }: BuildContext) => visible,
      to: 'checking',
    },
    { in: 'waiting', on: 'build.due', when: (_, { visible }: BuildContext) => !visible, to: 'due' },
    { in: 'due', on: 'page.visible', to: 'checking', sets: () => ({ visible: true }) },
    { in: 'waiting', on: 'build.chunkFailed', to: 'reloading' },
    { in: 'checking', on: 'build.chunkFailed', to: 'reloading' },
    { in: 'reloading', on: 'build.chunkFailed', to: 'stays' },
    { in: 'checking', on: 'xstate.error.actor.fetchLatestBuild', to: 'waiting' },
  ],
}
