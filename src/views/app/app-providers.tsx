/**
 * What `src/main/` puts around the router: `<AppProviders app client config><RouterProvider
 * router={…} /></AppProviders>`. Everything it needs from outside comes as a property: no view
 * touches network, storage, clock or randomness by itself.
 */
import { englishOf, type Translatable } from '#core/contract/words/problem.schema.ts'
import { I18nProvider } from '@lingui/react'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { AppContext, type AppValue } from '../kit/context/app-context.tsx'
import { AskedConsent } from '../kit/consent/asked-consent.tsx'
import { memoryConsentStore } from '../kit/consent/consent.ts'
import { type DeviceBook, noDevices } from '../kit/context/device-book.ts'
import { noUnsavedTemplates, type UnsavedTemplates } from '../kit/context/unsaved-templates.ts'
import { createI18n } from '../kit/i18n/text.ts'
import { memoryThemeStore, schemeOf, themeOf } from '../kit/styles/theme.ts'
import '../kit/styles/base.css'
import type { ReactNode } from 'react'
import type { Client } from '#core/contract/client.ts'
import type { RuntimeConfig } from '#core/contract/system.contract.ts'
import type { Language } from '#core/contract/call/languages.ts'
import type { ConsentStore } from '../kit/consent/consent.ts'
import type { Catalogue } from '../kit/i18n/text.ts'
import type { AppActor } from '../../machines/app/actors.ts'
import type { PinSession } from '../../machines/pins/pin-session.ts'
import type { DesignCanvas } from '../kit/drawing/design-canvas.ts'
import type { ThemeChoice, ThemeStore } from '../kit/styles/theme.ts'

export interface AppProvidersProps {
  app: AppActor
  client: Client
  config: RuntimeConfig
  /** Where the theme choice is kept; without it, it lasts as long as the page. */
  themeStore?: ThemeStore
  /** Where the choice about outside services is kept; without it, it lasts as long as the page. */
  consentStore?: ConsentStore
  devices?: DeviceBook
  unsavedTemplates?: UnsavedTemplates
  now?: () => number
  newId?: () => string
  /** Without it there is nothing that draws templates. */
  openCanvas?: () => Promise<DesignCanvas>
  /** Without it no pins are open. */
  pinSession?: () => PinSession
  language?: Language
  /** Without it a choice lasts as long as the page. */
  chooseLanguage?: (language: Language) => void
  /** Of a language beside English: all of them. */
  words?: Catalogue
  /** Says a sentence of server, core or machines in the language; English needs none. */
  say?: ((said: Translatable) => string) | undefined
  children: ReactNode
}

export function AppProviders({ words, children, ...props }: AppProvidersProps) {
  const value = useAppValue(props)
  const [i18n] = useState(() => createI18n(words ?? {}, value.locale))
  return (
    <AppContext value={value}>
      <I18nProvider i18n={i18n}>
        {children}
        <AskedConsent />
      </I18nProvider>
    </AppContext>
  )
}

function useAppValue({
  app,
  client,
  config,
  themeStore,
  consentStore,
  devices = noDevices,
  unsavedTemplates = noUnsavedTemplates,
  now = Date.now,
  newId = randomId,
  openCanvas = noCanvas,
  pinSession = noSession,
  language: locale = 'en',
  chooseLanguage = forget,
  say = englishOf,
}: Omit<AppProvidersProps, 'words' | 'children'>): AppValue {
  const [consent] = useState(() => consentStore ?? memoryConsentStore())
  const theme = useTheme(themeStore)
  return useMemo(
    () => ({
      app,
      client,
      config,
      locale,
      say,
      chooseLanguage,
      theme,
      consent,
      devices,
      unsavedTemplates,
      now,
      newId,
      openCanvas,
      pinSession,
    }),
    [
      app,
      client,
      config,
      locale,
      say,
      chooseLanguage,
      consent,
      devices,
      unsavedTemplates,
      theme,
      now,
      newId,
      openCanvas,
      pinSession,
    ],
  )
}

function useTheme(given: ThemeStore | undefined) {
  const [store] = useState(() => given ?? memoryThemeStore())
  const [chosen, setChosen] = useState(() => store.get())
  const value = themeOf(chosen, useIsSystemDark())
  return useMemo(
    () => ({
      choice: chosen ?? 'light',
      value,
      scheme: schemeOf(chosen),
      set: (next: ThemeChoice) => {
        store.set(next)
        setChosen(next)
      },
    }),
    [chosen, value, store],
  )
}

const noCanvas = () => Promise.reject(new Error('Nothing draws templates here.'))
const noSession = () => {
  throw new Error('Pins are opened for a signed-in user.')
}
const forget = () => undefined
const randomId = () => crypto.randomUUID()

/** Whether the device asks for dark, now and whenever that changes. */
const query = globalThis.matchMedia?.('(prefers-color-scheme: dark)')

function useIsSystemDark(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query?.matches ?? false,
    () => false,
  )
}

function subscribe(changed: () => void): () => void {
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}
