/** /templates: a person's own templates with their pictures, and the built-in ones to copy. */
import { lazy, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { OwnTemplate } from '#core/contract/own-templates.contract.ts'
import { useFocusAfterRemoval } from '../automations/use-focus-after-removal.ts'
import { useText } from '../i18n/text.ts'
import { Screen } from '../shell/screen.tsx'
import { Button } from '../ui/button.tsx'
import { Banner, EmptyState, ErrorState, Loading, Skeleton } from '../ui/states.tsx'
import { BuiltInTemplates } from './built-in-templates.tsx'
import { OwnTemplateCard } from './own-template-card.tsx'
import { RenameTemplate } from './rename-template.tsx'
import { templatesMessages } from './templates.messages.ts'
import css from './templates.module.css'
import {
  type OwnTemplates,
  useOwnTemplates,
  useTemplateActions,
  useTemplateImport,
} from './use-own-templates.ts'

/** Loaded from here, so that the script of every first visit does not list its files. */
export const TemplateScreen = lazy(async () => ({
  default: (await import('./design/design-screen.tsx')).DesignScreen,
}))

export function TemplatesScreen() {
  const t = useText(templatesMessages)
  const own = useOwnTemplates()
  const actions = useTemplateActions(own)
  const { bring, isBusy, refusal } = useTemplateImport(own)
  useFocusAfterRemoval(own.list?.length ?? null, () =>
    document.querySelector<HTMLElement>('main h1'),
  )
  return (
    <Screen
      title={t('templates.title')}
      lead={t('templates.lead')}
      width="wide"
      actions={
        <FileTrigger
          acceptedFileTypes={['.json', 'application/json']}
          onSelect={(files) => {
            const [file] = files ?? []
            if (file) void bring(file)
          }}
        >
          <Button icon="upload" isBusy={isBusy} isDisabled={own.isOffline}>
            {isBusy ? t('templates.importing') : t('templates.import')}
          </Button>
        </FileTrigger>
      }
    >
      {own.isOffline ? <Banner tone="warning">{t('templates.offline')}</Banner> : null}
      {refusal ? (
        <Banner tone="danger" isAlert>
          {t('templates.refused', { file: refusal.file })} {refusal.reason}
        </Banner>
      ) : null}
      <section className={css.section} aria-label={t('templates.own')}>
        <h2>{t('templates.own')}</h2>
        <Own own={own} actions={actions} />
      </section>
      <BuiltInTemplates isOffline={own.isOffline} onCopy={actions.copy} />
    </Screen>
  )
}

function Own({
  own: { list, failure, reload, isOffline },
  actions,
}: {
  own: OwnTemplates
  actions: ReturnType<typeof useTemplateActions>
}) {
  const t = useText(templatesMessages)
  const [renamed, setRenamed] = useState<OwnTemplate | null>(null)
  if (list === null)
    return failure === null ? (
      <Loading label={t('templates.loading')}>
        <Skeleton height="300px" radius="var(--radius-16)" />
      </Loading>
    ) : (
      <ErrorState title={t('templates.failed')} onRetry={reload}>
        {t('templates.failedWords')} {failure.message}
      </ErrorState>
    )
  if (list.length === 0)
    return (
      <EmptyState icon="grid" title={t('templates.empty')}>
        {t('templates.emptyWords')}
      </EmptyState>
    )
  return (
    <>
      <ul className={css.grid}>
        {list.map((one) => (
          <li key={one.template_id} id={`template-${one.template_id}`}>
            <OwnTemplateCard
              one={one}
              actions={actions}
              isOffline={isOffline}
              onRename={() => setRenamed(one)}
            />
          </li>
        ))}
      </ul>
      {renamed ? (
        <RenameTemplate one={renamed} actions={actions} onClose={() => setRenamed(null)} />
      ) : null}
    </>
  )
}
