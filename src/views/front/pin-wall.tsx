/** Real renders of the templates, hung side by side: what the product makes, shown instead of told. */
import { useApp } from '../app-context.tsx'
import { useLoad } from '../data.ts'
import { useText } from '../i18n/text.ts'
import { joined } from '../ui/class-names.ts'
import { frontMessages } from './front.messages.ts'
import { variedTemplates } from './varied-templates.ts'
import css from './pin-wall.module.css'

/** The places are kept while the renders load and closed when there are none. `hanging` fills a tall side in two columns. */
export function PinWall({ count = 6, look = 'board' }: { count?: number; look?: 'board' | 'hanging' }) {
  const t = useText(frontMessages)
  const { config } = useApp()
  const load = useLoad('listTemplates', {})
  if (load.status === 'failed' || load.data?.templates.length === 0) return null
  const places = load.data ? variedTemplates(load.data.templates, count) : Array.from({ length: count }, () => null)
  return (
    <ul className={joined(css['wall'], css[look])} aria-label={t('front.templates', { brand: config.brand })}>
      {places.map((template, index) => (
        <li key={template?.id ?? index} className={css['pin']}>
          {template ? <img src={template.thumbnail_url} alt={template.name} width={240} height={360} decoding="async" /> : null}
        </li>
      ))}
    </ul>
  )
}
