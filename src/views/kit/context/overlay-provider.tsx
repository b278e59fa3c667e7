/** Joins the overlays to the browser's history and the router. */
import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import {
  createOverlayHistory,
  type OverlayRouter,
  type OverlayWindow,
} from '../ui/overlays/overlay-history.ts'
import { OverlayContext } from '../ui/overlays/use-overlay.ts'

/** The page that says the application has broken down has no router, and no overlays. */
export function OverlayProvider({ children }: { children: ReactNode }) {
  const router: { history: RouterHistory } | null = useRouter({ warn: false })
  return router === null ? children : <Joined history={router.history}>{children}</Joined>
}

function Joined({ history, children }: { history: RouterHistory; children: ReactNode }) {
  const [overlays] = useState(() => createOverlayHistory(overlayWindow, routerOf(history)))
  // Before the entry of an overlay that is open from the start is added.
  useLayoutEffect(() => overlays.start(), [overlays])
  return <OverlayContext value={overlays}>{children}</OverlayContext>
}

const overlayWindow: OverlayWindow = {
  get state() {
    return window.history.state as unknown
  },
  get canGoForward() {
    return window.navigation?.canGoForward ?? false
  },
  go: (delta) => window.history.go(delta),
  // The router has put its own function over that of `window.history`.
  push: (state) => History.prototype.pushState.call(window.history, state, ''),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (timer) => window.clearTimeout(timer),
  onPop(listener) {
    // Before the router's own listener.
    window.addEventListener('popstate', listener, { capture: true })
    return () => window.removeEventListener('popstate', listener, { capture: true })
  },
}

function routerOf(history: RouterHistory): OverlayRouter {
  return {
    get state() {
      return history.location.state
    },
    subscribe: (listener) => history.subscribe(listener),
    hold: (before) =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: async ({ action }) => {
          if (action === 'PUSH' || action === 'REPLACE') await before(action)
          return false
        },
      }),
  }
}
