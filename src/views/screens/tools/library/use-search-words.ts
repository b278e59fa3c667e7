/**
 * All that a template can be found by: its name, what it is, its kind, its subjects, and what it
 * has room for.
 */
import type { TemplateCard } from '#core/public/template-cards.ts'
import { useText } from '../../../kit/i18n/text.ts'
import libraryMessages from '#locales/en/tools/library.json' with { type: 'json' }
import templateKindsMessages from '#locales/en/pins/template-kinds.json' with { type: 'json' }
import templateNamesMessages from '#locales/en/pins/template-names.json' with { type: 'json' }

export function useSearchWords(): (card: TemplateCard) => string {
  const t = useText(libraryMessages)
  const kinds = useText(templateKindsMessages)
  const names = useText(templateNamesMessages)
  return ({ id, pin_type: kind, subjects, pictures, mostItems }) =>
    [
      names(`template.${id}`),
      names(`template.${id}.about`),
      kinds(`templateKind.${kind}`),
      ...subjects.map((subject) => t(`library.subject.${subject}`)),
      t('library.pictures', { count: pictures }),
      mostItems > 0 ? t('library.items', { count: mostItems }) : '',
    ].join(' ')
}
