/** The outline of a text's letters, and the highlight behind each of its lines. */
import type { DocumentTextStyle } from '#core/templates/document/text-style.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { NumberField } from '../../../../kit/ui/fields/number-field.tsx'
import { Checkbox } from '../../../../kit/ui/fields/toggle.tsx'
import { ColorRefField } from '../color-ref-field.tsx'
import textStyleMessages from '#locales/en/templates/text-style.json' with { type: 'json' }
import css from '../template-editor.module.css'
import { FIRST_HIGHLIGHT, FIRST_OUTLINE, type OnStyle } from './text-style.ts'

interface InkProps {
  readonly style: DocumentTextStyle | undefined
  readonly onStyle: OnStyle
}

export function InkFields({ style = {}, onStyle }: InkProps) {
  const t = useText(textStyleMessages)
  const { outline, highlight } = style
  return (
    <>
      <Checkbox
        isSelected={outline !== undefined}
        onChange={(isOn) => onStyle({ outline: isOn ? FIRST_OUTLINE : null })}
      >
        {t('tpl.outline')}
      </Checkbox>
      {outline === undefined ? null : <OutlineFields outline={outline} onStyle={onStyle} />}
      <Checkbox
        isSelected={highlight !== undefined}
        onChange={(isOn) => onStyle({ highlight: isOn ? FIRST_HIGHLIGHT : null })}
      >
        {t('tpl.highlight')}
      </Checkbox>
      {highlight === undefined ? null : <HighlightFields highlight={highlight} onStyle={onStyle} />}
    </>
  )
}

type Looks = Required<Pick<DocumentTextStyle, 'outline' | 'highlight'>>
type Look<Name extends keyof Looks> = Pick<InkProps, 'onStyle'> &
  Record<Name, NonNullable<Looks[Name]>>

function OutlineFields({ outline, onStyle }: Look<'outline'>) {
  const t = useText(textStyleMessages)
  const { hollow: _gone, ...filled } = outline
  return (
    <div className={css.details} role="group" aria-label={t('tpl.outline')}>
      <ColorRefField
        label={t('tpl.outlineColor')}
        color={outline.color}
        onChange={(color) => onStyle({ outline: { ...outline, color } }, 'outline color')}
      />
      <Share
        label={t('tpl.outlineWidth')}
        value={outline.width}
        most={0.3}
        onChange={(width) => onStyle({ outline: { ...outline, width } }, 'outline width')}
      />
      <Checkbox
        isSelected={outline.hollow === true}
        onChange={(isOn) => onStyle({ outline: isOn ? { ...outline, hollow: true } : filled })}
      >
        {t('tpl.hollow')}
      </Checkbox>
    </div>
  )
}

function HighlightFields({ highlight, onStyle }: Look<'highlight'>) {
  const t = useText(textStyleMessages)
  return (
    <div className={css.details} role="group" aria-label={t('tpl.highlight')}>
      <ColorRefField
        label={t('tpl.highlightColor')}
        color={highlight.color}
        onChange={(color) => onStyle({ highlight: { ...highlight, color } }, 'highlight color')}
      />
      <div className={css.pair}>
        <Share
          label={t('tpl.highlightPadding')}
          value={highlight.padding ?? FIRST_HIGHLIGHT.padding}
          most={1}
          onChange={(padding) => onStyle({ highlight: { ...highlight, padding } }, 'padding')}
        />
        <Share
          label={t('tpl.highlightRadius')}
          value={highlight.radius ?? FIRST_HIGHLIGHT.radius}
          most={1}
          onChange={(radius) => onStyle({ highlight: { ...highlight, radius } }, 'radius')}
        />
      </div>
    </div>
  )
}

/** Of the size of the text. */
function Share({
  label,
  value,
  most,
  onChange,
}: {
  readonly label: string
  readonly value: number
  readonly most: number
  readonly onChange: (share: number) => unknown
}) {
  return (
    <NumberField
      label={label}
      value={value}
      minValue={0}
      maxValue={most}
      step={0.005}
      formatOptions={{ style: 'percent', maximumFractionDigits: 1 }}
      onChange={(next) => Number.isFinite(next) && onChange(next)}
    />
  )
}
