/** Templates as what they make: real renders, pressed to take part. */
import type { TemplateInfo } from '#core/contract/content/templates.contract.ts'
import { useText } from '../../kit/i18n/text.ts'
import { useTemplateWords } from '../template-names/use-template-words.ts'
import { Icon } from '../../kit/ui/icon.tsx'
import choicesMessages from '#locales/en/pins/choices.json' with { type: 'json' }
import css from './template-picker.module.css'

export interface TemplatePickerProps {
  readonly templates: readonly TemplateInfo[]
  readonly chosen: ReadonlySet<string>
  readonly onToggle: (id: string) => void
}

export function TemplatePicker({ templates, chosen, onToggle }: TemplatePickerProps) {
  const t = useText(choicesMessages)
  const wordsOf = useTemplateWords()
  return (
    <ul className={css.grid}>
      {templates.map((template) => (
        <li key={template.id}>
          <button
            type="button"
            className={css.template}
            aria-pressed={chosen.has(template.id)}
            aria-label={t('choices.templateUse', { name: wordsOf(template).name })}
            title={wordsOf(template).about}
            onClick={() => onToggle(template.id)}
          >
            <span className={css.frame}>
              <img src={template.thumbnail_url} alt="" loading="lazy" decoding="async" />
              <span className={css.mark}>
                {chosen.has(template.id) ? <Icon name="check" size={16} /> : null}
              </span>
            </span>
            <span className={css.name}>{wordsOf(template).name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
