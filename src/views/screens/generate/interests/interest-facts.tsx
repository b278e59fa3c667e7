/** What is known of an interest in figures, and where those come from that are not known. */
import { Link } from '@tanstack/react-router'
import type { Interest } from '#core/contract/content/pages.contract.ts'
import { useFormat, useText } from '../../../kit/i18n/text.ts'
import { isMissing, isOwn } from './interest-names.ts'
import interestsMessages from '#locales/en/generate/interests.json' with { type: 'json' }
import css from './interests-step.module.css'

export function InterestFacts({ interest }: { interest: Interest }) {
  const t = useText(interestsMessages)
  const format = useFormat()
  const { interest_name: name, relevance, search_volume: volume } = interest
  return (
    <div className={css.group}>
      {isMissing(interest) ? <p>{t('interests.missingWhy', { name })}</p> : null}
      <dl className={css.facts}>
        <dt>{t('interests.relevance')}</dt>
        <dd>{isOwn(interest) ? t('interests.relevanceOwn') : format.number(relevance)}</dd>
        <dt>{t('interests.volume')}</dt>
        <dd>{volume === null ? t('interests.volumeUnknown') : format.number(volume)}</dd>
      </dl>
      {volume === null ? (
        <p className={css.why}>
          {t('interests.volumeWhy')}{' '}
          <Link to="/settings" search={{ section: 'services' }}>
            {t('interests.volumeWhere')}
          </Link>
        </p>
      ) : null}
    </div>
  )
}
