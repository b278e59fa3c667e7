/**
 * What a layer looks like on some pins, for example if its list is short. The panel shows what each
 * case changes, because it wins over the layer's own properties.
 */
import { aspectsOfFields } from '#core/templates/edit/diff-templates.ts'
import { caseRemoval, caseWhenChange } from '#core/templates/edit/layers/cases.ts'
import { useFormat, useText } from '../../../../kit/i18n/text.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import valuesMessages from '#locales/en/templates/values.json' with { type: 'json' }
import versionMessages from '#locales/en/templates/version.json' with { type: 'json' }
import css from '../template-editor.module.css'
import type { LayerFieldsProps } from '../use-design.ts'
import { ConditionList } from './condition-fields.tsx'

export function CaseFields({ layer, change }: LayerFieldsProps) {
  const t = useText(valuesMessages)
  const tVersion = useText(versionMessages)
  const format = useFormat()
  if (layer.kind === 'other') return null
  const { cases = [] } = layer
  return cases.map(({ when, set }, at) => {
    const number = at + 1
    const isAlways = Object.keys(when).length === 0
    const aspects = aspectsOfFields(Object.keys(set)).map((one) => tVersion(`tpl.diff.${one}`))
    return (
      // keyed by position: a case has no name
      <fieldset key={at} className={css.group}>
        <legend>{t('tpl.case', { number })}</legend>
        <p className={css.quiet}>
          {t(isAlways ? 'tpl.case.always' : 'tpl.case.changes', { aspects: format.list(aspects) })}
        </p>
        <ConditionList
          when={when}
          onChange={(wish, step) =>
            change(
              caseWhenChange(layer, at, wish),
              step === undefined ? undefined : `case ${at} ${layer.id} ${step}`,
            )
          }
        />
        <Button
          size="small"
          variant="quiet"
          icon="trash"
          onPress={() => change(caseRemoval(layer, at))}
        >
          {t('tpl.case.remove', { number })}
        </Button>
      </fieldset>
    )
  })
}
