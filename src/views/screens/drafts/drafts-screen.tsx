/**
 * All pins of the account, whatever their status: found, sorted, favoured, edited, put on boards,
 * exported, deleted; as cards or as a sheet.
 */
import type { Translatable } from '#core/contract/words/problem.schema.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { PinStatus } from '#core/contract/content/pin-kinds.schema.ts'
import { defaultFilters } from '#core/pins/filters/pin-filters.schema.ts'
import { countByStatus } from '#core/pins/book/pin-selectors.ts'
import {
  useAccounts,
  useActor,
  usePinFlow,
  usePins,
  useTranslate,
} from '../../kit/context/app-context.tsx'
import { PinEditor } from '../../pins/editor/pin-editor.tsx'
import { GridSkeleton } from '../../pins/grid/grid-skeleton.tsx'
import { useLocale, useText } from '../../kit/i18n/text.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { Button, LinkButton } from '../../kit/ui/button.tsx'
import { EmptyState, ErrorState } from '../../kit/ui/states.tsx'
import { draftSearch } from './draft-address.ts'
import { DraftFilters } from './draft-filters.tsx'
import { DraftGrid } from './draft-grid.tsx'
import draftsMessages from '#locales/en/drafts/drafts.json' with { type: 'json' }
import { useFilterAddress } from './use-filter-address.ts'
import { type OwnSelection, useOwnSelection } from './use-own-selection.ts'
import { useShownPins } from './use-shown-pins.ts'

/** Loaded when it is first asked for: most people look at cards. */
const SheetView = lazy(async () => ({
  default: (await import('../../pins/sheet/sheet-view.tsx')).SheetView,
}))

const AddVideo = lazy(async () => ({
  default: (await import('../../pins/video/add-video.tsx')).AddVideo,
}))

export function DraftsScreen() {
  const t = useText(draftsMessages)
  const count = usePins((snapshot) => snapshot.context.book.count)
  // Until the server has reported what there is, none may only be none yet.
  const isUnknown = usePinFlow((snapshot) => snapshot.hasTag('loading'))
  const isLoading = usePins((snapshot) => snapshot.hasTag('loading')) || (isUnknown && count === 0)
  const error = usePins((snapshot) =>
    snapshot.hasTag('failed') ? (snapshot.context.error ?? '') : null,
  )
  useFilterAddress()
  if (error !== null) return <Failed reason={error} />
  if (isLoading)
    return (
      <Screen title={t('drafts.title')} width="wide">
        {count > 0 ? <DraftFilters /> : null}
        <GridSkeleton label={t('drafts.loading')} />
      </Screen>
    )
  return <Pins count={count} />
}

/** The number of shown pins, and per state if they have several. */
function useLead(shown: number, count: number): string {
  const t = useText(draftsMessages)
  const locale = useLocale()
  const buckets = usePins((snapshot) => snapshot.context.book.buckets)
  const counts = useMemo(() => countByStatus({ buckets }), [buckets])
  if (shown !== count) return t('drafts.countOf', { shown, count })
  const states = PinStatus.options.filter((status) => counts[status] > 0)
  if (states.length < 2) return t('drafts.count', { count })
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  const parts = states.map((status) => t(`drafts.of.${status}`, { count: counts[status] }))
  return `${t('drafts.count', { count })}: ${list.format(parts)}`
}

function Pins({ count }: { count: number }) {
  const t = useText(draftsMessages)
  const shown = useShownPins()
  const selected = useOwnSelection(shown)
  const { view } = draftSearch(useSearch({ strict: false }))
  // Not with the grid: the last pin that is shown may be deleted elsewhere while it is edited.
  const [opened, setOpened] = useState<string | null>(null)
  const lead = useLead(shown.length, count)
  return (
    <Screen
      title={t('drafts.title')}
      lead={<span aria-live="polite">{lead}</span>}
      actions={
        <>
          <AddVideoButton />
          {count > 0 ? <ViewSwitch isSheet={view === 'sheet'} /> : null}
        </>
      }
      width="wide"
    >
      {count > 0 ? <DraftFilters /> : <NoDrafts />}
      {count > 0 && shown.length === 0 ? <NothingFound count={count} /> : null}
      {shown.length > 0 ? (
        <Shown pins={shown} selected={selected} isSheet={view === 'sheet'} onOpen={setOpened} />
      ) : null}
      {opened === null ? null : (
        <PinEditor
          pinId={opened}
          order={shown}
          onClose={() => setOpened(null)}
          onOpen={setOpened}
        />
      )}
    </Screen>
  )
}

function Shown({
  pins,
  selected,
  isSheet,
  onOpen,
}: {
  pins: readonly Pin[]
  selected: OwnSelection
  isSheet: boolean
  onOpen: (pinId: string) => void
}) {
  const t = useText(draftsMessages)
  if (!isSheet) return <DraftGrid pins={pins} selected={selected} onOpen={onOpen} />
  return (
    <Suspense fallback={<GridSkeleton label={t('drafts.loading')} />}>
      <SheetView pins={pins} />
    </Suspense>
  )
}

function AddVideoButton() {
  const t = useText(draftsMessages)
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const [isOpen, setOpen] = useState(false)
  if (accountId === null) return null
  return (
    <>
      <Button size="small" icon="plus" onPress={() => setOpen(true)}>
        {t('drafts.addVideo')}
      </Button>
      {isOpen ? (
        <Suspense>
          <AddVideo accountId={accountId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** The filters stay, whichever way the pins are looked at. */
function ViewSwitch({ isSheet }: { isSheet: boolean }) {
  const t = useText(draftsMessages)
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const show = (view: 'sheet' | undefined) => {
    const { view: _, ...rest } = draftSearch(search)
    void navigate({ to: '/drafts', search: view === undefined ? rest : { ...rest, view } })
  }
  return (
    <div role="group" aria-label={t('drafts.view')}>
      <Button
        size="small"
        icon="grid"
        variant={isSheet ? 'quiet' : 'secondary'}
        aria-pressed={!isSheet}
        onPress={() => show(undefined)}
      >
        {t('drafts.view.grid')}
      </Button>
      <Button
        size="small"
        icon="list"
        variant={isSheet ? 'secondary' : 'quiet'}
        aria-pressed={isSheet}
        onPress={() => show('sheet')}
      >
        {t('drafts.view.sheet')}
      </Button>
    </div>
  )
}

function Failed({ reason }: { reason: Translatable }) {
  const t = useText(draftsMessages)
  const pins = useActor('pins')
  const say = useTranslate()
  return (
    <Screen title={t('drafts.title')} width="wide">
      <ErrorState title={t('drafts.failed')} onRetry={() => pins.send({ type: 'pins.retry' })}>
        <p>{say(reason)}</p>
        <p>{t('drafts.failedWords')}</p>
      </ErrorState>
    </Screen>
  )
}

function NoDrafts() {
  const t = useText(draftsMessages)
  return (
    <EmptyState
      icon="drafts"
      title={t('drafts.empty')}
      action={
        <LinkButton variant="primary" href="/generate">
          {t('drafts.emptyAction')}
        </LinkButton>
      }
    >
      {t('drafts.emptyWords')}
    </EmptyState>
  )
}

function NothingFound({ count }: { count: number }) {
  const t = useText(draftsMessages)
  const pins = useActor('pins')
  const sort = usePins((snapshot) => snapshot.context.filters.sort)
  return (
    <EmptyState
      icon="search"
      title={t('drafts.filteredEmpty')}
      action={
        <Button
          onPress={() => pins.send({ type: 'pins.filter', filters: { ...defaultFilters, sort } })}
        >
          {t('drafts.clear')}
        </Button>
      }
    >
      {t('drafts.filteredEmptyWords', { count })}
    </EmptyState>
  )
}
