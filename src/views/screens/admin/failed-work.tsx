/** Failed jobs and publications of all people, each with a button to retry it. */
import type { FailedPublication, FailedTask } from '#core/contract/admin.contract.ts'
import type { Failure } from '#core/contract/client.ts'
import { useFailureWords } from '../../kit/forms/failure-words.ts'
import { useLoad, useSend } from '../../kit/context/data.ts'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import adminMessages from '#locales/en/admin/admin.json' with { type: 'json' }
import css from './admin.module.css'
import { NotLoaded } from './not-loaded.tsx'

export function FailedWork() {
  const t = useText(adminMessages)
  const toast = useToast()
  const load = useLoad('listFailures', {})
  const { send, busy, failure } = useSend()
  const done = ({ ok }: { readonly ok: boolean }): void => {
    if (ok) toast(t('admin.retried'))
    // What can't be tried again may have changed since it was listed.
    load.reload()
  }
  if (load.data === null) return <NotLoaded load={load} />
  const { tasks, publications } = load.data
  return (
    <>
      <Refused failure={failure} />
      <h2 className={css['part']}>{t('admin.failedTasks')}</h2>
      {tasks.length === 0 ? <p className={css['quiet']}>{t('admin.noFailedTasks')}</p> : null}
      <ul className={css['rows']}>
        {tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            isBusy={busy !== null}
            onRetry={() =>
              void send('retryFailedTask', { params: { task_id: task.id } }).then(done)
            }
          />
        ))}
      </ul>
      <h2 className={css['part']}>{t('admin.failedPublications')}</h2>
      {publications.length === 0 ? (
        <p className={css['quiet']}>{t('admin.noFailedPublications')}</p>
      ) : null}
      <ul className={css['rows']}>
        {publications.map((one) => (
          <PublicationRow
            key={one.id}
            publication={one}
            isBusy={busy !== null}
            onRetry={() =>
              void send('retryFailedPublication', {
                params: { account_id: one.account_id, publication_id: one.id },
              }).then(done)
            }
          />
        ))}
      </ul>
    </>
  )
}

export function Refused({ failure }: { failure: Failure | null }) {
  const words = useFailureWords()
  return failure === null ? null : (
    <Banner tone="danger" isAlert>
      {words(failure)}
    </Banner>
  )
}

interface Row {
  readonly isBusy: boolean
  readonly onRetry: () => void
}

function TaskRow({ task, ...row }: Row & { task: FailedTask }) {
  const t = useText(adminMessages)
  const format = useFormat()
  const { person, account_name, done, total, at } = task
  const kind = t(`admin.kind.${task.kind}`)
  return (
    <FailedRow
      {...row}
      name={kind}
      reason={task.problem}
      about={[
        person.email,
        account_name,
        t('admin.made', { done: format.number(done), total: format.number(total) }),
        format.moment(at),
      ]}
      label={t('admin.retryTaskLabel', { kind, email: person.email })}
    />
  )
}

function PublicationRow({ publication, ...row }: Row & { publication: FailedPublication }) {
  const t = useText(adminMessages)
  const format = useFormat()
  const { person, account_name, at } = publication
  return (
    <FailedRow
      {...row}
      name={account_name}
      reason={publication.problem}
      about={[person.email, t('admin.planned', { date: format.moment(at) })]}
      label={t('admin.retryPinLabel', { email: person.email })}
    />
  )
}

function FailedRow({
  name,
  about,
  reason,
  label,
  isBusy,
  onRetry,
}: Row & {
  readonly name: string
  readonly about: readonly string[]
  readonly reason: string | null
  readonly label: string
}) {
  const t = useText(adminMessages)
  return (
    <li className={css['row']}>
      <div className={css['words']}>
        <span className={css['name']}>{name}</span>
        <span>{reason ?? t('admin.noReason')}</span>
        <span className={css['quiet']}>{about.join(' · ')}</span>
      </div>
      <div className={css['acts']}>
        <Button size="small" aria-label={label} isDisabled={isBusy} onPress={onRetry}>
          {t('admin.retry')}
        </Button>
      </div>
    </li>
  )
}
