/** The template with pages that are hard to lay out, side by side, and what is wrong with each. */
import { useMemo } from 'react'
import { canvasOf } from '#core/templates/document/canvas-size.ts'
import { templateFacts } from '#core/templates/document/template-facts.ts'
import { HARD_CASES, type HardCase, hardDesignOf } from '#core/templates/samples/hard-cases.ts'
import type { SizeName, Template } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { SmallPicture } from '../../../../kit/drawing/small-picture.tsx'
import type { DesignCanvas, Drawn, DrawRequest } from '../../../../kit/drawing/design-canvas.ts'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import { useDrawings } from '../../../../kit/drawing/use-drawing.ts'
import matrixMessages from '#locales/en/templates/matrix.json' with { type: 'json' }
import css from './test-matrix.module.css'

/** In pixels. */
const CELL_WIDTH = 320

interface MatrixProps {
  readonly canvas: DesignCanvas | 'failed' | null
  readonly template: Template
  readonly size: SizeName
}

export function TestMatrix({ canvas, template, size }: MatrixProps) {
  const t = useText(matrixMessages)
  const wishes = useMemo(() => {
    const ready = templateFacts(template)
    return new Map(
      HARD_CASES.map((name): [string, DrawRequest] => [
        placeOf(name),
        { document: template, design: hardDesignOf(ready, name), size, width: CELL_WIDTH },
      ]),
    )
  }, [template, size])
  const drawn = useDrawings(canvas, wishes)
  const { width, height } = canvasOf(size)
  return (
    <ul className={css.cells} aria-label={t('tpl.matrix')}>
      {HARD_CASES.map((name) => (
        <li key={name} className={css.cell}>
          <Cell name={name} drawn={drawn.get(placeOf(name))} ratio={`${width} / ${height}`} />
        </li>
      ))}
    </ul>
  )
}

const placeOf = (name: HardCase): string => `case ${name}`

function Cell({
  name,
  drawn,
  ratio,
}: {
  name: HardCase
  drawn: Drawn | 'failed' | undefined
  ratio: string
}) {
  const t = useText(matrixMessages)
  const tRules = useText(templateEditorMessages)
  const picture = drawn === 'failed' ? undefined : drawn
  const rules = [...new Set(picture?.faults.map(({ rule }) => rule))]
  return (
    <article aria-label={t(`tpl.case.${name}`)} aria-busy={drawn === undefined}>
      <span className={css.picture} style={{ aspectRatio: ratio }}>
        {picture ? <SmallPicture drawn={picture} /> : null}
      </span>
      <h3 className={css.name}>{t(`tpl.case.${name}`)}</h3>
      {drawn === 'failed' ? <p className={css.fine}>{tRules('tpl.notDrawn')}</p> : null}
      {picture === undefined ? null : rules.length === 0 ? (
        <p className={css.fine}>{t('tpl.caseFine')}</p>
      ) : (
        <ul className={css.rules}>
          {rules.map((rule) => (
            <li key={rule}>{tRules(`tpl.rule.${rule}`)}</li>
          ))}
        </ul>
      )}
    </article>
  )
}
