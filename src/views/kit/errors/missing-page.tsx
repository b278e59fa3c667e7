/**
 * A path that does not exist: says which, and leads to the main screens and to a search through the
 * pins. Bots get no error page. Few visitors see this, so the first screens do not load it.
 */
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { DesignSystem } from '../context/design-system.tsx'
import { useText } from '../i18n/text.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { SearchField } from '../ui/fields/search-field.tsx'
import { BotError, isBot } from './bot-error.tsx'
import { ErrorPage } from './error-page.tsx'
import missingPageMessages from '#locales/en/kit/missing-page.json' with { type: 'json' }
import css from './error-page.module.css'
import type { FormEvent } from 'react'

export function MissingPage() {
  const t = useText(missingPageMessages)
  const { pathname } = useLocation()
  const heading = t('missing.notFound', { path: readablePath(pathname) })
  if (isBot()) return <BotError error={heading} />
  return (
    <DesignSystem>
      <ErrorPage statusCode={404} heading={heading} ways={<Ways />} />
    </DesignSystem>
  )
}

function Ways() {
  const t = useText(missingPageMessages)
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    const words = query.trim()
    void navigate({ to: '/drafts', search: words === '' ? {} : { q: words } })
  }
  return (
    <>
      <div className={css['actions']}>
        <LinkButton variant="primary" icon="generate" href="/generate">
          {t('missing.generate')}
        </LinkButton>
        <LinkButton icon="drafts" href="/drafts">
          {t('missing.drafts')}
        </LinkButton>
      </div>
      <form role="search" className={css['search']} onSubmit={search} noValidate>
        <SearchField
          label={t('missing.search')}
          hideLabel={false}
          value={query}
          onChange={setQuery}
          maxLength={200}
        />
        <Button type="submit">{t('missing.searchButton')}</Button>
      </form>
    </>
  )
}

/** As a person would write it; a path that cannot be decoded stays as it is. */
export function readablePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
