/** /free-tools/pinterest-hashtag-generator */
import { useDeferredValue, useMemo } from 'react'
import { hashtagsOfText, MAX_TYPED } from '#core/text/tags/typed-hashtags.ts'
import { useApp } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { useIsTakenOver } from '../../kit/context/taken-over.ts'
import { EmptyState } from '../../kit/ui/states.tsx'
import { TextArea } from '../../kit/ui/fields/text-area.tsx'
import { useAddressedWords } from './tool-address.ts'
import { ToolFrame } from './tool-frame.tsx'
import toolsMessages from '#locales/en/tools/tools.json' with { type: 'json' }
import { WordResults } from './keywords/word-results.tsx'

const FIELDS = ['q'] as const

export function HashtagToolScreen() {
  const t = useText(toolsMessages)
  const { locale } = useApp()
  const isTakenOver = useIsTakenOver()
  const [{ q: text }, setWords] = useAddressedWords(FIELDS)
  const settled = useDeferredValue(text)
  const tags = useMemo(() => hashtagsOfText(settled, locale), [settled, locale])
  const isEmpty = settled.trim() === ''
  return (
    <ToolFrame title={t('tools.hashtags')} lead={t('tools.hashtagsLead')}>
      <TextArea
        label={t('tools.text')}
        hint={t('tools.textHint')}
        value={text}
        onChange={(words) => setWords('q', words)}
        maxLength={MAX_TYPED}
        rows={5}
        autoFocus={isTakenOver}
      />
      {tags.length > 0 ? (
        <WordResults
          words={tags}
          count={t('tools.tags', { count: tags.length })}
          separator=" "
          fileName="hashtags.txt"
        />
      ) : (
        <EmptyState icon="text" title={t(isEmpty ? 'tools.tagsWait' : 'tools.noTags')}>
          <p>{t(isEmpty ? 'tools.tagsWaitBody' : 'tools.noTagsBody')}</p>
        </EmptyState>
      )}
    </ToolFrame>
  )
}
