/** A text of the template, typed where it is on the picture. Escape and leaving it end that. */
import { useEffect, useRef } from 'react'
import { wordsOfParts } from '#core/templates/edit/layers/text-parts.ts'
import { useText } from '../../../../../kit/i18n/text.ts'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import css from '../canvas.module.css'
import type { TextEdit } from './use-text-edit.ts'

interface InlineTextProps {
  readonly text: TextEdit
  /** Pixels of a unit. */
  readonly zoom: number
  /** By a key: the keyboard goes on elsewhere. */
  readonly onLeft: () => void
}

/** Characters of a part, as the document has it. */
const MAX_WORDS = 500

/** In pixels: the rest of the text's place shows the words as they are drawn. */
const MAX_HEIGHT = 132

export function InlineText({ text, ...props }: InlineTextProps) {
  return text.open === null ? null : (
    <Field key={text.open.layer.id} text={text} open={text.open} {...props} />
  )
}

function Field({
  text,
  open: { layer, outline },
  zoom,
  onLeft,
}: InlineTextProps & { open: NonNullable<TextEdit['open']> }) {
  const t = useText(templateEditorMessages)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const { box, turn } = outline
  return (
    <textarea
      ref={field}
      className={css.inline}
      aria-label={t('tpl.content')}
      dir="auto"
      // Of several parts each may have as many: the change is refused where one has more.
      maxLength={layer.parts.length > 1 ? undefined : MAX_WORDS}
      value={wordsOfParts(layer.parts)}
      style={{
        left: box.x * zoom,
        top: box.y * zoom,
        width: Math.max(120, box.width * zoom),
        height: Math.min(MAX_HEIGHT, Math.max(44, box.height * zoom)),
        transform: `rotate(${turn}deg)`,
      }}
      onChange={({ target }) => text.write(target.value)}
      onBlur={text.end}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        text.end()
        onLeft()
      }}
    />
  )
}
