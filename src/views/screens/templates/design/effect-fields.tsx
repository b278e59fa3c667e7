/** What a layer does to what is around it, and when it is shown. */
import type { Blend, Layer, When } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import { ShadowFields } from './fill/shadow-fields.tsx'
import effectMessages from '#locales/en/templates/effect.json' with { type: 'json' }
import css from './template-editor.module.css'
import type { LayerFieldsProps } from './use-design.ts'

const BLENDS = ['normal', 'multiply', 'screen', 'overlay', 'darken', 'lighten'] as const

export function EffectFields({ layer, change }: LayerFieldsProps) {
  const t = useText(effectMessages)
  // the brand line and tints are drawn after all else
  if (layer.kind === 'logo' || layer.kind === 'scrim' || layer.kind === 'other') return null
  const patch = (name: string, value: unknown, step?: string): unknown =>
    change(
      {
        type: 'patchLayer',
        layerId: layer.id,
        patch: value === null ? {} : { [name]: value },
        ...(value === null && { unset: [name] }),
      },
      step,
    )
  return (
    <fieldset className={css.group}>
      <legend>{t('tpl.effects')}</legend>
      <ShadowFields
        layer={layer}
        onEffects={(effects, step) =>
          patch('effects', effects, step === undefined ? undefined : `${step} ${layer.id}`)
        }
      />
      <Select
        label={t('tpl.blend')}
        value={layer.blend ?? 'normal'}
        options={BLENDS.map((id) => ({ id, label: t(`tpl.blend.${id}`) }))}
        onChange={(blend) => patch('blend', blend === 'normal' ? null : (blend as Blend))}
      />
      <WhenField when={layer.when} onChange={(when) => patch('when', when)} />
    </fieldset>
  )
}

/** The conditions that are asked for most; others stay as they are until one of these is chosen. */
const CONDITIONS = {
  picture: { has: ['picture'] },
  noPicture: { lacks: ['picture'] },
  kicker: { has: ['kicker'] },
  number: { has: ['headline.number'] },
} as const satisfies Record<string, When>
type Condition = keyof typeof CONDITIONS

function WhenField({
  when,
  onChange,
}: {
  when: Layer['when']
  onChange: (when: When | null) => void
}) {
  const t = useText(effectMessages)
  const names = Object.keys(CONDITIONS) as Condition[]
  const found = names.find((name) => JSON.stringify(CONDITIONS[name]) === JSON.stringify(when))
  const value = when === undefined ? 'always' : (found ?? 'other')
  return (
    <Select
      label={t('tpl.when')}
      value={value}
      options={[
        ...(['always', ...names] as const).map((id) => ({ id, label: t(`tpl.when.${id}`) })),
        ...(value === 'other' ? [{ id: 'other' as const, label: t('tpl.when.other') }] : []),
      ]}
      onChange={(id) => {
        if (id === 'always') onChange(null)
        const name = names.find((one) => one === id)
        if (name !== undefined) onChange(CONDITIONS[name])
      }}
    />
  )
}
