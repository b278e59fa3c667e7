/**
 * What all journeys of one worker share. It is kept on the process: Vitest evaluates this module
 * again for each file.
 */
import type { Browser } from 'playwright'
import { emptyContext, openKept, type KeptContext, type KeptOptions } from './kept-context.ts'
import { launchBrowser, startProduct, type Product } from './product.ts'

interface Shared {
  browser?: Promise<Browser> | undefined
  fullBrowser?: Promise<Browser> | undefined
  product?: Promise<Product> | undefined
  stoppable?: Promise<Product> | undefined
  context?: KeptContext | undefined
}

const KEY = Symbol.for('pinloom.journeys.shared')

function shared(): Shared {
  const holder = globalThis as { [KEY]?: Shared }
  return (holder[KEY] ??= {})
}

export async function sharedBrowser(): Promise<Browser> {
  return (shared().browser ??= launchBrowser())
}

export async function sharedFullBrowser(): Promise<Browser> {
  return (shared().fullBrowser ??= launchBrowser({ isFull: true }))
}

/** Empty, for one journey at a time. */
export async function borrowContext(options: KeptOptions): Promise<KeptContext> {
  const kept = shared().context ?? (await openKept(await sharedBrowser(), options))
  shared().context = undefined
  return kept
}

/** `origin`: of the product that the journey was in. */
export async function returnContext(kept: KeptContext, origin: string): Promise<void> {
  if (await emptyContext(kept, origin)) shared().context = kept
  else await kept.context.close()
}

export async function sharedProduct(): Promise<Product> {
  return (shared().product ??= startProduct())
}

/** Runs, whatever a test before has done to it. */
export async function sharedStoppableProduct(): Promise<Product> {
  const product = await (shared().stoppable ??= startProduct())
  await product.start()
  return product
}

/** At the end of the worker. A second call finds nothing. */
export async function stopShared(): Promise<void> {
  const { browser, fullBrowser, product, stoppable } = shared()
  shared().context = undefined
  shared().browser = undefined
  shared().fullBrowser = undefined
  shared().product = undefined
  shared().stoppable = undefined
  await (await browser)?.close()
  await (await fullBrowser)?.close()
  await (await product)?.remove()
  await (await stoppable)?.remove()
}
