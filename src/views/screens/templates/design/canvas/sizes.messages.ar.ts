/** Arabic: words of the sizes of a template in its editor. */
import type { WordsOf } from '../../../../kit/i18n/text.ts'
import type { sizesMessages } from './sizes.messages.ts'

export const sizesAr: WordsOf<typeof sizesMessages> = {
  'tpl.sizeProblems':
    '{size}: {count, plural, zero {لا مشكلات} one {مشكلة واحدة} two {مشكلتان} few {# مشكلات} many {# مشكلة} other {# مشكلة}}',
}
