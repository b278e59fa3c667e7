/** One account as a file, and a file as an account. */
import { useAccounts, useApp } from '../../../kit/context/app-context.tsx'
import { useLoad } from '../../../kit/context/data.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { LinkButton } from '../../../kit/ui/button.tsx'
import { FormFailure, SectionCard } from '../section-card.tsx'
import css from '../section.module.css'
import { WorkspaceImport } from './workspace-import.tsx'
import workspaceMessages from '#locales/en/settings/workspace.json' with { type: 'json' }

export function WorkspaceSection() {
  const t = useText(workspaceMessages)
  const account = useAccounts((snapshot) => snapshot.context.selectedAccount)
  return (
    <>
      <SectionCard
        title={t('workspace.exportTitle')}
        lead={
          account === null
            ? t('workspace.noAccount')
            : t('workspace.exportLead', { name: account.name })
        }
      >
        {account === null ? null : <ExportAccount accountId={account.id} />}
      </SectionCard>
      <SectionCard title={t('workspace.importTitle')} lead={t('workspace.importLead')}>
        <WorkspaceImport />
      </SectionCard>
    </>
  )
}

/**
 * A plain download: the browser writes gigabytes to the disk as they come, and shows how far it is.
 */
function ExportAccount({ accountId }: { accountId: string }) {
  const t = useText(workspaceMessages)
  const { config } = useApp()
  const size = useLoad('measureWorkspace', { params: { account_id: accountId } })
  return (
    <>
      <FormFailure failure={size.failure} />
      <p>
        {size.data === null
          ? t('workspace.waiting')
          : t('workspace.holds', {
              pages: size.data.pages,
              pins: size.data.pins,
              boards: size.data.boards,
              events: size.data.events,
            })}
      </p>
      <div className={css['actions']}>
        <LinkButton
          icon="download"
          href={`${config.api_base_url}/api/accounts/${accountId}/workspace/`}
          download
        >
          {t('workspace.exportButton')}
        </LinkButton>
      </div>
      <p className={css['small']}>{t('workspace.exportHint')}</p>
    </>
  )
}
