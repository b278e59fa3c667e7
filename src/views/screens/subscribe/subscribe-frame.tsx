/** Layout none: the brand, the way in, and nothing that leads away from the choice. */
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApp } from '../../kit/context/app-context.tsx'
import { useEntrance } from '../../kit/front/use-entrance.ts'
import { useText } from '../../kit/i18n/text.ts'
import { MainRegion } from '../../kit/screen/main-region.tsx'
import { Brandmark } from '../../kit/ui/brandmark.tsx'
import css from './subscribe-frame.module.css'
import subscribeMessages from '#locales/en/subscribe/subscribe.json' with { type: 'json' }

export function SubscribeFrame({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: ReactNode
}) {
  const t = useText(subscribeMessages)
  const { brand } = useApp().config
  const { isSignedIn, href } = useEntrance()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Link to="/" className={css.brand}>
          <Brandmark size={32} />
          {brand}
        </Link>
        <nav aria-label={t('subscribe.nav')}>
          <Link
            to={isSignedIn ? href : '/login'}
            search={isSignedIn ? {} : { redirect_to: '/subscribe' }}
            className={css.link}
          >
            {t(isSignedIn ? 'subscribe.studio' : 'subscribe.login')}
          </Link>
        </nav>
      </header>
      <MainRegion className={css.main}>
        <div className={css.words}>
          <h1 tabIndex={-1} className={css.title}>
            {title}
          </h1>
          <p className={css.lead}>{lead}</p>
        </div>
        {children}
      </MainRegion>
    </div>
  )
}
