/**
 * Composes machines, api and persistence into one root actor. Machines are never restored from
 * storage: facts that outlive the page are stored when they change (persist-facts.ts) and read at
 * the start.
 */
import { z } from 'zod'
import {
  createActor,
  type Actor,
  type ActorOptions,
  type ActorRefFrom,
  type AnyActorLogic,
  type InspectionEvent,
  type Observer,
} from 'xstate'
import { User } from '#core/contract/account/auth.contract.ts'
import type { Client } from '#core/contract/client.ts'
import type { RuntimeConfig } from '#core/contract/system.contract.ts'
import { createClient, type ClientOptions } from '../api/client.ts'
import { createGeneralClient } from '../api/general-client.ts'
import type { Recalled } from '../machines/app/app-context.ts'
import { appMachine } from '../machines/app/app.machine.ts'
import type { authMachine } from '../machines/auth/auth.machine.ts'
import type { PinSession } from '../machines/pins/pin-session.ts'
import { loadFrame } from '../views/app/layouts.tsx'
import { openStorageAreas, type StorageAreas } from '../persistence/storage-areas.ts'
import { provideAnalytics } from './analytics/analytics.effects.ts'
import { mayHaveSession } from './session/may-have-session.ts'
import { provideAuth } from './session/auth.effects.ts'
import type { DeviceBook } from '../views/kit/context/device-book.ts'
import { openDeviceBook } from './session/device-book.ts'
import { provideBuild } from './page/build.effects.ts'
import { environmentNow, provideEnvironment } from './page/environment.effects.ts'
import { openIntendedStarts, type IntendedStarts } from './jobs/intended-starts.ts'
import { followFact } from './analytics/follow-fact.ts'
import { persistFacts } from './unsaved/persist-facts.ts'
import { lateKeptTemplates } from './unsaved/late-unsaved-templates.ts'
import type { UnsavedTemplates } from '../views/kit/context/unsaved-templates.ts'
import { createLateStudio } from './studio/late-studio.ts'
import { storedJson, type Area } from '../persistence/stored-json.ts'

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

export interface BrowserParts {
  readonly localStorage: Area
  readonly sessionStorage: Area
  readonly indexedDB: IDBFactory
  readonly fetch: typeof globalThis.fetch
  readonly reload: () => void
  readonly newId: () => string
  readonly now: () => number
  readonly inspect?: Observer<InspectionEvent>
  /** Default: the browser's timers. */
  readonly clock?: Clock
  readonly reword?: ClientOptions['reword']
  readonly language?: string
}

export interface App {
  readonly actor: Actor<typeof appMachine>
  readonly client: Client
  readonly areas: StorageAreas
  readonly devices: DeviceBook
  readonly unsavedTemplates: UnsavedTemplates
  /** Null when signed out. */
  readonly userId: () => string | null
  /** Throws before the studio is loaded. */
  readonly pinSession: () => PinSession
}

const solve: ClientOptions['solve'] = async (challenge, signal) =>
  (await import('./page/solve-proof.ts')).solveProof(challenge, signal)

const partsOfClient = ({ fetch, reword, language }: BrowserParts) => ({
  fetch,
  reword,
  language,
  solve,
})

export function createApp(config: RuntimeConfig, parts: BrowserParts): App {
  const { localStorage, sessionStorage, indexedDB, newId, now } = parts
  const areas = openStorageAreas({ localStorage, sessionStorage })
  const lastIdentity = storedJson(localStorage, 'lastIdentity', User)
  const owedSignOut = storedJson(localStorage, 'owedSignOut', z.literal(true))
  const client = createClient({
    baseUrl: config.api_base_url,
    ...partsOfClient(parts),
    onUnauthenticated: () => actor.system.get('auth')?.send({ type: 'auth.expired' }),
  })
  const userId = (): string | null => {
    // The root's own context has the user only after the studio has been loaded.
    const auth: ActorRefFrom<typeof authMachine> | undefined = actor.system.get('auth')
    return auth?.getSnapshot().context.user?.id ?? null
  }
  const starts = (): IntendedStarts => openIntendedStarts(localStorage, userId() ?? 'nobody')
  const unsavedTemplates = lateKeptTemplates({ indexedDB, localStorage, userId })
  const studio = createLateStudio(async () => {
    const [{ provideStudio }, { followUnsavedWords }] = await loadStudio()
    return () => {
      followUnsavedWords(actor, localStorage, unsavedTemplates)
      return provideStudio({ client, indexedDB, localStorage, areas, starts, now, newId })
    }
  })
  const machine = appMachine.provide({
    actors: {
      auth: provideAuth(client, owedSignOut, mayHaveSession(config, lastIdentity)),
      analytics: provideAnalytics(config),
      environment: provideEnvironment(),
      build: provideBuild({
        general: createGeneralClient({ fetch: parts.fetch }),
        sessionStorage,
        now,
        reload: parts.reload,
      }),
      openStudio: studio.open,
      ...studio.machines,
    },
  })
  const actor = createActor(machine, {
    input: {
      lastIdentity: lastIdentity.read(),
      owesSignOut: owedSignOut.read() === true,
      recall: () => recall(areas, starts()),
      buildId: config.build_id,
      analyticsEnabled: config.posthog_key !== null,
      ...environmentNow(),
      newId,
      chance: Math.random,
    },
    ...(parts.inspect === undefined ? {} : { inspect: parts.inspect }),
    ...(parts.clock === undefined ? {} : { clock: parts.clock }),
  })
  // The last user is probably still signed in.
  if (lastIdentity.read() !== null) loadEarly()
  loadEarlyOnLogin(actor)
  const devices = openDeviceBook({ area: localStorage, client, userId })
  persistFacts(actor, { areas, lastIdentity, owedSignOut, devices })
  unsavedTemplates.forgetOwed().catch(console.warn)
  return { actor, client, areas, devices, unsavedTemplates, userId, pinSession: studio.pinSession }
}

/** The machines and the screen frame that only signed-in users need. */
async function loadStudio() {
  return Promise.all([
    import('./studio/studio.ts'),
    import('./unsaved/follow-unsaved-words.ts'),
    loadFrame(),
  ])
}

/** The studio loads while the server is asked, or after a login. */
function loadEarlyOnLogin(actor: App['actor']): void {
  followFact(actor, 'auth', {
    fact: ({ context }) => context.user !== null,
    keep: (isSignedIn) => isSignedIn && loadEarly(),
  })
}

function loadEarly(): void {
  // A failed import is retried where it is needed.
  loadStudio().catch((error: unknown) =>
    console.warn('The studio could not be loaded early.', error),
  )
}

function recall(areas: StorageAreas, starts: IntendedStarts): Recalled {
  const preferences = areas.generationPreferences.read()
  return {
    selectedAccount: areas.selectedAccount.read(),
    selectedPages: areas.pageSelection.read(),
    preferences:
      preferences === null || preferences.selectedPinTypes.length === 0
        ? null
        : { n_pins: preferences.pinCount, pin_types: preferences.selectedPinTypes },
    starts: starts.list(),
  }
}
