/**
 * What the views get by React context: the root actor, the client, the configuration and the theme.
 * Machines are looked up in the root actor's system by name; a hook takes a selector, so a view is
 * drawn again only when what it shows has changed.
 */
import type { Translatable } from '#core/contract/words/problem.schema.ts'
import { useSelector } from '@xstate/react'
import { createContext, use, useCallback, useState, useSyncExternalStore } from 'react'
import type { Client } from '#core/contract/client.ts'
import type { RuntimeConfig } from '#core/contract/system.contract.ts'
import type { Language } from '#core/contract/call/languages.ts'
import type { ConsentStore } from '../consent/consent.ts'
import type { DeviceBook } from './device-book.ts'
import type { UnsavedTemplates } from './unsaved-templates.ts'
import type {
  ActorName,
  Actors,
  AppActor,
  SnapshotOf,
  TaskActor,
} from '../../../machines/app/actors.ts'
import type { PinSession } from '../../../machines/pins/pin-session.ts'
import type { DesignCanvas } from '../drawing/design-canvas.ts'
import type { Scheme, Theme, ThemeChoice } from '../styles/theme.ts'
import type { AnyActorRef } from 'xstate'

export interface AppValue {
  readonly app: AppActor
  readonly client: Client
  readonly config: RuntimeConfig
  /** BCP 47 tag of the words in use. */
  readonly locale: Language
  /** Words a problem in that language. The client has worded what a call answers already. */
  readonly say: (said: Translatable) => string
  /** Remembers it for this browser; the next page that is loaded uses it. */
  readonly chooseLanguage: (language: Language) => void
  /**
   * `choice` is what was chosen, `value` the theme that it comes to, `scheme` the colours of public
   * pages.
   */
  readonly theme: {
    readonly choice: ThemeChoice
    readonly value: Theme
    readonly set: (choice: ThemeChoice) => void
    readonly scheme: Scheme | null
  }
  /** What the person allows of outside services. */
  readonly consent: ConsentStore
  /** The person's devices, for the history. */
  readonly devices: DeviceBook
  readonly unsavedTemplates: UnsavedTemplates
  /** Milliseconds UTC now; a fixed clock in tests. */
  readonly now: () => number
  /** A new UUID for what a person makes. */
  readonly newId: () => string
  /** Draws templates. Its code is loaded with the first that is opened. */
  readonly openCanvas: () => Promise<DesignCanvas>
  /** The open pin store. Exists while a user is signed in. */
  readonly pinSession: () => PinSession
}

export const AppContext = createContext<AppValue | null>(null)

export function useApp(): AppValue {
  const value = use(AppContext)
  if (!value) throw new Error('useApp needs AppProviders above it.')
  return value
}

/** To change pins, and to undo and redo. */
export const usePinSession = (): PinSession => useApp().pinSession()

export const useTranslate = (): AppValue['say'] => useApp().say

/**
 * The actor itself, to send events to. The signed-in ones exist only while a user is signed in;
 * while a screen is on its way out after a logout the last one is kept, so that it can still be
 * drawn.
 */
export function useActor<N extends ActorName>(name: N): Actors[N] {
  const actor = useActorIfAny(name)
  const [last, setLast] = useState(actor)
  if (actor && actor !== last) setLast(actor)
  const found = actor ?? last
  if (!found) throw new Error(`The actor "${name}" is not running.`)
  return found
}

/** As `useActor`, but null when it is not running. */
export function useActorIfAny<N extends ActorName>(name: N): Actors[N] | null {
  const { app } = useApp()
  const subscribe = useCallback(
    (changed: () => void) => subscription(app.subscribe(changed)),
    [app],
  )
  // The system is a plain registry: its types are the table in actors.ts.
  const find = (): Actors[N] | null => (app.system.get(name) as Actors[N] | undefined) ?? null
  return useSyncExternalStore(subscribe, find, find)
}

type Select<N extends ActorName, T> = (snapshot: SnapshotOf<N>) => T

/**
 * Reads an actor; `select` must give the same reference for the same state (no new arrays or
 * objects) unless `isEqual` compares them.
 */
export function useActorState<N extends ActorName, T>(
  name: N,
  select: Select<N, T>,
  isEqual: (a: T, b: T) => boolean = Object.is,
): T {
  // An actor of the table by a name not yet known: TypeScript does not see that its snapshots are
  // those of the same name.
  return useSnapshot(useActor(name) as unknown as Subscribable<SnapshotOf<N>>, select, isEqual)
}

export const useAuth = <T,>(select: Select<'auth', T>): T => useActorState('auth', select)
export const useAccounts = <T,>(select: Select<'accounts', T>): T =>
  useActorState('accounts', select)
export const usePages = <T,>(select: Select<'pages', T>): T => useActorState('pages', select)
export const usePins = <T,>(select: Select<'pins', T>, isEqual?: (a: T, b: T) => boolean): T =>
  useActorState('pins', select, isEqual)
export const usePinFlow = <T,>(select: Select<'pinFlow', T>): T => useActorState('pinFlow', select)
export const useTasks = <T,>(select: Select<'tasks', T>, isEqual?: (a: T, b: T) => boolean): T =>
  useActorState('tasks', select, isEqual)
export const useEnvironment = <T,>(select: Select<'environment', T>): T =>
  useActorState('environment', select)
export const useBuild = <T,>(select: Select<'build', T>): T => useActorState('build', select)
/** One task of the list that `useTasks` gives. */
export const useTask = <T,>(
  task: TaskActor,
  select: (snapshot: ReturnType<TaskActor['getSnapshot']>) => T,
): T => useSnapshot(task, select, Object.is)

interface Subscribable<S> {
  getSnapshot(): S
  subscribe(listener: (snapshot: S) => void): { unsubscribe(): void }
}

function useSnapshot<S, T>(
  actor: Subscribable<S>,
  select: (snapshot: S) => T,
  isEqual: (a: T, b: T) => boolean,
): T {
  // useSelector asks for xstate's overloaded `subscribe`; it uses no more than this shape.
  return useSelector(
    actor as unknown as AnyActorRef,
    (snapshot: unknown) => select(snapshot as S),
    isEqual,
  )
}

function subscription(made: { unsubscribe(): void }): () => void {
  return () => made.unsubscribe()
}
