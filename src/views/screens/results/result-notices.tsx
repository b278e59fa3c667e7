/** What a person has to know about the figures that they see. */
import type { Results } from '#core/contract/publishing/results.contract.ts'
import { useText } from '../../kit/i18n/text.ts'
import { LinkButton } from '../../kit/ui/button.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import resultsMessages from '#locales/en/results/results.json' with { type: 'json' }

export function ResultNotices({ results }: { results: Results }) {
  const t = useText(resultsMessages)
  const { network, connection, problem } = results
  return (
    <>
      {network === 'practice' ? (
        <Banner tone="warning" title={t('results.practice')}>
          {t('results.practiceWords')}
        </Banner>
      ) : null}
      {connection === 'none' ? (
        <Banner title={t('results.disconnected')}>{t('results.disconnectedWords')}</Banner>
      ) : null}
      {connection === 'lost' || connection === 'stopped' ? (
        <Banner
          tone="danger"
          title={t(`results.${connection}`)}
          action={
            <LinkButton size="small" href="/settings?section=accounts">
              {t('results.settings')}
            </LinkButton>
          }
        >
          {t(`results.${connection}Words`)}
        </Banner>
      ) : null}
      {connection === 'connected' && problem !== null ? (
        <Banner tone="warning" title={t('results.problem')}>
          {t(`results.problem.${problem}`)}
        </Banner>
      ) : null}
    </>
  )
}
