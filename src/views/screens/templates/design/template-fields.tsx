/** What belongs to the template as a whole: its name and its two fonts. */
import { builtInFonts } from '#core/templates/document/font-list.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import css from './template-editor.module.css'
import { TemplateColors } from './template-colors.tsx'
import type { Design } from './use-design.ts'

const options = builtInFonts.map(({ id, family }) => ({ id, label: family }))

export function TemplateFields({ design }: { design: Design }) {
  const t = useText(templateEditorMessages)
  const { name, fonts } = design.edited.now
  const set = (role: 'heading' | 'body') => (id: string) =>
    void design.change({ type: 'patchTemplate', patch: { fonts: { ...fonts, [role]: id } } })
  return (
    <fieldset className={css.group}>
      <legend>{t('tpl.template')}</legend>
      <TextField
        label={t('tpl.name')}
        value={name}
        maxLength={80}
        onChange={(next) =>
          next.trim() === ''
            ? undefined
            : void design.change({ type: 'patchTemplate', patch: { name: next } }, 'name')
        }
      />
      <div className={css.pair}>
        <Select
          label={t('tpl.headingFont')}
          options={options}
          value={fonts.heading}
          onChange={set('heading')}
        />
        <Select
          label={t('tpl.bodyFont')}
          options={options}
          value={fonts.body}
          onChange={set('body')}
        />
      </div>
      <TemplateColors design={design} />
    </fieldset>
  )
}
