/** The public area's pages, at the foot of each of them. */
import { Link } from '@tanstack/react-router'
import { useText } from '../i18n/text.ts'
import frontMessages from '#locales/en/kit/front.json' with { type: 'json' }
import css from './site-links.module.css'

const pages = [
  ['/free-tools', 'front.tools'],
  ['/template-library', 'front.library'],
  ['/board-names', 'front.boardNames'],
  ['/blog', 'front.blog'],
  ['/subscribe', 'front.costs'],
  ['/privacy-policy', 'front.privacy'],
  ['/terms-of-service', 'front.terms'],
] as const satisfies readonly (readonly [string, keyof typeof frontMessages])[]

export function SiteLinks() {
  const t = useText(frontMessages)
  return (
    <nav aria-label={t('front.siteNav')} className={css.links}>
      {pages.map(([path, name]) => (
        <Link key={path} to={path}>
          {t(name)}
        </Link>
      ))}
    </nav>
  )
}
