/**
 * Everything that decides the pixels: words on the picture, template, pictures with their crop,
 * colours, fonts.
 */
import { useState } from 'react'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { MAX_LIST_ITEMS } from '#core/contract/call/list-limit.ts'
import type { TemplateInfo } from '#core/contract/content/templates.contract.ts'
import { findFont } from '#core/templates/document/font-list.ts'
import { templateChoice } from '#core/templates/document/own-template.ts'
import { useText } from '../../kit/i18n/text.ts'
import { templateOf } from '../template-names/template-of.ts'
import { useTemplates } from '../template-names/use-templates.ts'
import { useTemplateWords } from '../template-names/use-template-words.ts'
import { Button } from '../../kit/ui/button.tsx'
import { IconButton } from '../../kit/ui/icon-button.tsx'
import { Select } from '../../kit/ui/fields/choice-field.tsx'
import { Banner, Skeleton } from '../../kit/ui/states.tsx'
import { TextArea } from '../../kit/ui/fields/text-area.tsx'
import { TextField } from '../../kit/ui/fields/text-field.tsx'
import { useBrandOfLooks } from '../looks/use-brand-of-looks.ts'
import { useFontOptions } from '../design/use-font-options.ts'
import { bringIntoView } from './bring-into-view.ts'
import { ColorFields } from './color-fields.tsx'
import editorMessages from '#locales/en/pins/editor.json' with { type: 'json' }
import css from './fields.module.css'
import { picturesOnce, withTemplate } from './draft/pin-draft.ts'
import type { DesignFieldsProps } from './draft/draft-props.ts'
import { PictureFields } from './picture/picture-fields.tsx'
import { TemplateOfPin } from '../template-of-pin/template-of-pin.tsx'

export function DesignFields(props: DesignFieldsProps) {
  const t = useText(editorMessages)
  const { draft, onChange, page } = props
  const { design } = draft
  const loaded = useTemplates('exact')
  const brand = useBrandOfLooks(design)
  const template = templateOf(loaded.templates ?? [], design.template_id)
  // A template that shows fewer pictures must not make the choice of them forgotten.
  const [earlier, setEarlier] = useState<PinDesign['pictures']>([])
  const choose = (option: TemplateInfo) => {
    setEarlier((before) => picturesOnce([...design.pictures, ...before]))
    onChange((now) => withTemplate(now, option, { page, earlier }))
  }
  const change = (patch: Partial<PinDesign>) =>
    onChange((now) => ({ ...now, design: { ...now.design, ...patch } }))
  return (
    <div className={css.fields}>
      <TextArea
        label={t('editor.headline')}
        hint={t('editor.headlineHint')}
        rows={2}
        maxLength={200}
        value={design.headline}
        onChange={(headline) => change({ headline })}
      />
      <Kicker
        template={template}
        kicker={design.kicker}
        onChange={(kicker) => change({ kicker })}
      />
      <Items template={template} items={design.items} onChange={(items) => change({ items })} />
      <TemplateStrip loaded={loaded} chosen={template} design={design} onChoose={choose} />
      <TemplateOfPin of={draft} />
      <PictureFields {...props} slots={template?.pictures ?? design.pictures.length} />
      <ColorFields
        colors={design.colors}
        brand={brand}
        hasAccent={template?.shows_accent !== false || design.pictures.length === 0}
        onChange={(colors) => change({ colors })}
      />
      <Fonts fonts={design.fonts} onChange={(fonts) => change({ fonts })} />
    </div>
  )
}

interface TemplateStripProps {
  readonly loaded: ReturnType<typeof useTemplates>
  readonly chosen: TemplateInfo | undefined
  readonly design: PinDesign
  readonly onChoose: (option: TemplateInfo) => void
}

function TemplateStrip({ loaded, chosen, design, onChoose }: TemplateStripProps) {
  const t = useText(editorMessages)
  const wordsOf = useTemplateWords()
  const isLoading = loaded.templates === null && loaded.failure === null
  const [first] = useState(templateChoice(design.template_id))
  return (
    <fieldset className={css.group}>
      <legend>{t('editor.template')}</legend>
      {loaded.failure !== null ? (
        <Banner tone="warning">{t('editor.templatesFailed')}</Banner>
      ) : null}
      <div className={css.strip} aria-busy={isLoading}>
        {isLoading ? <ChoiceSkeletons /> : null}
        {(loaded.templates ?? []).map((option) => (
          <button
            key={option.id}
            type="button"
            ref={templateChoice(option.id) === first ? bringIntoView : null}
            className={`${css.choice} ${css.template}`}
            aria-pressed={option === chosen}
            aria-label={t('editor.templateUse', { name: wordsOf(option).name })}
            onClick={() => onChoose(option)}
          >
            <img src={option.thumbnail_url} alt="" loading="lazy" />
            {wordsOf(option).name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

const ChoiceSkeletons = () =>
  Array.from({ length: 7 }, (_, place) => (
    <Skeleton
      key={place}
      width="76px"
      height="114px"
      radius="var(--radius-10)"
      className={css.choice}
    />
  ))

interface ShownBy {
  /** Undefined until the templates are loaded: then everything is offered. */
  readonly template: TemplateInfo | undefined
}

function Kicker({
  template,
  kicker,
  onChange,
}: ShownBy & { kicker: string; onChange: (kicker: string) => void }) {
  const t = useText(editorMessages)
  return template?.shows_kicker === false ? (
    <p className={css.quiet}>{t('editor.noKicker')}</p>
  ) : (
    <TextField label={t('editor.kicker')} maxLength={80} value={kicker} onChange={onChange} />
  )
}

function Items({
  template,
  items,
  onChange,
}: ShownBy & { items: readonly string[]; onChange: (items: string[]) => void }) {
  const t = useText(editorMessages)
  const showsItems = template?.needs_items === true || template?.shows_items === true
  if (!showsItems && items.length === 0) return null
  return template && !showsItems ? (
    <p className={css.quiet}>{t('editor.noItems')}</p>
  ) : (
    <ItemFields items={items} onChange={onChange} />
  )
}

function ItemFields({
  items,
  onChange,
}: {
  items: readonly string[]
  onChange: (items: string[]) => void
}) {
  const t = useText(editorMessages)
  return (
    <fieldset className={css.group}>
      <legend>{t('editor.items')}</legend>
      {items.length === 0 ? <p className={css.quiet}>{t('editor.itemsNone')}</p> : null}
      {items.map((item, index) => (
        // Entries have no identity but their place.
        <div key={index} className={css.item}>
          <TextField
            label={t('editor.item', { number: index + 1 })}
            hideLabel
            maxLength={160}
            value={item}
            onChange={(text) => onChange(items.map((other, at) => (at === index ? text : other)))}
          />
          <IconButton
            icon="cross"
            label={t('editor.removeItem', { number: index + 1 })}
            onPress={() => onChange(items.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {items.length < MAX_LIST_ITEMS ? (
        <div>
          <Button size="small" icon="plus" onPress={() => onChange([...items, ''])}>
            {t('editor.addItem')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}

/** A pin may name a built-in font by its id: people read its name. */
function nameOfFont(font: string): string {
  return findFont(font).family
}

function Fonts({
  fonts,
  onChange,
}: {
  fonts: PinDesign['fonts']
  onChange: (fonts: PinDesign['fonts']) => void
}) {
  const t = useText(editorMessages)
  const known = useFontOptions().options
  const heading = nameOfFont(fonts.heading)
  const body = nameOfFont(fonts.body)
  const others = new Set([heading, body].filter((family) => !known.some(({ id }) => id === family)))
  const options = [...known, ...[...others].map((family) => ({ id: family, label: family }))]
  return (
    <fieldset className={css.group}>
      <legend>{t('editor.fonts')}</legend>
      <div className={css.pair}>
        <Select
          label={t('editor.heading')}
          options={options}
          value={heading}
          onChange={(heading) => onChange({ ...fonts, heading })}
        />
        <Select
          label={t('editor.body')}
          options={options}
          value={body}
          onChange={(body) => onChange({ ...fonts, body })}
        />
      </div>
    </fieldset>
  )
}
