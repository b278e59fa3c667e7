/** What is wrong with the pin at each size; a press leads to the layer that it is about. */
import { Button } from 'react-aria-components/Button'
import { findLayer } from '#core/templates/edit/layer-places.ts'
import type { LayoutFault } from '#core/templates/layout-faults.ts'
import { SizeName, type Template } from '#core/templates/template.schema.ts'
import { useText } from '../../i18n/text.ts'
import type { DrawnSizes } from './canvas/size-strip.tsx'
import { templateEditorMessages } from './template-editor.messages.ts'
import css from './template-editor.module.css'
import { useLayerNames } from './use-layer-name.ts'

interface ProblemsProps {
  readonly template: Template
  /** The one that is shown. */
  readonly size: SizeName
  readonly drawn: DrawnSizes
  readonly onOpen: (size: SizeName, layerId: string) => void
}

export function ProblemList({ template, size, drawn, onOpen }: ProblemsProps) {
  const t = useText(templateEditorMessages)
  if (!drawn.has(size)) return null
  const others = SizeName.options.filter((id) => id !== size)
  const withFaults = [size, ...others].flatMap((id) => {
    const faults = drawn.get(id)?.faults ?? []
    return faults.length === 0 ? [] : [{ id, faults }]
  })
  return (
    <section aria-label={t('tpl.problems')} className={css.group}>
      <h2 className={css.head}>{t('tpl.problems')}</h2>
      {withFaults.length === 0 ? <p className={css.quiet}>{t('tpl.noProblems')}</p> : null}
      {withFaults.map(({ id, faults }) => (
        <div key={id} className={css.group}>
          <h3 className={css.sizeName}>{t(`tpl.size.${id}`)}</h3>
          <ul className={css.problems} aria-label={t(`tpl.size.${id}`)}>
            {faults.map((fault, at) => (
              <li key={at}>
                <Problem
                  template={template}
                  fault={fault}
                  onOpen={(layerId) => onOpen(id, layerId)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Problem({
  template,
  fault: { rule, words, layerId },
  onOpen,
}: {
  template: Template
  fault: LayoutFault
  onOpen: (layerId: string) => void
}) {
  const t = useText(templateEditorMessages)
  const nameOf = useLayerNames(template)
  // a picture that is behind may show a layer that was deleted since
  const layer = layerId === undefined ? undefined : findLayer(template.layers, layerId)?.layer
  const said = (
    <>
      {layer ? t('tpl.problemOf', { name: nameOf(layer), problem: t(`tpl.rule.${rule}`) }) : null}
      {layer ? null : t(`tpl.rule.${rule}`)}
      {words === '' ? null : <bdi className={css.problemWords}>{words}</bdi>}
    </>
  )
  return layer ? (
    <Button className={css.problem ?? ''} onPress={() => onOpen(layer.id)}>
      {said}
    </Button>
  ) : (
    <div className={css.problem}>{said}</div>
  )
}
