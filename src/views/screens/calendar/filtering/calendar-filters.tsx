/** Chooses which planned pins are shown: of one board, of one page, in one state. */
import { useMemo } from 'react'
import { keyOfBoard } from '#core/pins/book/board-names.ts'
import { useAccounts, usePages } from '../../../kit/context/app-context.tsx'
import { useLocale, useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import type { Planned } from '../plan/planned-days.ts'
import publishingMessages from '#locales/en/calendar/publishing.json' with { type: 'json' }
import type { ShownState } from '../publishing/shown-state.ts'
import { type CalendarFilter, choicesOf, isFilterOn } from './calendar-filter.ts'
import css from './calendar-filters.module.css'
import { FilterSelect } from './filter-select.tsx'
import filteringMessages from '#locales/en/calendar/filtering.json' with { type: 'json' }

export interface CalendarFiltersProps {
  readonly filter: CalendarFilter
  /** Everything that is planned, also what the filter hides. */
  readonly all: readonly Planned[]
  /** How many of them the filter leaves. */
  readonly shown: number
  readonly display: CalendarDisplay
  readonly onChange: (filter: CalendarFilter) => void
}

export function CalendarFilters({ filter, all, shown, display, onChange }: CalendarFiltersProps) {
  const t = useText(filteringMessages)
  const { boards, pages, states } = useChoices({ filter, all, display })
  const change = (patch: Partial<Given>) => onChange(given({ ...filter, ...patch }))
  return (
    <section className={css.filters} aria-label={t('filtering.title')}>
      <FilterSelect
        label={t('filtering.board')}
        any={t('filtering.anyBoard')}
        choices={boards}
        value={filter.board}
        onChange={(board) => change({ board })}
      />
      <FilterSelect
        label={t('filtering.page')}
        any={t('filtering.anyPage')}
        choices={pages}
        value={filter.page}
        onChange={(page) => change({ page })}
      />
      <FilterSelect
        label={t('filtering.state')}
        any={t('filtering.anyState')}
        choices={states}
        value={filter.state}
        onChange={(state) => change({ state })}
      />
      <AccountsChoice filter={filter} onChange={onChange} />
      {isFilterOn(filter) ? (
        <>
          <span role="status" className={css.count}>
            {t('filtering.shown', { shown, all: all.length })}
          </span>
          <Button
            size="small"
            variant="quiet"
            icon="cross"
            onPress={() => onChange(given({ accounts: filter.accounts }))}
          >
            {t('filtering.clear')}
          </Button>
        </>
      ) : null}
    </section>
  )
}

/** Nothing to choose with one account. */
function AccountsChoice({ filter, onChange }: Pick<CalendarFiltersProps, 'filter' | 'onChange'>) {
  const t = useText(filteringMessages)
  const count = useAccounts((snapshot) => snapshot.context.accounts.length)
  if (count < 2) return null
  return (
    <FilterSelect
      label={t('filtering.accounts')}
      any={t('filtering.thisAccount')}
      choices={[{ id: 'all', label: t('filtering.allAccounts') }]}
      value={filter.accounts}
      onChange={(id) =>
        onChange(given({ ...filter, accounts: id === undefined ? undefined : 'all' }))
      }
    />
  )
}

function useChoices({
  filter,
  all,
  display,
}: Pick<CalendarFiltersProps, 'filter' | 'all' | 'display'>) {
  const t = useText(filteringMessages)
  const words = useText(publishingMessages)
  const locale = useLocale()
  const known = usePages((snapshot) => snapshot.context.pages)
  return useMemo(() => {
    const titles = new Map(known.map(({ id, title, url }) => [id, title || url]))
    const wordsOf = (state: string) => {
      const key = `publishing.state.${state}`
      return key in publishingMessages
        ? words(key as `publishing.state.${ShownState}`)
        : t('filtering.otherState')
    }
    const chosen = (id: string | undefined, label: string) =>
      id === undefined ? null : { id, label }
    return {
      boards: choicesOf(
        all.map(({ pin, publication }) => ({
          id: keyOfBoard(publication),
          label: display.boardName(publication, pin),
        })),
        chosen(filter.board, t('filtering.otherBoard')),
        locale,
      ),
      pages: choicesOf(
        all.map(({ pin }) => ({ id: pin.page_id, label: titles.get(pin.page_id) ?? pin.page_url })),
        chosen(filter.page, t('filtering.otherPage')),
        locale,
      ),
      states: choicesOf(
        all
          .map(({ publication }) => display.stateOf(publication))
          .map((id) => ({
            id,
            label: wordsOf(id),
          })),
        chosen(filter.state, wordsOf(filter.state ?? '')),
        locale,
      ),
    }
  }, [all, display, filter, known, locale, t, words])
}

type Given = { [K in keyof CalendarFilter]: CalendarFilter[K] | undefined }

function given(filter: Given): CalendarFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}
