/** A person's own templates, with the dialogs that are opened from their menus. */
import { Suspense, useMemo, useState } from 'react'
import {
  MAX_TEMPLATE_NAME,
  ownTemplateCalls,
  type OwnTemplate,
} from '#core/contract/content/own-templates.contract.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { usePins } from '../../kit/context/app-context.tsx'
import { NameDialog } from '../../kit/forms/name-dialog.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { lazyExtra } from '../../kit/ui/lazy-extra.ts'
import { ErrorState, Loading, Skeleton } from '../../kit/ui/states.tsx'
import { countOlderDrafts } from '../../pins/draft-effect/older-drafts.ts'
import { OwnTemplateCard } from './own-template-card.tsx'
import templatesMessages from '#locales/en/templates/templates.json' with { type: 'json' }
import css from './templates.module.css'
import type { OwnTemplates, TemplateActions } from './use-own-templates.ts'

const DraftsOfTemplate = lazyExtra(
  async () => (await import('../../pins/draft-effect/drafts-of-template.tsx')).DraftsOfTemplate,
)

function useOlderDrafts(list: readonly OwnTemplate[] | null): ReadonlyMap<string, number> {
  const pins = usePins((snapshot) => listPins(snapshot.context.book))
  return useMemo(() => countOlderDrafts(pins, list ?? []), [pins, list])
}

export function OwnTemplateList({
  own: { list, failure, reload, isOffline },
  actions,
}: {
  own: OwnTemplates
  actions: TemplateActions
}) {
  const t = useText(templatesMessages)
  const [renamed, setRenamed] = useState<OwnTemplate | null>(null)
  /** `nth`: chosen again when its drafts were gone, it is looked up again. */
  const [updated, setUpdated] = useState<{ one: OwnTemplate; nth: number } | null>(null)
  const older = useOlderDrafts(list)
  if (list === null)
    return failure === null ? (
      <Loading label={t('templates.loading')}>
        <Skeleton height="300px" radius="var(--radius-16)" />
      </Loading>
    ) : (
      <ErrorState title={t('templates.failed')} requestId={failure.requestId} onRetry={reload}>
        {t('templates.failedWords')} {failure.message}
      </ErrorState>
    )
  if (list.length === 0)
    return (
      <div className={css.empty}>
        <p className={css.name}>{t('templates.empty')}</p>
        <p>{t('templates.emptyWords')}</p>
      </div>
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
              olderDrafts={older.get(one.template_id) ?? 0}
              onRename={() => setRenamed(one)}
              onDrafts={() => setUpdated((last) => ({ one, nth: (last?.nth ?? 0) + 1 }))}
            />
          </li>
        ))}
      </ul>
      {updated ? (
        <Suspense fallback={null}>
          <DraftsOfTemplate
            key={updated.nth}
            template={updated.one}
            onClose={() => setUpdated(null)}
          />
        </Suspense>
      ) : null}
      {renamed ? <Rename one={renamed} actions={actions} onClose={() => setRenamed(null)} /> : null}
    </>
  )
}

function Rename({
  one,
  actions,
  onClose,
}: {
  one: OwnTemplate
  actions: TemplateActions
  onClose: () => void
}) {
  const t = useText(templatesMessages)
  return (
    <NameDialog
      title={t('templates.renameTitle')}
      words={{
        label: t('templates.name'),
        save: t('templates.save'),
        cancel: t('templates.cancel'),
      }}
      initial={one.name}
      maxLength={MAX_TEMPLATE_NAME}
      schema={ownTemplateCalls.renameOwnTemplate.body}
      onSave={async (name) => actions.rename(one, name)}
      onClose={onClose}
    />
  )
}
