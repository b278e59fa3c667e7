/**
 * Real renders of the templates, hung side by side: what the product makes, shown instead of
 * described. One picture for users of a screen reader.
 */
import { sampleAddress } from '#core/public/sample-address.ts'
import { useApp } from '../context/app-context.tsx'
import { useText } from '../i18n/text.ts'
import { joined } from '../ui/class-names.ts'
import frontMessages from '#locales/en/kit/front.json' with { type: 'json' }
import { wallPins } from './wall-pins.generated.ts'
import css from './pin-wall.module.css'

/**
 * Their addresses are known without a request, so they are part of a page that was drawn at
 * build. `hanging` fills a tall side in two columns.
 */
export function PinWall({
  count = 6,
  look = 'board',
}: {
  count?: number
  look?: 'board' | 'hanging'
}) {
  const t = useText(frontMessages)
  const { config } = useApp()
  return (
    <div
      role="img"
      className={joined(css['wall'], css[look])}
      aria-label={t('front.templates', { brand: config.brand })}
    >
      {wallPins.slice(0, count).map((id) => (
        <span key={id} className={css['pin']}>
          <img
            src={sampleAddress(id, 'card')}
            alt=""
            width={400}
            height={600}
            decoding="async"
            fetchPriority="low"
          />
        </span>
      ))}
    </div>
  )
}
