/** Our own phrases: no column for figures that are unknown. */
import type { KeywordIdea } from '#core/contract/content/keywords.contract.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { IconButton } from '../../../kit/ui/icon-button.tsx'
import toolsMessages from '#locales/en/tools/tools.json' with { type: 'json' }
import { useCopy } from '../use-copy.ts'
import css from './word-results.module.css'

export function KeywordPhrases({
  keywords,
  label,
}: {
  keywords: readonly KeywordIdea[]
  label: string
}) {
  const t = useText(toolsMessages)
  const copy = useCopy()
  return (
    <ul className={css.list} aria-label={label}>
      {keywords.map(({ keyword }) => (
        <li key={keyword} className={css.word}>
          <span dir="auto">{keyword}</span>
          <IconButton
            icon="copy"
            size="small"
            label={t('tools.copy', { words: keyword })}
            onPress={() => void copy(keyword)}
          />
        </li>
      ))}
    </ul>
  )
}
