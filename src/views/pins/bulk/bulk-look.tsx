/** The template and the brand kit of the pins. */
import { useText } from '../../kit/i18n/text.ts'
import { useTemplateName } from '../template-names/use-template-name.ts'
import { Select } from '../../kit/ui/fields/choice-field.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import bulkMessages from '#locales/en/pins/bulk.json' with { type: 'json' }
import css from './bulk.module.css'
import type { BulkChoices } from './use-bulk-draft.ts'

const MAIN = 'main'

export function BulkLookFields({ choices }: { choices: BulkChoices }) {
  const t = useText(bulkMessages)
  const nameOf = useTemplateName()
  const { templates, isFailed, template, kits, kitId } = choices
  if (isFailed) return <Banner tone="danger">{t('bulk.templates.failed')}</Banner>
  return (
    <section className={css.look} aria-label={t('bulk.look')}>
      {template === null ? (
        <span className={css.thumb} />
      ) : (
        <img className={css.thumb} src={template.thumbnail_url} alt="" />
      )}
      <Select
        label={t('bulk.template')}
        options={(templates ?? []).map(({ id }) => ({ id, label: nameOf(id) }))}
        value={template?.id ?? ''}
        onChange={choices.chooseTemplate}
        isDisabled={templates === null}
      />
      {kits.length === 0 ? null : (
        <Select
          label={t('bulk.kit')}
          options={[
            { id: MAIN, label: t('bulk.kit.main') },
            ...kits.map(({ id, label }) => ({ id, label })),
          ]}
          value={kitId || MAIN}
          onChange={(id) => choices.chooseKit(id === MAIN ? '' : id)}
        />
      )}
    </section>
  )
}
