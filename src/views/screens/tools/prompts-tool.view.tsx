/**
 * /free-tools/gpts: prompts for pin work, to find, read and copy. They are English whatever the
 * language of the page.
 */
import type { Prompt } from '#core/text/data/word-lists.schema.ts'
import { promptKinds } from '#core/text/data/prompt-kinds.ts'
import { findPrompts } from '#core/text/prompts/prompts.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Select } from '../../kit/ui/fields/choice-field.tsx'
import { SearchField } from '../../kit/ui/fields/search-field.tsx'
import { EmptyState } from '../../kit/ui/states.tsx'
import css from './prompts-tool.module.css'
import { useAddressedWords } from './tool-address.ts'
import fields from './tool-fields.module.css'
import { ToolFrame } from './tool-frame.tsx'
import toolsMessages from '#locales/en/tools/tools.json' with { type: 'json' }
import { useCopy } from './use-copy.ts'

const ANY = 'any'
const FIELDS = ['q', 'kind'] as const

export function PromptsToolScreen() {
  const t = useText(toolsMessages)
  const [{ q: query, kind: chosen }, setWords] = useAddressedWords(FIELDS)
  const kind = promptKinds.find((one) => one === chosen) ?? null
  const found = findPrompts(query, kind)
  return (
    <ToolFrame title={t('tools.prompts')} lead={t('tools.promptsLead')}>
      <div className={fields.fields}>
        <SearchField
          label={t('tools.findPrompt')}
          hideLabel={false}
          value={query}
          onChange={(words) => setWords('q', words)}
        />
        <Select
          label={t('tools.promptKind')}
          options={[
            { id: ANY, label: t('tools.anyKind') },
            ...promptKinds.map((id) => ({ id, label: t(`tools.kind.${id}`) })),
          ]}
          value={kind ?? ANY}
          onChange={(id) => setWords('kind', id === ANY ? '' : id)}
        />
      </div>
      <p role="status" className={css.count}>
        {t('tools.promptCount', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState icon="search" title={t('tools.noPrompts')}>
          <p>{t('tools.noPromptsBody')}</p>
        </EmptyState>
      ) : (
        <ul className={css.prompts}>
          {found.map((prompt) => (
            <PromptItem key={prompt.id} prompt={prompt} />
          ))}
        </ul>
      )}
    </ToolFrame>
  )
}

function PromptItem({ prompt: { title, kind, text } }: { prompt: Prompt }) {
  const t = useText(toolsMessages)
  const copy = useCopy()
  return (
    <li className={css.prompt}>
      <header className={css.head}>
        <div>
          <h2 lang="en" dir="ltr" className={css.title}>
            {title}
          </h2>
          <span className={css.kind}>{t(`tools.kind.${kind}`)}</span>
        </div>
        <Button
          icon="copy"
          size="small"
          aria-label={t('tools.copy', { words: title })}
          onPress={() => void copy(text)}
        >
          {t('tools.copyPrompt')}
        </Button>
      </header>
      <p lang="en" dir="ltr" className={css.text}>
        {text}
      </p>
    </li>
  )
}
