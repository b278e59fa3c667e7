/** One colour or several that run into each other, for a shape or the plate of a text. */
import type { ColorRef, Gradient } from '#core/templates/document/text-style.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { Select } from '../../../../kit/ui/fields/choice-field.tsx'
import { NumberField } from '../../../../kit/ui/fields/number-field.tsx'
import { IconButton } from '../../../../kit/ui/icon-button.tsx'
import { ColorRefField } from '../color-ref-field.tsx'
import css from '../template-editor.module.css'
import fillMessages from '#locales/en/templates/fill.json' with { type: 'json' }
import {
  gradientFrom,
  MAX_STOPS,
  MIN_STOPS,
  withoutStop,
  withStop,
  withStopAt,
  withStopColor,
} from './gradient-stops.ts'

interface FillValue {
  readonly color: ColorRef
  readonly gradient: Gradient | undefined
}

interface FillFieldsProps extends FillValue {
  /** `step`: consecutive edits with the same name are undone together. */
  readonly onChange: (value: FillValue, step: string) => unknown
}

export function FillFields({ color, gradient, onChange }: FillFieldsProps) {
  const t = useText(fillMessages)
  return (
    <>
      <Select
        label={t('tpl.fill')}
        value={gradient === undefined ? 'solid' : 'gradient'}
        options={(['solid', 'gradient'] as const).map((id) => ({ id, label: t(`tpl.fill.${id}`) }))}
        onChange={(id) => {
          if ((id === 'gradient') === (gradient !== undefined)) return
          onChange({ color, gradient: id === 'gradient' ? gradientFrom(color) : undefined }, 'fill')
        }}
      />
      {gradient === undefined ? (
        <ColorRefField
          color={color}
          onChange={(next) => onChange({ color: next, gradient }, 'color')}
        />
      ) : (
        <GradientFields
          gradient={gradient}
          // older builds paint the color of the first stop
          onChange={(next, step) =>
            onChange({ color: next.stops[0]?.color ?? color, gradient: next }, step)
          }
        />
      )}
    </>
  )
}

interface GradientProps {
  readonly gradient: Gradient
  readonly onChange: (gradient: Gradient, step: string) => unknown
}

function GradientFields({ gradient, onChange }: GradientProps) {
  const t = useText(fillMessages)
  const { stops, angle } = gradient
  return (
    <>
      <NumberField
        label={t('tpl.angle')}
        value={angle}
        minValue={0}
        maxValue={360}
        formatOptions={{ style: 'unit', unit: 'degree' }}
        onChange={(next) =>
          Number.isFinite(next) && onChange({ ...gradient, angle: next }, 'angle')
        }
      />
      {stops.map((_, nth) => (
        <StopFields key={nth} {...{ gradient, nth, onChange }} />
      ))}
      {stops.length < MAX_STOPS ? (
        <Button
          size="small"
          variant="quiet"
          icon="plus"
          onPress={() => onChange(withStop(gradient), 'stops')}
        >
          {t('tpl.stopAdd')}
        </Button>
      ) : null}
    </>
  )
}

function StopFields({ gradient, nth, onChange }: GradientProps & { nth: number }) {
  const t = useText(fillMessages)
  const stop = gradient.stops[nth]
  if (stop === undefined) return null
  const number = nth + 1
  return (
    <div className={css.group} role="group" aria-label={t('tpl.stopOf', { number })}>
      <ColorRefField
        label={t('tpl.stopOf', { number })}
        color={stop.color}
        onChange={(color) => onChange(withStopColor(gradient, nth, color), `stop ${nth}`)}
      />
      <div className={css.stopRow}>
        <NumberField
          label={t('tpl.stopAt')}
          aria-label={t('tpl.stopAtOf', { number })}
          value={stop.at}
          minValue={0}
          maxValue={1}
          step={0.01}
          formatOptions={{ style: 'percent' }}
          onChange={(at) =>
            Number.isFinite(at) && onChange(withStopAt(gradient, nth, at), `stop at ${nth}`)
          }
        />
        {gradient.stops.length > MIN_STOPS ? (
          <IconButton
            icon="trash"
            label={t('tpl.stopRemove', { number })}
            onPress={() => onChange(withoutStop(gradient, nth), 'stops')}
          />
        ) : null}
      </div>
    </div>
  )
}
