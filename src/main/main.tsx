/** Starts the application: the root actor and the screens. */
import { answerOf } from './answer.ts'
import { createClient } from '../api/client.ts'
import './jobs/import-retry.ts'
import type { Translatable } from '#core/contract/words/problem.schema.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { v7 as uuidv7 } from 'uuid'
import { waitFor } from 'xstate'
import { directionOf, type Language } from '#core/contract/call/languages.ts'
import { RuntimeConfig } from '#core/contract/system.contract.ts'
import { AppProviders } from '../views/app/app-providers.tsx'
import { FaultPage } from '../views/kit/errors/fault-page.tsx'
import { loadWording, loadWords } from '../views/kit/i18n/languages.ts'
import { createAppRouter, type AppRouter } from '../views/app/router.tsx'
import { createGeneralClient } from '../api/general-client.ts'
import { type App, type BrowserParts, createApp } from './app.ts'
import { openConsentStore } from './analytics/consent-store.ts'
import { followConsent } from './analytics/follow-consent.ts'
import { createBlogSource } from './studio/blog-source.ts'
import type { ConsentStore } from '../views/kit/consent/consent.ts'
import type { PrerenderedPage } from './page/hydrate-page.ts'
import type * as Inspector from './page/inspector.tsx'
import type * as InspectorEntry from './page/inspector-entry.ts'
import { openLanguage, type LanguageStore } from './session/language.ts'
import { showMountFailure } from './page/mount-failure.ts'
import type { ThemeStore } from '../views/kit/styles/theme.ts'
import { whenIdle } from './page/when-idle.ts'

/**
 * Set by tests that drive the page along generated paths (tests/paths/browser), before the page's
 * first script runs: an observer of the machines and a manual clock.
 */
declare global {
  var pinloomHarness: Pick<BrowserParts, 'inspect' | 'clock'> | undefined
}

/** Address of the inspector's entry, set by the build. */
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
    ...browserParts(),
    ...inLanguage(language.current, wording),
    ...inspector?.startInspector(newId),
    ...globalThis.pinloomHarness,
  })
  app.actor.start()
  const consent = openConsent()
  const [words, { say }] = await Promise.all([loadWords(language.current), wording])
  watchJobs(app, say).catch(console.warn)
  applyLanguage(language.current)
  const router = createAppRouter({
    app: app.actor,
    client: app.client,
    config,
    blog: createBlogSource(createGeneralClient()),
    language: language.current,
    isDrawnHere: () => root.dataset['prerendered'] === undefined,
  })
  followRouter(router, app, language)
  const application = (
    <StrictMode>
      <AppProviders
        app={app.actor}
        client={app.client}
        config={config}
        themeStore={themeStoreOf(app)}
        consentStore={consent}
        devices={app.devices}
        unsavedTemplates={app.unsavedTemplates}
        newId={newId}
        openCanvas={openCanvas(config, app)}
        pinSession={app.pinSession}
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
  await show({ root, router, application, isSignedIn: signedInOf(app) })
  goOffline(app, config).catch((error: unknown) =>
    console.warn('The application will not start without a network.', error),
  )
  applyConsent(consent, app, config)
}

const browserParts = () => ({
  localStorage,
  sessionStorage,
  indexedDB,
  fetch: globalThis.fetch.bind(globalThis),
  reload: () => window.location.reload(),
  newId,
  now: Date.now,
})

/** Hydrates the prerendered page, or renders into an empty one. */
async function show(page: PrerenderedPage): Promise<void> {
  if (page.root.dataset['prerendered'] === undefined)
    return createRoot(page.root).render(page.application)
  // A separate chunk: the studio does not need it.
  const { hydratePage } = await import('./page/hydrate-page.ts')
  return hydratePage(page)
}

function openConsent(): ConsentStore {
  return openConsentStore({
    area: localStorage,
    signals: navigator,
    watch: (changed) => addEventListener('storage', ({ key }) => changed(key)),
  })
}

function applyConsent(consent: ConsentStore, { actor }: App, config: RuntimeConfig): void {
  followConsent(consent, {
    config,
    sendToAnalytics: (event) => actor.system.get('analytics')?.send(event),
    // A separate chunk: most installations have no chat.
    loadChat: (address) =>
      void import('./analytics/chat-widget.ts')
        .then(({ loadChatWidget }) => loadChatWidget(address))
        .catch(console.warn),
  })
}

const signedInOf =
  ({ actor }: App) =>
  () =>
    actor.getSnapshot().matches('signedIn')

const themeStoreOf = ({ areas: { theme } }: App): ThemeStore => ({
  get: () => theme.read(),
  set: (value) => theme.write(value),
})

function followRouter(router: AppRouter, app: App, language: LanguageStore): void {
  router.subscribe('onResolved', ({ fromLocation, toLocation }) =>
    fromLocation !== undefined && language.needsReload(toLocation.pathname)
      ? window.location.reload()
      : undefined,
  )
  // Ignored unless analytics are configured and allowed.
  router.subscribe('onResolved', ({ pathChanged }) =>
    pathChanged ? app.actor.system.get('analytics')?.send({ type: 'screen.opened' }) : undefined,
  )
}

/** A separate chunk: only the template editor uses it. */
const openCanvas =
  (config: RuntimeConfig, { userId }: App) =>
  async () => {
    const { openDesignCanvas } = await import('./studio/design-canvas.ts')
    return openDesignCanvas({ server: config.api_base_url, userId })
  }

/** A separate chunk: jobs exist only for signed-in users. */
async function watchJobs({ actor }: App, say: (said: Translatable) => string): Promise<void> {
  await waitFor(actor, (snapshot) => snapshot.matches('signedIn'))
  const { pageSigns, watchFinishedJobs } = await import('./jobs/finished-jobs.ts')
  watchFinishedJobs(actor, pageSigns, say)
}

/** The client sends the page's language and translates problems into it. */
function inLanguage(
  language: Language,
  wording: ReturnType<typeof loadWording>,
): Pick<BrowserParts, 'language' | 'reword'> {
  return { language, reword: async (...answered) => (await wording).reword(...answered) }
}

function applyLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

/** Built separately (vite.config.ts). The application starts without it, for example offline. */
async function loadInspector(): Promise<typeof Inspector | void> {
  // The built file has the same exports.
  const entry = import.meta.env.DEV
    ? import('./page/inspector-entry.ts')
    : (import(/* @vite-ignore */ __INSPECTOR__) as Promise<typeof InspectorEntry>)
  return Promise.race([
    entry.then(async ({ loadInspector }) => loadInspector()),
    inspectorTimeout(),
  ]).catch(console.warn)
}

/** A hanging request must not block the start of the application. */
const INSPECTOR_TIMEOUT_MS = 3_000

async function inspectorTimeout(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, INSPECTOR_TIMEOUT_MS))
}

/** Starts when the page is idle. Service workers need a secure origin and a production build. */
async function goOffline({ actor }: App, { build_id }: RuntimeConfig): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !('locks' in navigator)) return
  await whenIdle()
  const { keepOffline } = await import('./page/offline.ts')
  keepOffline(actor, {
    workers: navigator.serviceWorker,
    locks: navigator.locks,
    buildId: build_id,
    origin: window.location.origin,
  })
}

mount().catch((error: unknown) => showMountFailure(error, root))

/**
 * Reads the runtime configuration from the page, where the server has written it. The development
 * server does not, so there it is fetched.
 */
async function readRuntimeConfig(page: Pick<Document, 'getElementById'>): Promise<RuntimeConfig> {
  const text = page.getElementById('runtime-config')?.textContent ?? ''
  if (text.trim() !== '') return RuntimeConfig.parse(JSON.parse(text))
  return answerOf(await createClient({ baseUrl: '' })('getConfig', {}))
}
