/** The built-in templates by their kind, each to be copied. */
import { useState } from 'react'
import { PinType } from '#core/contract/content/pin-kinds.schema.ts'
import type { TemplateOrigin } from '#core/contract/content/own-templates.contract.ts'
import type { TemplateInfo } from '#core/contract/content/templates.contract.ts'
import { useLoad } from '../../kit/context/data.ts'
import { useText } from '../../kit/i18n/text.ts'
import templateKindsMessages from '#locales/en/pins/template-kinds.json' with { type: 'json' }
import { useTemplateWords } from '../../pins/template-names/use-template-words.ts'
import { Button } from '../../kit/ui/button.tsx'
import { IconButton } from '../../kit/ui/icon-button.tsx'
import { ErrorState, Loading, Skeleton } from '../../kit/ui/states.tsx'
import templatesMessages from '#locales/en/templates/templates.json' with { type: 'json' }
import css from './templates.module.css'

interface CopyProps {
  readonly isOffline: boolean
  readonly onCopy: (from: TemplateOrigin, name: string) => Promise<void>
  readonly onEditCopy: (from: TemplateOrigin, name: string) => Promise<void>
}

export function BuiltInTemplates(props: CopyProps) {
  const t = useText(templatesMessages)
  const kindOf = useText(templateKindsMessages)
  const { data, failure, reload } = useLoad('listTemplates', {})
  if (data === null)
    return failure === null ? (
      <Loading label={t('templates.loading')}>
        <Skeleton height="300px" radius="var(--radius-16)" />
      </Loading>
    ) : (
      <ErrorState title={t('templates.failed')} requestId={failure.requestId} onRetry={reload}>
        {failure.message}
      </ErrorState>
    )
  const byKind = Map.groupBy(data.templates, ({ pin_type }) => pin_type)
  return (
    <section className={css.section} aria-label={t('templates.builtIn')}>
      <h2>{t('templates.builtIn')}</h2>
      <div className={css.kinds}>
        {PinType.options.map((kind) => {
          const templates = byKind.get(kind) ?? []
          return templates.length === 0 ? null : (
            <section key={kind} className={css.kind} aria-label={kindOf(`templateKind.${kind}`)}>
              <h3 className={css.kindName}>{kindOf(`templateKind.${kind}`)}</h3>
              <ul className={css.row}>
                {templates.map((template) => (
                  <li key={template.id}>
                    <BuiltIn {...props} template={template} />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </section>
  )
}

function BuiltIn({
  template,
  isOffline,
  onCopy,
  onEditCopy,
}: CopyProps & { template: TemplateInfo }) {
  const t = useText(templatesMessages)
  const { name } = useTemplateWords()(template)
  const [busy, setBusy] = useState<'copy' | 'edit' | null>(null)
  const run = async (what: 'copy' | 'edit'): Promise<void> => {
    setBusy(what)
    await (what === 'copy' ? onCopy : onEditCopy)(
      { kind: 'builtIn', template_id: template.id },
      name,
    )
    setBusy(null)
  }
  return (
    <article className={css.card} aria-label={name}>
      <img className={css.picture} src={template.thumbnail_url} alt="" loading="lazy" />
      <h4 className={css.name}>{name}</h4>
      <div className={css.actions}>
        <Button
          size="small"
          icon="edit"
          aria-label={t('templates.editCopyOf', { name })}
          isBusy={busy === 'edit'}
          isDisabled={isOffline}
          onPress={() => void run('edit')}
        >
          {t('templates.editCopy')}
        </Button>
        <IconButton
          size="small"
          icon="copy"
          label={t('templates.copyOf', { name })}
          isDisabled={isOffline || busy === 'copy'}
          onPress={() => void run('copy')}
        />
      </div>
    </article>
  )
}
