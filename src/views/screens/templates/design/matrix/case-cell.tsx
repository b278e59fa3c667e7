/** A page at one size, with what is wrong with it, layer by layer. */
import { Button as AriaButton } from 'react-aria-components/Button'
import type { Template } from '#core/templates/document/template.schema.ts'
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
  /** Of the picture, as CSS has it. */
  readonly ratio: string
  readonly onOpen: (layerId: string) => void
}

export function CaseCell({ label, template, drawn, ratio, onOpen }: CaseCellProps) {
  const t = useText(matrixMessages)
  const tEditor = useText(templateEditorMessages)
  const wordsOf = useFaultWords(template)
  const picture = drawn === 'failed' ? undefined : drawn
  const problems = new Map(
    picture?.faults.map((fault) => {
      const { sentence, layer } = wordsOf(fault)
      return [sentence, layer?.id]
    }),
  )
  return (
    <article aria-label={label} aria-busy={drawn === undefined}>
      <span className={css.picture} style={{ aspectRatio: ratio }}>
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
                <AriaButton className={css.rule ?? ''} onPress={() => onOpen(layerId)}>
                  {sentence}
                </AriaButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
