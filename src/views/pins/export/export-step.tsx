/** Last step: the committed pins are checked again and become files. */
import { useMemo } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import { committedPins, openCommittedPins } from '#core/pins/book/pin-selectors.ts'
import { useAccounts, usePinFlow, usePins } from '../../kit/context/app-context.tsx'
import { useLoad } from '../../kit/context/data.ts'
import frame from '../steps/step.module.css'
import { StepFoot } from '../steps/step-foot.tsx'
import { GridSkeleton } from '../grid/grid-skeleton.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { useSaveCommitted } from '../titles/use-save-committed.ts'
import { Button, LinkButton } from '../../kit/ui/button.tsx'
import { Banner, EmptyState } from '../../kit/ui/states.tsx'
import { ExportPanel } from './export-panel.tsx'
import exportMessages from '#locales/en/pins/export.json' with { type: 'json' }
import { PlanNext } from './plan-next.tsx'
import { Preflight } from './preflight-list.tsx'

export function ExportStep({ onBack, onAgain }: { onBack: () => void; onAgain: () => void }) {
  const t = useText(exportMessages)
  const book = usePins((snapshot) => snapshot.context.book)
  const pins = useMemo(() => pinsToExport(book), [book])
  const ids = useMemo(() => pins.map(({ id }) => id), [pins])
  const drafts = pins.filter(({ status }) => status === 'draft')
  const unsaved = pins.filter(({ status }) => status === 'generated').length
  const isUnknown = usePinFlow((snapshot) => snapshot.hasTag('loading'))
  return (
    <section className={frame.step} aria-label={t('export.title')}>
      <div className={frame.intro}>
        <h2>{t('export.title')}</h2>
        {ids.length === 0 && isUnknown ? null : (
          <p className={frame.quiet}>{t('export.lead', { count: ids.length })}</p>
        )}
      </div>
      {unsaved > 0 ? <Unsaved count={unsaved} /> : null}
      {drafts.length > 0 ? <NextStep drafts={drafts} /> : null}
      <Content ids={ids} hasNextStep={drafts.length > 0} isUnknown={isUnknown} onBack={onBack} />
      <StepFoot onBack={onBack}>
        <LinkButton href="/drafts">{t('export.drafts')}</LinkButton>
        <Button
          variant={drafts.length > 0 ? 'secondary' : 'primary'}
          icon="plus"
          isDisabled={isUnknown}
          onPress={onAgain}
        >
          {t('export.again')}
        </Button>
      </StepFoot>
    </section>
  )
}

/** What was just planned here stays to be exported; beside others of an earlier run it does not. */
function pinsToExport(book: PinBook): readonly Pin[] {
  const open = openCommittedPins(book)
  return open.length > 0 ? open : committedPins(book)
}

/** By an address, or after an undo, a person comes here with pins that are no drafts yet. */
function Unsaved({ count }: { count: number }) {
  const t = useText(exportMessages)
  const save = useSaveCommitted()
  return (
    <Banner
      tone="warning"
      title={t('export.unsaved', { count })}
      action={
        <Button size="small" onPress={save}>
          {t('export.save')}
        </Button>
      }
    >
      {t('export.unsavedWords')}
    </Banner>
  )
}

/** Drafts are planned next; what an account without a connection misses is known a moment later. */
function NextStep({ drafts }: { drafts: readonly Pin[] }) {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const { data } = useLoad('listConnections', {})
  const isConnected =
    data === null
      ? null
      : data.connections.some((one) => one.account_id === accountId && one.state === 'connected')
  return <PlanNext drafts={drafts} isConnected={isConnected} />
}

/** Nothing is only shown to be there once that is known. */
function Content({
  ids,
  hasNextStep,
  isUnknown,
  onBack,
}: {
  ids: readonly string[]
  hasNextStep: boolean
  isUnknown: boolean
  onBack: () => void
}) {
  const t = useText(exportMessages)
  if (ids.length > 0)
    return (
      <>
        <ExportPanel pinIds={ids} isSecondary={hasNextStep} />
        <Preflight pinIds={ids} />
      </>
    )
  if (isUnknown) return <GridSkeleton label={t('export.loading')} />
  return (
    <EmptyState
      icon="download"
      title={t('export.none')}
      action={<Button onPress={onBack}>{t('export.back')}</Button>}
    >
      {t('export.noneWords')}
    </EmptyState>
  )
}
