/** What is wrong with the pin at each size; a press leads to the layer that it is about. */
import { Button as AriaButton } from 'react-aria-components/Button'
import { bringAbove } from '#core/templates/edit/layers/bring-above.ts'
import type { TemplateChange } from '#core/templates/edit/tree/template-change.schema.ts'
import type { LayoutFault } from '#core/templates/choice/layout-faults.ts'
import { SizeName, type Template } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import type { DrawnSizes } from '../canvas/size-strip.tsx'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import { problemGroups } from './problem-groups.ts'
import css from '../template-editor.module.css'
import { useFaultWords } from './use-fault-words.ts'

interface ProblemsProps {
  readonly template: Template
  /** The one that is shown. */
  readonly size: SizeName
  readonly drawn: DrawnSizes
  readonly onOpen: (size: SizeName, layerId: string) => void
  readonly onFix: (change: TemplateChange) => void
}

export function ProblemList({ template, size, drawn, onOpen, onFix }: ProblemsProps) {
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
                  onFix={onFix}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

interface ProblemProps extends Pick<ProblemsProps, 'template' | 'onFix'> {
  readonly fault: LayoutFault
  readonly onOpen: (layerId: string) => void
}

function Problem({ template, fault, onOpen, onFix }: ProblemProps) {
  const t = useText(templateEditorMessages)
  const { sentence, layer, cover } = useFaultWords(template)(fault)
  const { words } = fault
  const label = (
    <>
      {sentence}
      {words === '' ? null : (
        <span className={css.problemWords}>
          <bdi>{words}</bdi>
        </span>
      )}
    </>
  )
  if (!layer) return <div className={css.problem}>{label}</div>
  const fix = cover && bringAbove(template, { id: layer.id, coverId: cover.id })
  return (
    <>
      <AriaButton className={css.problem ?? ''} onPress={() => onOpen(layer.id)}>
        {label}
      </AriaButton>
      {fix ? (
        <Button
          variant="quiet"
          size="small"
          icon="chevronUp"
          onPress={() => {
            onOpen(layer.id)
            onFix(fix)
          }}
        >
          {t('tpl.bringAbove')}
        </Button>
      ) : null}
    </>
  )
}
