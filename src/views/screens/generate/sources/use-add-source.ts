/** Hands a source to the pages and waits for the answer. */
import { useCallback } from 'react'
import { useActor } from '../../../kit/context/app-context.tsx'
import type { AddSource } from './source-form-props.ts'

export function useAddSource(): AddSource {
  const actor = useActor('pages')
  return useCallback<AddSource>(
    (source, continues = false) => {
      const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<AddSource>>>()
      const before = actor.getSnapshot().context.pages.length
      actor.send({ type: 'pages.addSources', source, continues })
      // Not taken up: another source is on its way, or the pages are being loaded again.
      if (!actor.getSnapshot().hasTag('adding'))
        return Promise.resolve({ isAccepted: false, added: 0, errors: [] })
      const had = actor.getSnapshot().context.sourceErrors.length
      const subscription = actor.subscribe((snapshot) => {
        if (snapshot.hasTag('adding')) return
        subscription.unsubscribe()
        const { error, sourceErrors, pages } = snapshot.context
        const errors = sourceErrors.slice(had)
        resolve({
          isAccepted: snapshot.hasTag('ready') && error === null && errors.length === 0,
          added: pages.length - before,
          errors,
        })
      })
      return promise
    },
    [actor],
  )
}
