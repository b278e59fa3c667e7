/**
 * The chart of the chosen actor, with its state and what it took last in words above it, and the
 * overlay of coverage.
 */
import { type ReactNode, useMemo } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import { useText } from '../../views/kit/i18n/text.ts'
import { EmptyState } from '../../views/kit/ui/states.tsx'
import { ToggleChip } from '../../views/kit/ui/fields/tag-input.tsx'
import { ChartView } from './chart-view.tsx'
import { MarkSample } from './chart-parts.tsx'
import inspectorMessages from '#locales/en/inspector/inspector.json' with { type: 'json' }
import { legendWords } from './legend-words.ts'
import { coverageOf, recentMarks } from './marks.ts'
import { leftOutOf } from './path-coverage.ts'
import { activeIds, stateWords } from './state-ids.ts'
import { useLayout, useModel } from './use-chart.ts'
import css from './chart-pane.module.css'
import type { ChartLayout } from '../../../packages/model-paths/chart/chart-layout.ts'
import type { Mark, Marks } from './chart-parts.tsx'
import type { Kept } from '../recording/kept-value.ts'
import type { Moment, Recording } from '../recording/recording.ts'

/**
 * What the chart is coloured by: what was taken last, all that the recording took, or with what
 * generated paths take besides.
 */
export type Overlay = 'latest' | 'coverage' | 'paths'

export interface ChartPaneProps {
  readonly recording: Recording
  readonly session: string
  /** Of the actor. */
  readonly machine: string
  readonly moment: Moment
  readonly overlay: Overlay
  readonly onOverlay: (overlay: Overlay) => void
  readonly actions: ReactNode
}

export function ChartPane(props: ChartPaneProps) {
  const t = useText(inspectorMessages)
  const layout = useLayout(props.machine)
  if (layout === null) return <EmptyState icon="info" title={t('inspector.noChart')} />
  return <Drawn {...props} layout={layout} />
}

function Drawn({
  recording,
  session,
  machine,
  moment,
  overlay,
  onOverlay,
  actions,
  layout,
}: ChartPaneProps & { layout: ChartLayout }) {
  const t = useText(inspectorMessages)
  const isCovered = overlay !== 'latest'
  const value: Kept = recording.lastStepOf(session, moment)?.result.value ?? null
  const aside = (
    <>
      <ToggleChip
        isSelected={isCovered}
        onChange={(isOn) => onOverlay(isOn ? 'coverage' : 'latest')}
      >
        {t('inspector.coverage')}
      </ToggleChip>
      {isCovered ? (
        <ToggleChip
          isSelected={overlay === 'paths'}
          onChange={(isOn) => onOverlay(isOn ? 'paths' : 'coverage')}
        >
          {t('inspector.withPaths')}
        </ToggleChip>
      ) : null}
      {actions}
    </>
  )
  if (isCovered)
    return (
      <Covered
        {...{ recording, machine, moment, layout, value, hasPaths: overlay === 'paths', aside }}
      />
    )
  return (
    <ChartFramed
      layout={layout}
      value={value}
      marks={recentMarks(recording, session, moment)}
      legend={['fresh', 'recent']}
      aside={aside}
    >
      <span className={css['quiet']}>{t('inspector.lastTaken')}</span>{' '}
      {lastTaken(recording, session, moment) || t('inspector.nothingYet')}
    </ChartFramed>
  )
}

interface CoveredProps extends Pick<ChartPaneProps, 'recording' | 'machine' | 'moment'> {
  readonly layout: ChartLayout
  readonly value: Kept
  /** What generated paths take is shown too. */
  readonly hasPaths: boolean
  readonly aside: ReactNode
}

function Covered({ recording, machine, moment, layout, value, hasPaths, aside }: CoveredProps) {
  const t = useText(inspectorMessages)
  const model = useModel(machine)
  const dead = useMemo(() => new Set(Object.keys(model?.unreachable ?? {})), [model])
  const leftOut = hasPaths ? leftOutOf(machine) : null
  const marks = coverageOf(recording, machine, { moment, dead, leftOut })
  const names = namesOf(layout)
  const count = (mark: Mark): number => names.filter((name) => marks(name) === mark).length
  const others: Mark[] =
    leftOut === null
      ? ['missed']
      : [...(leftOut.page === null ? [] : (['paged'] as const)), 'walked', 'never']
  const legend: Mark[] = ['taken', ...others, ...(dead.size > 0 ? (['dead'] as const) : [])]
  const facts = {
    taken: count('taken'),
    all: names.length,
    paths: count('paged') + count('walked'),
  }
  return (
    <ChartFramed
      layout={layout}
      value={value}
      marks={marks}
      legend={legend}
      names={names}
      note={leftOut?.page === null ? t('inspector.noScreen') : ''}
      aside={aside}
    >
      {t(leftOut === null ? 'inspector.covered' : 'inspector.coveredByPaths', facts)}
    </ChartFramed>
  )
}

export interface ChartFramedProps {
  readonly layout: ChartLayout
  readonly value: Kept
  readonly marks: Marks
  readonly legend: readonly Mark[]
  /**
   * Transitions of which the legend reports how many have a mark, and which, for screen readers.
   */
  readonly names?: readonly string[]
  /** What else the legend says. */
  readonly note?: string
  /** A line about it. */
  readonly children: ReactNode
  readonly aside?: ReactNode
}

/** A chart with its state in words, a line about it and its legend. */
export function ChartFramed({
  layout,
  value,
  marks,
  legend,
  names,
  note = '',
  children,
  aside,
}: ChartFramedProps) {
  const t = useText(inspectorMessages)
  const state = stateWords(value)
  const active = useMemo(() => activeIds(layout.machine, value), [layout, value])
  return (
    <div className={css['pane']}>
      <div className={css['head']}>
        <div className={css['words']}>
          <p className={css['line']}>
            <span className={css['quiet']}>{t('inspector.state')}</span> <strong>{state}</strong>
          </p>
          <p className={css['line']}>{children}</p>
        </div>
        {aside}
      </div>
      <ChartView key={layout.machine} layout={layout} active={active} marks={marks} state={state} />
      <ul className={css['legend']}>
        {(['active', ...legend] as const).map((kind) => (
          <li key={kind}>
            <MarkSample mark={kind} />
            {kind === 'active' || names === undefined ? (
              t(legendWords[kind])
            ) : (
              <Counted
                words={t(legendWords[kind])}
                names={names.filter((name) => marks(name) === kind)}
              />
            )}
          </li>
        ))}
        {note === '' ? null : <li>{note}</li>}
      </ul>
    </div>
  )
}

function Counted({ words, names }: { words: string; names: readonly string[] }) {
  const t = useText(inspectorMessages)
  return (
    <span>
      {t('inspector.legendCount', { words, count: names.length })}
      <VisuallyHidden elementType="span">
        {names.length === 0 ? '' : `: ${names.join('; ')}`}
      </VisuallyHidden>
    </span>
  )
}

/** Empty when there was nothing yet. */
function lastTaken(recording: Recording, session: string, moment: Moment): string {
  const last = recording
    .stepsOf(session)
    .findLast(({ seq, taken }) => taken.length > 0 && (moment === null || seq <= moment))
  return (last?.taken ?? []).map(withoutSource).join(', ')
}

/**
 * `auth.loading -auth.init-> auth.idle` → `auth.init → auth.idle`, because the state is shown
 * beside it.
 */
function withoutSource(transition: string): string {
  return transition.slice(transition.indexOf(' -') + 2).replace('-> ', ' → ')
}

/** Of all transitions that are drawn. */
function namesOf({ states, edges }: ChartLayout): string[] {
  const lines = [
    ...states.flatMap((state) => state.lines.map(({ line }) => line)),
    ...edges.flatMap((edge) => edge.lines),
  ]
  return [...new Set(lines.flatMap(({ name }) => name ?? []))]
}
