/** All events in their order, found by words and kinds. */
import { useCallback, useMemo } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import { useFormat, useText } from '../../views/kit/i18n/text.ts'
import { Button } from '../../views/kit/ui/button.tsx'
import { EmptyState } from '../../views/kit/ui/states.tsx'
import { SearchField } from '../../views/kit/ui/fields/search-field.tsx'
import { ToggleChip } from '../../views/kit/ui/fields/tag-input.tsx'
import { clockOf } from './clock-words.ts'
import inspectorMessages from '#locales/en/inspector/inspector.json' with { type: 'json' }
import { markOf } from '../recording/kept-value.ts'
import { stateWords } from '../chart/state-ids.ts'
import { everything, filterSteps, nameOf } from './step-filter.ts'
import { StepList } from './step-list.tsx'
import css from './event-log.module.css'
import type { RecordedStep } from '../recording/recorded.ts'
import type { Recording } from '../recording/recording.ts'
import type { Inspection } from '../recording/use-inspection.ts'

export function EventLog({
  recording,
  version,
  session,
  filter,
  onFilter,
  moment,
  onMoment,
}: Inspection) {
  const t = useText(inspectorMessages)
  // oxlint-disable-next-line react/exhaustive-deps -- the recording is changed in place
  const steps = useMemo(() => filterSteps(recording, filter).slice(), [recording, filter, version])
  const all = recording.steps.length
  return (
    <section className={css['log']} aria-label={t('inspector.log')}>
      <LogHead
        session={session}
        filter={filter}
        onFilter={onFilter}
        shown={steps.length}
        all={all}
      />
      {steps.length === 0 && all > 0 ? (
        <EmptyState
          icon="search"
          title={t('inspector.noEvents')}
          action={<Button onPress={() => onFilter(everything)}>{t('inspector.clear')}</Button>}
        >
          {t('inspector.noEventsBody')}
        </EmptyState>
      ) : (
        <StepList
          label={t('inspector.log')}
          steps={steps}
          moment={moment}
          onMoment={onMoment}
          renderRow={(step) => <LogRow step={step} recording={recording} />}
          className={css['list']}
        />
      )}
    </section>
  )
}

interface LogHeadProps extends Pick<Inspection, 'session' | 'filter' | 'onFilter'> {
  readonly shown: number
  readonly all: number
}

function LogHead({ session, filter, onFilter, shown, all }: LogHeadProps) {
  const t = useText(inspectorMessages)
  const { number } = useFormat()
  return (
    <header className={css['head']}>
      <h2 className={css['title']}>{t('inspector.log')}</h2>
      <SearchField
        label={t('inspector.search')}
        placeholder={t('inspector.searchHint')}
        value={filter.text}
        onChange={(text) => onFilter({ ...filter, text })}
        className={css['search'] ?? ''}
      />
      <ToggleChip
        isSelected={filter.onlyMachines}
        onChange={(onlyMachines) => onFilter({ ...filter, onlyMachines })}
      >
        {t('inspector.onlyMachines')}
      </ToggleChip>
      <ToggleChip
        isSelected={filter.onlyTaken}
        onChange={(onlyTaken) => onFilter({ ...filter, onlyTaken })}
      >
        {t('inspector.onlyTaken')}
      </ToggleChip>
      <ToggleChip
        isSelected={filter.session !== null}
        isDisabled={session === null}
        onChange={(isOn) => onFilter({ ...filter, session: isOn ? session : null })}
      >
        {t('inspector.onlyThis')}
      </ToggleChip>
      <span className={css['count']} role="status">
        {shown === all
          ? t('inspector.shown', { shown: all })
          : t('inspector.shownOf', {
              shown: number(shown),
              all: t('inspector.shown', { shown: all }),
            })}
      </span>
    </header>
  )
}

function LogRow({ step, recording }: { step: RecordedStep; recording: Recording }) {
  const t = useText(inspectorMessages)
  const outcome = useOutcome()
  return (
    <span className={css['row']} data-kind={kindOf(step)}>
      <span className={css['seq']}>{step.seq}</span>
      <span className={css['time']}>{clockOf(step.at)}</span>
      <span className={css['who']}>
        <span className={css['from']}>
          {nameOf(recording, step.from) || t('inspector.thePage')}
        </span>
        <span aria-hidden="true"> → </span>
        <VisuallyHidden>{t('inspector.to')}</VisuallyHidden>
        {nameOf(recording, step.to)}
      </span>
      <span className={css['type']}>{step.type}</span>
      <span className={css['brief']} aria-hidden="true">
        {briefOf(step)}
      </span>
      <span className={css['outcome']} data-is-taken={step.taken.length > 0 || undefined}>
        {outcome(step)}
      </span>
    </span>
  )
}

function useOutcome(): (step: RecordedStep) => string {
  const t = useText(inspectorMessages)
  return useCallback(
    ({ result, taken }: RecordedStep) => {
      if (result === null) return t('inspector.notTakenUp')
      if (result.value === null) return result.status
      const state = stateWords(result.value)
      return taken.length > 0 ? state : t('inspector.nothingTaken')
    },
    [t],
  )
}

/** A step in words, where its row has only a drawing. */
export function useSentence(recording: Recording): (step: RecordedStep) => string {
  const t = useText(inspectorMessages)
  const outcome = useOutcome()
  return useCallback(
    (step: RecordedStep) =>
      t('inspector.rowSays', {
        seq: step.seq,
        type: step.type,
        from: nameOf(recording, step.from) || t('inspector.thePage'),
        to: nameOf(recording, step.to),
        outcome: outcome(step),
      }),
    [t, outcome, recording],
  )
}

/**
 * Commands and facts of the product are what one looks for; what xstate sends itself is quieter.
 */
function kindOf({ type }: RecordedStep): 'product' | 'done' | 'error' | 'inner' {
  if (type.startsWith('xstate.error')) return 'error'
  if (type.startsWith('xstate.done')) return 'done'
  return type.startsWith('xstate.') ? 'inner' : 'product'
}

const MAX_CHARACTERS = 120

function briefOf({ payload }: RecordedStep): string {
  const written = JSON.stringify(payload, (_, value: unknown) =>
    typeof value === 'object' && value !== null && '$' in value
      ? `‹${markOf(value as never) ?? ''}›`
      : value,
  )
  const bare = written === '{}' ? '' : written.replaceAll('"', '')
  return bare.length > MAX_CHARACTERS ? `${bare.slice(0, MAX_CHARACTERS)}…` : bare
}
