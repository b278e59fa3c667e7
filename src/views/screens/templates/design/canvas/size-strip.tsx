/** The pin at every size, small, with what is wrong with it there; a press shows it large. */
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { canvasOf } from '#core/templates/document/canvas-size.ts'
import { SizeName } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import type { Drawn } from '../../../../kit/drawing/design-canvas.ts'
import { SmallPicture } from '../../../../kit/drawing/small-picture.tsx'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import sizesMessages from '#locales/en/templates/sizes.json' with { type: 'json' }
import css from './size-strip.module.css'

export type DrawnSizes = ReadonlyMap<SizeName, Drawn>

export function SizeStrip({
  size,
  drawn,
  onSize,
}: {
  size: SizeName
  drawn: DrawnSizes
  onSize: (size: SizeName) => void
}) {
  const t = useText(templateEditorMessages)
  const tSizes = useText(sizesMessages)
  return (
    <div role="group" aria-label={t('tpl.size')} className={css.strip}>
      {SizeName.options.map((id) => {
        const { width, height } = canvasOf(id)
        const one = drawn.get(id)
        const count = one?.faults.length ?? 0
        const name = t(`tpl.size.${id}`)
        return (
          <ToggleButton
            key={id}
            isSelected={id === size}
            onChange={() => onSize(id)}
            className={css.size ?? ''}
            aria-label={count === 0 ? name : tSizes('tpl.sizeProblems', { size: name, count })}
          >
            <span className={css.picture} style={{ aspectRatio: `${width} / ${height}` }}>
              {one ? <SmallPicture drawn={one} /> : null}
            </span>
            <span className={css.words}>{id.replace('x', ' × ')}</span>
            {count === 0 ? null : <span className={css.count} data-count={count} />}
          </ToggleButton>
        )
      })}
    </div>
  )
}
