/** The template with pages that are hard to lay out, side by side, and what is wrong with each. */
import { useMemo } from 'react'
import { canvasOf } from '#core/templates/document/canvas-size.ts'
import { templateFacts } from '#core/templates/document/template-facts.ts'
import { HARD_CASES, type HardCase, hardDesignOf } from '#core/templates/samples/hard-cases.ts'
import type { SizeName, Template } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import type { DesignCanvas, DrawRequest } from '../../../../kit/drawing/design-canvas.ts'
import { useDrawings } from '../../../../kit/drawing/use-drawing.ts'
import matrixMessages from '#locales/en/templates/matrix.json' with { type: 'json' }
import { CaseCell } from './case-cell.tsx'
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
          <CaseCell
            name={name}
            template={template}
            drawn={drawn.get(placeOf(name))?.drawn}
            ratio={`${width} / ${height}`}
          />
        </li>
      ))}
    </ul>
  )
}

const placeOf = (name: HardCase): string => `case ${name}`
