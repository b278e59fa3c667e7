/** All registered people, newest first, with a search. */
import { useState } from 'react'
import type { AdminPerson } from '#core/contract/admin.contract.ts'
import { useApp } from '../../kit/context/app-context.tsx'
import { useLoad } from '../../kit/context/data.ts'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import { useLast, useSettled } from '../../kit/context/use-settled.ts'
import { Button } from '../../kit/ui/button.tsx'
import { SearchField } from '../../kit/ui/fields/search-field.tsx'
import { Badge } from '../../kit/ui/marks/badge.tsx'
import adminMessages from '#locales/en/admin/admin.json' with { type: 'json' }
import css from './admin.module.css'
import { NotLoaded } from './not-loaded.tsx'
import { PageButtons } from './page-buttons.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import { UsageDialog } from './usage-dialog.tsx'

type Asked = { readonly about: 'usage' | 'access'; readonly person: AdminPerson } | null

export function People() {
  const t = useText(adminMessages)
  const [search, setSearch] = useState('')
  const [after, setAfter] = useState<string | undefined>()
  const [asked, setAsked] = useState<Asked>(null)
  const wanted = useSettled(search, 200)
  const load = useLoad('listPeople', {
    query: { search: wanted, ...(after === undefined ? {} : { after }) },
  })
  // What is there stays until the next answer: the list doesn't blink, and a pressed button lives
  // on.
  const last = useLast(load.data)
  const data = load.failure === null ? last : load.data
  return (
    <>
      <div className={css['tools']}>
        <div className={css['search']}>
          <SearchField
            label={t('admin.search')}
            placeholder={t('admin.search')}
            value={search}
            maxLength={200}
            onChange={(value) => {
              setSearch(value)
              setAfter(undefined)
            }}
          />
        </div>
        {data === null || data.total === 0 ? null : (
          <span aria-live="polite">{t('admin.count', { count: data.total })}</span>
        )}
      </div>
      {data === null ? (
        <NotLoaded load={load} />
      ) : (
        <>
          {data.people.length === 0 ? <p role="status">{t('admin.none')}</p> : null}
          <ul className={css['rows']}>
            {data.people.map((person) => (
              <PersonRow key={person.id} person={person} onAsk={setAsked} />
            ))}
          </ul>
          <PageButtons
            after={after}
            next={data.has_more ? data.people.at(-1)?.id : undefined}
            onPage={setAfter}
          />
        </>
      )}
      <AskedDialog asked={asked} onClose={() => setAsked(null)} onDone={load.reload} />
    </>
  )
}

function AskedDialog({
  asked,
  onClose,
  onDone,
}: {
  asked: Asked
  onClose: () => void
  onDone: () => void
}) {
  if (asked === null) return null
  const { person } = asked
  return asked.about === 'usage' ? (
    <UsageDialog person={person} onClose={onClose} />
  ) : (
    <SuspendDialog
      person={person}
      onClose={onClose}
      onDone={() => {
        onClose()
        onDone()
      }}
    />
  )
}

function PersonRow({ person, onAsk }: { person: AdminPerson; onAsk: (asked: Asked) => void }) {
  const t = useText(adminMessages)
  const format = useFormat()
  const { now } = useApp()
  const { email, suspended_at, last_seen_at, is_admin } = person
  const name = `${person.first_name} ${person.last_name}`.trim()
  const isSuspended = suspended_at !== null
  return (
    <li className={css['row']}>
      <div className={css['words']}>
        <span className={css['name']}>
          {email}
          {is_admin ? <Badge tone="accent">{t('admin.isAdmin')}</Badge> : null}
          {isSuspended ? <Badge tone="danger">{t('admin.isSuspended')}</Badge> : null}
          {person.email_verified ? null : <Badge>{t('admin.unverified')}</Badge>}
        </span>
        <span className={css['quiet']}>
          {[
            name,
            t('admin.joined', { date: format.date(person.created_at) }),
            last_seen_at === null
              ? t('admin.neverSeen')
              : t('admin.seen', { ago: format.ago(last_seen_at, now()) }),
            t('admin.stores', {
              stored: format.bytes(person.stored_bytes),
              pins: format.bytes(person.pin_bytes),
            }),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </div>
      <div className={css['acts']}>
        <Button
          size="small"
          aria-label={t('admin.usage', { email })}
          onPress={() => onAsk({ about: 'usage', person })}
        >
          {t('admin.showUsage')}
        </Button>
        {is_admin ? null : (
          <Button
            size="small"
            aria-label={t(isSuspended ? 'admin.restoreLabel' : 'admin.suspendLabel', { email })}
            onPress={() => onAsk({ about: 'access', person })}
          >
            {t(isSuspended ? 'admin.restore' : 'admin.suspend')}
          </Button>
        )}
      </div>
    </li>
  )
}
