/** The machines of signed-in users with their effects. Loaded at sign-in (app.ts). */
import type { Client } from '#core/contract/client.ts'
import type { AnyActorLogic } from 'xstate'
import type { ProvidedScreen } from '../../machines/app/app-context.ts'
import type { appMachine } from '../../machines/app/app.machine.ts'
import type { StorageAreas } from '../../persistence/storage-areas.ts'
import { browserJournals } from '../../persistence/pins/journal/files.ts'
import type { Area } from '../../persistence/stored-json.ts'
import { provideAccounts } from '../session/accounts.effects.ts'
import { provideConnection } from '../jobs/connection.effects.ts'
import type { IntendedStarts } from '../jobs/intended-starts.ts'
import { providePages } from '../jobs/pages.effects.ts'
import { providePins } from '../pins/pins.effects.ts'
import { storedAccounts } from '../session/stored-accounts.ts'
import { provideTasks } from '../jobs/tasks.effects.ts'
import { provideWorkspaceImport } from '../jobs/workspace.effects.ts'

export interface StudioParts {
  readonly client: Client
  readonly indexedDB: IDBFactory
  readonly localStorage: Area
  readonly areas: StorageAreas
  /** The signed-in user's list. */
  readonly starts: () => IntendedStarts
  readonly now: () => number
  readonly newId: () => string
}

/** The root machine's actors by name. */
type RootActors = NonNullable<Parameters<typeof appMachine.provide>[0]['actors']>

export type Studio = ReturnType<typeof provideStudio>

export function provideStudio({
  client,
  indexedDB,
  localStorage,
  areas,
  starts,
  now,
  newId,
}: StudioParts) {
  const { pins, pinFlow, sendUnsent, session } = providePins({
    client,
    indexedDB,
    localStorage,
    tab: newId(),
    now,
    newId,
  })
  const children = {
    accounts: provideAccounts(
      client,
      storedAccounts({ indexedDB, localStorage, areas, journals: browserJournals() }),
    ),
    pages: providePages(client),
    pins,
    pinFlow,
    workspaceImport: provideWorkspaceImport(client),
    tasks: provideTasks({ client, starts, sendUnsent }),
  } satisfies RootActors
  const screens = {
    connection: provideConnection(client, (url) => window.location.assign(url)),
  } satisfies Record<ProvidedScreen, AnyActorLogic>
  return { machines: { ...children, ...screens }, pinSession: session }
}
