/**
 * From choosing a file to the new account: one thing at a time, reported in words, with how far it
 * has come.
 */
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useActor, useActorState, useTranslate } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import css from '../section.module.css'
import { WorkspaceReport } from './workspace-report.tsx'
import { WorkspaceProgress } from './workspace-progress.tsx'
import workspaceMessages from '#locales/en/settings/workspace.json' with { type: 'json' }

export function WorkspaceImport() {
  const actor = useActor('workspaceImport')
  const phase = useActorState('workspaceImport', phaseOf)
  const region = useRef<HTMLDivElement>(null)
  const t = useText(workspaceMessages)
  useEffect(() => actor.send({ type: 'workspace.open' }), [actor])
  const hadFocus = useRef(false)
  useEffect(() => {
    // The button that was pressed is gone with its phase, and the focus with it.
    if (hadFocus.current && document.activeElement === document.body)
      region.current?.focus({ preventScroll: true })
  }, [phase])
  return (
    <div
      ref={region}
      tabIndex={-1}
      role="group"
      aria-label={t('workspace.importTitle')}
      className={css['form']}
      onFocus={() => (hadFocus.current = true)}
      onBlur={({ relatedTarget }) => (hadFocus.current = relatedTarget === null)}
    >
      {parts[phase]}
    </div>
  )
}

const phases = ['idle', 'holding', 'awaiting', 'sending', 'reported', 'done', 'failed'] as const
type Phase = (typeof phases)[number] | 'working'

function phaseOf(snapshot: { hasTag: (tag: (typeof phases)[number]) => boolean }): Phase {
  return phases.find((phase) => snapshot.hasTag(phase)) ?? 'working'
}

const parts: Record<Phase, ReactNode> = {
  idle: <ChooseFile label="workspace.choose" />,
  sending: <WorkspaceProgress />,
  working: <WorkspaceProgress />,
  holding: <WorkspaceProgress isHolding />,
  awaiting: <Awaiting />,
  reported: <WorkspaceReport choose={<ChooseFile label="workspace.chooseAnother" />} />,
  done: <Done />,
  failed: <Failed />,
}

function ChooseFile({
  label,
}: {
  label:
    | 'workspace.choose'
    | 'workspace.chooseAnother'
    | 'workspace.chooseAgain'
    | 'workspace.again'
}) {
  const t = useText(workspaceMessages)
  const actor = useActor('workspaceImport')
  const chooseFile = (file: File | undefined): void => {
    if (file) actor.send({ type: 'workspace.choose', file })
  }
  return (
    <div className={css['actions']}>
      <FileTrigger
        acceptedFileTypes={['.pinloom', '.zip', 'application/zip']}
        onSelect={(files) => chooseFile(files?.[0])}
      >
        <Button icon="upload">{t(label)}</Button>
      </FileTrigger>
    </div>
  )
}

function Cancel() {
  const t = useText(workspaceMessages)
  const actor = useActor('workspaceImport')
  return (
    <Button variant="quiet" onPress={() => actor.send({ type: 'workspace.cancel' })}>
      {t('workspace.cancel')}
    </Button>
  )
}

function Awaiting() {
  const t = useText(workspaceMessages)
  const found = useActorState('workspaceImport', (snapshot) => snapshot.context.found)
  return (
    <>
      <Banner title={t('workspace.awaiting', { name: found?.file_name ?? '' })}>
        {t('workspace.awaitingWords', { missing: found?.missing.length ?? 0 })}
      </Banner>
      <div className={css['actions']}>
        <ChooseFile label="workspace.chooseAgain" />
        <Cancel />
      </div>
    </>
  )
}

function Done() {
  const t = useText(workspaceMessages)
  const account = useActorState(
    'workspaceImport',
    (snapshot) => snapshot.context.found?.account ?? null,
  )
  const accounts = useActor('accounts')
  const isListed = useActorState('accounts', (snapshot) =>
    snapshot.context.accounts.some(({ id }) => id === account?.id),
  )
  return (
    <>
      <Banner tone="success" title={t('workspace.done', { name: account?.name ?? '' })}>
        {t('workspace.doneWords')}
      </Banner>
      <div className={css['actions']}>
        <Button
          variant="primary"
          isBusy={!isListed}
          onPress={() =>
            account === null
              ? undefined
              : accounts.send({ type: 'accounts.select', id: account.id })
          }
        >
          {t('workspace.goTo')}
        </Button>
        <ChooseFile label="workspace.again" />
      </div>
    </>
  )
}

function Failed() {
  const t = useText(workspaceMessages)
  const actor = useActor('workspaceImport')
  const error = useActorState('workspaceImport', (snapshot) => snapshot.context.error)
  const name = useActorState(
    'workspaceImport',
    ({ context }) => context.file?.name ?? context.found?.file_name ?? 'none',
  )
  const say = useTranslate()
  return (
    <>
      <Banner tone="danger" isAlert title={t('workspace.failed', { name })}>
        {t('workspace.failedWords', { reason: say(error ?? '') })}
      </Banner>
      <div className={css['actions']}>
        <Button icon="refresh" onPress={() => actor.send({ type: 'workspace.retry' })}>
          {t('workspace.retry')}
        </Button>
        <ChooseFile label="workspace.chooseAnother" />
        <Cancel />
      </div>
    </>
  )
}
