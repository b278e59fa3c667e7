/**
 * What is shown where a screen failed; a path that does not exist has missing-page.tsx. Bots get no
 * error page, their errors are logged.
 */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { DesignSystem } from '../context/design-system.tsx'
import { useText } from '../i18n/text.ts'
import { BotError, isBot } from './bot-error.tsx'
import { ErrorPage } from './error-page.tsx'
import errorMessages from '#locales/en/kit/errors.json' with { type: 'json' }

export function FailedPage({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter()
  if (isBot()) return <BotError error={error} />
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <DesignSystem>
      {isMissingChunk(error) ? (
        <MissingChunkPage />
      ) : (
        <ErrorPage {...describe(error)} onReload={again} />
      )}
    </DesignSystem>
  )
}

/**
 * A part of the program is not here. Without a network nothing is wrong with it: it comes when the
 * network does. The page is reloaded, for React keeps that a part could not be had.
 */
export function MissingChunkPage({ isOutsideRouter = false }: { isOutsideRouter?: boolean }) {
  const t = useText(errorMessages)
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  )
  useEffect(() => {
    window.addEventListener('online', reloadPage)
    return () => window.removeEventListener('online', reloadPage)
  }, [])
  if (isOnline)
    return (
      <ErrorPage
        statusCode={500}
        statusMessage={t('errors.chunkStatus')}
        description={t('errors.chunk')}
        onReload={reloadPage}
        isOutsideRouter={isOutsideRouter}
      />
    )
  return (
    <ErrorPage
      statusCode={null}
      statusMessage={t('errors.offlineStatus')}
      description={t('errors.offline')}
      help={t('errors.offlineHelp')}
      onReload={reloadPage}
      isOutsideRouter={isOutsideRouter}
    />
  )
}

/** Asked of the browser itself: this page is also shown when the machines have failed. */
function watchNetwork(changed: () => void): () => void {
  window.addEventListener('offline', changed)
  window.addEventListener('online', changed)
  return () => {
    window.removeEventListener('offline', changed)
    window.removeEventListener('online', changed)
  }
}

/**
 * Not without a network: where no worker keeps the application, the browser would put its own page
 * in this one's place.
 */
function reloadPage(): void {
  if (navigator.onLine) window.location.reload()
}

/**
 * The three browsers' words for a part of the program that could not be fetched, and Vite's for its
 * sheet.
 */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && hasMissingChunk(error.message)
}

export function hasMissingChunk(message: string): boolean {
  return /^(Failed to fetch|error loading) dynamically imported module|^Importing a module script failed|^Unable to preload CSS/.test(
    message,
  )
}

/** Errors may bring the specification's fields; anything else is a 500. */
export function describe(error: unknown): {
  statusCode: number
  statusMessage?: string
  description?: string
  stack?: string
} {
  const given: Record<string, unknown> =
    typeof error === 'object' && error !== null ? { ...error } : {}
  const text = (key: string): string | undefined =>
    typeof given[key] === 'string' ? given[key] : undefined
  return Object.fromEntries(
    Object.entries({
      statusCode: typeof given['statusCode'] === 'number' ? given['statusCode'] : 500,
      statusMessage: text('statusMessage'),
      description: text('description') ?? (error instanceof Error ? error.message : undefined),
      stack: error instanceof Error ? error.stack : undefined,
    }).filter(([, value]) => value !== undefined),
  ) as ReturnType<typeof describe>
}
