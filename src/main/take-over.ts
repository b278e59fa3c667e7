/**
 * Draws the application into a page that was made at build, which React takes over as it stands.
 * Whoever turns out to be signed in is not who that page was made for: where he sees another
 * screen, it is drawn anew.
 */
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { AppRouter } from '../views/router.tsx'
import { whenIdle } from './when-idle.ts'

export interface MadePage {
  readonly root: HTMLElement
  readonly router: AppRouter
  readonly application: ReactNode
  readonly isSignedIn: () => boolean
}

export async function takeOver({ root, router, application, isSignedIn }: MadePage): Promise<void> {
  // With this the router draws the same elements as it did at the build; then its screen and that
  // screen's data must be there.
  router.ssr = { manifest: undefined }
  await router.load()
  const tellFields = watchFields(root)
  if (router.state.location.pathname === '/' && isSignedIn()) {
    wearOwnFaces()
    createRoot(root).render(application)
  } else {
    hydrateRoot(root, application)
    router.subscribe('onBeforeRouteMount', ({ pathChanged, fromLocation }) =>
      pathChanged && fromLocation !== undefined ? wearOwnFaces() : undefined,
    )
  }
  await everyPartIsReacts(root)
  await whenIdle()
  delete root.dataset['prerendered']
  await tellFields()
  dispatchEvent(new Event('application:ready'))
  // For the page that is gone to next.
  for (const face of ['400 1em Inter', '600 1em Inter', '500 1em Lora'])
    document.fonts.load(face).catch(console.warn)
}

/** Until now the page stood in the device's own letters (src/views/styles/tokens.css). */
function wearOwnFaces(): void {
  delete document.documentElement.dataset['faces']
}

/**
 * How often it is looked whether React has come to a part, and how long at most, in ms; and how
 * often a field is told of again.
 */
const LOOKS_EVERY = 30
const PATIENCE = 20_000
const TELLS = 50

/**
 * React comes to the parts of a page one after another, as their code is there. It puts its
 * properties on each element that it has.
 */
async function everyPartIsReacts(root: HTMLElement): Promise<void> {
  const isMissing = (part: Element): boolean => propsOf(part) === undefined
  for (
    let waited = 0;
    waited < PATIENCE && [...root.querySelectorAll('input, textarea, button')].some(isMissing);
    waited += LOOKS_EVERY
  )
    await pause(LOOKS_EVERY)
}

function propsOf(part: Element): object | undefined {
  const [, props] = Object.entries(part).find(([key]) => key.startsWith('__reactProps$')) ?? []
  return props as object | undefined
}

/** A file is handed over once; the words of the others are React's where it gives them. */
function isReactsToHold(field: Field): boolean {
  const props = propsOf(field) ?? {}
  return field.type === 'file' || 'value' in props || 'checked' in props
}

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * React takes a field over with its own words: what is typed into it or chosen before that is told
 * once more, by what this returns. Who still types then goes on behind his own words, not in an
 * empty field.
 */
function watchFields(root: HTMLElement): () => Promise<void> {
  const touched = new Map<Field, string>()
  const note = (field: unknown): void => {
    if (!isField(field)) return
    if (shown(field) === heard(field)) touched.delete(field)
    else touched.set(field, shown(field))
  }
  const hear = (event: Event): void => note(event.target)
  const keepWords = ({ target }: Event): void => {
    if (!isField(target)) return
    const words = touched.get(target) ?? target.value
    if (target.value !== words) target.value = words
  }
  for (const field of root.querySelectorAll('input, textarea')) note(field)
  addEventListener('beforeinput', keepWords, true)
  addEventListener('input', hear, true)
  return async () => {
    // Before a part is wholly its own, React hears nothing.
    const isUnheard = ([field, words]: [Field, string]): boolean =>
      field.type !== 'file' && heard(field) !== words
    // What React leaves to the browser keeps its words by itself.
    for (const field of [...touched.keys()].filter((one) => !isReactsToHold(one)))
      touched.delete(field)
    for (const [field, words] of touched) tellAgain(field, words)
    for (let times = 0; times < TELLS && [...touched].some(isUnheard); times += 1) {
      await pause(LOOKS_EVERY)
      for (const [field, words] of [...touched].filter(isUnheard)) tellAgain(field, words)
    }
    removeEventListener('beforeinput', keepWords, true)
    removeEventListener('input', hear, true)
  }
}

function isField(part: unknown): part is Field {
  return part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

function shown(field: Field): string {
  return isTick(field) ? String(field.checked) : field.value
}

/** What React knows of a field it writes into its attribute. */
function heard(field: Field): string {
  return isTick(field) ? String(field.defaultChecked) : field.defaultValue
}

async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
}

function tellAgain(field: Field, words: string): void {
  if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (isTick(field)) {
    field.checked = words !== 'true'
    field.click()
    return
  }
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  // React hears of a change when the browser's own setter made it, and when the words are not those
  // that it last saw.
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, words)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
