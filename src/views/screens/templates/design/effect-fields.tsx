/** What a layer does to what is around it. */
import type { Blend } from '#core/templates/document/template.schema.ts'
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
    </fieldset>
  )
}
