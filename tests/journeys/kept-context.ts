/**
 * One browser context that journeys use one after another. After each it is emptied: cookies,
 * storage, history, routes, listeners, init scripts, held keys and all tabs but the first. The
 * application's files stay in the cache and compiled: the first page of a new context takes 1.1 s of
 * the processor, here it takes 0.55.
 *
 * When a journey fails, or does something that cannot be undone, the context is closed and the next
 * journey gets a new one.
 */
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Disposable,
  Page,
} from 'playwright'
import { forgetTraffic } from './quiet.ts'

export type KeptOptions = BrowserContextOptions & {
  readonly viewport: { readonly width: number; readonly height: number }
}

export interface KeptContext {
  readonly context: BrowserContext
  readonly cdp: CDPSession
  readonly options: KeptOptions
  /** The only tab that is kept. */
  readonly page: Page
  /** A call that can't be undone was made on it. */
  isSpent: boolean
  /** What runs before the scripts of each page. */
  readonly initScripts: Disposable[]
}

/** Their effects last as long as the context or the tab. */
const PERMANENT_CALLS = {
  context: [
    'exposeBinding',
    'exposeFunction',
    'newCDPSession',
    'setDefaultNavigationTimeout',
    'setDefaultTimeout',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setHTTPCredentials',
  ],
  page: [
    'addInitScript',
    'addLocatorHandler',
    'exposeBinding',
    'exposeFunction',
    'setDefaultNavigationTimeout',
    'setDefaultTimeout',
    'setExtraHTTPHeaders',
  ],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const

/** Listeners to these belong to one journey. Playwright itself listens to "close". */
const EVENT_NAMES = {
  context: [
    'console',
    'dialog',
    'page',
    'request',
    'requestfailed',
    'requestfinished',
    'response',
    'serviceworker',
    'weberror',
  ],
  page: [
    'console',
    'crash',
    'dialog',
    'domcontentloaded',
    'download',
    'filechooser',
    'frameattached',
    'framedetached',
    'framenavigated',
    'load',
    'pageerror',
    'popup',
    'request',
    'requestfailed',
    'requestfinished',
    'response',
    'websocket',
    'worker',
  ],
} as const

/** Playwright sends them with each later key, until they are released. */
const HELD_KEYS = ['Shift', 'Control', 'Alt', 'Meta'] as const

/** A page of each server that loads nothing. */
export const BLANK = '/robots.txt'

/** Storage types that are cleared per origin; cookies are cleared for the whole context. */
const STORED = 'cache_storage,file_systems,indexeddb,local_storage,service_workers'

export async function openKept(browser: Browser, options: KeptOptions): Promise<KeptContext> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const kept: KeptContext = {
    context,
    page,
    cdp: await context.newCDPSession(page),
    options,
    isSpent: false,
    initScripts: [],
  }
  const markSpent = (): void => {
    kept.isSpent = true
  }
  watchCalls(context, PERMANENT_CALLS.context, markSpent)
  watchCalls(context.clock, PERMANENT_CALLS.clock, markSpent)
  watchCalls(page, PERMANENT_CALLS.page, markSpent)
  const addInitScript = context.addInitScript.bind(context)
  context.addInitScript = async (...given: Parameters<typeof addInitScript>) => {
    const script = await addInitScript(...given)
    kept.initScripts.push(script)
    return script
  }
  return kept
}

function watchCalls(thing: object, names: readonly string[], onCall: () => void): void {
  for (const name of names) {
    const method: unknown = Reflect.get(thing, name)
    if (typeof method !== 'function') throw new Error(`Playwright has no ${name} any more.`)
    Reflect.set(thing, name, (...given: unknown[]): unknown => {
      onCall()
      return method.apply(thing, given) as unknown
    })
  }
}

/** Returns false when the context has to be closed instead. `origin` is the product's. */
export async function emptyContext(kept: KeptContext, origin: string): Promise<boolean> {
  const { context, page, cdp } = kept
  if (kept.isSpent || page.isClosed() || !isAt(page, origin)) return false
  await Promise.all(
    context
      .pages()
      .filter((one) => one !== page)
      .map(async (one) => one.close()),
  )
  for (const script of kept.initScripts.splice(0)) await script.dispose()
  await context.setOffline(false)
  await context.clearPermissions()
  // A page of the same origin keeps the process, with what it has compiled.
  const left = await page.goto(origin + BLANK).catch(() => null)
  if (left === null) return false
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const name of EVENT_NAMES.context) context.removeAllListeners(name)
  for (const name of EVENT_NAMES.page) page.removeAllListeners(name)
  forgetTraffic(context)
  await page.mouse.up()
  await page.mouse.move(-1, -1)
  for (const key of HELD_KEYS) await page.keyboard.up(key)
  await page.evaluate(() => {
    sessionStorage.clear()
    window.name = ''
  })
  await context.clearCookies()
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED })
  await cdp.send('Page.resetNavigationHistory')
  await page.setViewportSize(kept.options.viewport)
  await page.emulateMedia(mediaOf(kept.options))
  return true
}

/** As the context was opened with: what is not set there is as Playwright has it. */
function mediaOf({ colorScheme = 'light', reducedMotion, forcedColors, contrast }: KeptOptions) {
  return {
    media: null,
    colorScheme,
    reducedMotion: reducedMotion ?? null,
    forcedColors: forcedColors ?? null,
    contrast: contrast ?? null,
  }
}

/** On another origin, storage could be left that is not cleared. */
function isAt(page: Page, origin: string): boolean {
  return page.url() === 'about:blank' || new URL(page.url()).origin === origin
}
