/** The guides as a list: everything that a drag does with them, by keys. */
import { useRef, useState } from 'react'
import {
  addGuide,
  freeGuidePlace,
  type GuideAxis,
  guidesOf,
  MAX_GUIDES,
  moveGuide,
  removeGuide,
} from '#core/templates/edit/placement/guides.ts'
import { canvasOf } from '#core/templates/document/canvas-size.ts'
import { SizeName } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../../kit/i18n/text.ts'
import { Button, SquareButton } from '../../../../../kit/ui/button.tsx'
import { NumberField } from '../../../../../kit/ui/fields/number-field.tsx'
import { useFocusAfterRemoval } from '../../../../../kit/ui/use-focus-after-removal.ts'
import guidesMessages from '#locales/en/templates/guides.json' with { type: 'json' }
import editor from '../../template-editor.module.css'
import type { Design } from '../../use-design.ts'
import css from './rulers.module.css'
import { guideStep } from './use-guides.ts'

const AXES = ['x', 'y'] as const
const { width, height } = canvasOf('1000x1500')
/** A guide is at every size, also at the tallest. */
const LONGEST = {
  x: width,
  y: Math.max(...SizeName.options.map((size) => canvasOf(size).height)),
}

export function GuideFields({ design }: { design: Design }) {
  const t = useText(guidesMessages)
  const guides = guidesOf(design.edited.now)
  const count = guides.x.length + guides.y.length
  const buttons = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState<string | null>(null)
  useFocusAfterRemoval(count, () => buttons.current?.querySelector('button') ?? null)
  const add = (axis: GuideAxis): void => {
    const at = freeGuidePlace(guides[axis], axis === 'x' ? width : height)
    const change = addGuide(design.edited.now, axis, at)
    if (change !== null && design.change(change)) setAdded(`${axis} ${guides[axis].length}`)
  }
  return (
    <fieldset className={editor.group}>
      <legend>{t('guides.title')}</legend>
      <p className={editor.quiet}>{t('guides.hint')}</p>
      {count === 0 ? null : (
        <ul className={css.list} aria-label={t('guides.title')}>
          {AXES.flatMap((axis) =>
            guides[axis].map((at, index) => (
              <GuideRow
                key={`${axis} ${index}`}
                {...{ design, axis, index, at }}
                isNew={added === `${axis} ${index}`}
              />
            )),
          )}
        </ul>
      )}
      <div ref={buttons} className={editor.actions}>
        {AXES.map((axis) => (
          <Button
            key={axis}
            size="small"
            icon="plus"
            isDisabled={guides[axis].length >= MAX_GUIDES}
            onPress={() => add(axis)}
          >
            {t(`guides.add.${axis}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

interface RowProps {
  readonly design: Design
  readonly axis: GuideAxis
  readonly index: number
  readonly at: number
  readonly isNew: boolean
}

function GuideRow({ design, axis, index, at, isNew }: RowProps) {
  const t = useText(guidesMessages)
  const name = t(`guides.name.${axis}`, { number: index + 1 })
  const ref = { axis, index }
  return (
    <li className={css.row} aria-label={name}>
      <NumberField
        label={t(`guides.place.${axis}`, { name })}
        value={Math.round(at)}
        minValue={0}
        maxValue={LONGEST[axis]}
        autoFocus={isNew}
        onChange={(value) => {
          // what a drag left between two units is not rounded by a visit
          const change =
            Number.isFinite(value) && value !== Math.round(at)
              ? moveGuide(design.edited.now, ref, value)
              : null
          if (change !== null) design.change(change, guideStep(ref))
        }}
      />
      <SquareButton
        icon="trash"
        label={t('guides.remove', { name })}
        onPress={() => {
          const change = removeGuide(design.edited.now, ref)
          if (change !== null) design.change(change)
        }}
      />
    </li>
  )
}
