/**
 * One page for one path: the built application with its server held, its machines' clock still and
 * their transitions written down.
 */
import type { Browser, BrowserContext, Page, Route } from 'playwright'
import type { KeptContext } from '../../journeys/kept-context.ts'
import { AccountServer } from './account-server.ts'
import { originOfFiles } from './file-server.ts'
import { HeldCalls, LATEST_BUILD, type Standing } from './held-calls.ts'
import { patiently } from './patiently.ts'
import { Recording, recorderScript } from './recorder.ts'
import { keepFilesCached, returnContext, borrowContext } from './stage-context.ts'
import { showPage } from './show-page.ts'

declare global {
  var pinloomDatabases: ((isAnswered: boolean) => void)[] | undefined
  var pinloomStore: (() => void) | undefined
  var pinloomLock: (() => void) | undefined
  var pinloomMend: (() => void) | undefined
}

/** Where a network asks whether the account may be connected: the browser stays where it is. */
const NETWORK = 'https://network.example/'
const GOOGLE = 'https://accounts.google.com/gsi/client'

/**
 * Replaces Google's script, which needs the network: its button hands over a
 * credential, as theirs does.
 */
const GOOGLE_SCRIPT = `(() => {
  let hand = () => {}
  window.google = { accounts: { id: {
    initialize: ({ callback }) => { hand = callback },
    renderButton: (parent) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Continue with Google'
      button.onclick = () => hand({ credential: 'token' })
      parent.replaceChildren(button)
    },
  } } }
})()`

export class Stage {
  readonly page: Page
  readonly calls: HeldCalls
  readonly recording: Recording
  /** Answers what no path is about; nothing before a driver has stocked it. */
  readonly server: AccountServer
  /** Where `go` has led. */
  readonly visited = new Set<string>()
  readonly #context: BrowserContext
  readonly #kept: KeptContext
  readonly #origin: string
  readonly #heldFiles: Route[] = []

  private constructor(
    kept: KeptContext,
    {
      calls,
      server,
      actor,
      origin,
    }: { calls: HeldCalls; server: AccountServer; actor: string; origin: string },
  ) {
    this.#kept = kept
    this.#context = kept.context
    this.#origin = origin
    this.page = kept.page
    this.calls = calls
    this.server = server
    this.recording = new Recording(kept.page, actor)
  }

  static async open(browser: Browser, actor: string, standing: Standing): Promise<Stage> {
    const server = new AccountServer()
    const calls = new HeldCalls(standing, server)
    const origin = await originOfFiles()
    const kept = await borrowContext(browser)
    const { context, page } = kept
    await context.addCookies([{ name: 'csrftoken', value: 'paths', url: origin }])
    await context.addInitScript({ content: recorderScript() })
    await context.route(
      (url) => url.origin !== origin || isCall(url.pathname) || url.pathname.startsWith('/media/'),
      (route) => answerRoute(route, calls),
    )
    await keepFilesCached(page)
    context.on('requestfailed', (request) => calls.forget(request))
    return new Stage(kept, { calls, server, actor, origin })
  }

  /** What this device remembers; before the page is opened. */
  async remember(stored: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#context.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value)
    }, written(stored))
  }

  /** What this tab remembers; before the page is opened. */
  async rememberInTab(stored: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#context.addInitScript((entries) => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value)
    }, written(stored))
  }

  /**
   * What the page is given of its databases waits until `releaseDatabases`; before the page is
   * opened.
   */
  async holdDatabases(): Promise<void> {
    await this.#context.addInitScript(() => {
      const ask = indexedDB.databases.bind(indexedDB)
      const waiting: ((isAnswered: boolean) => void)[] = []
      indexedDB.databases = () =>
        new Promise(
          (done, fail) =>
            void waiting.push((isAnswered) =>
              isAnswered ? done(ask()) : fail(new Error('It broke.')),
            ),
        )
      globalThis.pinloomDatabases = waiting
    })
  }

  /** `isAnswered` false: storage has broken. */
  async releaseDatabases(isAnswered: boolean): Promise<void> {
    const release = (): Promise<true | null> =>
      this.page.evaluate((how) => {
        const next = globalThis.pinloomDatabases?.shift()
        next?.(how)
        return next === undefined ? null : true
      }, isAnswered)
    await patiently(release, () => 'The page has not asked for its databases')
  }

  /**
   * Locks the logs of pins as another tab would, so that the page's own changes wait until
   * `releaseStore`.
   */
  async holdStore(): Promise<void> {
    await this.page.evaluate(async () => {
      const opened = (name: string): Promise<IDBDatabase> =>
        new Promise((done, fail) => {
          const asked = indexedDB.open(name)
          asked.onsuccess = () => done(asked.result)
          asked.onerror = () => fail(new Error(`${name} does not open`))
        })
      const found = await Promise.all(
        (await indexedDB.databases()).map(({ name = '' }) => opened(name)),
      )
      let isHeld = true
      globalThis.pinloomStore = () => void (isHeld = false)
      const written = found
        .filter(({ objectStoreNames }) => objectStoreNames.contains('log'))
        .map((database) => {
          const transaction = database.transaction('log', 'readwrite')
          transaction.oncomplete = () => database.close()
          // A transaction lasts as long as it is asked for something.
          return new Promise<void>((begun) => {
            const goOn = (): void => {
              begun()
              if (isHeld) transaction.objectStore('log').get(0).onsuccess = goOn
            }
            transaction.objectStore('log').get(0).onsuccess = goOn
          })
        })
      await Promise.all(written)
    })
  }

  /** Whatever asks storage meanwhile is refused. */
  async withoutStore(work: () => Promise<void>): Promise<void> {
    await this.page.evaluate(() => {
      const places = [
        [IDBDatabase.prototype, 'transaction'],
        [IDBFactory.prototype, 'deleteDatabase'],
      ] as const
      const whole = places.map(([place, name]): unknown => Reflect.get(place, name))
      globalThis.pinloomMend = () =>
        places.forEach(([place, name], at) => Reflect.set(place, name, whole[at]))
      // No lost connection: the page opens one again eight times, which takes 6 s and more.
      const refuse = (): never => {
        throw new DOMException('It broke.', 'NotFoundError')
      }
      for (const [place, name] of places) Reflect.set(place, name, refuse)
    })
    await work()
    await this.page.evaluate(() => globalThis.pinloomMend?.())
  }

  /**
   * Messages to other tabs are refused meanwhile, as where a browser keeps nothing of
   * a site.
   */
  async withoutChannels(work: () => Promise<void>): Promise<void> {
    await this.page.evaluate(() => {
      const whole = BroadcastChannel
      globalThis.pinloomMend = () => void (globalThis.BroadcastChannel = whole)
      globalThis.BroadcastChannel = class extends whole {
        constructor(name: string) {
          super(name)
          throw new DOMException('It broke.', 'SecurityError')
        }
      }
    })
    await work()
    await this.page.evaluate(() => globalThis.pinloomMend?.())
  }

  async releaseStore(): Promise<void> {
    await this.page.evaluate(() => globalThis.pinloomStore?.())
  }

  /**
   * The lock is another tab's, and comes back to it whenever the page lets it go; before the page
   * is opened.
   */
  async holdLock(name: string): Promise<void> {
    this.#kept.isSpent = true
    await this.#context.addInitScript((wanted) => {
      const queue = (): void => {
        void navigator.locks.request(
          wanted,
          () =>
            new Promise<void>((letGo) => {
              globalThis.pinloomLock = () => {
                // Behind the page, which waits for it already.
                queue()
                letGo()
              }
            }),
        )
      }
      queue()
    }, name)
  }

  async handOverLock(): Promise<void> {
    await this.page.evaluate(() => globalThis.pinloomLock?.())
  }

  /** Another tab says it to all that listen. */
  async broadcast(channel: string, message: unknown): Promise<void> {
    await this.page.evaluate(
      ([name, said]) => {
        const other = new BroadcastChannel(name)
        other.postMessage(said)
        other.close()
      },
      [channel, message] as const,
    )
  }

  /** Loads the page, as by typing its address. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.#origin + path, { waitUntil: 'commit' })
  }

  /**
   * Every page that is loaded meanwhile is refused something by a script that runs before its own.
   */
  async refusing(refusal: string, work: () => Promise<void>): Promise<void> {
    const browser = await this.#context.newCDPSession(this.page)
    await browser.send('Page.enable')
    const { identifier } = await browser.send('Page.addScriptToEvaluateOnNewDocument', {
      source: refusal,
    })
    await work()
    await browser.send('Page.removeScriptToEvaluateOnNewDocument', { identifier })
    await browser.detach()
  }

  /**
   * To a screen that was open before, as the browser's back button leads there: the machines go on.
   */
  async go(path: string): Promise<void> {
    this.visited.add(path)
    await this.page.evaluate((to) => history.pushState(null, '', to), path)
  }

  isAt(path: string): boolean {
    return new URL(this.page.url()).pathname === path
  }

  async loseNetwork(): Promise<void> {
    await this.#context.setOffline(true)
    await this.page.waitForFunction(() => !navigator.onLine)
  }

  async findNetwork(): Promise<void> {
    await this.#context.setOffline(false)
    await this.page.waitForFunction(() => navigator.onLine)
  }

  /** The window of the page is laid away, or put back. */
  async show(state: DocumentVisibilityState): Promise<void> {
    // A window that was laid away once draws more slowly afterwards.
    this.#kept.isSpent = true
    await showPage(this.page, state)
  }

  /**
   * Files of the application that are asked for meanwhile are gone, as they are after a new build.
   */
  async withoutFiles(work: () => Promise<void>): Promise<void> {
    const gone = '**/assets/**'
    await this.#context.route(gone, (route) => route.fulfill({ status: 404 }))
    await work()
    await this.#context.unroute(gone)
  }

  /** A file of the application waits until `releaseFile`; before the page is opened. */
  async holdFile(name: string): Promise<void> {
    await this.#context.route(`**/assets/${name}-*.js*`, async (route) => {
      this.#heldFiles.push(route)
    })
  }

  /** The oldest one, as soon as there is one; `isThere` false: it is gone. */
  async releaseFile(isThere: boolean): Promise<void> {
    const next = () =>
      patiently(
        () => this.#heldFiles.shift() ?? null,
        () => 'The page has not asked for the file',
      )
    const route = await next()
    if (isThere) return route.fallback()
    await route.fulfill({ status: 404 })
    // The first failure is followed by another try at once.
    if (!route.request().url().includes('?')) await (await next()).fulfill({ status: 404 })
    return undefined
  }

  async close(): Promise<void> {
    await returnContext(this.#kept, this.#origin)
  }
}

function written(
  stored: Readonly<Record<string, unknown>>,
): readonly (readonly [string, string])[] {
  return Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)])
}

/** Files of the application come from their server. */
async function answerRoute(route: Route, calls: HeldCalls): Promise<void> {
  const { href, pathname } = new URL(route.request().url())
  if (href.startsWith(GOOGLE))
    return route.fulfill({ contentType: 'text/javascript', body: GOOGLE_SCRIPT })
  if (href.startsWith(NETWORK)) return route.fulfill({ status: 204 })
  if (isCall(pathname)) return calls.arrive(route)
  return pathname.startsWith('/media/')
    ? route.fulfill({ status: 404 })
    : route.abort('addressunreachable')
}

function isCall(pathname: string): boolean {
  return pathname.startsWith('/api/') || pathname === LATEST_BUILD
}
