/**
 * What the dry run found, in words: what the file holds and how it will be named, or everything
 * that is wrong with it and what to do.
 */
import type { ReactNode } from 'react'
import type {
  WorkspaceProblem,
  WorkspaceReport as Report,
} from '#core/contract/content/workspace.contract.ts'
import { useActor, useActorState } from '../../../kit/context/app-context.tsx'
import { useFormat, useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import own from './workspace-report.module.css'
import css from '../section.module.css'
import workspaceMessages from '#locales/en/settings/workspace.json' with { type: 'json' }

/** `choose`: the way to another file. */
export function WorkspaceReport({ choose }: { choose: ReactNode }) {
  const t = useText(workspaceMessages)
  const actor = useActor('workspaceImport')
  const report = useActorState(
    'workspaceImport',
    (snapshot) => snapshot.context.found?.report ?? null,
  )
  const isGood = report !== null && report.problems.length === 0
  return (
    <>
      {report === null ? null : isGood ? <Good report={report} /> : <Bad report={report} />}
      <div className={css['actions']}>
        {isGood ? (
          <Button
            variant="primary"
            icon="check"
            onPress={() => actor.send({ type: 'workspace.accept' })}
          >
            {t('workspace.import', { name: report.new_name })}
          </Button>
        ) : (
          choose
        )}
        <Button variant="quiet" onPress={() => actor.send({ type: 'workspace.cancel' })}>
          {t('workspace.cancel')}
        </Button>
      </div>
    </>
  )
}

function Good({ report: { account_name, made_at, counts, notes } }: { report: Report }) {
  const t = useText(workspaceMessages)
  const format = useFormat()
  const { pages, pins, boards, pictures, fonts, videos = 0, events } = counts
  return (
    <>
      <Banner tone="success" title={t('workspace.good')}>
        {t('workspace.goodWords', {
          name: account_name,
          date: made_at === null ? '' : format.moment(made_at),
          pages,
          pins,
          boards,
          pictures,
          fonts,
          videos,
          events,
        })}
      </Banner>
      {notes.length === 0 ? null : (
        <ul className={own['notes']}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Bad({ report: { problems, more_problems: more } }: { report: Report }) {
  const t = useText(workspaceMessages)
  return (
    <Banner tone="danger" isAlert title={t('workspace.bad')}>
      <p>{t('workspace.badWords', { count: problems.length + more })}</p>
      <ul className={own['notes']}>
        {problems.slice(0, 10).map((problem, index) => (
          <Problem key={index} problem={problem} />
        ))}
      </ul>
      {problems.length + more > 10 ? (
        <p>{t('workspace.more', { count: problems.length + more - 10 })}</p>
      ) : null}
    </Banner>
  )
}

function Problem({ problem: { entry, line, message } }: { problem: WorkspaceProblem }) {
  const t = useText(workspaceMessages)
  const place = line === null ? entry : t('workspace.place', { entry, line })
  return (
    <li>
      {place === '' ? null : <strong>{place}: </strong>}
      {message}
    </li>
  )
}
