/** Pages side by side, at the size that is shown or at all sizes, as the template draws them. */
import { useMemo, useState } from 'react'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { PictureAddresses } from '#core/templates/looks/choose-looks.rules.ts'
import { SizeName, type Template } from '#core/templates/document/template.schema.ts'
import type { DesignCanvas, DrawRequest } from '../../../../kit/drawing/design-canvas.ts'
import { drawnAt } from '../../../../kit/drawing/drawn-at.ts'
import { useDrawings } from '../../../../kit/drawing/use-drawing.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Checkbox } from '../../../../kit/ui/fields/toggle.tsx'
import matrixMessages from '#locales/en/templates/matrix.json' with { type: 'json' }
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import { CaseCell } from './case-cell.tsx'
import css from './test-matrix.module.css'

/** In pixels. */
const CELL_WIDTH = 320

export interface MatrixProps {
  readonly canvas: DesignCanvas | 'failed' | null
  readonly template: Template
  /** The one that is shown. */
  readonly size: SizeName
  /** A problem of a layer at a size was pressed. */
  readonly onOpen: (size: SizeName, layerId: string) => void
}

export interface TestPage {
  readonly id: string
  readonly label: string
  readonly design: PinDesign
  readonly addresses?: PictureAddresses
}

interface GridProps extends MatrixProps {
  /** Of the list. */
  readonly label: string
  readonly pages: readonly TestPage[]
}

interface Cell {
  readonly place: string
  readonly page: TestPage
  readonly size: SizeName
}

export function CaseGrid({ canvas, template, size, onOpen, label, pages }: GridProps) {
  const t = useText(matrixMessages)
  const tEditor = useText(templateEditorMessages)
  const [hasAllSizes, setAllSizes] = useState(false)
  const cells = useMemo(
    () => cellsOf(pages, hasAllSizes ? SizeName.options : [size]),
    [pages, size, hasAllSizes],
  )
  const wishes = useMemo(
    () =>
      new Map(
        cells.map(({ place, page: { design, addresses }, size: at }): [string, DrawRequest] => [
          place,
          {
            document: template,
            design,
            size: at,
            width: CELL_WIDTH,
            ...(addresses && { addresses }),
            ...(hasAllSizes && { isSmall: true }),
          },
        ]),
      ),
    [cells, template, hasAllSizes],
  )
  const drawn = useDrawings(canvas, wishes)
  return (
    <>
      <Checkbox isSelected={hasAllSizes} onChange={setAllSizes}>
        {t('tpl.everySize')}
      </Checkbox>
      <ul className={css.cells} aria-label={label}>
        {cells.map(({ place, page, size: at }) => (
          <li key={place} className={css.cell}>
            <CaseCell
              label={
                hasAllSizes
                  ? t('tpl.caseAtSize', { page: page.label, size: tEditor(`tpl.size.${at}`) })
                  : page.label
              }
              template={template}
              drawn={drawnAt(drawn.get(place), at)}
              size={at}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

const cellsOf = (pages: readonly TestPage[], sizes: readonly SizeName[]): Cell[] =>
  pages.flatMap((page) =>
    sizes.map((size) => ({
      place: `case ${page.id} ${sizes.length > 1 ? size : 'shown'}`,
      page,
      size,
    })),
  )
