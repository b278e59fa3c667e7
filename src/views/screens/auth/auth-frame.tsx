/**
 * The frame of every screen around signing in: the brand, one narrow column, and on wide screens a
 * quiet picture of what waits behind.
 */
import { Link } from '@tanstack/react-router'
import { useApp } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { MainRegion } from '../../kit/screen/main-region.tsx'
import { DocumentTitle } from '../../kit/screen/screen.tsx'
import { LanguageLinks } from '../../kit/front/language-links.tsx'
import { PinWall } from '../../kit/front/pin-wall.tsx'
import { Brandmark } from '../../kit/ui/brandmark.tsx'
import authMessages from '#locales/en/auth/auth.json' with { type: 'json' }
import css from './auth-frame.module.css'
import type { ReactNode } from 'react'

export function AuthFrame({
  title,
  lead,
  children,
  below,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
  below?: ReactNode
}) {
  const t = useText(authMessages)
  const { config } = useApp()
  return (
    <div className={css['frame']}>
      <DocumentTitle title={title} />
      <MainRegion className={css['column']}>
        <Link to="/" className={css['brand']}>
          <Brandmark size={32} />
          {config.brand}
        </Link>
        <div className={css['inside']}>
          <header className={css['head']}>
            <h1 tabIndex={-1}>{title}</h1>
            {lead ? <p className={css['lead']}>{lead}</p> : null}
          </header>
          {children}
          {below ? <div className={css['below']}>{below}</div> : null}
        </div>
        <LanguageLinks label={t('auth.languages')} />
      </MainRegion>
      <aside className={css['aside']}>
        <PinWall count={12} look="hanging" />
        <div className={css['asideWords']}>
          <p className={css['asideTitle']}>{t('auth.asideTitle')}</p>
          <p>{t('auth.asideBody')}</p>
        </div>
      </aside>
    </div>
  )
}
