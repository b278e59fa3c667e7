/**
 * Draws the application: into an empty page, or into one that was made at build, which React then takes over as it stands. Whoever turns
 * out to be signed in is not who that page was made for: where he sees another screen, it is drawn anew.
 */
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { AppRouter } from '../views/router.tsx'
import { takenOver } from '../views/taken-over.ts'

/** A page that has no frame of the public area is taken as taken over after this. ms */
const PATIENCE = 10_000

export interface Shown {
  readonly root: HTMLElement
  readonly router: AppRouter
  readonly application: ReactNode
  readonly isSignedIn: () => boolean
}

export async function show({ root, router, application, isSignedIn }: Shown): Promise<void> {
  if (root.dataset['prerendered'] === undefined) {
    createRoot(root).render(application)
    return
  }
  // With this the router draws the same elements as it did at the build; then its screen and that screen's data must be there.
  router.ssr = { manifest: undefined }
  await router.load()
  const tellFields = watchFields(root)
  if (router.state.location.pathname === '/' && isSignedIn()) createRoot(root).render(application)
  else hydrateRoot(root, application)
  await Promise.race([takenOver, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  delete root.dataset['prerendered']
  tellFields()
  dispatchEvent(new Event('application:ready'))
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** React takes a field over with its own words: what is typed into it or chosen before that is told once more, by what this returns. */
function watchFields(root: HTMLElement): () => void {
  const touched = new Map<Field, string>()
  const note = (field: unknown): void => {
    if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== field.defaultValue) touched.set(field, field.value)
  }
  const hear = (event: Event): void => note(event.target)
  for (const field of root.querySelectorAll('input, textarea')) note(field)
  addEventListener('input', hear, true)
  return () => {
    removeEventListener('input', hear, true)
    for (const [field, words] of touched) tellAgain(field, words)
  }
}

function tellAgain(field: Field, words: string): void {
  if (field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  // React hears of a change when the browser's own setter made it, and when the words are not those that it last saw.
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, words)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
