/** What a text shows for each of its values that a page does not have. */
import type { Missing, Template, TextLayer } from '#core/templates/document/template.schema.ts'
import { variablesIn } from '#core/templates/values/template-values.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Select } from '../../../../kit/ui/fields/choice-field.tsx'
import { TextField } from '../../../../kit/ui/fields/text-field.tsx'
import valuesMessages from '#locales/en/templates/values.json' with { type: 'json' }
import css from '../template-editor.module.css'
import type { LayerFieldsProps } from '../use-design.ts'
import { useValueNames } from './use-value-names.ts'

interface MissingProps extends LayerFieldsProps<TextLayer> {
  readonly variables: Template['variables']
}

export function MissingFields({ layer, variables, change }: MissingProps) {
  const t = useText(valuesMessages)
  const named = variablesIn(layer.parts.map(({ text }) => text))
  if (named.length === 0) return null
  return (
    <fieldset className={css.group}>
      <legend>{t('tpl.absent')}</legend>
      <p className={css.quiet}>{t('tpl.absent.hint')}</p>
      {named.map((name) => (
        <Answer
          key={name}
          name={name}
          missing={answerOf(variables, name)}
          onChange={(missing, step) =>
            change(
              {
                type: 'setVariable',
                name,
                variable: { ...ownOf(variables, name), missing },
              },
              step,
            )
          }
        />
      ))}
    </fieldset>
  )
}

const ownOf = (variables: Template['variables'], name: string) =>
  Object.hasOwn(variables, name) ? variables[name] : undefined

/** By default a missing value hides the text that names it. */
const answerOf = (variables: Template['variables'], name: string): Missing =>
  ownOf(variables, name)?.missing ?? { do: 'hide' }

const ANSWERS = ['hide', 'default', 'layout'] as const
const MAX_WORDS = 500

function Answer({
  name,
  missing,
  onChange,
}: {
  name: string
  missing: Missing
  onChange: (missing: Missing, step?: string) => void
}) {
  const t = useText(valuesMessages)
  const value = useValueNames()(name)
  return (
    <div className={css.group}>
      <Select
        label={t('tpl.absent.without', { value })}
        value={missing.do}
        options={ANSWERS.map((id) => ({ id, label: t(`tpl.absent.${id}`) }))}
        onChange={(id) => {
          const answer = ANSWERS.find((one) => one === id)
          if (answer === undefined || answer === missing.do) return
          onChange(answer === 'default' ? { do: answer, text: '' } : { do: answer })
        }}
      />
      {missing.do === 'default' ? (
        <TextField
          label={t('tpl.absent.words', { value })}
          value={missing.text}
          maxLength={MAX_WORDS}
          onChange={(text) => onChange({ ...missing, text }, `missing ${name}`)}
        />
      ) : null}
    </div>
  )
}
