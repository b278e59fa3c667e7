/**
 * Starts the inspector if the operator has enabled it. It is loaded before the machines start, to
 * record their first events. The `/inspector` tab, which shows other tabs, starts no machines: they
 * would take part in polling and other shared work.
 */
import { I18nProvider as WordsProvider } from '@lingui/react'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { InspectorDock } from '../../inspector/window/inspector-dock.tsx'
import { InspectorPage } from '../../inspector/window/inspector-page.tsx'
import { withoutSecrets } from '../../inspector/recording/kept-value.ts'
import { loadLayouts } from '../../inspector/layouts.ts'
import { loadModels } from '../../inspector/models.ts'
import { CHANNEL, PageWatch, serveRecording } from '../../inspector/stately/page-link.ts'
import { Recorder } from '../../inspector/recording/recorder.ts'
import { openStorageAreas } from '../../persistence/storage-areas.ts'
import { createI18n } from '../../views/kit/i18n/text.ts'
import { themeOf } from '../../views/kit/styles/theme.ts'
import type { KeepInspector } from '../../offline/page-messages.ts'
import type { BrowserParts } from '../app.ts'
import { whenIdle } from './when-idle.ts'

const LOCALE = 'en'
const TAB = 'pinloom-inspector-tab'

export function isInspectorPage(): boolean {
  return window.location.pathname.replace(/\/$/, '') === '/inspector'
}

export function showInspector(root: HTMLElement, brand: string): void {
  const choice = openStorageAreas({ localStorage, sessionStorage }).theme.read() ?? 'light'
  document.documentElement.dataset['theme'] = themeOf(
    choice,
    window.matchMedia('(prefers-color-scheme: dark)').matches,
  )
  keepOffline()
  draw(root, <InspectorPage watch={new PageWatch(new BroadcastChannel(CHANNEL))} brand={brand} />)
}

/** Begins to record, offers the recording to other tabs, and puts the dock beside the page. */
export function startInspector(newId: () => string): Pick<BrowserParts, 'inspect'> {
  const recorder = new Recorder(Date.now)
  const [id, tab] = [newId(), tabId(newId)]
  const leave = serveRecording(recorder, new BroadcastChannel(CHANNEL), () => ({
    id,
    tab,
    title: document.title,
    path: withoutSecrets(window.location.pathname),
  }))
  window.addEventListener('pagehide', leave)
  const host = document.createElement('div')
  // Keeps React Aria's dialogs from hiding it.
  host.dataset['reactAriaTopLayer'] = 'true'
  document.body.append(host)
  draw(host, <InspectorDock recording={recorder.recording} />)
  // The page's shortcuts listen on the window and must not get these keys.
  host.addEventListener('keydown', (event) => event.stopPropagation())
  keepOffline()
  loadEarly().catch((error: unknown) =>
    console.warn('Charts of the inspector could not be loaded early.', error),
  )
  return { inspect: { next: recorder.record } }
}

/** Stays the same after a reload. */
function tabId(newId: () => string): string {
  const known = sessionStorage.getItem(TAB) ?? newId()
  sessionStorage.setItem(TAB, known)
  return known
}

/** Loads charts while online, because machines are often inspected offline. */
async function loadEarly(): Promise<void> {
  await whenIdle()
  await Promise.all([loadLayouts(), loadModels()])
}

/** Asks the service worker, once there is one, to cache the inspector for offline starts. */
function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.ready
    .then(({ active }) => active?.postMessage({ type: 'inspector.keep' } satisfies KeepInspector))
    .catch(console.warn)
}

function draw(root: HTMLElement, view: ReactNode): void {
  createRoot(root).render(
    <StrictMode>
      <WordsProvider i18n={createI18n({}, LOCALE)}>
        <I18nProvider locale={LOCALE}>{view}</I18nProvider>
      </WordsProvider>
    </StrictMode>,
  )
}
