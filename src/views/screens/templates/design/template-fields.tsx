/** What belongs to the template as a whole: its name and its two fonts. */
import { MAX_TEMPLATE_NAME } from '#core/contract/content/own-templates.contract.ts'
import { findFont } from '#core/templates/document/font-list.ts'
import type { Template } from '#core/templates/document/template.schema.ts'
import { useFontOptions } from '../../../pins/design/use-font-options.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import css from './template-editor.module.css'
import { TemplateColors } from './template-colors.tsx'
import type { Design } from './use-design.ts'

export function TemplateFields({ design }: { design: Design }) {
  const t = useText(templateEditorMessages)
  const { name, fonts } = design.edited.now
  const { familyOf, options, nameFor } = useTemplateFonts(fonts)
  const set = (role: 'heading' | 'body') => (family: string) =>
    void design.change({
      type: 'patchTemplate',
      patch: { fonts: { ...fonts, [role]: nameFor(family) } },
    })
  return (
    <fieldset className={css.group}>
      <legend>{t('tpl.template')}</legend>
      <TextField
        label={t('tpl.name')}
        value={name}
        maxLength={MAX_TEMPLATE_NAME}
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
          value={familyOf(fonts.heading)}
          onChange={set('heading')}
        />
        <Select
          label={t('tpl.bodyFont')}
          options={options}
          value={familyOf(fonts.body)}
          onChange={set('body')}
        />
      </div>
      <TemplateColors design={design} />
    </fieldset>
  )
}

/** The person's own fonts are named by their family, built-in ones by their id. */
function useTemplateFonts({ heading, body }: Template['fonts']) {
  const { options, fonts } = useFontOptions()
  const familyOf = (name: string): string =>
    fonts.find(({ id, own }) => own && id === name)?.family ?? findFont(name).family
  // A font that is gone, or a list that is not here yet.
  const others = [...new Set([heading, body].map(familyOf))].filter(
    (family) => !options.some(({ id }) => id === family),
  )
  return {
    familyOf,
    options: [...options, ...others.map((family) => ({ id: family, label: family }))],
    nameFor: (family: string): string =>
      fonts.some((font) => font.own && font.family === family) ? family : findFont(family).id,
  }
}
