/**
 * Hydrates a prerendered page. At `/`, a signed-in user sees another screen than the prerendered
 * one, so that page is rendered from scratch.
 */
import type { ReactNode } from 'react'
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
  if (router.state.location.pathname === '/' && isSignedIn()) {
    applyWebFonts()
    createRoot(root).render(application)
  } else {
    hydrateRoot(root, application)
    router.subscribe('onBeforeRouteMount', ({ pathChanged, fromLocation }) =>
      pathChanged && fromLocation !== undefined ? applyWebFonts() : undefined,
    )
  }
  await waitForHydration(root)
  await whenIdle()
  delete root.dataset['prerendered']
  await replayFields()
  dispatchEvent(new Event('application:ready'))
  // For the next page.
  for (const face of ['400 1em Inter', '600 1em Inter', '500 1em Lora'])
    document.fonts.load(face).catch(console.warn)
}

/** Until then the page uses system fonts (src/views/styles/tokens.css). */
function applyWebFonts(): void {
  delete document.documentElement.dataset['faces']
}

const POLL_MS = 30
const HYDRATION_TIMEOUT_MS = 20_000
const MAX_REPLAYS = 50

/**
 * React hydrates the parts of a page one after another, as their code arrives. It sets a property on
 * each hydrated element.
 */
async function waitForHydration(root: HTMLElement): Promise<void> {
  const isMissing = (part: Element): boolean => propsOf(part) === undefined
  for (
    let waited = 0;
    waited < HYDRATION_TIMEOUT_MS &&
    [...root.querySelectorAll('input, textarea, button')].some(isMissing);
    waited += POLL_MS
  )
    await pause(POLL_MS)
}

function propsOf(part: Element): object | undefined {
  const [, props] = Object.entries(part).find(([key]) => key.startsWith('__reactProps$')) ?? []
  return props as object | undefined
}

/** Whether React sets the field's value. File fields count too: their event is replayed once. */
function isControlled(field: Field): boolean {
  const props = propsOf(field) ?? {}
  return field.type === 'file' || 'value' in props || 'checked' in props
}

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Hydration overwrites a controlled field with React's value. This keeps what was typed before. The
 * returned function replays it as input events. Until then, typing continues after the kept text.
 */
function watchFields(root: HTMLElement): () => Promise<void> {
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
  return async () => {
    // React ignores events of a part that is not fully hydrated.
    const isUnknownToReact = ([field, text]: [Field, string]): boolean =>
      field.type !== 'file' && valueInReact(field) !== text
    // Uncontrolled fields keep their text.
    for (const field of [...touched.keys()].filter((one) => !isControlled(one)))
      touched.delete(field)
    for (const [field, text] of touched) replayInput(field, text)
    for (let times = 0; times < MAX_REPLAYS && [...touched].some(isUnknownToReact); times += 1) {
      await pause(POLL_MS)
      for (const [field, text] of [...touched].filter(isUnknownToReact)) replayInput(field, text)
    }
    removeEventListener('beforeinput', restoreText, true)
    removeEventListener('input', onInput, true)
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
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  // React notices a change only if the native setter made it and the value differs from the last one.
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
