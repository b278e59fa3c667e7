/**
 * Answers for the network when there is none: the page and its files from the shell of this build,
 * pictures from those that were kept. Calls to the server are never answered here: their absence is
 * what the machines of the page wait for and retry.
 */
import { createPictureCache } from './picture-cache.ts'
import { KeepInspector, KeepPictures } from './page-messages.ts'
import { storeOf } from './request-stores.ts'
import { createShellCache, type Shell } from './shell-cache.ts'

/** Replaced by the build. */
declare const __SHELL__: Shell
// The library of types knows a worker's scope only as the general one.
declare const self: ServiceWorkerGlobalScope

const { origin } = self.location
const parts = { caches: self.caches, fetch: self.fetch.bind(self) }
const shell = createShellCache(__SHELL__, { ...parts, origin, locks: { held: heldLocks, hold } })
const pictures = createPictureCache({ ...parts, now: Date.now })

self.addEventListener('install', (event) => {
  // An older worker need not be waited for: open pages of older builds find their files in all
  // caches.
  event.waitUntil(shell.fill().then(async () => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([shell.tidy(), self.clients.claim()]))
})

self.addEventListener('message', (event) => {
  const told = KeepPictures.safeParse(event.data)
  if (told.success) event.waitUntil(pictures.keep(told.data.urls))
  // Without a network it is reported again by the next page.
  else if (KeepInspector.safeParse(event.data).success)
    event.waitUntil(shell.keepInspector().catch(console.warn))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const store = storeOf(request, origin)
  if (store === 'page') event.respondWith(shell.page(request))
  else if (store === 'file') event.respondWith(shell.file(request))
  else if (store === 'picture') event.respondWith(pictures.picture(request))
})

async function heldLocks(): Promise<readonly string[]> {
  const { held = [] } = await self.navigator.locks.query()
  return held.flatMap(({ name }) => name ?? [])
}

async function hold<T>(name: string, work: () => Promise<T>): Promise<T> {
  return self.navigator.locks.request(name, { mode: 'shared' }, work)
}
