/**
 * Three pins of the present choices, rendered by the server and stored nowhere. The last ones stay
 * until the next are there.
 */
import { useState } from 'react'
import type { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'
import { MAX_SAMPLE_ROUND } from '#core/contract/content/tasks.contract.ts'
import { useLiveCall } from '../../../pins/editor/draft/use-live-call.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { joined } from '../../../kit/ui/class-names.ts'
import { Banner } from '../../../kit/ui/states.tsx'
import parts from '../../../kit/ui/pin-parts.module.css'
import css from '../design/design-step.module.css'
import designMessages from '#locales/en/generate/design.json' with { type: 'json' }

/** Long enough to choose two templates in a row without asking twice. */
const REQUEST_DELAY_MS = 600
/** How many are asked for. */
export const SAMPLES = 3

interface SamplesProps {
  readonly accountId: string | null
  readonly config: GenerationConfig | null
}

export function Samples({ accountId, config }: SamplesProps) {
  const t = useText(designMessages)
  const [round, setRound] = useState(0)
  const input =
    accountId !== null && config !== null
      ? { params: { account_id: accountId }, body: { config, round } }
      : null
  const { answer, isCurrent, failure } = useLiveCall('sampleGeneration', input, REQUEST_DELAY_MS)
  const isWaiting = input !== null && !isCurrent
  const samples = answer?.samples ?? []
  return (
    <section className={css.beside} aria-label={t('design.samples')} aria-busy={isWaiting}>
      <div className={css.samplesHead}>
        <h3>{t('design.samples')}</h3>
        <Button
          size="small"
          variant="quiet"
          icon="refresh"
          isBusy={isWaiting}
          isDisabled={input === null}
          onPress={() => setRound((before) => (before + 1) % (MAX_SAMPLE_ROUND + 1))}
        >
          {t('design.samplesAgain')}
        </Button>
      </div>
      {input === null ? <p className={css.quiet}>{t('design.samplesNeed')}</p> : null}
      {failure && failure.code !== 'aborted' ? (
        <Banner tone="danger" title={t('design.samplesFailed')}>
          {t('design.samplesKept', { reason: failure.message })}
        </Banner>
      ) : null}
      <ul className={css.samples}>
        {[0, 1, 2].map((place) => {
          const sample = samples[place]
          return (
            <li key={place}>
              <div
                className={isWaiting ? joined(css.sample, parts.coming) : css.sample}
                style={sample ? { backgroundColor: sample.design.colors.background } : undefined}
              >
                {sample ? <img src={sample.image} alt="" /> : null}
              </div>
              <p className={css.sampleTitle} dir="auto">
                {sample?.title}
              </p>
            </li>
          )
        })}
      </ul>
      <p className={css.spoken} aria-live="polite">
        {isWaiting ? t('design.sampling') : samples.map(({ title }) => title).join('. ')}
      </p>
    </section>
  )
}
