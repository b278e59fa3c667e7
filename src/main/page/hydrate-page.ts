/**
 * Hydrates a prerendered page. At `/`, a signed-in user sees another screen than the prerendered
 * one, so that page is rendered from scratch.
 */
import { createElement, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { AppRouter } from '../../views/app/router.tsx'
import { isHydrated } from './is-hydrated.ts'
import { keepFields } from './kept-fields.ts'
import { whenIdle } from './when-idle.ts'

export interface PrerenderedPage {
  readonly root: HTMLElement
  readonly router: AppRouter
  readonly application: ReactNode
  readonly isSignedIn: () => boolean
}

export async function hydratePage({
  root,
  router,
  application,
  isSignedIn,
}: PrerenderedPage): Promise<void> {
  // Makes the router render the same elements as at the build. The screen and its data must be
  // loaded before hydration.
  router.ssr = { manifest: undefined }
  await router.load()
  const fields = keepFields(root)
  const replaces = router.state.location.pathname === '/' && isSignedIn()
  const committed = new Promise<void>((resolve) => {
    const page = createElement(Committed, { onCommit: resolve }, application)
    if (replaces) createRoot(root).render(page)
    else hydrateRoot(root, page)
  })
  if (replaces) applyWebFonts()
  else
    router.subscribe('onBeforeRouteMount', ({ pathChanged, fromLocation }) =>
      pathChanged && fromLocation !== undefined ? applyWebFonts() : undefined,
    )
  await Promise.race([committed, pause(HYDRATION_TIMEOUT_MS)])
  fields.replay()
  // Until then React hydrates in slices. The events of `isHydrated` would make it hydrate at once.
  await whenIdle()
  await waitForHydration(root)
  delete root.dataset['prerendered']
  fields.replay()
  fields.stop()
  dispatchEvent(new Event('application:ready'))
  // For the next page.
  for (const face of ['400 1em Inter', '600 1em Inter', '500 1em Lora'])
    document.fonts.load(face).catch(console.warn)
}

/** Until then the page uses system fonts (src/views/kit/styles/tokens.css). */
function applyWebFonts(): void {
  delete document.documentElement.dataset['faces']
}

/** Calls back once React has drawn or hydrated everything outside of its Suspense boundaries. */
function Committed({ onCommit, children }: { onCommit: () => void; children?: ReactNode }) {
  useEffect(onCommit, [onCommit])
  return children
}

const POLL_MS = 30
const HYDRATION_TIMEOUT_MS = 20_000

/** React hydrates the parts of a page one after another, as their code arrives. */
async function waitForHydration(root: HTMLElement): Promise<void> {
  const parts = () => [
    ...root.querySelectorAll('input:enabled, textarea:enabled, select:enabled, button:enabled'),
  ]
  for (
    let waited = 0;
    waited < HYDRATION_TIMEOUT_MS && !parts().every(isHydrated);
    waited += POLL_MS
  )
    await pause(POLL_MS)
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
}
