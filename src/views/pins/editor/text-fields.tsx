/**
 * Title, description, alt text, link and keywords, with their limits and where the words came from.
 */
import { pinWordLimits as limits, type TextSource } from '#core/contract/content/pins.contract.ts'
import { useText } from '../../kit/i18n/text.ts'
import { TagInput } from '../../kit/ui/fields/tag-input.tsx'
import { TextArea } from '../../kit/ui/fields/text-area.tsx'
import { TextField } from '../../kit/ui/fields/text-field.tsx'
import { usePasteLimit } from '../../kit/ui/fields/use-paste-limit.ts'
import editorMessages from '#locales/en/pins/editor.json' with { type: 'json' }
import css from './fields.module.css'
import { faultsOf, MAX_KEYWORDS } from './draft/pin-draft.ts'
import type { DraftProps } from './draft/draft-props.ts'

export function TextFields({ draft, onChange }: DraftProps) {
  const t = useText(editorMessages)
  const pasteLimit = usePasteLimit()
  const faults = faultsOf(draft)
  const count = (text: string, limit: number) => t('editor.count', { count: text.length, limit })
  const tooLong = (text: string, limit: number) =>
    t('editor.tooLong', { count: text.trim().length - limit })
  const titleError = faults.has('titleMissing')
    ? t('editor.titleMissing')
    : faults.has('titleLong')
      ? tooLong(draft.title, limits.title)
      : null
  return (
    <div className={css.fields} {...pasteLimit}>
      <TextField
        label={t('editor.pinTitle')}
        aside={count(draft.title, limits.title)}
        error={titleError}
        value={draft.title}
        onChange={(title) => onChange((now) => ({ ...now, title }))}
      />
      <Sources sources={draft.sources.title} />
      <TextArea
        label={t('editor.description')}
        rows={4}
        aside={count(draft.description, limits.description)}
        error={
          faults.has('descriptionLong') ? tooLong(draft.description, limits.description) : null
        }
        value={draft.description}
        onChange={(description) => onChange((now) => ({ ...now, description }))}
      />
      <Sources sources={draft.sources.description} />
      <TextArea
        label={t('editor.alt')}
        rows={2}
        hint={t('editor.altHint')}
        aside={count(draft.alt_text, limits.alt_text)}
        error={faults.has('altLong') ? tooLong(draft.alt_text, limits.alt_text) : null}
        value={draft.alt_text}
        onChange={(alt_text) => onChange((now) => ({ ...now, alt_text }))}
      />
      <LinkField {...{ draft, onChange }} isWrong={faults.has('linkWrong')} />
      <TagInput
        label={t('editor.keywords')}
        value={draft.keywords}
        text={draft.keyword}
        onChange={(keywords, keyword) =>
          onChange((now) => ({ ...now, keywords: keywords.slice(0, MAX_KEYWORDS), keyword }))
        }
      />
    </div>
  )
}

function LinkField({
  draft,
  onChange,
  isWrong,
}: Pick<DraftProps, 'draft' | 'onChange'> & { isWrong: boolean }) {
  const t = useText(editorMessages)
  return (
    <TextField
      label={t('editor.link')}
      inputMode="url"
      spellCheck="false"
      maxLength={limits.link}
      hint={t('editor.linkSent')}
      error={isWrong ? t('editor.linkWrong') : null}
      value={draft.link}
      onChange={(link) => onChange((now) => ({ ...now, link }))}
    />
  )
}

export function Sources({ sources }: { sources: readonly TextSource[] }) {
  const t = useText(editorMessages)
  if (sources.length === 0) return null
  return (
    <ul className={css.sources} aria-label={t('editor.from')}>
      {sources.map(shownSource).map(({ kind, quote }, index) => (
        <li key={`${kind} ${quote} ${index}`} className={css.source}>
          <span className={css.kind}>{t(`editor.source.${kind}`)}</span>
          {quote ? <q dir="auto">{quote}</q> : null}
        </li>
      ))}
    </ul>
  )
}

interface ShownSource {
  readonly kind: TextSource['kind'] | 'pattern'
  readonly quote: string
}

/** Words of a pattern are stored as ours, with its id: "pattern how-to-make" is one of its own. */
export function shownSource({ kind, quote }: TextSource): ShownSource {
  const pattern = kind === 'template' ? /^pattern ([\w-]+)$/.exec(quote)?.[1] : undefined
  return pattern === undefined
    ? { kind, quote }
    : { kind: 'pattern', quote: pattern.replaceAll('-', ' ') }
}
