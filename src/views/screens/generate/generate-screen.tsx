/**
 * The main job, from a website page to committed pins with titles and boards: one step at a time,
 * each with its own address.
 */
import type { TemplateCard } from '#core/public/template-cards.ts'
import { useNavigate } from '@tanstack/react-router'
import { ExportStep } from '../../pins/export/export-step.tsx'
import {
  useAccounts,
  useActor,
  useEnvironment,
  usePages,
  usePinFlow,
  useTranslate,
} from '../../kit/context/app-context.tsx'
import { type ReactNode, type Ref, useRef } from 'react'
import { useText } from '../../kit/i18n/text.ts'
import templateNamesMessages from '#locales/en/pins/template-names.json' with { type: 'json' }
import type { FlowStep } from '../../../machines/pin-flow/pin-flow-steps.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { Button } from '../../kit/ui/button.tsx'
import { Banner, ErrorState, Loading, Skeleton } from '../../kit/ui/states.tsx'
import { type TitlesHandle, TitlesStep } from '../../pins/titles/titles-step.tsx'
import { useSaveCommitted } from '../../pins/titles/use-save-committed.ts'
import arrivalMessages from '#locales/en/generate/arrival.json' with { type: 'json' }
import { DesignStep } from './design/design-step.tsx'
import generateMessages from '#locales/en/generate/generate.json' with { type: 'json' }
import css from '../../pins/steps/step.module.css'
import { InterestsStep } from './interests/interests-step.tsx'
import { PinsStep } from './pins/pins-step.tsx'
import { SourcesStep } from './sources/sources-step.tsx'
import { Stepper } from './stepper.tsx'
import { useArrival } from './arrival/use-arrival.ts'
import { useAllowedSteps, useFlowStep } from './use-flow-step.ts'
import { type SourceEntry, useSourceEntry } from './sources/use-source-entry.ts'

export function GenerateScreen() {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id)
  return accountId === undefined ? null : <GenerateOf key={accountId} accountId={accountId} />
}

function GenerateOf({ accountId }: { accountId: string }) {
  const t = useText(generateMessages)
  const { step, go } = useFlowStep()
  const refusal = usePinFlow((snapshot) => snapshot.context.refusal)
  const allowed = useAllowedSteps(step)
  const entry = useSourceEntry(accountId)
  const brought = useArrival(entry)
  const titles = useRef<TitlesHandle>(null)
  const save = useSaveCommitted()
  /** Export is reached only with the pins saved, as by the button of the titles step. */
  const goByBar = (to: FlowStep) => {
    if (to !== 'done') go(to)
    else if (titles.current !== null) titles.current.finish()
    else if (save()) go('done')
  }
  const say = useTranslate()
  return (
    <Screen title={t('generate.title')} width="wide">
      <Stepper current={step} allowed={allowed} onGo={goByBar} />
      {refusal ? <Banner isAlert>{say(refusal)}</Banner> : null}
      {brought ? <Brought template={brought} /> : null}
      <PagesGate needed={step === 'sources' || step === 'interests' || step === 'design'}>
        <Step step={step} go={go} entry={entry} titles={titles} />
      </PagesGate>
    </Screen>
  )
}

/** A template of the library came along: it is chosen, and where that can be changed. */
function Brought({ template }: { template: TemplateCard }) {
  const t = useText(arrivalMessages)
  const names = useText(templateNamesMessages)
  return (
    <Banner title={t('arrival.template', { name: names(`template.${template.id}`) })}>
      {t('arrival.templateWords')}
    </Banner>
  )
}

function Step({
  step,
  go,
  entry,
  titles,
}: ReturnType<typeof useFlowStep> & { entry: SourceEntry; titles: Ref<TitlesHandle> }) {
  const flow = useActor('pinFlow')
  switch (step) {
    case 'sources':
      return <SourcesStep entry={entry} onNext={() => go('interests')} />
    case 'interests':
      return <InterestsStep onBack={() => go('sources')} onNext={() => go('design')} />
    case 'design':
      return <DesignStep onBack={() => go('interests')} onStarted={() => go('pins')} />
    case 'pins':
      return (
        <PinsStep
          onBack={() => go('design')}
          onCommit={() => flow.send({ type: 'flow.commit' })}
          onTitles={() => go('titles')}
        />
      )
    case 'titles':
      return (
        <TitlesStep
          ref={titles}
          onBack={() => go('pins')}
          onFinish={() => flow.send({ type: 'flow.finish' })}
        />
      )
    case 'done':
      return (
        <ExportStep onBack={() => go('titles')} onAgain={() => flow.send({ type: 'flow.reset' })} />
      )
    default:
      step satisfies never
      return null
  }
}

/**
 * The first three steps need the account's pages: a skeleton until they are there, a way on when
 * they can't be had. Before the server has listed the accounts nothing loads yet: a form drawn then
 * would be taken away while somebody types into it.
 */
function PagesGate({ needed, children }: { needed: boolean; children: ReactNode }) {
  const t = useText(generateMessages)
  const pages = useActor('pages')
  const isReady = usePages((snapshot) => snapshot.hasTag('ready'))
  const hasFailed = usePages((snapshot) => snapshot.hasTag('failed'))
  const error = usePages((snapshot) => snapshot.context.error)
  const isOnline = useEnvironment((snapshot) => snapshot.context.online)
  const navigate = useNavigate()
  const say = useTranslate()
  if (!needed) return children
  if (hasFailed)
    return (
      <ErrorState
        title={t('generate.failed')}
        onRetry={() => pages.send({ type: 'pages.reload' })}
        action={
          <Button onPress={() => void navigate({ to: '/drafts' })}>{t('generate.drafts')}</Button>
        }
      >
        {isOnline ? <p>{say(error ?? '')}</p> : null}
        <p>{t(isOnline ? 'generate.failedWords' : 'generate.offline')}</p>
      </ErrorState>
    )
  if (!isReady)
    return (
      <Loading label={t('generate.loading')} className={css.step ?? ''}>
        <Skeleton width="320px" height="28px" />
        <Skeleton height="180px" radius="var(--radius-16)" />
        <Skeleton height="134px" radius="var(--radius-16)" />
      </Loading>
    )
  return (
    <>
      {error ? (
        <Banner tone="danger" isAlert>
          {say(error)}
        </Banner>
      ) : null}
      {children}
    </>
  )
}
