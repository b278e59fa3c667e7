/** The network that comes and goes, and the page that is seen or not. */
import { environmentModel } from '../../../../src/machines/environment/environment.model.ts'
import type { BrowserDriver } from './driver.ts'
import type { Release } from '../held-calls.ts'
import { account, ok, openHome } from '../signed-in.ts'
import { openUnheard } from '../unobserved.ts'

export const environmentDriver: BrowserDriver = {
  model: environmentModel,
  actor: 'environment',
  begin: openHome,
  steps: {
    'network.offline': async (stage) => stage.loseNetwork(),
    'network.online': async (stage) => stage.findNetwork(),
    'page.hidden': async (stage) => stage.show('hidden'),
    'page.visible': async (stage) => stage.show('visible'),
    'xstate.error.actor.watchPage': async (stage) =>
      openUnheard(stage, { event: 'offline', told: 'xstate.error.actor.watchPage' }),
  },
  controls: {},
  cannot(_, { type }, [isOnline, isVisible]) {
    if (type === 'xstate.error.actor.watchPage')
      return isOnline === true && isVisible === true
        ? null
        : 'It breaks when the page is opened, or not at all.'
    const now = {
      'network.online': isOnline,
      'network.offline': isOnline === false,
      'page.visible': isVisible,
      'page.hidden': isVisible === false,
    }[type]
    return now === true ? 'The browser says so only when it changes.' : null
  },
  standing: (name): Release | null =>
    name === 'listAccounts' ? ok({ accounts: [account] }) : null,
}
