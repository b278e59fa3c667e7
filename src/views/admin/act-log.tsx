/** The audit log of administrators, newest first. */
import { useState } from 'react'
import type { AdminAct } from '#core/contract/admin.contract.ts'
import { useLoad } from '../data.ts'
import { useFormat, useText } from '../i18n/text.ts'
import { EmptyState } from '../ui/states.tsx'
import { adminMessages } from './admin.messages.ts'
import css from './admin.module.css'
import { NotLoaded } from './not-loaded.tsx'
import { PageButtons } from './page-buttons.tsx'

export function ActLog() {
  const t = useText(adminMessages)
  const [after, setAfter] = useState<string | undefined>()
  const load = useLoad('listAdminActs', { query: after === undefined ? {} : { after } })
  if (load.data === null) return <NotLoaded load={load} />
  const { acts, has_more } = load.data
  if (acts.length === 0) return <EmptyState icon="info" title={t('admin.emptyLog')} />
  const last = acts.at(-1)?.id
  return (
    <>
      <ul className={css['rows']}>
        {acts.map((act) => (
          <Act key={act.id} act={act} />
        ))}
      </ul>
      <PageButtons after={after} next={has_more ? last : undefined} onPage={setAfter} />
    </>
  )
}

function Act({ act: { at, admin, act, person, before, remark } }: { act: AdminAct }) {
  const t = useText(adminMessages)
  const format = useFormat()
  const wordsBefore = useWordsBefore()
  const was = wordsBefore(act, before)
  return (
    <li className={css['row']}>
      <div className={css['words']}>
        <span className={css['name']}>
          {t(`admin.act.${act}`, { admin, person: person?.email ?? t('admin.deletedPerson') })}
        </span>
        <span className={css['quiet']}>
          {[format.moment(at), remark, was].filter((part) => part !== '').join(' · ')}
        </span>
      </div>
    </li>
  )
}

/** What an act changed, as it was before; empty if there is nothing to add. */
function useWordsBefore() {
  const t = useText(adminMessages)
  const format = useFormat()
  return (act: AdminAct['act'], before: AdminAct['before']): string => {
    const { suspended_at, due_at, error } = before
    switch (act) {
      case 'person.suspended':
        return ''
      case 'person.restored':
        return t('admin.suspendedSince', { date: format.moment(Number(suspended_at)) })
      case 'task.retried':
        return typeof error === 'string' ? error : ''
      case 'publication.retried':
        return t('admin.planned', { date: format.moment(Number(due_at)) })
      default:
        act satisfies never
        return ''
    }
  }
}
