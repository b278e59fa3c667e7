/** The middle of the editor: the picture, its size, and what is wrong with it. */
import { useMemo, useState } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import { readyTemplate } from '#core/templates/ready-template.ts'
import { sampleDesignOf } from '#core/templates/samples/sample-stories.ts'
import { SizeName } from '#core/templates/template.schema.ts'
import { useText } from '../../../i18n/text.ts'
import { Select } from '../../../ui/choice-field.tsx'
import { ProblemList } from '../problem-list.tsx'
import { templateEditorMessages } from '../template-editor.messages.ts'
import editor from '../template-editor.module.css'
import { useWidth } from '../template-preview.tsx'
import type { Design } from '../use-design.ts'
import { useCanvas, useDrawing } from '../use-drawing.ts'
import css from './canvas.module.css'
import { DesignStage } from './design-stage.tsx'
import { type Selection, useGestures } from './use-gestures.ts'
import { useSaid } from './use-said.ts'

export function CanvasColumn({ design, ...selection }: { design: Design } & Selection) {
  const t = useText(templateEditorMessages)
  const [size, setSize] = useState<SizeName>('1000x1500')
  const { frame, width, cssWidth } = useWidth()
  const saved = design.edited.now
  const sample = useMemo(() => sampleDesignOf(readyTemplate(saved)), [saved])
  const { words, say, report } = useSaid(design, selection.selected, size)
  const gestures = useGestures({ design, size, ...selection, onSaid: report })
  const wish = { document: gestures.template, design: sample, size, width }
  const drawing = useDrawing(useCanvas(), 'canvas', wish)
  return (
    <div className={editor.middle}>
      <DesignStage
        {...{ design, gestures, drawing, size, frame, cssWidth }}
        {...selection}
        onSaid={say}
      />
      <VisuallyHidden>
        <p role="status">{words}</p>
      </VisuallyHidden>
      <div className={css.size}>
        <Select
          label={t('tpl.size')}
          value={size}
          options={SizeName.options.map((id) => ({ id, label: t(`tpl.size.${id}`) }))}
          onChange={(id) => setSize(SizeName.parse(id))}
        />
      </div>
      <ProblemList drawn={drawing.drawn} />
    </div>
  )
}
