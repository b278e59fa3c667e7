/** What is wrong with the pin at each size; a press leads to the layer that it is about. */
import { Button } from 'react-aria-components/Button'
import { findLayer } from '#core/templates/edit/layers/layer-places.ts'
import type { LayoutFault } from '#core/templates/choice/layout-faults.ts'
import { SizeName, type Template } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../i18n/text.ts'
import type { DrawnSizes } from '../canvas/size-strip.tsx'
import { templateEditorMessages } from '../template-editor.messages.ts'
import { problemGroups } from './problem-groups.ts'
import css from '../template-editor.module.css'
import { useLayerNames } from '../layers/use-layer-name.ts'

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
  const groups = problemGroups(drawn, size)
  return (
    <section aria-label={t('tpl.problems')} className={css.group}>
      <h2 className={css.head}>{t('tpl.problems')}</h2>
      {groups.length === 0 && SizeName.options.every((one) => drawn.has(one)) ? (
        <p className={css.quiet}>{t('tpl.noProblems')}</p>
      ) : null}
      {groups.map(({ of, faults }) => (
        <div key={of} className={css.group}>
          <h3 className={css.sizeName}>{t(`tpl.size.${of}`)}</h3>
          <ul className={css.problems} aria-label={t(`tpl.size.${of}`)}>
            {faults.map((fault, at) => (
              <li key={at}>
                <Problem
                  template={template}
                  fault={fault}
                  onOpen={(layerId) => onOpen(of === 'all' ? size : of, layerId)}
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
  // An outdated picture may name a deleted layer.
  const layer = layerId === undefined ? undefined : findLayer(template.layers, layerId)?.layer
  const label = (
    <>
      {layer ? t('tpl.problemOf', { name: nameOf(layer), problem: t(`tpl.rule.${rule}`) }) : null}
      {layer ? null : t(`tpl.rule.${rule}`)}
      {words === '' ? null : (
        <span className={css.problemWords}>
          <bdi>{words}</bdi>
        </span>
      )}
    </>
  )
  return layer ? (
    <Button className={css.problem ?? ''} onPress={() => onOpen(layer.id)}>
      {label}
    </Button>
  ) : (
    <div className={css.problem}>{label}</div>
  )
}
