/** One matter of the settings: title, a line on it, its form. */
import { Banner, Loading, Skeleton } from '../../kit/ui/states.tsx'
import { Button } from '../../kit/ui/button.tsx'
import { useFailureWords } from '../../kit/forms/failure-words.ts'
import { fieldError } from '../../kit/context/data.ts'
import { useText } from '../../kit/i18n/text.ts'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import css from './section.module.css'
import type { ReactNode } from 'react'
import type { Failure } from '#core/contract/client.ts'

export function SectionCard({
  title,
  lead,
  aside,
  children,
}: {
  title: string
  lead?: ReactNode
  aside?: ReactNode
  children?: ReactNode
}) {
  return (
    <section className={css['card']}>
      <header className={css['cardHead']}>
        <div>
          <h2 className={css['cardTitle']}>{title}</h2>
          {lead ? <p className={css['quiet']}>{lead}</p> : null}
        </div>
        {aside}
      </header>
      {children}
    </section>
  )
}

/** The failure that belongs to no field. */
export function FormFailure({
  failure,
  fields = [],
}: {
  failure: Failure | null
  fields?: readonly string[]
}) {
  const words = useFailureWords()
  if (failure === null || fields.some((field) => fieldError(failure, field) !== null)) return null
  return (
    <Banner tone="danger" isAlert requestId={failure.requestId}>
      {words(failure)}
    </Banner>
  )
}

export function CardSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Loading className={css['card'] ?? ''}>
      <Skeleton width="180px" height="24px" />
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height="40px" radius="var(--radius-10)" />
      ))}
    </Loading>
  )
}

export function LoadFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useText(settingsMessages)
  const words = useFailureWords()
  return (
    <Banner
      tone="danger"
      title={t('settings.failedTitle')}
      requestId={failure.requestId}
      action={
        <Button size="small" icon="refresh" onPress={onRetry}>
          {t('settings.retry')}
        </Button>
      }
    >
      {words(failure)} {t('settings.failedBody')}
    </Banner>
  )
}
