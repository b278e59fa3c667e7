/** A newer build on the server, and files of the running one that are gone. */
import { GENERAL_TIMEOUT } from '../../../../src/api/general-client.ts'
import { buildModel } from '../../../../src/machines/build/build.model.ts'
import type { BrowserDriver } from './driver.ts'
import { failureOf, type Release } from '../held-calls.ts'
import { account, ok, openHome } from '../signed-in.ts'
import type { Stage } from '../stage.ts'
import { openUnheard } from '../unobserved.ts'

/** Screens with their own file, each asked for once a page: the router does not ask twice. */
const SCREENS = [
  '/drafts',
  '/settings',
  '/reset-password',
  '/verify-email/token',
  '/email-verification-success',
  '/email-verification-error',
]

export const buildDriver: BrowserDriver = {
  model: buildModel,
  actor: 'build',
  begin: openHome,
  steps: {
    'build.due': async ({ recording }) => recording.ring('build.due'),
    'build.chunkFailed': loseScreen,
    'page.hidden': async (stage) => stage.show('hidden'),
    'page.visible': async (stage) => stage.show('visible'),
    'xstate.done.actor.fetchLatestBuild': async ({ calls }, { output }) =>
      calls.release('latestBuild', ok({ id: output, timestamp: 1 })),
    'xstate.error.actor.fetchLatestBuild': async ({ calls }, { error }) =>
      calls.release('latestBuild', failureOf(error)),
    // Without an answer it stays; with one the page would be gone, and this path with it.
    'xstate.done.actor.reloadPage': async ({ calls }) => calls.release('latestBuild', 'cut'),
    'xstate.error.actor.reloadPage': async (stage) => {
      await stage.calls.release('latestBuild', 'cut')
      await stage.recording.untilTaken('xstate.done.actor.reloadPage')
      await withoutTimeouts(stage.page, async () => {
        await loseScreen(stage)
        await stage.recording.untilTaken('xstate.error.actor.reloadPage')
      })
    },
    'xstate.error.actor.watchChunks': async (stage) =>
      openUnheard(stage, { event: 'vite:preloadError', told: 'xstate.error.actor.watchChunks' }),
  },
  controls: {},
  cannot: (state, { type }, [newBuild, isVisible]) =>
    hindrances[type]?.({ state, newBuild, isVisible: isVisible === true }) ?? null,
  // A browser that times nothing refuses the next try: the one that is on its way has begun.
  heralds: ({ type }) =>
    type === 'xstate.error.actor.reloadPage'
      ? [
          { type: 'xstate.done.actor.reloadPage', output: 'unreachable' },
          { type: 'build.chunkFailed' },
        ]
      : [],
  standing: (name): Release | null =>
    name === 'listAccounts' ? ok({ accounts: [account] }) : null,
}

interface Situation {
  readonly state: string
  readonly newBuild: unknown
  readonly isVisible: boolean
}
const onlyChanges = 'The browser says so only when it changes.'

const hindrances: Readonly<Record<string, (situation: Situation) => string | null>> = {
  'xstate.error.actor.watchChunks': ({ state, newBuild, isVisible }) =>
    state === 'waiting' && newBuild === null && isVisible
      ? null
      : 'It breaks when the page is opened, or not at all.',
  'build.chunkFailed': ({ isVisible }) =>
    isVisible ? null : 'Nobody goes to another screen of a page that is not seen.',
  'page.visible': ({ isVisible }) => (isVisible ? onlyChanges : null),
  'page.hidden': ({ isVisible }) => (isVisible ? null : onlyChanges),
}

/** As in a browser that does not have them yet, for the small files that are no calls. */
async function withoutTimeouts(page: Stage['page'], work: () => Promise<void>): Promise<void> {
  await page.evaluate((limit) => {
    const whole = AbortSignal.timeout.bind(AbortSignal)
    globalThis.pinloomMend = () => void (AbortSignal.timeout = whole)
    AbortSignal.timeout = (time) => {
      if (time === limit) throw new DOMException('It broke.', 'NotSupportedError')
      return whole(time)
    }
  }, GENERAL_TIMEOUT)
  await work()
  await page.evaluate(() => globalThis.pinloomMend?.())
}

/** Goes to a screen whose file is gone, and back. */
async function loseScreen(stage: Stage): Promise<void> {
  const screen = SCREENS.find((path) => !stage.visited.has(path))
  if (screen === undefined)
    throw new Error(
      'tests/paths/browser/drivers/build.driver.ts: the path loses more screens than are listed: list another.',
    )
  await stage.withoutFiles(async () => {
    const failed = stage.page.evaluate(
      () =>
        new Promise<void>((done) => {
          addEventListener('vite:preloadError', () => done(), { once: true })
        }),
    )
    await stage.go(screen)
    await failed
  })
  await stage.go('/')
}
