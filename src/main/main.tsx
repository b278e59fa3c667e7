/** Starts the application: the root actor of this module, and the screens that show it. */
import './import-again.ts'
import type { Said } from '#core/contract/problem.schema.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { v7 as uuidv7 } from 'uuid'
import { waitFor } from 'xstate'
import { directionOf, type Language } from '#core/public/languages.ts'
import type { RuntimeConfig } from '#core/contract/system.contract.ts'
import { AppProviders } from '../views/app-providers.tsx'
import { FaultPage } from '../views/errors/fault-page.tsx'
import { loadWording, loadWords } from '../views/i18n/languages.ts'
import { createAppRouter } from '../views/router.tsx'
import { createGeneralClient } from '../api/general-client.ts'
import { type App, type BrowserParts, createApp } from './app.ts'
import { openConsentStore } from './consent-store.ts'
import { followConsent } from './follow-consent.ts'
import { createBlogSource } from './blog-source.ts'
import './harness.ts'
import type * as Inspector from './inspector.tsx'
import type * as InspectorDoor from './inspector-door.ts'
import { openLanguage } from './language.ts'
import { showMountFailure } from './mount-failure.ts'
import { readRuntimeConfig } from './runtime-config.ts'
import { themeStoreOf } from './theme-store.ts'
import { whenIdle } from './when-idle.ts'

/** Where the built inspector begins; written in by the build. */
declare const __INSPECTOR__: string

const root = document.getElementById('root')
const newId = (): string => uuidv7()

async function mount(): Promise<void> {
  if (root === null) throw new Error('The page has no #root')
  const config = await readRuntimeConfig(document)
  const inspector = config.inspector ? await loadInspector() : undefined
  if (inspector?.isInspectorPage()) return inspector.showInspector(root, config.brand)
  const language = openLanguage(location.pathname, navigator.languages, localStorage)
  const wording = loadWording(language.current)
  const app = createApp(config, {
    localStorage,
    sessionStorage,
    indexedDB,
    fetch: globalThis.fetch.bind(globalThis),
    reload: () => window.location.reload(),
    newId,
    now: Date.now,
    ...inLanguage(language.current, wording),
    ...inspector?.startInspector(newId),
    ...globalThis.pinloomHarness,
  })
  app.actor.start()
  const consent = openConsentStore({
    area: localStorage,
    signals: navigator,
    watch: (changed) => addEventListener('storage', ({ key }) => changed(key)),
  })
  const [words, { say }] = await Promise.all([loadWords(language.current), wording])
  watchJobs(app, say).catch(console.warn)
  speak(language.current)
  const router = createAppRouter({
    app: app.actor,
    client: app.client,
    config,
    blog: createBlogSource(createGeneralClient()),
    language: language.current,
    isDrawnHere: () => root.dataset['prerendered'] === undefined,
  })
  router.subscribe('onResolved', ({ fromLocation, toLocation }) =>
    fromLocation !== undefined && language.goOn(toLocation.pathname)
      ? window.location.reload()
      : undefined,
  )
  // Unheard unless it is switched on and allowed.
  router.subscribe('onResolved', ({ pathChanged }) =>
    pathChanged ? app.actor.system.get('analytics')?.send({ type: 'screen.opened' }) : undefined,
  )
  const application = (
    <StrictMode>
      <AppProviders
        app={app.actor}
        client={app.client}
        config={config}
        themeStore={themeStoreOf(app.areas)}
        consentStore={consent}
        devices={app.devices}
        newId={newId}
        openCanvas={openCanvas(config)}
        language={language.current}
        chooseLanguage={language.choose}
        words={words}
        say={say}
      >
        <FaultPage>
          <RouterProvider router={router} />
        </FaultPage>
      </AppProviders>
    </StrictMode>
  )
  if (root.dataset['prerendered'] === undefined) createRoot(root).render(application)
  // A chunk of its own: who comes to the studio needs none of it.
  else
    await (
      await import('./take-over.ts')
    ).takeOver({
      root,
      router,
      application,
      isSignedIn: () => app.actor.getSnapshot().matches('signedIn'),
    })
  goOffline(app, config).catch((error: unknown) =>
    console.warn('The application will not start without a network.', error),
  )
  followConsent(consent, {
    config,
    tellAnalytics: (event) => app.actor.system.get('analytics')?.send(event),
    // A chunk of its own: most have none.
    loadChat: (address) =>
      void import('./chat-widget.ts')
        .then(({ loadChatWidget }) => loadChatWidget(address))
        .catch(console.warn),
  })
}

/** A chunk of its own: only the editor of templates draws here. */
const openCanvas = (config: RuntimeConfig) => async () => {
  const { openDesignCanvas } = await import('./design-canvas.ts')
  return openDesignCanvas(config.api_base_url)
}

/** A chunk of its own: who has not signed in has no jobs. */
async function watchJobs({ actor }: App, say: (said: Said) => string): Promise<void> {
  await waitFor(actor, (snapshot) => snapshot.matches('signedIn'))
  const { pageSigns, watchFinishedJobs } = await import('./finished-jobs.ts')
  watchFinishedJobs(actor, pageSigns, say)
}

/** How the client says the page's language, and hears answers in it. */
function inLanguage(
  language: Language,
  wording: ReturnType<typeof loadWording>,
): Pick<BrowserParts, 'language' | 'reword'> {
  return { language, reword: async (...answered) => (await wording).reword(...answered) }
}

function speak(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

/**
 * Built apart from the application (vite.config.ts). Without it the product is whole: it may be
 * missing when there is no network.
 */
async function loadInspector(): Promise<typeof Inspector | void> {
  // What is built of that file has its exports.
  const door = import.meta.env.DEV
    ? import('./inspector-door.ts')
    : (import(/* @vite-ignore */ __INSPECTOR__) as Promise<typeof InspectorDoor>)
  return Promise.race([door.then(async ({ enter }) => enter()), inspectorIsLate()]).catch(
    console.warn,
  )
}

/** A network that only hangs must not keep the product from starting. ms */
const INSPECTOR_PATIENCE = 3_000

async function inspectorIsLate(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, INSPECTOR_PATIENCE))
}

/**
 * When the page has nothing better to do. Workers need a secure origin; under the development
 * server nothing is built to be kept.
 */
async function goOffline({ actor }: App, { build_id }: RuntimeConfig): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !('locks' in navigator)) return
  await whenIdle()
  const { keepOffline } = await import('./offline.ts')
  keepOffline(actor, {
    workers: navigator.serviceWorker,
    locks: navigator.locks,
    buildId: build_id,
    origin: window.location.origin,
  })
}

mount().catch((error: unknown) => showMountFailure(error, root))
