/**
 * Machines that live as long as the screen that needs them: children of the root, so that the
 * inspector records them and a logout ends them.
 */
import { useCallback, useEffect, useRef } from 'react'
import type { AnyActorLogic } from 'xstate'
import { useActorIfAny, useApp } from './app-context.tsx'
import type { Actors, ScreenActorName } from './seams.ts'

/**
 * The machine, null until it is opened. `open` answers it, or null when the screen is gone by then.
 */
export function useScreenActor<N extends ScreenActorName>(name: N) {
  const { app } = useApp()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      app.send({ type: 'screen.closed', id: name })
    }
  }, [app, name])
  const open = useCallback(
    (logic: AnyActorLogic, input?: object): Actors[N] | null => {
      if (isGone.current) return null
      const find = () => (app.system.get(name) as Actors[N] | undefined) ?? null
      if (find() === null) app.send({ type: 'screen.opened', id: name, logic: () => logic, input })
      return find()
    },
    [app, name],
  )
  return { actor: useActorIfAny(name), open }
}
