/** The machine of a screen that is opened with it, for as long as it is there. */
import { useEffect } from 'react'
import type { AnyActorLogic } from 'xstate'
import type { ProvidedScreen } from '../../../machines/app/app-context.ts'
import { useActorIfAny, useApp } from './app-context.tsx'
import type { Actors, ScreenActorName } from '../../../machines/app/actors.ts'

/** `logic` stays the same for as long as the screen is there. */
export function useOpenedScreen<N extends ScreenActorName>(
  name: N,
  logic: AnyActorLogic | ProvidedScreen,
): Actors[N] | undefined {
  const { app } = useApp()
  useEffect(() => {
    let isLeft = false
    // React runs an effect twice in development: the first machine would be closed at once, with
    // what it has asked for.
    queueMicrotask(() =>
      isLeft
        ? undefined
        : app.send({ type: 'screen.opened', id: name, logic: () => logic, input: undefined }),
    )
    return () => {
      isLeft = true
      app.send({ type: 'screen.closed', id: name })
    }
  }, [app, name, logic])
  return useActorIfAny(name) ?? undefined
}
