/**
 * How far a workspace file has come: sent, checked, imported. Announced once by screen readers, and
 * shown as it goes.
 */
import { WORKSPACE_PART, type WorkspaceImport } from '#core/contract/content/workspace.contract.ts'
import { useActor, useActorState } from '../../../kit/context/app-context.tsx'
import { useFormat, useText } from '../../../kit/i18n/text.ts'
import { ProgressBar } from '../../../kit/ui/marks/badge.tsx'
import { Button } from '../../../kit/ui/button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import css from '../section.module.css'
import workspaceMessages from '#locales/en/settings/workspace.json' with { type: 'json' }

/** The last part is shorter; the bar need not know better. */
const bytesSent = ({ size, missing }: WorkspaceImport): number =>
  Math.max(0, size - missing.length * WORKSPACE_PART)

export function WorkspaceProgress({ isHolding = false }: { isHolding?: boolean }) {
  const t = useText(workspaceMessages)
  const actor = useActor('workspaceImport')
  const found = useActorState('workspaceImport', (snapshot) => snapshot.context.found)
  const fileName = useActorState(
    'workspaceImport',
    (snapshot) => snapshot.context.file?.name ?? snapshot.context.found?.file_name ?? '',
  )
  const { label, hint } = wordsOf(found)
  return (
    <>
      {fileName === '' ? (
        <p role="status">{t('workspace.waiting')}</p>
      ) : (
        <Amount label={t(label, { name: fileName })} found={found} />
      )}
      {isHolding ? <Banner tone="warning">{t('workspace.holding')}</Banner> : null}
      {hint === null || fileName === '' ? null : <p className={css['small']}>{t(hint)}</p>}
      <div className={css['actions']}>
        <Button variant="quiet" onPress={() => actor.send({ type: 'workspace.cancel' })}>
          {t('workspace.cancel')}
        </Button>
      </div>
    </>
  )
}

function wordsOf(found: WorkspaceImport | null) {
  if (found === null || found.state === 'uploading')
    return { label: 'workspace.sending', hint: 'workspace.sendingHint' } as const
  return found.state === 'importing'
    ? ({ label: 'workspace.importing', hint: 'workspace.importingHint' } as const)
    : ({ label: 'workspace.checking', hint: null } as const)
}

function Amount({ label, found }: { label: string; found: WorkspaceImport | null }) {
  const t = useText(workspaceMessages)
  const format = useFormat()
  const amount = amountOf(found)
  if (amount === null) return <ProgressBar label={label} />
  const words = amount.unit === 'bytes' ? format.bytes : format.number
  return (
    <ProgressBar
      label={label}
      value={amount.done}
      max={amount.total}
      valueLabel={t('workspace.amount', { done: words(amount.done), total: words(amount.total) })}
    />
  )
}

function amountOf(
  found: WorkspaceImport | null,
): { done: number; total: number; unit: string } | null {
  if (found === null) return null
  return found.state === 'uploading'
    ? { done: bytesSent(found), total: found.size, unit: 'bytes' }
    : found.progress
}
