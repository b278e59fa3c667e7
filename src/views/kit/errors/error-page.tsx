/**
 * The 404 page and the generic error page; the status decides which. Takes the specification's
 * statusCode, statusMessage, description and stack.
 */
import { Link } from '@tanstack/react-router'
import { pathIn } from '#core/public/languages.ts'
import { useApp } from '../context/app-context.tsx'
import { MainRegion } from '../screen/main-region.tsx'
import { DocumentTitle } from '../screen/screen.tsx'
import { Button } from '../ui/button.tsx'
import { Brandmark } from '../ui/brandmark.tsx'
import { useText } from '../i18n/text.ts'
import errorMessages from '#locales/en/kit/errors.json' with { type: 'json' }
import css from './error-page.module.css'
import type { ReactNode } from 'react'

export interface ErrorPageProps {
  /** Null for what no server has answered. */
  statusCode: number | null
  statusMessage?: string | undefined
  /** The heading, where it says more than the status message, which stays the document's title. */
  heading?: string
  description?: string | undefined
  /** What is safe, and what to do; by the status where it is not given. */
  help?: string
  /** Shown only in development. */
  stack?: string | undefined
  onReload?: () => void
  /** The start is then a new page load, not a navigation. */
  isOutsideRouter?: boolean
  /** Further ways on, above the link to the start. */
  ways?: ReactNode
}

export function ErrorPage({
  statusCode,
  statusMessage,
  heading,
  description,
  help,
  stack,
  onReload,
  isOutsideRouter,
  ways,
}: ErrorPageProps) {
  const t = useText(errorMessages)
  const isMissing = statusCode === 404
  const message = statusMessage ?? t(isMissing ? 'errors.notFoundStatus' : 'errors.serverStatus')
  return (
    <MainRegion className={css['page']}>
      <DocumentTitle title={message} />
      <meta name="robots" content="noindex" />
      <div className={css['inside']}>
        <Brandmark size={40} torn />
        {statusCode === null ? null : (
          <p className={css['code']}>{t('errors.status', { code: statusCode })}</p>
        )}
        <h1 tabIndex={-1} className={css['heading']}>
          {heading ?? message}
        </h1>
        {description ? <p className={css['description']}>{description}</p> : null}
        <p className={css['help']}>
          {help ?? t(isMissing ? 'errors.notFoundHelp' : 'errors.serverHelp')}
        </p>
        {ways}
        <Ways onReload={onReload} isOutsideRouter={isOutsideRouter} />
        {stack && import.meta.env.DEV ? (
          <details className={css['stack']}>
            <summary>{t('errors.stack')}</summary>
            <pre tabIndex={0}>{stack}</pre>
          </details>
        ) : null}
      </div>
    </MainRegion>
  )
}

/** To try again, and away from here. */
function Ways({ onReload, isOutsideRouter }: Pick<ErrorPageProps, 'onReload' | 'isOutsideRouter'>) {
  const t = useText(errorMessages)
  const { locale } = useApp()
  return (
    <div className={css['actions']}>
      {onReload ? (
        <Button variant="primary" icon="refresh" onPress={onReload}>
          {t('errors.reload')}
        </Button>
      ) : null}
      {isOutsideRouter ? (
        <a href={pathIn(locale, '/')} className={css['home']}>
          {t('errors.home')}
        </a>
      ) : (
        <Link to="/" className={css['home']}>
          {t('errors.home')}
        </Link>
      )}
    </div>
  )
}
