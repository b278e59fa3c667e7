/**
 * Search, filters and order of the pin list. They belong to the pins' machine, so they are still
 * there after a visit elsewhere.
 */
import { useMemo, useRef, useState } from 'react'
import { PinStatus, PinType } from '#core/contract/content/pin-kinds.schema.ts'
import {
  defaultFilters,
  type PinFilters,
  type SortEntry,
} from '#core/pins/filters/pin-filters.schema.ts'
import { countByStatus } from '#core/pins/book/pin-selectors.ts'
import { useActor, useApp, usePins } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { useShortcut } from '../../kit/screen/use-shortcut.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Select } from '../../kit/ui/fields/choice-field.tsx'
import { ToggleChip } from '../../kit/ui/fields/tag-input.tsx'
import { SearchField } from '../../kit/ui/fields/search-field.tsx'
import { useMedia } from '../../kit/ui/use-media.ts'
import {
  choiceOf,
  type CreatedChoice,
  dateFieldOf,
  rangeOf,
  timeOfDateField,
} from './created-range.ts'
import css from './draft-filters.module.css'
import { ANY, type Change, OriginChoices } from './origin-choices.tsx'
import draftsMessages from '#locales/en/drafts/drafts.json' with { type: 'json' }

const SORTS = [
  'created_at desc',
  'created_at asc',
  'updated_at desc',
  'title asc',
  'title desc',
  'status asc',
  'favored desc',
  'board_name asc',
  'pin_type asc',
] as const satisfies readonly SortEntry[]
const CREATED = ['any', 'day', 'week', 'month', 'own'] as const
/** `--ds-md` */
const WIDE = '(min-width: 48rem)'
const FAVORED = ['', 'true', 'false'] as const

export function DraftFilters() {
  const t = useText(draftsMessages)
  const pins = useActor('pins')
  const filters = usePins((snapshot) => snapshot.context.filters)
  const [isOpen, setOpen] = useState(false)
  const isWide = useMedia(WIDE)
  const search = useRef<HTMLInputElement>(null)
  useShortcut('/', () => search.current?.focus())
  const change: Change = (patch) =>
    pins.send({ type: 'pins.filter', filters: { ...filters, ...patch } })
  const on = countOn(filters)
  return (
    <section className={css.filters} aria-label={t('drafts.filters')}>
      <div className={css.first}>
        <SearchField
          inputRef={search}
          className={css.search ?? ''}
          label={t('drafts.search')}
          placeholder={t('drafts.search')}
          value={filters.query}
          maxLength={200}
          onChange={(query) => change({ query })}
        />
        <Button
          className={css.more ?? ''}
          icon="filter"
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {on > 0 ? t('drafts.filtersOn', { count: on }) : t('drafts.filters')}
        </Button>
        {isWide ? <Sort filters={filters} onChange={change} /> : null}
      </div>
      <div className={css.rest} data-open={isOpen || undefined}>
        {/* On a phone the order is asked for less often than the pins below. */}
        {isWide ? null : <Sort filters={filters} onChange={change} />}
        <StatusChips filters={filters} onChange={change} />
        <Choices filters={filters} onChange={change} />
        {on > 0 || filters.query !== '' ? (
          <Button
            size="small"
            variant="quiet"
            icon="cross"
            onPress={() =>
              pins.send({ type: 'pins.filter', filters: { ...defaultFilters, sort: filters.sort } })
            }
          >
            {t('drafts.clear')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}

function Sort({ filters, onChange }: { filters: PinFilters; onChange: Change }) {
  const t = useText(draftsMessages)
  return (
    <Select
      className={css.sort ?? ''}
      label={t('drafts.sort')}
      hideLabel
      options={SORTS.map((id) => ({ id, label: t(`drafts.sort.${id}`) }))}
      value={SORTS.find((id) => id === filters.sort[0]) ?? 'created_at desc'}
      onChange={(id) => onChange({ sort: [id as SortEntry] })}
    />
  )
}

function StatusChips({ filters, onChange }: { filters: PinFilters; onChange: Change }) {
  const t = useText(draftsMessages)
  // Counted when rows change, not at every click: it goes through all of them.
  const book = usePins(
    (snapshot) => snapshot.context.book,
    (a, b) => a.buckets === b.buckets,
  )
  const counts = useMemo(() => countByStatus(book), [book])
  const chosen = filters.status.filter((status) => status !== 'all')
  const toggle = (status: PinStatus, isOn: boolean) => {
    const next = isOn ? [...chosen, status] : chosen.filter((other) => other !== status)
    onChange({ status: next.length === 0 ? ['all'] : next })
  }
  return (
    <div className={css.chips} role="group" aria-label={t('drafts.status')}>
      {PinStatus.options
        .filter((status) => counts[status] > 0 || chosen.includes(status))
        .map((status) => (
          <ToggleChip
            key={status}
            isSelected={chosen.includes(status)}
            aside={String(counts[status])}
            onChange={(isOn) => toggle(status, isOn)}
          >
            {t(`drafts.status.${status}`)}
          </ToggleChip>
        ))}
    </div>
  )
}

function Choices({ filters, onChange }: { filters: PinFilters; onChange: Change }) {
  const t = useText(draftsMessages)
  const { now } = useApp()
  const created = choiceOf(filters.createdAt, now())
  const types = ['', ...PinType.options] as const
  return (
    <div className={css.choices}>
      <Select
        label={t('drafts.type')}
        hideLabel
        options={types.map((type) => ({
          id: type || ANY,
          label: t(`drafts.type.${type || ANY}` as 'drafts.type.any'),
        }))}
        value={filters.pinType || ANY}
        onChange={(id) => onChange({ pinType: id === ANY ? '' : PinType.parse(id) })}
      />
      <Select
        label={t('drafts.favored')}
        hideLabel
        options={FAVORED.map((id) => ({
          id: id || ANY,
          label: t(`drafts.favored.${id || ANY}` as 'drafts.favored.any'),
        }))}
        value={filters.favored || ANY}
        onChange={(id) => onChange({ favored: id === ANY ? '' : (id as 'true' | 'false') })}
      />
      <Select
        label={t('drafts.created')}
        hideLabel
        options={CREATED.map((id) => ({ id, label: t(`drafts.created.${id}`) }))}
        value={created}
        onChange={(id) =>
          onChange({ createdAt: rangeOf(id as CreatedChoice, now(), filters.createdAt) })
        }
      />
      <OriginChoices filters={filters} onChange={onChange} />
      {created === 'own' ? <OwnDates filters={filters} onChange={onChange} /> : null}
    </div>
  )
}

function OwnDates({ filters, onChange }: { filters: PinFilters; onChange: Change }) {
  const t = useText(draftsMessages)
  const { createdAt } = filters
  return (
    <span className={css.dates}>
      <label>
        {t('drafts.from')}
        <input
          type="date"
          value={dateFieldOf(createdAt.from, false)}
          onChange={(event) =>
            onChange({
              createdAt: { ...createdAt, from: timeOfDateField(event.target.value, false) },
            })
          }
        />
      </label>
      <label>
        {t('drafts.to')}
        <input
          type="date"
          value={dateFieldOf(createdAt.to, true)}
          onChange={(event) =>
            onChange({ createdAt: { ...createdAt, to: timeOfDateField(event.target.value, true) } })
          }
        />
      </label>
    </span>
  )
}

function countOn(filters: PinFilters): number {
  const { status, pinType, favored, createdAt, pageId, boardId, interest, exported } = filters
  return [
    !status.includes('all'),
    pinType !== '',
    favored !== '',
    createdAt.from !== null || createdAt.to !== null,
    pageId !== '',
    boardId !== '',
    interest !== '',
    exported !== '',
  ].filter(Boolean).length
}
