/** What administrators did, newest first. */
import { useState } from 'react'
import type { AdminAct } from '#core/contract/admin.contract.ts'
import { useLoad } from '../../kit/context/data.ts'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import { useLast } from '../../kit/context/use-settled.ts'
import { EmptyState } from '../../kit/ui/states.tsx'
import adminMessages from '#locales/en/admin/admin.json' with { type: 'json' }
import css from './admin.module.css'
import { NotLoaded } from './not-loaded.tsx'
import { PageButtons } from './page-buttons.tsx'

export function ActLog() {
  const t = useText(adminMessages)
  const [after, setAfter] = useState<string | undefined>()
  const load = useLoad('listAdminActs', { query: after === undefined ? {} : { after } })
  const before = useLast(load.data)
  const data = load.failure === null ? before : load.data
  if (data === null) return <NotLoaded load={load} />
  const { acts, has_more } = data
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

function Act({ act }: { act: AdminAct }) {
  const t = useText(adminMessages)
  const format = useFormat()
  const was = useWas(act)
  const { at, admin, person, remark } = act
  return (
    <li className={css['row']}>
      <div className={css['words']}>
        <span className={css['name']}>
          {t(`admin.act.${act.act}`, { admin, person: person?.email ?? t('admin.deletedPerson') })}
        </span>
        <span className={css['quiet']}>
          {[format.moment(at), remark, was].filter((part) => part !== '').join(' · ')}
        </span>
      </div>
    </li>
  )
}

/** What it was before, in words; empty where the act itself says it. */
function useWas({ act, before }: AdminAct): string {
  const t = useText(adminMessages)
  const format = useFormat()
  const { suspended_at, error, due_at } = before
  if (act === 'person.restored' && typeof suspended_at === 'number')
    return t('admin.was.suspended', { date: format.moment(suspended_at) })
  if (act === 'task.retried' && typeof error === 'string')
    // In the server's words: kept together where the words around it run the other way.
    return t('admin.was.failed', { reason: `\u2068${error}\u2069` })
  if (act === 'publication.retried' && typeof due_at === 'number')
    return t('admin.planned', { date: format.moment(due_at) })
  return ''
}
