/** German: words of the sizes of a template in its editor. */
import type { WordsOf } from '../../../../kit/i18n/text.ts'
import type { sizesMessages } from './sizes.messages.ts'

export const sizesDe: WordsOf<typeof sizesMessages> = {
  'tpl.sizeProblems': '{size}: {count, plural, one {# Problem} other {# Probleme}}',
}
