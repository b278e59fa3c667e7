/** The parts of a text: the words of each, and how they look other than the rest of it. */
import { MAX_PARTS, movedPart, type TextParts } from '#core/templates/edit/layers/text-parts.ts'
import type { Template, TextLayer } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { Select } from '../../../../kit/ui/fields/choice-field.tsx'
import { NumberField } from '../../../../kit/ui/fields/number-field.tsx'
import { TextArea } from '../../../../kit/ui/fields/text-area.tsx'
import { Checkbox } from '../../../../kit/ui/fields/toggle.tsx'
import { IconButton } from '../../../../kit/ui/icon-button.tsx'
import { Disclosure } from '../../../../kit/ui/overlays/disclosure.tsx'
import { ColorRefField } from '../color-ref-field.tsx'
import newLayerMessages from '#locales/en/templates/new-layer.json' with { type: 'json' }
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import textStyleMessages from '#locales/en/templates/text-style.json' with { type: 'json' }
import css from '../template-editor.module.css'
import type { LayerFieldsProps } from '../use-design.ts'
import { InkFields } from './ink-fields.tsx'
import { type PartFocus, usePartFocus } from './use-part-focus.ts'
import { isCurved, isPlain, type OnStyle, partWith } from './text-style.ts'
import { WeightField } from './weight-field.tsx'

interface PartsProps extends LayerFieldsProps<TextLayer> {
  readonly fonts: Template['fonts']
}

type OnParts = (parts: TextParts, step?: string) => unknown

export function PartFields({ layer, fonts, change }: PartsProps) {
  const t = useText(textStyleMessages)
  const tNew = useText(newLayerMessages)
  const { parts } = layer
  const set: OnParts = (next, step) =>
    change(
      { type: 'patchLayer', layerId: layer.id, patch: { parts: next } },
      step && `${step} ${layer.id}`,
    )
  const focus = usePartFocus(parts)
  return (
    <>
      {isPlain(layer)
        ? null
        : parts.map((_, at) => (
            // keyed by position: a part has no name
            <Part key={at} {...{ layer, fonts, at, set, focus }} />
          ))}
      {parts.length < MAX_PARTS && !isCurved(layer) ? (
        <Button
          size="small"
          variant="quiet"
          icon="plus"
          onPress={() => set([...parts, { text: ` ${tNew('tpl.add.yourWords')}` }])}
        >
          {t('tpl.part.add')}
        </Button>
      ) : null}
    </>
  )
}

interface PartProps {
  readonly layer: TextLayer
  readonly fonts: Template['fonts']
  readonly at: number
  readonly set: OnParts
}

function Part({ focus, ...props }: PartProps & { readonly focus: PartFocus }) {
  const { layer, at, set } = props
  const t = useText(textStyleMessages)
  const { parts } = layer
  const part = parts[at]
  if (part === undefined) return null
  const number = at + 1
  return (
    <div
      ref={(group) => focus.know(at, group)}
      className={css.group}
      role="group"
      aria-label={t('tpl.part', { number })}
    >
      <TextArea
        label={t('tpl.part.words', { number })}
        rows={1}
        maxLength={500}
        value={part.text}
        onChange={(text) => set(parts.with(at, { ...part, text }), `words ${at}`)}
      />
      <div className={css.actions} data-part-actions>
        <IconButton
          icon="chevronUp"
          label={t('tpl.part.earlier', { number })}
          isDisabled={at === 0}
          onPress={() => {
            focus.request(at - 1, 'earlier')
            set(movedPart(parts, at, -1))
          }}
        />
        <IconButton
          icon="chevronDown"
          label={t('tpl.part.later', { number })}
          isDisabled={number === parts.length}
          onPress={() => {
            focus.request(number, 'later')
            set(movedPart(parts, at, 1))
          }}
        />
        <IconButton
          icon="trash"
          label={t('tpl.part.remove', { number })}
          isDisabled={parts.length === 1}
          onPress={() => {
            focus.request(Math.max(0, at - 1), 'remove')
            set(parts.toSpliced(at, 1))
          }}
        />
      </div>
      {isCurved(layer) ? null : (
        <Disclosure title={t('tpl.part.style', { number })}>
          <PartStyle {...props} />
        </Disclosure>
      )}
    </div>
  )
}

const FONTS = ['same', 'heading', 'body'] as const
const PERCENT = { style: 'percent' } as const

function PartStyle({ layer, fonts, at, set }: PartProps) {
  const t = useText(textStyleMessages)
  const tEditor = useText(templateEditorMessages)
  const { parts, style: within = {} } = layer
  const part = parts[at]
  if (part === undefined) return null
  const { style = {} } = part
  const onStyle: OnStyle = (changes, step) =>
    set(parts.with(at, partWith(part, changes)), step && `part ${at} ${step}`)
  return (
    <div className={css.details}>
      <div className={css.pair}>
        <Select
          label={tEditor('tpl.font')}
          value={style.font ?? 'same'}
          options={FONTS.map((id) => ({
            id,
            label: id === 'same' ? t('tpl.part.same') : tEditor(`tpl.font.${id}`),
          }))}
          onChange={(id) => onStyle({ font: id === 'heading' || id === 'body' ? id : null })}
        />
        <WeightField {...{ style, within, fonts, onStyle }} />
        <NumberField
          label={t('tpl.part.size')}
          value={style.size ?? 1}
          minValue={0.3}
          maxValue={3}
          step={0.05}
          formatOptions={PERCENT}
          onChange={(size) =>
            Number.isFinite(size) && onStyle({ size: size === 1 ? null : size }, 'size')
          }
        />
      </div>
      <PartInks style={style} color={layer.color} onStyle={onStyle} />
    </div>
  )
}

type PartInksProps = {
  readonly style: NonNullable<TextParts[number]['style']>
  /** Of the text. */
  readonly color: TextLayer['color']
  readonly onStyle: OnStyle
}

function PartInks({ style, color, onStyle }: PartInksProps) {
  const t = useText(textStyleMessages)
  return (
    <>
      <Checkbox
        isSelected={style.color !== undefined}
        onChange={(isOn) => onStyle({ color: isOn ? firstColor(color) : null })}
      >
        {t('tpl.part.color')}
      </Checkbox>
      {style.color === undefined ? null : (
        <ColorRefField color={style.color} onChange={(next) => onStyle({ color: next }, 'color')} />
      )}
      <div className={css.switches}>
        <Checkbox
          isSelected={style.italic === true}
          onChange={(isOn) => onStyle({ italic: isOn ? true : null })}
        >
          {t('tpl.italic')}
        </Checkbox>
        <Checkbox
          isSelected={style.underline !== undefined}
          onChange={(isOn) => onStyle({ underline: isOn ? {} : null })}
        >
          {t('tpl.underline')}
        </Checkbox>
      </div>
      <InkFields style={style} onStyle={onStyle} />
    </>
  )
}

/** Another one than that of the text. */
const firstColor = (color: TextLayer['color']): string => (color === 'accent' ? 'text' : 'accent')
