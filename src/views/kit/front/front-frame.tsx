/**
 * The frame of the pages outside the design-system provider: the brand, the link to log in, and the
 * legal links.
 */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApp } from '../context/app-context.tsx'
import { useText } from '../i18n/text.ts'
import { Brandmark } from '../ui/brandmark.tsx'
import { useScheme } from '../styles/use-scheme.ts'
import css from './front-frame.module.css'
import frontMessages from '#locales/en/kit/front.json' with { type: 'json' }
import { LanguageLinks } from './language-links.tsx'
import { SiteLinks } from './site-links.tsx'
import { useEntrance } from './use-entrance.ts'

export function FrontFrame({ children }: { children: ReactNode }) {
  const t = useText(frontMessages)
  const { brand } = useApp().config
  const { isSignedIn, href } = useEntrance()
  useScheme()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Link to="/" className={css.brand}>
          <Brandmark size={32} />
          {brand}
        </Link>
        <nav aria-label={t('front.nav')} className={css.nav}>
          <Link to="/free-tools" className={css.link}>
            {t('front.tools')}
          </Link>
          <Link to="/blog" className={css.link}>
            {t('front.blog')}
          </Link>
          <Link to={isSignedIn ? href : '/login'} className={css.link}>
            {t(isSignedIn ? 'front.studio' : 'front.login')}
          </Link>
        </nav>
        {isSignedIn ? null : (
          <Link to={href} className={css.enter}>
            {t('front.signUp')}
          </Link>
        )}
      </header>
      {children}
      <footer className={css.foot}>
        <p>{t('front.foot', { brand })}</p>
        <LanguageLinks label={t('front.languages')} />
        <SiteLinks />
      </footer>
    </div>
  )
}
