/** Filters on where a pin comes from and where it went: page, interest, board, export. */
import { useMemo } from 'react'
import type { PinFilters } from '#core/pins/filters/pin-filters.schema.ts'
import { hasBoards, interestNames } from '#core/pins/book/pin-selectors.ts'
import { useAccounts, usePages, usePins } from '../../kit/context/app-context.tsx'
import { useLoad } from '../../kit/context/data.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Select } from '../../kit/ui/fields/choice-field.tsx'
import draftsMessages from '#locales/en/drafts/drafts.json' with { type: 'json' }

/** React Aria takes no empty key. */
export const ANY = 'any'
const NO_BOARD = 'none'
const EXPORTED = ['', 'true', 'false'] as const

export type Change = (patch: Partial<PinFilters>) => void

interface OriginProps {
  readonly filters: PinFilters
  readonly onChange: Change
}

export function OriginChoices({ filters, onChange }: OriginProps) {
  const t = useText(draftsMessages)
  const pages = usePages((snapshot) => snapshot.context.pages)
  return (
    <>
      {pages.length > 1 ? (
        <Select
          label={t('drafts.page')}
          hideLabel
          options={[
            { id: ANY, label: t('drafts.page.any') },
            ...pages.map((page) => ({ id: page.id, label: page.title || page.url })),
          ]}
          value={filters.pageId || ANY}
          onChange={(id) => onChange({ pageId: id === ANY ? '' : id })}
        />
      ) : null}
      <InterestChoice filters={filters} onChange={onChange} />
      <BoardChoice filters={filters} onChange={onChange} />
      <Select
        label={t('drafts.exported')}
        hideLabel
        options={EXPORTED.map((id) => ({
          id: id || ANY,
          label: t(`drafts.exported.${id || ANY}` as 'drafts.exported.any'),
        }))}
        value={filters.exported || ANY}
        onChange={(id) => onChange({ exported: id === ANY ? '' : (id as 'true' | 'false') })}
      />
    </>
  )
}

/**
 * Changes with the rows, not at every click: what is collected from it goes through all of them.
 */
function useBook() {
  return usePins(
    (snapshot) => snapshot.context.book,
    (a, b) => a.buckets === b.buckets,
  )
}

/** Keys carry a prefix: an interest may be called "any". */
function InterestChoice({ filters, onChange }: OriginProps) {
  const t = useText(draftsMessages)
  const book = useBook()
  const names = useMemo(() => interestNames(book), [book])
  const known = names.some((name) => name.toLowerCase() === filters.interest.toLowerCase())
  const shown = filters.interest === '' || known ? names : [...names, filters.interest]
  const chosen = shown.find((name) => name.toLowerCase() === filters.interest.toLowerCase())
  if (shown.length === 0) return null
  return (
    <Select
      label={t('drafts.interest')}
      hideLabel
      options={[
        { id: ANY, label: t('drafts.interest.any') },
        ...shown.map((name) => ({ id: `=${name}`, label: name })),
      ]}
      value={chosen === undefined ? ANY : `=${chosen}`}
      onChange={(id) => onChange({ interest: id === ANY ? '' : id.slice(1) })}
    />
  )
}

function BoardChoice({ filters: { boardId }, onChange }: OriginProps) {
  const t = useText(draftsMessages)
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const book = useBook()
  // Where no pin is on a board, there is no name to ask the server for.
  const isOnBoards = useMemo(() => hasBoards(book), [book])
  const loaded = useLoad(
    'listBoards',
    accountId !== null && isOnBoards ? { params: { account_id: accountId } } : null,
  )
  const boards = (loaded.data?.boards ?? []).map(({ id, name }) => ({ id, label: name }))
  const isKnown = boardId === '' || boardId === NO_BOARD || boards.some(({ id }) => id === boardId)
  return (
    <Select
      label={t('drafts.board')}
      hideLabel
      options={[
        { id: ANY, label: t('drafts.board.any') },
        { id: NO_BOARD, label: t('drafts.board.none') },
        ...boards,
        ...(isKnown ? [] : [{ id: boardId, label: t('drafts.board.unknown') }]),
      ]}
      value={boardId || ANY}
      onChange={(id) => onChange({ boardId: id === ANY ? '' : id })}
    />
  )
}
