/** Third step: how many pins and how they look, with three real samples beside the choices. */
import { useMemo, useState } from 'react'
import type { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'
import type { TemplateInfo } from '#core/contract/content/templates.contract.ts'
import { useAccounts, useActor, usePinFlow } from '../../../kit/context/app-context.tsx'
import { usePinActions } from '../../../pins/grid/use-pin-actions.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { useTemplates } from '../../../pins/template-names/use-templates.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { ErrorState, Loading, Skeleton } from '../../../kit/ui/states.tsx'
import { DesignControls } from './design-controls.tsx'
import { FavoredTemplates } from '../favored/favored-templates.tsx'
import { useFavored } from '../favored/use-favored.ts'
import { FirstBrand } from '../first-brand/first-brand.tsx'
import css from './design-step.module.css'
import designMessages from '#locales/en/generate/design.json' with { type: 'json' }
import frame from '../../../pins/steps/step.module.css'
import {
  generationConfig,
  isPinCount,
  templatesInUse,
} from '../../../pins/generation/generation-config.ts'
import { forecastOf, pageShares } from './shares/pin-shares.ts'
import { PinShares } from './shares/pin-shares.tsx'
import { SAMPLES, Samples } from '../sources/samples.tsx'
import { StepFoot } from '../../../pins/steps/step-foot.tsx'
import { type ChosenPage, useChosenPages } from '../../../pins/generation/use-generation.ts'
import { useIsGenerating } from '../../../pins/generation/use-jobs.ts'

interface DesignStepProps {
  readonly onBack: () => void
  readonly onStarted: () => void
}

export function DesignStep(props: DesignStepProps) {
  const t = useText(designMessages)
  const loaded = useTemplates('newest')
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const [brandRound, setBrandRound] = useState(0)
  return (
    <section className={frame.step} aria-label={t('design.title')}>
      <div className={frame.intro}>
        <h2>{t('design.title')}</h2>
        <p className={frame.quiet}>{t('design.lead')}</p>
      </div>
      {accountId === null ? null : (
        <FirstBrand
          key={accountId}
          accountId={accountId}
          onSaved={() => setBrandRound((round) => round + 1)}
        />
      )}
      {loaded.templates ? (
        <Design
          {...props}
          accountId={accountId}
          brandRound={brandRound}
          templates={loaded.templates}
        />
      ) : null}
      {loaded.templates === null && loaded.failure !== null ? (
        <ErrorState
          title={t('design.loadFailed')}
          requestId={loaded.failure.requestId}
          onRetry={loaded.reload}
        >
          <p>{loaded.failure.message}</p>
          <p>{t('design.loadFailedWords')}</p>
        </ErrorState>
      ) : null}
      {loaded.templates === null && loaded.failure === null ? <DesignSkeleton /> : null}
    </section>
  )
}

interface DesignProps extends DesignStepProps {
  readonly templates: readonly TemplateInfo[]
  readonly accountId: string | null
  /** Grows with every change of the account's brand, which is then read again. */
  readonly brandRound: number
}

function Design({ templates, accountId, brandRound, onBack, onStarted }: DesignProps) {
  const t = useText(designMessages)
  const chosen = useChosenPages()
  const config = usePinFlow((snapshot) => snapshot.context.config)
  const tasks = useActor('tasks')
  const pinActions = usePinActions()
  const isCount = isPinCount(config.n_pins)
  const isRunning = useIsGenerating()
  const [isTouched, setTouched] = useState(false)
  const inUse = useMemo(
    () => templatesInUse(config, templates, isTouched),
    [config, templates, isTouched],
  )
  const favored = useFavored(accountId)
  const mix = useMemo(() => ({ inUse, favored: favored.ids }), [inUse, favored.ids])
  const asked = useMemo(() => generationConfig(chosen, config, mix), [chosen, config, mix])
  // How many are wanted in the end does not matter to them.
  const sampled = useMemo(
    () => generationConfig(chosen, { ...config, n_pins: SAMPLES }, mix),
    [chosen, config, mix],
  )

  const start = () => {
    if (!asked) return
    // What was selected in an earlier run must not be mixed with the new pins.
    pinActions.clear()
    tasks.send({ type: 'tasks.startGeneration', config: asked })
    onStarted()
  }
  return (
    <>
      <FavoredTemplates favored={favored} />
      <div className={css.columns}>
        <DesignControls
          templates={templates}
          inUse={inUse}
          brandRound={brandRound}
          onTouched={() => setTouched(true)}
        />
        <Samples key={brandRound} accountId={accountId} config={sampled} />
      </div>
      <PinShares chosen={chosen} config={asked} />
      <StepFoot
        onBack={onBack}
        words={<FootWords chosen={chosen} asked={asked} isRunning={isRunning} />}
      >
        <Button
          variant="primary"
          icon="sparkle"
          isDisabled={asked === null || isRunning}
          onPress={start}
        >
          {isCount ? t('design.generate', { count: config.n_pins }) : t('design.generateNone')}
        </Button>
      </StepFoot>
    </>
  )
}

/** Pages and interests count that get a pin. */
function FootWords({
  chosen,
  asked,
  isRunning,
}: {
  readonly chosen: readonly ChosenPage[]
  /** Null while nothing can be made. */
  readonly asked: GenerationConfig | null
  readonly isRunning: boolean
}) {
  const t = useText(designMessages)
  const pending = chosen.filter(({ page }) => page.status === 'pending').length
  const shares = asked ? pageShares(chosen, asked) : []
  const forecast = asked === null ? null : forecastOf(shares, asked.n_pins)
  return (
    <>
      {forecast === null ? null : t(forecast.id, forecast.values)}
      {pending > 0 ? ` · ${t('design.waiting', { count: pending })}` : null}
      {isRunning ? ` · ${t('design.running')}` : null}
    </>
  )
}

function DesignSkeleton() {
  const t = useText(designMessages)
  return (
    <Loading label={t('design.loading')} className={css.columns ?? ''}>
      <div className={frame.card}>
        <Skeleton width="40%" height="40px" />
        <Skeleton width="80%" height="32px" />
        <Skeleton height="320px" radius="var(--radius-10)" />
      </div>
      <div className={css.samples}>
        {[1, 2, 3].map((number) => (
          <Skeleton key={number} className={css.sample ?? ''} height="" radius="var(--radius-16)" />
        ))}
      </div>
    </Loading>
  )
}
