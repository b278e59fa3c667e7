/**
 * `/` for visitors: what this is, shown by real renders of the templates, and the way in. Outside
 * the design-system provider.
 */
import { Link } from '@tanstack/react-router'
import { useApp } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { Icon } from '../../kit/ui/icon.tsx'
import { Demo } from './demo.tsx'
import { FrontFrame } from '../../kit/front/front-frame.tsx'
import frontPageMessages from '#locales/en/front/front-page.json' with { type: 'json' }
import { PageHead } from '../../kit/front/page-head.tsx'
import { freeApplication } from '../../kit/front/trail-data.ts'
import { PinWall } from '../../kit/front/pin-wall.tsx'
import css from './front-page.module.css'
import type { IconName } from '../../kit/ui/icon.tsx'

const points = [
  ['text', 'frontPage.point1', 'frontPage.point1Body'],
  ['crop', 'frontPage.point2', 'frontPage.point2Body'],
  ['download', 'frontPage.point3', 'frontPage.point3Body'],
] as const satisfies readonly (readonly [IconName, string, string])[]

export function FrontPage() {
  const t = useText(frontPageMessages)
  const { config } = useApp()
  const brand = config.brand
  return (
    <FrontFrame>
      <PageHead
        title={t('frontPage.title')}
        tabTitle={`${brand} · ${t('frontPage.title')}`}
        description={t('frontPage.lead', { brand })}
        data={[freeApplication(brand, t('frontPage.lead', { brand }))]}
      />
      <main id="content">
        <section className={css['hero']}>
          <div className={css['words']}>
            <h1 tabIndex={-1} className={css['headline']}>
              {t('frontPage.headline', { brand })}
            </h1>
            <p className={css['lead']}>{t('frontPage.lead', { brand })}</p>
            <div className={css['actions']}>
              <Link to="/signup" className={css['primary']}>
                {t('frontPage.signup')}
                <Icon name="arrowEnd" />
              </Link>
            </div>
          </div>
          <div className={css['shown']}>
            <PinWall />
            <Link to="/template-library" className={css['all']}>
              {t('frontPage.allTemplates')}
              <Icon name="arrowEnd" size={16} />
            </Link>
          </div>
        </section>
        <Demo />
        <section className={css['points']}>
          {points.map(([icon, title, body]) => (
            <article key={title} className={css['point']}>
              <Icon name={icon} size={24} />
              <h2>{t(title)}</h2>
              <p>{t(body)}</p>
            </article>
          ))}
        </section>
      </main>
    </FrontFrame>
  )
}
