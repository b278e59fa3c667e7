/** The place of a screen that is on its way. */
import { useText } from '../i18n/text.ts'
import { Loading, Skeleton } from '../ui/states.tsx'
import splashMessages from '#locales/en/kit/splash.json' with { type: 'json' }
import css from './screen-skeleton.module.css'

export function ScreenSkeleton() {
  const t = useText(splashMessages)
  return (
    <Loading label={t('splash.loading')} className={css['skeleton'] ?? ''}>
      <Skeleton width="220px" height="36px" />
      <Skeleton width="60%" height="16px" />
      <div className={css['cards']}>
        {[260, 320, 240, 300].map((height) => (
          <Skeleton key={height} height={`${height}px`} radius="var(--radius-16)" />
        ))}
      </div>
    </Loading>
  )
}
