/** /templates/{id}: the editor of one of the person's templates. */
import { useParams } from '@tanstack/react-router'
import { useText } from '../../../kit/i18n/text.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { LinkButton } from '../../../kit/ui/button.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../../kit/ui/states.tsx'
import { TemplateEditor } from './template-editor.tsx'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import { useTemplateToEdit } from './use-design.ts'

export function DesignScreen() {
  const { templateId = '' } = useParams({ strict: false })
  const { key, load, isRestored } = useTemplateToEdit(templateId)
  if (key !== null && load.data !== null && isRestored)
    return <TemplateEditor key={`${key.account_id} ${templateId}`} ofOne={key} loaded={load.data} />
  return <NotOpen failure={load.failure} onRetry={load.reload} />
}

function NotOpen({
  failure,
  onRetry,
}: {
  failure: ReturnType<typeof useTemplateToEdit>['load']['failure']
  onRetry: () => void
}) {
  const t = useText(templateEditorMessages)
  const isMissing = failure?.code === 'not_found' || failure?.status === 400
  return (
    <Screen title={t('tpl.title')}>
      {failure === null ? (
        <Loading label={t('tpl.loading')}>
          <Skeleton height="480px" radius="var(--radius-16)" />
        </Loading>
      ) : isMissing ? (
        <EmptyState
          icon="grid"
          title={t('tpl.missing')}
          action={<LinkButton href="/templates">{t('tpl.toTemplates')}</LinkButton>}
        >
          {t('tpl.missingWords')}
        </EmptyState>
      ) : (
        <ErrorState title={t('tpl.failed')} requestId={failure.requestId} onRetry={onRetry}>
          {failure.message}
        </ErrorState>
      )}
    </Screen>
  )
}
