/**
 * How a screen looks before, without and in spite of its content. Every screen uses these four, so
 * that they feel the same everywhere.
 */
import { useText } from '../i18n/text.ts'
import { Button } from './button.tsx'
import { joined } from './class-names.ts'
import { Icon } from './icon.tsx'
import { LazyRequestId } from './request-id/lazy-request-id.tsx'
import uiMessages from '#locales/en/kit/ui.json' with { type: 'json' }
import css from './states.module.css'
import tones from './tone.module.css'
import type { CSSProperties, ReactNode } from 'react'
import type { IconName } from './icon.tsx'

/**
 * A grey shape where content will be. Wrap a screen's skeleton in `<Loading>` so that it is
 * announced once.
 */
export function Skeleton({
  width = '100%',
  height = '1em',
  radius = 'var(--radius-6)',
  className,
}: {
  width?: string
  height?: string
  radius?: string
  className?: string
}) {
  const size: CSSProperties = { inlineSize: width, blockSize: height, borderRadius: radius }
  return <span className={joined(css['skeleton'], className)} style={size} aria-hidden="true" />
}

export function Loading({
  children,
  label,
  className,
}: {
  children: ReactNode
  label?: string
  className?: string
}) {
  const t = useText(uiMessages)
  return (
    <div role="status" aria-label={label ?? t('ui.loading')} className={className}>
      {children}
    </div>
  )
}

/** What this is, and one thing to do. */
export function EmptyState({
  icon = 'sparkle',
  title,
  children,
  action,
}: {
  icon?: IconName
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <section className={css['state']}>
      <span className={joined(css['medal'], tones['accent'])}>
        <Icon name={icon} size={24} />
      </span>
      <h2 className={css['title']}>{title}</h2>
      {children ? <div className={css['words']}>{children}</div> : null}
      {action ? <div className={css['action']}>{action}</div> : null}
    </section>
  )
}

/** What happened, what is safe, what to do. */
export function ErrorState({
  title,
  children,
  requestId,
  onRetry,
  action,
}: {
  title: string
  /** Of the failure, if the server gave one. */
  requestId?: string | undefined
  children?: ReactNode
  onRetry?: () => void
  action?: ReactNode
}) {
  const t = useText(uiMessages)
  return (
    <section className={css['state']} role="alert">
      <span className={joined(css['medal'], tones['danger'])}>
        <Icon name="warning" size={24} />
      </span>
      <h2 className={css['title']}>{title}</h2>
      {children ? <div className={css['words']}>{children}</div> : null}
      <LazyRequestId id={requestId} />
      <div className={css['action']}>
        {onRetry ? (
          <Button icon="refresh" onPress={onRetry}>
            {t('ui.retry')}
          </Button>
        ) : null}
        {action}
      </div>
    </section>
  )
}

/**
 * A line of help, warning or success inside the content. `role="alert"` for what just went wrong.
 */
export function Banner({
  tone = 'info',
  title,
  children,
  requestId,
  action,
  isAlert = false,
}: {
  tone?: 'info' | 'warning' | 'danger' | 'success'
  title?: string
  children?: ReactNode
  /** Of the failure that it is about, if the server gave one. */
  requestId?: string | undefined
  action?: ReactNode
  isAlert?: boolean
}) {
  const icon = ({ info: 'info', warning: 'warning', danger: 'warning', success: 'check' } as const)[
    tone
  ]
  return (
    <div className={joined(css['banner'], tones[tone])} {...(isAlert ? { role: 'alert' } : {})}>
      <Icon name={icon} />
      <div className={css['bannerWords']}>
        {title ? <strong>{title}</strong> : null}
        {children ? <div>{children}</div> : null}
        <LazyRequestId id={requestId} />
      </div>
      {action ? <div className={css['bannerAction']}>{action}</div> : null}
    </div>
  )
}
