/** What the watch over network and visibility is meant to do. */
import type { PathIntent } from '../../../packages/model-paths/path-intent.ts'

export const environmentIntent: PathIntent = {
  events: {
    'page.visible': 'The user returns to the tab.',
    'page.hidden': 'The user leaves the tab.',
    'network.online': 'The network returns.',
    'network.offline': 'The network is lost.',
  },
  actors: { watchPage: 'The watch over the page' },
  delays: {},
  expected: [
    { in: 'watching', on: 'page.visible', to: 'watching', sets: () => ({ visible: true }) },
    { in: 'watching', on: 'page.hidden', to: 'watching', sets: () => ({ visible: false }) },
    { in: 'watching', on: 'network.online', to: 'watching', sets: () => ({ online: true }) },
    { in: 'watching', on: 'network.offline', to: 'watching', sets: () => ({ online: false }) },
  ],
}
