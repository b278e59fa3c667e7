/**
 * /free-tools/pinterest-keyword-research: from a topic or a page to keywords, with Pinterest's
 * growth where there is any.
 */
import { useState } from 'react'
import {
  keywordCalls,
  type KeywordQuestion,
  MAX_QUERY,
  TrendRegion,
  TrendType,
} from '#core/contract/content/keywords.contract.ts'
import type { Failure } from '#core/contract/client.ts'
import { useApp } from '../../../kit/context/app-context.tsx'
import { fieldError, type Load, useLoad } from '../../../kit/context/data.ts'
import { useFieldChecks } from '../../../kit/forms/use-field-checks.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { privateHostOf } from '../../../kit/notices/private-host.ts'
import { useIsTakenOver } from '../../../kit/context/taken-over.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../../kit/ui/states.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import type { KeywordResearch } from '#core/contract/content/keywords.contract.ts'
import { KeywordResults } from './keyword-results.tsx'
import keywordToolMessages from '#locales/en/tools/keyword-tool.json' with { type: 'json' }
import css from './keyword-tool.module.css'
import { keywordReason } from '../checklist/page-reasons.ts'
import { useAddressedWords } from '../tool-address.ts'
import { ToolFrame } from '../tool-frame.tsx'

const FIELDS = ['q', 'region', 'trend'] as const

export function KeywordToolScreen() {
  const t = useText(keywordToolMessages)
  const isTakenOver = useIsTakenOver()
  const {
    config: { brand },
    locale,
  } = useApp()
  const [words, setWords] = useAddressedWords(FIELDS)
  const { query, edit, ask } = useAsked(words.q, (value) => setWords('q', value))
  const filters = filtersOf(words)
  const loaded = useLoad(
    'researchKeywords',
    query === ''
      ? null
      : { body: { query, ...filters, language: locale } satisfies KeywordQuestion },
  )
  const checks = useFieldChecks(keywordCalls.researchKeywords.body, { query: words.q })
  const wrong = useQueryFault(loaded.failure)
  const search = () => {
    if (words.q.trim() === query && query !== '') loaded.reload()
    else ask()
  }
  return (
    <ToolFrame
      title={t('keywords.title')}
      tabTitle={t('keywords.tab', { brand })}
      lead={t('keywords.lead')}
      foot={t('keywords.foot')}
    >
      <form className={css.search} onSubmit={checks.submit(search)} role="search" noValidate>
        <TextField
          label={t('keywords.query')}
          hint={t('keywords.queryHint')}
          value={words.q}
          onChange={edit}
          error={checks.problemOf('query') ?? wrong}
          maxLength={MAX_QUERY}
          autoFocus={isTakenOver}
          autoComplete="off"
        />
        <Button
          type="submit"
          variant="primary"
          icon="search"
          isBusy={query !== '' && loaded.status === 'loading'}
        >
          {t('keywords.search')}
        </Button>
      </form>
      {query === '' ? (
        <EmptyState icon="search" title={t('keywords.wait')}>
          <p>{t('keywords.waitBody')}</p>
        </EmptyState>
      ) : (
        <Outcome loaded={loaded} onFilter={(name, value) => setWords(name, value)} />
      )}
    </ToolFrame>
  )
}

/** Why the words or the page were refused. */
function useQueryFault(failure: Failure | null): string | null {
  const t = useText(keywordToolMessages)
  const reason = keywordReason(failure?.body?.['page_error'])
  return reason === null
    ? fieldError(failure, 'query')
    : t(reason, { host: privateHostOf(failure, 'query') ?? '' })
}

/** The filters that an address names; the usual ones for what it does not. */
function filtersOf({ region, trend }: { readonly region: string; readonly trend: string }) {
  return {
    region: TrendRegion.catch('US').parse(region),
    trend: TrendType.catch('growing').parse(trend),
  }
}

/**
 * What is looked up: what was last sent, and before anything is typed what a shared address says.
 */
function useAsked(
  typed: string,
  setTyped: (words: string) => void,
): { query: string; edit: (words: string) => void; ask: () => void } {
  const [asked, setAsked] = useState<string | null>(null)
  return {
    query: asked ?? typed.trim(),
    edit: (words) => {
      setAsked(asked ?? typed.trim())
      setTyped(words)
    },
    ask: () => setAsked(typed.trim()),
  }
}

function Outcome({
  loaded,
  onFilter,
}: {
  loaded: Load<KeywordResearch>
  onFilter: (name: 'region' | 'trend', value: string) => void
}) {
  const t = useText(keywordToolMessages)
  // An error about the keywords is shown at their field.
  if (loaded.status === 'failed')
    return fieldError(loaded.failure, 'query') === null ? <Failed loaded={loaded} /> : null
  if (loaded.data !== null) return <KeywordResults research={loaded.data} onFilter={onFilter} />
  return (
    <Loading label={t('keywords.searching')} className={css.waiting ?? ''}>
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} height="44px" radius="var(--radius-10)" />
      ))}
    </Loading>
  )
}

function Failed({ loaded }: { loaded: Load<KeywordResearch> }) {
  const t = useText(keywordToolMessages)
  return (
    <ErrorState
      title={t('keywords.failed')}
      requestId={loaded.failure?.requestId}
      onRetry={loaded.reload}
    >
      <p>{t('keywords.failedBody', { reason: loaded.failure?.message ?? '' })}</p>
    </ErrorState>
  )
}
