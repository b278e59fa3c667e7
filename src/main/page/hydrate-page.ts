/**
 * Hydrates a prerendered page. At `/`, a signed-in user sees another screen than the prerendered
 * one, so that page is rendered from scratch.
 */
import { createElement, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { AppRouter } from '../../views/router.tsx'
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
  const replayFields = watchFields(root)
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
  // Until then React hydrates in slices. The events of `isHydrated` would make it hydrate at once.
  await whenIdle()
  await waitForHydration(root)
  delete root.dataset['prerendered']
  replayFields()
  dispatchEvent(new Event('application:ready'))
  // For the next page.
  for (const face of ['400 1em Inter', '600 1em Inter', '500 1em Lora'])
    document.fonts.load(face).catch(console.warn)
}

/** Until then the page uses system fonts (src/views/styles/tokens.css). */
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
/** React treats it as a press, and nothing in the product listens to it. */
const HYDRATING_EVENT = 'auxclick'

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

/**
 * React hydrates a part before an event of this kind reaches it. While the part's code is missing,
 * React stops the event at the root: https://github.com/reactwg/react-18/discussions/130
 */
function isHydrated(part: Element): boolean {
  let isReached = false
  const onEvent = (): void => {
    isReached = true
  }
  part.addEventListener(HYDRATING_EVENT, onEvent)
  part.dispatchEvent(new Event(HYDRATING_EVENT))
  part.removeEventListener(HYDRATING_EVENT, onEvent)
  return isReached
}

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Hydration overwrites a field with React's value. This keeps what was typed before. The returned
 * function replays it as input events. Until then, typing continues after the kept text.
 */
function watchFields(root: HTMLElement): () => void {
  const touched = new Map<Field, string>()
  const track = (field: unknown): void => {
    if (!isField(field)) return
    if (valueOf(field) === valueInReact(field)) touched.delete(field)
    else touched.set(field, valueOf(field))
  }
  const onInput = (event: Event): void => track(event.target)
  const restoreText = ({ target }: Event): void => {
    if (!isField(target)) return
    const text = touched.get(target) ?? target.value
    if (target.value !== text) target.value = text
  }
  for (const field of root.querySelectorAll('input, textarea')) track(field)
  addEventListener('beforeinput', restoreText, true)
  addEventListener('input', onInput, true)
  return () => {
    removeEventListener('beforeinput', restoreText, true)
    removeEventListener('input', onInput, true)
    for (const [field, text] of touched) if (valueInReact(field) !== text) replayInput(field, text)
  }
}

function isField(part: unknown): part is Field {
  return part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

function valueOf(field: Field): string {
  return isCheckable(field) ? String(field.checked) : field.value
}

/** React writes the value that it knows into the field's attribute. */
function valueInReact(field: Field): string {
  return isCheckable(field) ? String(field.defaultChecked) : field.defaultValue
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
}

function replayInput(field: Field, text: string): void {
  if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (isCheckable(field)) {
    field.checked = text !== 'true'
    field.click()
    return
  }
  const { value, selectionStart, selectionEnd } = field
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  // React notices a change only if the native setter made it and the value differs from the last one.
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (value === text && selectionStart !== null && field === document.activeElement)
    field.setSelectionRange(selectionStart, selectionEnd)
}
