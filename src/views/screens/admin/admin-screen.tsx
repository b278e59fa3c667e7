/** /admin: people, failed work and the audit log, in tabs. */
import { useState } from 'react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { useLoad } from '../../kit/context/data.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { Tabs } from '../../kit/ui/tabs.tsx'
import { ActLog } from './act-log.tsx'
import adminMessages from '#locales/en/admin/admin.json' with { type: 'json' }
import { FailedWork } from './failed-work.tsx'
import { People } from './people.tsx'

const MissingPage = lazyRouteComponent(
  () => import('../../kit/errors/missing-page.tsx'),
  'MissingPage',
)

export function AdminScreen() {
  const t = useText(adminMessages)
  const [view, setView] = useState('people')
  // Its answer shows whether this person is an administrator.
  const { failure } = useLoad('listAdminActs', { query: {} })
  if (failure?.code === 'not_found') return <MissingPage />
  return (
    <Screen title={t('admin.title')} lead={t('admin.lead')}>
      <Tabs
        label={t('admin.views')}
        value={view}
        onChange={setView}
        tabs={[
          { id: 'people', label: t('admin.people'), content: <People /> },
          { id: 'failures', label: t('admin.failures'), content: <FailedWork /> },
          { id: 'log', label: t('admin.log'), content: <ActLog /> },
        ]}
      />
    </Screen>
  )
}
