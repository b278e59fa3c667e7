/** A colour of a layer: one of the pin's own, or one that is always the same. */
import { useText } from '../../../kit/i18n/text.ts'
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import css from './template-editor.module.css'

const ROLES = ['background', 'text', 'accent'] as const
const FIRST_OWN = '#3b3e9b'

export function ColorRefField({
  label,
  color,
  onChange,
}: {
  readonly label?: string
  /** Undefined = several layers, each with another. */
  color: unknown
  onChange: (color: string) => void
}) {
  const t = useText(templateEditorMessages)
  const own = typeof color === 'string' && color.startsWith('#') ? color : null
  const role = ROLES.find((one) => one === color)
  const value = own === null ? (role ?? 'mixed') : 'own'
  const mixedKey = color === undefined ? 'tpl.color.different' : 'tpl.color.mixed'
  return (
    <div className={css.pair}>
      <Select
        label={label ?? t('tpl.color')}
        value={value}
        options={[
          ...ROLES.map((id) => ({ id: id as string, label: t(`tpl.color.${id}`) })),
          { id: 'own', label: t('tpl.color.own') },
          ...(value === 'mixed' ? [{ id: 'mixed', label: t(mixedKey) }] : []),
        ]}
        onChange={(id) => {
          if (id !== 'mixed') onChange(id === 'own' ? FIRST_OWN : id)
        }}
      />
      {own === null ? null : (
        <label className={css.color}>
          {t('tpl.ownColor')}
          <input type="color" value={own} onChange={({ target }) => onChange(target.value)} />
        </label>
      )}
    </div>
  )
}
