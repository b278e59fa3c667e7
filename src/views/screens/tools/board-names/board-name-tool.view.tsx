/** /free-tools/pinterest-board-name-generator */
import { useDeferredValue, useMemo } from 'react'
import { suggestBoardNames } from '#core/text/boards/board-names.ts'
import { plainLanguages } from '#core/text/gates/plain-language.ts'
import { useApp } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { useIsTakenOver } from '../../../kit/context/taken-over.ts'
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import { EmptyState } from '../../../kit/ui/states.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import css from '../tool-fields.module.css'
import { useAddressedWords } from '../tool-address.ts'
import { ToolFrame } from '../tool-frame.tsx'
import toolsMessages from '#locales/en/tools/tools.json' with { type: 'json' }
import { WordResults } from '../keywords/word-results.tsx'

const MAX_NAMES = 24
const MAX_TOPIC_LENGTH = 100
const FIELDS = ['q', 'lang'] as const

export function BoardNameToolScreen() {
  const t = useText(toolsMessages)
  const { locale } = useApp()
  const isTakenOver = useIsTakenOver()
  const [{ q: topic, lang: chosen }, setWords] = useAddressedWords(FIELDS)
  const lang = plainLanguages.find((one) => one === chosen) ?? locale
  const settled = useDeferredValue(topic.slice(0, MAX_TOPIC_LENGTH).trim())
  const names = useMemo(
    () => (settled === '' ? [] : suggestBoardNames(settled, { lang, count: MAX_NAMES })),
    [settled, lang],
  )
  return (
    <ToolFrame title={t('tools.boardNames')} lead={t('tools.boardNamesLead')}>
      <div className={css.fields}>
        <TextField
          label={t('tools.topic')}
          hint={t('tools.topicHint')}
          value={topic}
          onChange={(words) => setWords('q', words)}
          maxLength={MAX_TOPIC_LENGTH}
          autoFocus={isTakenOver}
        />
        <Select
          label={t('tools.language')}
          options={plainLanguages.map((id) => ({ id, label: t(`tools.lang.${id}`) }))}
          value={lang}
          onChange={(id) => setWords('lang', id)}
        />
      </div>
      {names.length > 0 ? (
        <WordResults
          words={names}
          count={t('tools.names', { count: names.length })}
          separator={'\n'}
          fileName="board-names.txt"
          aside={(name) => t('tools.letters', { count: name.length })}
        />
      ) : (
        <EmptyState icon="board" title={t(settled === '' ? 'tools.namesWait' : 'tools.noNames')}>
          <p>{t(settled === '' ? 'tools.namesWaitBody' : 'tools.noNamesBody')}</p>
        </EmptyState>
      )}
    </ToolFrame>
  )
}
