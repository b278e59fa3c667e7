/** One of the pages that are hard to lay out, with what is wrong with it, layer by layer. */
import type { HardCase } from '#core/templates/samples/hard-cases.ts'
import type { Template } from '#core/templates/document/template.schema.ts'
import type { Drawn } from '../../../../kit/drawing/design-canvas.ts'
import { SmallPicture } from '../../../../kit/drawing/small-picture.tsx'
import { useText } from '../../../../kit/i18n/text.ts'
import matrixMessages from '#locales/en/templates/matrix.json' with { type: 'json' }
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import { useFaultWords } from '../problems/use-fault-words.ts'
import css from './test-matrix.module.css'

interface CaseCellProps {
  readonly name: HardCase
  readonly template: Template
  /** Undefined while it is being drawn. */
  readonly drawn: Drawn | 'failed' | undefined
  /** Of the picture, as CSS has it. */
  readonly ratio: string
}

export function CaseCell({ name, template, drawn, ratio }: CaseCellProps) {
  const t = useText(matrixMessages)
  const tEditor = useText(templateEditorMessages)
  const wordsOf = useFaultWords(template)
  const picture = drawn === 'failed' ? undefined : drawn
  const sentences = [...new Set(picture?.faults.map((fault) => wordsOf(fault).sentence))]
  return (
    <article aria-label={t(`tpl.case.${name}`)} aria-busy={drawn === undefined}>
      <span className={css.picture} style={{ aspectRatio: ratio }}>
        {picture ? <SmallPicture drawn={picture} /> : null}
      </span>
      <h3 className={css.name}>{t(`tpl.case.${name}`)}</h3>
      {drawn === 'failed' ? <p className={css.fine}>{tEditor('tpl.notDrawn')}</p> : null}
      {picture === undefined ? null : sentences.length === 0 ? (
        <p className={css.fine}>{t('tpl.caseFine')}</p>
      ) : (
        <ul className={css.rules}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </article>
  )
}
