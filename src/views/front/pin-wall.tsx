/** Real renders of the templates, hung side by side: what the product makes, shown instead of told. */
import { sampleAddress, templateCards } from '#core/public/template-cards.ts'
import { useApp } from '../app-context.tsx'
import { useText } from '../i18n/text.ts'
import { templateNamesMessages } from '../library/template-names.messages.ts'
import { joined } from '../ui/class-names.ts'
import { frontMessages } from './front.messages.ts'
import { variedTemplates } from './varied-templates.ts'
import css from './pin-wall.module.css'

/** Their addresses are known before anybody was asked, so they stand in a page that was drawn at build. `hanging` fills a tall side in two columns. */
export function PinWall({ count = 6, look = 'board' }: { count?: number; look?: 'board' | 'hanging' }) {
  const t = useText(frontMessages)
  const names = useText(templateNamesMessages)
  const { config } = useApp()
  return (
    <ul className={joined(css['wall'], css[look])} aria-label={t('front.templates', { brand: config.brand })}>
      {variedTemplates(templateCards, count).map(({ id }) => (
        <li key={id} className={css['pin']}>
          <img src={sampleAddress(id, 'card')} alt={names(`template.${id}`)} width={400} height={600} decoding="async" loading="lazy" />
        </li>
      ))}
    </ul>
  )
}
