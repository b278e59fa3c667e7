/**
 * One template seen closely: large, and with what is not ideal: a long title, no picture, other
 * colours.
 */
import { sampleAddress } from '#core/public/sample-address.ts'
import { variationsOf, type TemplateCard } from '#core/public/template-cards.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../kit/i18n/text.ts'
import { Sheet } from '../../../kit/ui/overlays/dialog.tsx'
import { Icon } from '../../../kit/ui/icon.tsx'
import libraryMessages from '#locales/en/tools/library.json' with { type: 'json' }
import css from './template-detail.module.css'
import templateNamesMessages from '#locales/en/pins/template-names.json' with { type: 'json' }
import { useTemplateLink } from './use-template-link.ts'

export function TemplateDetail({ card, onClose }: { card: TemplateCard; onClose: () => void }) {
  const t = useText(libraryMessages)
  const names = useText(templateNamesMessages)
  const { id, pictures, mostWords, mostItems } = card
  const name = names(`template.${id}`)
  const use = useTemplateLink(id)
  return (
    <Sheet isOpen isAddressed onClose={onClose} title={name} width="large">
      <div className={css.columns}>
        <span className={css.large}>
          <img
            src={sampleAddress(id, 'large')}
            alt={t('library.renderOf', { name })}
            width={800}
            height={1200}
            decoding="async"
          />
        </span>
        <div className={css.beside}>
          <p className={css.about}>{names(`template.${id}.about`)}</p>
          <Link {...use} className={css.use}>
            {t('library.use')}
            <Icon name="arrowEnd" />
          </Link>
          <section className={css.part}>
            <h3>{t('library.takes')}</h3>
            <dl className={css.facts}>
              <dt>{t('library.wordsLabel')}</dt>
              <dd>{t('library.wordsOf', { count: mostWords })}</dd>
              <dt>{t('library.picturesLabel')}</dt>
              <dd>{t('library.picturesOf', { count: pictures })}</dd>
              {mostItems > 0 ? (
                <>
                  <dt>{t('library.itemsLabel')}</dt>
                  <dd>{t('library.itemsOf', { count: mostItems })}</dd>
                </>
              ) : null}
            </dl>
          </section>
          <section className={css.part}>
            <h3>{t('library.variations')}</h3>
            <Variations card={card} name={name} />
          </section>
          <p className={css.quiet}>{t('library.foot')}</p>
        </div>
      </div>
    </Sheet>
  )
}

function Variations({ card, name }: { card: TemplateCard; name: string }) {
  const t = useText(libraryMessages)
  return (
    <ul className={css.variations}>
      {variationsOf(card).map((sample) => (
        <li key={sample}>
          <figure className={css.variation}>
            <span className={css.picture}>
              <img
                src={sampleAddress(card.id, sample)}
                alt={t('library.sampleOf', { name, sample: t(`library.sample.${sample}`) })}
                width={480}
                height={720}
                decoding="async"
              />
            </span>
            <figcaption>{t(`library.sample.${sample}`)}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
