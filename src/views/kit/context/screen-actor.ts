/**
 * Machines that live as long as the screen that needs them: children of the root, so that the
 * inspector records them and a logout ends them.
 */
import { useCallback, useEffect, useRef } from 'react'
import type { AnyActorLogic } from 'xstate'
import { useActorIfAny, useApp } from './app-context.tsx'
import type { Actors, ScreenActorName } from '../../../machines/app/actors.ts'

/**
 * The machine, once it is opened; for another `key` it is another one. `open` answers it, or
 * null when it isn't needed any more.
 */
export function useScreenActor<N extends ScreenActorName>(name: N, key: string = name) {
  const { app } = useApp()
  const current = useRef<string | null>(null)
  useEffect(() => {
    current.current = key
    return () => {
      current.current = null
      app.send({ type: 'screen.closed', id: name })
    }
  }, [app, name, key])
  const open = useCallback(
    (logic: AnyActorLogic, input?: object): Actors[N] | null => {
      if (current.current !== key) return null
      const find = () => (app.system.get(name) as Actors[N] | undefined) ?? null
      if (find() === null) app.send({ type: 'screen.opened', id: name, logic: () => logic, input })
      return find()
    },
    [app, name, key],
  )
  return { actor: useActorIfAny(name) ?? undefined, open }
}
