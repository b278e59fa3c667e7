/** Makes pins from a table: source, template, columns, preview and problems, then the start. */
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useActor, useApp } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import type { Actors } from '../../../machines/app/actors.ts'
import { Button, LinkButton } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/overlays/dialog.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import { BulkColumns } from './bulk-columns.tsx'
import { BulkMade, type BulkMadeProps } from './bulk-made.tsx'
import { BulkLookFields } from './bulk-look.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import { BulkProblems } from './bulk-problems.tsx'
import { BulkSource } from './bulk-source.tsx'
import bulkMessages from '#locales/en/pins/bulk.json' with { type: 'json' }
import css from './bulk.module.css'
import { useBulkCreate } from './use-bulk-create.ts'
import { type BulkChoices, useBulkDraft } from './use-bulk-draft.ts'
import { type BulkTableChoice, useBulkTable } from './use-bulk-table.ts'

/** Mounted while it is open. */
export function BulkDialog({ onClose }: { onClose: () => void }) {
  const t = useText(bulkMessages)
  const table = useBulkTable()
  const choices = useBulkDraft(table.chosen)
  const actor = useBulkCreate(choices.draft)
  const isStarting = useSelector(actor, (snapshot) => snapshot?.hasTag('starting') ?? false)
  const started = useStarted(actor)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      // An unanswered start may have created the task, so the dialog waits for it.
      isDismissable={!isStarting}
      width="wide"
      title={t('bulk.title')}
      actions={
        <>
          <Button variant="quiet" isDisabled={isStarting} onPress={onClose}>
            {t('bulk.close')}
          </Button>
          {started === null ? (
            <Make actor={actor} count={choices.draft?.rows.length ?? 0} isStarting={isStarting} />
          ) : (
            <LinkButton variant="primary" href="/generate?step=pins" iconEnd="arrowEnd">
              {t('bulk.toPins')}
            </LinkButton>
          )}
        </>
      }
    >
      {started === null ? (
        <div className={css.stack}>
          <p className={css.quiet}>{t('bulk.lead')}</p>
          <BulkSource table={table} />
          <Prepared table={table} choices={choices} actor={actor} />
          <StartWords actor={actor} />
        </div>
      ) : (
        <BulkMade {...started} />
      )}
    </Dialog>
  )
}

function Make({
  actor,
  count,
  isStarting,
}: {
  actor: Actors['bulkCreate'] | undefined
  count: number
  isStarting: boolean
}) {
  const t = useText(bulkMessages)
  const { newId } = useApp()
  const label = count === 0 ? t('bulk.makeNone') : t('bulk.make', { count })
  return (
    <Button
      variant="primary"
      isDisabled={count === 0}
      isBusy={isStarting}
      onPress={() => actor?.send({ type: 'bulk.make', key: newId() })}
    >
      {isStarting ? t('bulk.starting') : label}
    </Button>
  )
}

function Prepared({
  table,
  choices,
  actor,
}: {
  table: BulkTableChoice
  choices: BulkChoices
  actor: Actors['bulkCreate'] | undefined
}) {
  const { chosen } = table
  const { found, draft } = choices
  if (chosen === null || 'refusal' in chosen) return null
  return (
    <>
      <BulkLookFields choices={choices} />
      <BulkColumns table={chosen} template={choices.template} onAssign={table.assign} />
      {draft === null || found === null ? null : (
        <>
          <BulkPreview draft={draft} />
          <BulkProblems actor={actor} found={found} />
        </>
      )}
    </>
  )
}

function StartWords({ actor }: { actor: Actors['bulkCreate'] | undefined }) {
  const t = useText(bulkMessages)
  const { isWaiting, reason } = useSelector(
    actor,
    (snapshot) => ({
      isWaiting: snapshot?.hasTag('waiting') ?? false,
      reason: snapshot?.hasTag('refused') ? (snapshot.context.failure?.message ?? '') : null,
    }),
    (a, b) => a.isWaiting === b.isWaiting && a.reason === b.reason,
  )
  if (isWaiting) return <Banner tone="warning">{t('bulk.waiting')}</Banner>
  return reason === null ? null : (
    <Banner tone="danger" isAlert>
      {t('bulk.refused', { reason })}
    </Banner>
  )
}

/** The started task; null before. Adds it to the watched jobs once. */
function useStarted(actor: Actors['bulkCreate'] | undefined): BulkMadeProps | null {
  const tasks = useActor('tasks')
  const count = useSelector(actor, (snapshot) => snapshot?.context.draft?.rows.length ?? 0)
  const taskId = useSelector(actor, (snapshot) =>
    snapshot?.hasTag('started') ? snapshot.context.taskId : null,
  )
  useEffect(() => {
    if (taskId !== null) tasks.send({ type: 'tasks.watch', taskId, kind: 'generation' })
  }, [taskId, tasks])
  return taskId === null ? null : { taskId, count }
}
