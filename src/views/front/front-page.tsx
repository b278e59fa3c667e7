/** `/` for visitors: what this is, shown by real renders of the templates, and the way in. Outside the design-system provider. */
import { Link } from '@tanstack/react-router'
import { useApp } from '../app-context.tsx'
import { useLoad } from '../data.ts'
import { useText } from '../i18n/text.ts'
import { Brandmark } from '../ui/brandmark.tsx'
import { Icon } from '../ui/icon.tsx'
import { frontMessages } from './front.messages.ts'
import css from './front-page.module.css'
import type { IconName } from '../ui/icon.tsx'
import type { TemplateInfo } from '#core/contract/templates.contract.ts'

const points = [
  ['text', 'front.point1', 'front.point1Body'],
  ['crop', 'front.point2', 'front.point2Body'],
  ['download', 'front.point3', 'front.point3Body'],
] as const satisfies readonly (readonly [IconName, string, string])[]

export function FrontPage() {
  const t = useText(frontMessages)
  const { config } = useApp()
  const brand = config.brand
  return (
    <div className={css['page']}>
      <title>{`${brand} · ${t('front.title')}`}</title>
      <meta name="description" content={t('front.lead', { brand })} />
      <header className={css['head']}>
        <span className={css['brand']}>
          <Brandmark size={32} />
          {brand}
        </span>
        <nav aria-label={t('front.nav')} className={css['nav']}>
          <Link to="/login" className={css['login']}>
            {t('front.login')}
          </Link>
        </nav>
      </header>
      <main id="content">
        <section className={css['hero']}>
          <div className={css['words']}>
            <h1 tabIndex={-1} className={css['headline']}>
              {t('front.headline', { brand })}
            </h1>
            <p className={css['lead']}>{t('front.lead', { brand })}</p>
            <div className={css['actions']}>
              <Link to="/signup" className={css['primary']}>
                {t('front.signup')}
                <Icon name="arrowEnd" />
              </Link>
            </div>
          </div>
          <PinWall />
        </section>
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
      <footer className={css['foot']}>{t('front.foot', { brand })}</footer>
    </div>
  )
}

/** Real renders, six at most, two of a kind never beside each other; the place is kept while they load and closed when there are none. */
function PinWall() {
  const t = useText(frontMessages)
  const { config } = useApp()
  const load = useLoad('listTemplates', {})
  if (load.status === 'failed') return null
  const shown = load.data ? variedTemplates(load.data.templates, 6) : []
  return (
    <ul className={css['wall']} aria-label={t('front.templates', { brand: config.brand })}>
      {load.data
        ? shown.map((template) => (
            <li key={template.id} className={css['pin']}>
              <img src={template.thumbnail_url} alt={template.name} width={240} height={360} decoding="async" />
            </li>
          ))
        : [1, 2, 3, 4, 5, 6].map((place) => <li key={place} className={css['pin']} aria-hidden="true" />)}
    </ul>
  )
}

/** One of each pin type first, then the rest. */
export function variedTemplates(templates: readonly TemplateInfo[], count: number): readonly TemplateInfo[] {
  const firsts = templates.filter((template, index) => templates.findIndex((other) => other.pin_type === template.pin_type) === index)
  return [...firsts, ...templates.filter((template) => !firsts.includes(template))].slice(0, count)
}
