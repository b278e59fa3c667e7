/** The shadow of a layer and the outline around it, each with its measures once it is on. */
import type { Layer } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { NumberField } from '../../../../kit/ui/fields/number-field.tsx'
import { Checkbox } from '../../../../kit/ui/fields/toggle.tsx'
import { ColorRefField } from '../color-ref-field.tsx'
import effectMessages from '#locales/en/templates/effect.json' with { type: 'json' }
import css from '../template-editor.module.css'
import { effectOf, effectsFor, effectsWith, FIRST_EFFECT, maxBlur } from './layer-effects.ts'

interface EffectsProps {
  readonly layer: Layer
  /** `step`: consecutive edits with the same name are undone together. */
  readonly onEffects: (effects: Layer['effects'] | null, step?: string) => unknown
}

export function ShadowFields({ layer, onEffects }: EffectsProps) {
  const t = useText(effectMessages)
  const offered = effectsFor(layer)
  return (['shadow', 'ring'] as const)
    .filter((kind) => offered.includes(kind))
    .map((kind) => (
      <div key={kind} className={css.group}>
        <Checkbox
          isSelected={effectOf(layer, kind) !== undefined}
          onChange={(isOn) => onEffects(effectsWith(layer, kind, isOn ? FIRST_EFFECT[kind] : null))}
        >
          {t(`tpl.${kind}`)}
        </Checkbox>
        {kind === 'shadow' ? (
          <Shadow layer={layer} onEffects={onEffects} />
        ) : (
          <Ring layer={layer} onEffects={onEffects} />
        )}
      </div>
    ))
}

const MAX_DISTANCE = 400
/** The color of a shadow without one. */
const BLACK = '#000000'

function Shadow({ layer, onEffects }: EffectsProps) {
  const t = useText(effectMessages)
  const shadow = effectOf(layer, 'shadow')
  if (shadow === undefined) return null
  const set = (name: 'down' | 'right' | 'blur' | 'opacity') => (value: number) =>
    Number.isFinite(value) &&
    onEffects(effectsWith(layer, 'shadow', { ...shadow, [name]: value }), `shadow ${name}`)
  return (
    <div className={css.details} role="group" aria-label={t('tpl.shadow')}>
      <ColorRefField
        label={t('tpl.shadowColor')}
        color={shadow.color ?? BLACK}
        onChange={(color) =>
          onEffects(effectsWith(layer, 'shadow', { ...shadow, color }), 'shadow color')
        }
      />
      <div className={css.pair}>
        {(['down', 'right'] as const).map((way) => (
          <NumberField
            key={way}
            label={t(way === 'down' ? 'tpl.shadowDown' : 'tpl.shadowRight')}
            value={shadow[way] ?? 0}
            minValue={-MAX_DISTANCE}
            maxValue={MAX_DISTANCE}
            onChange={set(way)}
          />
        ))}
        <NumberField
          label={t('tpl.shadowBlur')}
          value={Math.min(shadow.blur, maxBlur(layer))}
          minValue={0}
          maxValue={maxBlur(layer)}
          onChange={set('blur')}
        />
        <NumberField
          label={t('tpl.shadowStrength')}
          value={shadow.opacity}
          minValue={0}
          maxValue={1}
          step={0.01}
          formatOptions={{ style: 'percent' }}
          onChange={set('opacity')}
        />
      </div>
    </div>
  )
}

const MAX_RING = 200

function Ring({ layer, onEffects }: EffectsProps) {
  const t = useText(effectMessages)
  const ring = effectOf(layer, 'ring')
  if (ring === undefined) return null
  return (
    <div className={css.details} role="group" aria-label={t('tpl.ring')}>
      <ColorRefField
        label={t('tpl.ringColor')}
        color={ring.color}
        onChange={(color) =>
          onEffects(effectsWith(layer, 'ring', { ...ring, color }), 'ring color')
        }
      />
      <NumberField
        label={t('tpl.ringWidth')}
        value={ring.by}
        minValue={0}
        maxValue={MAX_RING}
        onChange={(by) =>
          Number.isFinite(by) &&
          onEffects(effectsWith(layer, 'ring', { ...ring, by }), 'ring width')
        }
      />
    </div>
  )
}
