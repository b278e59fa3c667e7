/**
 * A machine broke down, which is a bug: no screen can be trusted to go on, so the error page
 * replaces all of them. Bots see none.
 */
import { useSyncExternalStore } from 'react'
import { useApp } from '../context/app-context.tsx'
import { DesignSystem } from '../context/design-system.tsx'
import { BotError, isBot } from './bot-error.tsx'
import { ErrorPage } from './error-page.tsx'
import { MissingChunkPage, hasMissingChunk } from './route-errors.tsx'
import type { ReactNode } from 'react'

export function FaultPage({ children }: { children: ReactNode }) {
  const { app } = useApp()
  const fault = useSyncExternalStore(
    (changed) => {
      const watching = app.subscribe(changed)
      return () => watching.unsubscribe()
    },
    () => app.getSnapshot().context.fault,
    () => null,
  )
  if (fault === null) return children
  if (isBot()) return <BotError error={fault} />
  return (
    <DesignSystem>
      {hasMissingChunk(fault) ? (
        <MissingChunkPage isOutsideRouter />
      ) : (
        <ErrorPage
          statusCode={500}
          description={fault}
          isOutsideRouter
          onReload={() => window.location.reload()}
        />
      )}
    </DesignSystem>
  )
}
