/**
 * What happens beside drawing when the address or the person changes: the new screen's heading
 * takes the focus, so that keyboard and screen reader start there; and when a user signs in or
 * out, the guards are asked again.
 */
import type { Actors } from '../../machines/app/actors.ts'

interface Navigations {
  subscribe(
    type: 'onRendered',
    listener: (event: { pathChanged: boolean; fromLocation?: unknown }) => void,
  ): () => void
  invalidate(): Promise<void>
}

export function watchNavigation(router: Navigations, auth: Actors['auth']): void {
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    // Not at the first page: there the browser's own order is right.
    if (pathChanged && fromLocation !== undefined) focusHeading()
  })
  let wasSignedIn = auth.getSnapshot().hasTag('signedIn')
  auth.subscribe((snapshot) => {
    const isSignedIn = snapshot.hasTag('signedIn')
    if (isSignedIn === wasSignedIn || !(isSignedIn || snapshot.hasTag('anonymous'))) return
    wasSignedIn = isSignedIn
    void router.invalidate()
  })
}

/** A field that asked for the focus keeps it. */
function focusHeading(): void {
  if (
    document.activeElement instanceof HTMLInputElement ||
    document.activeElement instanceof HTMLTextAreaElement
  )
    return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
