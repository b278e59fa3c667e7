/** The network that comes and goes, and the page that is seen or not. */
import { environmentModel } from '../../../src/machines/environment.model.ts'
import type { BrowserDriver } from './driver.ts'
import type { Release } from './held-calls.ts'
import { account, comeIn, ok } from './signed-in.ts'

export const environmentDriver: BrowserDriver = {
  model: environmentModel,
  actor: 'environment',
  async begin(stage) {
    await comeIn(stage, '/')
    await stage.page.getByRole('button', { name: /^Your menu/ }).waitFor()
  },
  steps: {
    'network.offline': async (stage) => stage.loseNetwork(),
    'network.online': async (stage) => stage.findNetwork(),
    'page.hidden': async (stage) => stage.show('hidden'),
    'page.visible': async (stage) => stage.show('visible'),
  },
  controls: {},
  never: { 'xstate.error.actor.watchPage': 'Listening to the window does not break.' },
  cannot(_, { type }, [isOnline, isVisible]) {
    const now = { 'network.online': isOnline, 'network.offline': isOnline === false, 'page.visible': isVisible, 'page.hidden': isVisible === false }[type]
    return now === true ? 'The browser says so only when it changes.' : null
  },
  beyond: { 'environment.watching -xstate.error.actor.watchPage-> (stays)': 'Listening to the window does not break.' },
  standing: (name): Release | null => (name === 'listAccounts' ? ok({ accounts: [account] }) : null),
}
