/** The frame of the free tools: the way to the others, the tool, and the way into the product. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApp } from '../app-context.tsx'
import { useEntrance } from '../front/use-entrance.ts'
import { useText } from '../i18n/text.ts'
import { MainRegion } from '../shell/main-region.tsx'
import { Screen } from '../shell/screen.tsx'
import { Brandmark } from '../ui/brandmark.tsx'
import { LinkButton } from '../ui/button.tsx'
import css from './tool-frame.module.css'
import { toolsMessages } from './tools.messages.ts'

export function ToolFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const t = useText(toolsMessages)
  const { config } = useApp()
  const { isSignedIn, href } = useEntrance()
  const words = t(isSignedIn ? 'tools.studio' : 'tools.signup')
  return (
    <div className={css.page}>
      <meta name="description" content={lead} />
      <header className={css.head}>
        <Link to="/" className={css.brand}>
          <Brandmark size={32} />
          {config.brand}
        </Link>
        <nav aria-label={t('tools.nav')} className={css.nav}>
          <Link to="/free-tools" className={css.link} activeOptions={{ exact: true }} activeProps={{ 'aria-current': 'page' }}>
            {t('tools.all')}
          </Link>
          {isSignedIn ? null : (
            <Link to="/login" className={css.link}>
              {t('tools.login')}
            </Link>
          )}
        </nav>
        <LinkButton href={href} className={css.enter ?? ''}>
          {words}
        </LinkButton>
      </header>
      <MainRegion className={css.main}>
        <Screen title={title} lead={lead}>
          {children}
        </Screen>
      </MainRegion>
      <footer className={css.foot}>
        <p>{t('tools.foot')}</p>
        <Link to={href} className={css.enterBelow}>
          {words}
        </Link>
      </footer>
    </div>
  )
}
