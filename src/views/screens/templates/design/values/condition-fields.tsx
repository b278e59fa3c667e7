/** The conditions under which a layer is shown. All of them must hold. */
import { useState } from 'react'
import {
  type Condition,
  conditionAs,
  conditionsOf,
  kindsFor,
  nextCondition,
  whenWith,
} from '#core/templates/edit/layers/conditions.ts'
import type { When } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { Select } from '../../../../kit/ui/fields/choice-field.tsx'
import { NumberField } from '../../../../kit/ui/fields/number-field.tsx'
import { IconButton } from '../../../../kit/ui/icon-button.tsx'
import valuesMessages from '#locales/en/templates/values.json' with { type: 'json' }
import css from '../template-editor.module.css'
import type { LayerFieldsProps } from '../use-design.ts'
import { OFFERED_VALUES, useValueNames } from './use-value-names.ts'

export function ConditionFields({ layer, change }: LayerFieldsProps) {
  const t = useText(valuesMessages)
  if (layer.kind === 'other') return null
  const { when } = layer
  return (
    <fieldset className={css.group}>
      <legend>{t('tpl.when')}</legend>
      <p className={css.quiet}>{t(when === undefined ? 'tpl.when.always' : 'tpl.when.all')}</p>
      <ConditionList
        when={when}
        onChange={(wish, step) =>
          change(
            {
              type: 'patchLayer',
              layerId: layer.id,
              patch: wish === null ? {} : { when: wish },
              ...(wish === null && { unset: ['when'] }),
            },
            step === undefined ? undefined : `when ${layer.id} ${step}`,
          )
        }
      />
    </fieldset>
  )
}

interface ListProps {
  readonly when: When | undefined
  /** Null: no condition is left. */
  readonly onChange: (when: When | null, step?: string) => unknown
}

export function ConditionList(props: ListProps) {
  const t = useText(valuesMessages)
  const { conditions, become } = useConditions(props)
  const next = nextCondition(conditions, OFFERED_VALUES)
  return (
    <>
      {conditions.map((_, at) => (
        // keyed by position, so that the focus stays in a row whose condition changes
        <Row key={at} {...{ conditions, at, become }} />
      ))}
      {next === null ? null : (
        <Button
          size="small"
          variant="quiet"
          icon="plus"
          onPress={() => become([...conditions, next])}
        >
          {t('tpl.when.add')}
        </Button>
      )}
    </>
  )
}

type Become = (conditions: readonly Condition[], step?: string) => void

/** In the order in which the user made them. A document stores them by kind. */
function useConditions({ when, onChange }: ListProps): {
  conditions: readonly Condition[]
  become: Become
} {
  const [own, setOwn] = useState<readonly Condition[]>(() => conditionsOf(when))
  const isOurs = JSON.stringify(whenWith(when, own) ?? {}) === JSON.stringify(when ?? {})
  const conditions = isOurs ? own : conditionsOf(when)
  return {
    conditions,
    become: (next, step) => {
      setOwn(next)
      onChange(whenWith(when, next), step)
    },
  }
}

interface RowProps {
  readonly conditions: readonly Condition[]
  readonly at: number
  readonly become: Become
}

function Row({ conditions, at, become }: RowProps) {
  const t = useText(valuesMessages)
  const condition = conditions[at]
  if (condition === undefined) return null
  const number = at + 1
  const put = (next: Condition, step?: string): void => become(conditions.with(at, next), step)
  return (
    <div className={css.stopRow} role="group" aria-label={t('tpl.when.numbered', { number })}>
      <div className={css.pair}>
        <Measured condition={condition} onChange={(next) => put(next, String(at))} />
        <Select
          label={t('tpl.when.kind')}
          value={condition.kind}
          options={kindsFor(conditions, at).map((id) => ({ id, label: t(`tpl.when.${id}`) }))}
          onChange={(id) => {
            const kind = kindsFor(conditions, at).find((one) => one === id)
            if (kind !== undefined && kind !== condition.kind) put(conditionAs(condition, kind))
          }}
        />
      </div>
      <IconButton
        icon="trash"
        label={t('tpl.when.remove', { number })}
        onPress={() => become(conditions.toSpliced(at, 1))}
      />
    </div>
  )
}

const MAX_ROWS = 100
const MAX_RATIO = 20

/** The value, the number of rows or the ratio that the condition compares. */
function Measured({
  condition,
  onChange,
}: {
  condition: Condition
  onChange: (condition: Condition) => void
}) {
  const t = useText(valuesMessages)
  const nameOf = useValueNames()
  if (condition.kind === 'rowsUpTo')
    return (
      <NumberField
        label={t('tpl.when.most')}
        value={condition.most}
        minValue={0}
        maxValue={MAX_ROWS}
        onChange={(most) =>
          Number.isFinite(most) && onChange({ kind: 'rowsUpTo', most: Math.round(most) })
        }
      />
    )
  if (condition.kind === 'leadWiderThan')
    return (
      <NumberField
        label={t('tpl.when.ratio')}
        value={condition.ratio}
        minValue={0}
        maxValue={MAX_RATIO}
        step={0.01}
        onChange={(ratio) => Number.isFinite(ratio) && onChange({ kind: 'leadWiderThan', ratio })}
      />
    )
  const values = [...new Set([...OFFERED_VALUES, condition.value])]
  return (
    <Select
      label={t('tpl.when.value')}
      value={condition.value}
      options={values.map((id) => ({ id, label: nameOf(id) }))}
      onChange={(value) => onChange({ kind: condition.kind, value })}
    />
  )
}
