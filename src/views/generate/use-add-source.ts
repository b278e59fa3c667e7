/** Hands a source to the pages and waits for the answer. */
import { useCallback } from 'react'
import { useActor } from '../app-context.tsx'
import type { AddSource } from './source-form-props.ts'

export function useAddSource(): AddSource {
  const actor = useActor('pages')
  return useCallback<AddSource>(
    (source) => {
      const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<AddSource>>>()
      actor.send({ type: 'pages.addSources', source })
      // Not taken up: another source is on its way, or the pages are being loaded again.
      if (!actor.getSnapshot().hasTag('adding')) return Promise.resolve({ isAccepted: false, errors: [] })
      const subscription = actor.subscribe((snapshot) => {
        if (snapshot.hasTag('adding')) return
        subscription.unsubscribe()
        const { error, sourceErrors } = snapshot.context
        resolve({ isAccepted: snapshot.hasTag('ready') && error === null && sourceErrors.length === 0, errors: sourceErrors })
      })
      return promise
    },
    [actor],
  )
}
