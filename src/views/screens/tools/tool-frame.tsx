/** The frame of the free tools: the way to the others, the tool, and the way into the product. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApp } from '../../kit/context/app-context.tsx'
import { LanguageLinks } from '../../kit/front/language-links.tsx'
import { SiteLinks } from '../../kit/front/site-links.tsx'
import { useEntrance } from '../../kit/front/use-entrance.ts'
import { useText } from '../../kit/i18n/text.ts'
import { MainRegion } from '../../kit/screen/main-region.tsx'
import { Screen } from '../../kit/screen/screen.tsx'
import { Brandmark } from '../../kit/ui/brandmark.tsx'
import { LinkButton } from '../../kit/ui/button.tsx'
import css from './tool-frame.module.css'
import { ToolHead } from './tool-head.tsx'
import toolsMessages from '#locales/en/tools/tools.json' with { type: 'json' }

interface ToolFrameProps {
  readonly title: string
  /** The whole of the browser tab's, where it is not the title and the brand. */
  readonly tabTitle?: string
  readonly lead: string
  /** Where what is typed goes; by default nowhere. */
  readonly foot?: string
  readonly children: ReactNode
}

export function ToolFrame({ title, tabTitle, lead, foot, children }: ToolFrameProps) {
  const t = useText(toolsMessages)
  const { config } = useApp()
  const { isSignedIn, href } = useEntrance()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Link to="/" className={css.brand}>
          <Brandmark size={32} />
          {config.brand}
        </Link>
        <nav aria-label={t('tools.nav')} className={css.nav}>
          <Link
            to="/free-tools"
            className={css.link}
            activeOptions={{ exact: true }}
            activeProps={{ 'aria-current': 'page' }}
          >
            {t('tools.all')}
          </Link>
          {isSignedIn ? null : (
            <Link to="/login" className={css.link}>
              {t('tools.login')}
            </Link>
          )}
        </nav>
        <LinkButton href={href}>{t(isSignedIn ? 'tools.studio' : 'tools.signup')}</LinkButton>
      </header>
      <MainRegion className={css.main}>
        <Screen
          title={title}
          lead={lead}
          head={<ToolHead title={title} tabTitle={tabTitle} lead={lead} />}
        >
          {children}
        </Screen>
      </MainRegion>
      <footer className={css.foot}>
        <p>{foot ?? t('tools.foot')}</p>
        <LanguageLinks label={t('tools.languages')} />
        <SiteLinks />
      </footer>
    </div>
  )
}
