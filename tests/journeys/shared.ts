/**
 * What all journeys of one worker share. It is kept on the process: Vitest evaluates this module
 * again for each file.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Browser, BrowserContext } from 'playwright'
import { freePort } from '../../server/platform/free-port.ts'
import type { TestPinSite } from '../support/pinterest/pin-site.ts'
import type { MisbehavingSite } from '../faults/misbehaving-site.ts'
import { allEnded, ended } from './ended.ts'
import { emptyContext, openKept, type KeptContext, type KeptOptions } from './kept-context.ts'
import type { OutsideServices } from './outside-services.ts'
import { launchBrowser, startProduct, type Product } from './product.ts'

/** Sites of this machine that the worker's product may ask. */
interface Sites {
  readonly misbehaving: MisbehavingSite
  readonly pins: TestPinSite
}

/** A product with a practice network beside it, which is at the same address after a restart. */
export interface Practising {
  readonly product: Product
  /** The address of the network. */
  readonly practice: string
}

interface Shared {
  browser?: Promise<Browser> | undefined
  fullBrowser?: Promise<Browser> | undefined
  sites?: Promise<Sites> | undefined
  services?: Promise<OutsideServices> | undefined
  product?: Promise<Product> | undefined
  stoppable?: Promise<Product> | undefined
  practising?: Promise<Practising> | undefined
  /** Contexts that are not in use. */
  readonly contexts: KeptContext[]
}

const KEY = Symbol.for('pinloom.journeys.shared')

function shared(): Shared {
  const holder = globalThis as { [KEY]?: Shared }
  return (holder[KEY] ??= { contexts: [] })
}

export async function sharedBrowser(): Promise<Browser> {
  return (shared().browser ??= launchBrowser())
}

export async function sharedFullBrowser(): Promise<Browser> {
  return (shared().fullBrowser ??= launchBrowser({ isFull: true }))
}

/** Those of the worker's browsers that a journey is in. */
export async function lentContexts(): Promise<BrowserContext[]> {
  const { browser, fullBrowser, contexts } = shared()
  const browsers = await Promise.allSettled([browser, fullBrowser])
  const idle = new Set(contexts.map(({ context }) => context))
  return browsers
    .flatMap((one) => (one.status === 'fulfilled' ? (one.value?.contexts() ?? []) : []))
    .filter((context) => !idle.has(context))
}

/** Empty, for one journey at a time. */
export async function borrowContext(browser: Browser, options: KeptOptions): Promise<KeptContext> {
  const { contexts } = shared()
  const at = contexts.findIndex(
    (kept) => kept.context.browser() === browser && isDeepStrictEqual(kept.options, options),
  )
  return contexts.splice(at, at < 0 ? 0 : 1)[0] ?? openKept(browser, options)
}

/** `origin`: of the product that the journey was in. */
export async function returnContext(kept: KeptContext, origin: string): Promise<void> {
  if (await isEmptied(kept, origin)) shared().contexts.push(kept)
  else await ended('Closing a browser context', kept.context.close())
}

/** False also when its page does not answer. */
async function isEmptied(kept: KeptContext, origin: string): Promise<boolean> {
  try {
    return await ended('Emptying a browser context', emptyContext(kept, origin))
  } catch (error) {
    process.stderr.write(`A browser context is closed, for it can't be emptied: ${String(error)}\n`)
    return false
  }
}

export async function sharedSites(): Promise<Sites> {
  return (shared().sites ??= startSites())
}

async function startSites(): Promise<Sites> {
  const [{ startMisbehavingSite }, { startTestPinSite }] = await Promise.all([
    import('../faults/misbehaving-site.ts'),
    import('../support/pinterest/pin-site.ts'),
  ])
  const [misbehaving, pins] = await Promise.all([startMisbehavingSite(), startTestPinSite()])
  return { misbehaving, pins }
}

export async function sharedProduct(): Promise<Product> {
  return (shared().product ??= startWithSites())
}

async function startWithSites(): Promise<Product> {
  const { misbehaving, pins } = await sharedSites()
  return startProduct({ ALLOW_HOSTS: misbehaving.host, VIDEO_HOSTS: pins.host })
}

/** Of the product that may be stopped. */
export async function sharedServices(): Promise<OutsideServices> {
  return (shared().services ??= import('./outside-services.ts').then(
    async ({ startOutsideServices }) => startOutsideServices(),
  ))
}

/** Runs, whatever a test before has done to it. */
export async function sharedStoppableProduct(): Promise<Product> {
  const product = await (shared().stoppable ??= startWithServices())
  await product.start()
  return product
}

async function startWithServices(): Promise<Product> {
  const { settings, till } = await sharedServices()
  const product = await startProduct(settings)
  till.address = product.address
  return product
}

/**
 * Runs, whatever a test before has done to it. Each browser context has its own boards and pins
 * there.
 */
export async function sharedPractising(): Promise<Practising> {
  const practising = await (shared().practising ??= startWithPractice())
  await practising.product.start()
  return practising
}

async function startWithPractice(): Promise<Practising> {
  const port = await freePort('127.0.0.1')
  const product = await startProduct({ PRACTICE_PORT: String(port) })
  return { product, practice: `http://127.0.0.1:${port}/` }
}

/** At the end of the worker: each is tried, whatever fails before. A second call finds nothing. */
export async function stopShared(): Promise<void> {
  const { browser, fullBrowser, sites, services, product, stoppable, practising } = shared()
  shared().contexts.length = 0
  shared().browser = undefined
  shared().fullBrowser = undefined
  shared().sites = undefined
  shared().services = undefined
  shared().product = undefined
  shared().stoppable = undefined
  shared().practising = undefined
  await allEnded({
    'Closing the browser': async () => (await browser)?.close(),
    'Closing the full browser': async () => (await fullBrowser)?.close(),
    'Removing the product': async () => (await product)?.remove(),
    'Removing the stoppable product': async () => (await stoppable)?.remove(),
    'Removing the product with a practice network': async () =>
      (await practising)?.product.remove(),
    'Closing the misbehaving site': async () => (await sites)?.misbehaving.close(),
    'Closing the site of pins': async () => (await sites)?.pins.close(),
    'Closing the outside services': async () => (await services)?.close(),
  })
}
