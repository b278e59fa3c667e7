/**
 * What the kill tests need: a user with pins on a server's disk, a page, and a browser's
 * profile that outlives its browsers.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { v7 } from 'uuid'
import { onTestFinished } from 'vitest'
import { pin } from '#core/pins/pin.builder.ts'
import { pinsFeature } from '../../server/features/pins/pins.feature.ts'
import { openDatabase } from '../../server/platform/database/database.ts'
import { freePort } from '../../server/platform/free-port.ts'
import { startTestServer, TEST_PASSWORD } from '../support/server/test-server.ts'
import { realBrowser } from '../contract/real-browser.ts'
import type { RealBrowser } from '../contract/real-browser.ts'
import { openBrowser } from './browser-kill-browser.ts'
import type { DoomedBrowser } from './browser-kill-browser.ts'
import { startSite } from './browser-kill-site.ts'
import type { Site } from './browser-kill-site.ts'
import type { KillPage, Stored } from './browser-kill-page.ts'

const PINS = 150
/** In one event. */
const MAX_PINS = 500

declare global {
  interface Window {
    page: KillPage
  }
}

export interface World {
  readonly site: Site
  readonly profile: string
  readonly environment: Record<string, string>
  readonly userId: string
  readonly accountId: string
  /** Signed in. */
  readonly person: RealBrowser
}

/**
 * What a page found when it opened the log: after that, and after what came back from the journals
 * of dead tabs.
 */
export interface Again {
  readonly recovered: number | null
  readonly stored: Stored | null
}

/** A user with an account of pins on a server's disk, a page, and a profile for a browser. */
export async function makeWorld(count = PINS): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'pinloom-kills-'))
  onTestFinished(async () =>
    rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  )
  const dataDir = join(folder, 'data')
  let pins: ReturnType<typeof pinsFeature> | undefined
  const maker = await startTestServer({
    config: { dataDir },
    database: await openDatabase({ kind: 'embedded', dataDir }),
    features: (platform) => [(pins = pinsFeature(platform))],
  })
  const { user, client } = await maker.signUp('ada@example.com')
  const account = await client('createAccount', { body: { name: 'Kitchen' } })
  if (!account.ok) throw new Error(account.failure.message)
  const accountId = account.answer.id
  const fresh = Array.from({ length: count }, (_, at) => pin(`p${at}`, { account_id: accountId }))
  const added = Array.from({ length: Math.ceil(count / MAX_PINS) }, (_, nth) => ({
    type: 'pins.added' as const,
    data: { pins: fresh.slice(nth * MAX_PINS, (nth + 1) * MAX_PINS), autoSelect: false },
  }))
  await maker.platform.database.transaction(async (tx) =>
    pins?.appendPinEvents(tx, {
      owner: user.id,
      accountId,
      tab: 'task:1',
      events: added.map((event) => ({ id: v7(), at: maker.clock.now(), event })),
    }),
  )
  await maker.close()
  const port = await freePort('127.0.0.1')
  const site = await startSite(port)
  onTestFinished(async () => site.close())
  return {
    site,
    profile: join(folder, 'profile'),
    environment: { DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: site.address },
    userId: user.id,
    accountId,
    person: realBrowser(site.address),
  }
}

export async function signIn({ person }: World): Promise<void> {
  const outcome = await person.client('login', {
    body: { email: 'ada@example.com', password: TEST_PASSWORD },
  })
  if (!outcome.ok) throw new Error(outcome.failure.message)
}

export async function openDoomed({ profile, site, person }: World): Promise<DoomedBrowser> {
  const browser = await openBrowser(profile)
  onTestFinished(async () => browser.kill().catch(() => undefined))
  await browser.context.addCookies(
    [...person.cookies].map(([name, value]) => ({ name, value, url: site.address })),
  )
  return browser
}

/** It has opened nothing yet. */
export async function newTab(
  { site, userId, accountId }: Pick<World, 'site' | 'userId' | 'accountId'>,
  context: DoomedBrowser['context'],
  name: string,
): Promise<Page> {
  const tab = await context.newPage()
  const query = new URLSearchParams({ user: userId, account: accountId, tab: name })
  await tab.goto(`${site.address}/?${query.toString()}`)
  return tab
}

/** Each by its own name, one after the other. */
export async function openTabs(
  { site, userId, accountId }: World,
  { context }: DoomedBrowser,
  names: readonly string[],
): Promise<Page[]> {
  const tabs: Page[] = []
  for (const name of names) tabs.push(await newTab({ site, userId, accountId }, context, name))
  const [first, ...others] = tabs
  // The first one looks at what the last kill has left, before anything is written.
  await first?.evaluate(async () =>
    Object.assign(window, {
      left: await window.page.stored(),
      again: { ...(await window.page.open()), stored: await window.page.stored() },
    }),
  )
  for (const tab of others) await tab.evaluate(async () => window.page.open())
  return tabs
}
