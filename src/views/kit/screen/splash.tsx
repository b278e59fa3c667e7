/** Shown until the session is known: the logo alone, so that nothing shifts. */
import { useText } from '../i18n/text.ts'
import { Brandmark } from '../ui/brandmark.tsx'
import splashMessages from '#locales/en/kit/splash.json' with { type: 'json' }
import css from './splash.module.css'

export function Splash() {
  const t = useText(splashMessages)
  return (
    <div className={css['splash']} role="status" aria-busy="true" aria-label={t('splash.loading')}>
      <Brandmark size={48} />
    </div>
  )
}
