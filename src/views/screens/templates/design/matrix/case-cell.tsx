/** A page at one size, with what is wrong with it, layer by layer. */
import { memo } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { canvasOf } from '#core/templates/document/canvas-size.ts'
import type { SizeName, Template } from '#core/templates/document/template.schema.ts'
import type { Drawn } from '../../../../kit/drawing/design-canvas.ts'
import { SmallPicture } from '../../../../kit/drawing/small-picture.tsx'
import { useText } from '../../../../kit/i18n/text.ts'
import matrixMessages from '#locales/en/templates/matrix.json' with { type: 'json' }
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import { useFaultWords } from '../problems/use-fault-words.ts'
import css from './test-matrix.module.css'

interface CaseCellProps {
  readonly label: string
  readonly template: Template
  /** Undefined while it is being drawn. */
  readonly drawn: Drawn | 'failed' | undefined
  readonly size: SizeName
  readonly onOpen: (size: SizeName, layerId: string) => void
}

/** Not rendered again for the pictures of other cells. */
export const CaseCell = memo(({ label, template, drawn, size, onOpen }: CaseCellProps) => {
  const t = useText(matrixMessages)
  const tEditor = useText(templateEditorMessages)
  const wordsOf = useFaultWords(template)
  const picture = drawn === 'failed' ? undefined : drawn
  // No two layers have one name; one may have the same problem in two places.
  const problems = new Map(
    picture?.faults.map((fault) => {
      const { sentence, layer } = wordsOf(fault)
      return [sentence, layer?.id]
    }),
  )
  return (
    <article aria-label={label} aria-busy={drawn === undefined}>
      <span className={css.picture} style={{ aspectRatio: ratioOf(size) }}>
        {picture ? <SmallPicture drawn={picture} /> : null}
      </span>
      <h3 className={css.name}>
        <bdi>{label}</bdi>
      </h3>
      {drawn === 'failed' ? <p className={css.fine}>{tEditor('tpl.notDrawn')}</p> : null}
      {picture === undefined ? null : problems.size === 0 ? (
        <p className={css.fine}>{t('tpl.caseFine')}</p>
      ) : (
        <ul className={css.rules}>
          {[...problems].map(([sentence, layerId]) => (
            <li key={sentence}>
              {layerId === undefined ? (
                sentence
              ) : (
                <AriaButton className={css.rule ?? ''} onPress={() => onOpen(size, layerId)}>
                  {sentence}
                </AriaButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
})
CaseCell.displayName = 'CaseCell'

function ratioOf(size: SizeName): string {
  const { width, height } = canvasOf(size)
  return `${width} / ${height}`
}
