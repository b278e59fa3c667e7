/** A newer build on the server, and files of the running one that are gone. */
import { buildModel } from '../../../src/machines/build.model.ts'
import type { BrowserDriver } from './driver.ts'
import { failureOf, type Release } from './held-calls.ts'
import { account, comeIn, ok } from './signed-in.ts'
import type { Stage } from './stage.ts'

/** Screens with a file of their own, each asked for once a page: the router does not ask twice. */
const SCREENS = ['/drafts', '/settings', '/reset-password', '/verify-email/token', '/email-verification-success', '/email-verification-error']

export const buildDriver: BrowserDriver = {
  model: buildModel,
  actor: 'build',
  async begin(stage) {
    await comeIn(stage, '/')
    await stage.page.getByRole('button', { name: /^Your menu/ }).waitFor()
  },
  steps: {
    'build.due': async ({ recording }) => recording.ring('build.due'),
    'build.chunkFailed': loseScreen,
    'page.hidden': async (stage) => stage.show('hidden'),
    'page.visible': async (stage) => stage.show('visible'),
    'xstate.done.actor.fetchLatestBuild': async ({ calls }, { output }) => calls.release('latestBuild', ok({ id: output, timestamp: 1 })),
    'xstate.error.actor.fetchLatestBuild': async ({ calls }, { error }) => calls.release('latestBuild', failureOf(error)),
    // Without an answer it stays; with one the page would be gone, and this path with it.
    'xstate.done.actor.reloadPage': async ({ calls }) => calls.release('latestBuild', 'cut'),
  },
  controls: {},
  never: {
    'xstate.error.actor.watchChunks': 'Listening to the window does not break.',
    'xstate.error.actor.reloadPage': 'Only a reload itself could break it.',
  },
  cannot(_, { type }, [, isVisible]) {
    return (type === 'page.visible' && isVisible === true) || (type === 'page.hidden' && isVisible === false) ? 'The browser says so only when it changes.' : null
  },
  beyond: {
    'build -xstate.error.actor.watchChunks-> (stays)': 'Listening to the window does not break.',
    'build.reloading -xstate.error.actor.reloadPage-> build.waiting': 'Only a reload itself could break it.',
  },
  standing: (name): Release | null => (name === 'listAccounts' ? ok({ accounts: [account] }) : null),
}

/** Goes to a screen whose file is gone, and back. */
async function loseScreen(stage: Stage): Promise<void> {
  const screen = SCREENS.find((path) => !stage.visited.has(path))
  if (screen === undefined) throw new Error('tests/paths/browser/build.driver.ts: the path loses more screens than are listed: list another.')
  await stage.withoutFiles(async () => {
    const failed = stage.page.waitForEvent('response', (response) => response.status() === 404)
    await stage.go(screen)
    await failed
  })
  await stage.go('/')
}
