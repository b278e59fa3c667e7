/** The chart of the chosen actor, with its state and what it took last in words above it, and the overlay of coverage. */
import { type ReactNode, useMemo } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { useText } from '../views/i18n/text.ts'
import { EmptyState } from '../views/ui/states.tsx'
import { ChartView } from './chart-view.tsx'
import { inspectorMessages } from './inspector.messages.ts'
import { coverageOf, recentMarks } from './marks.ts'
import { activeIds, stateWords } from './state-ids.ts'
import { useLayout, useModel } from './use-chart.ts'
import css from './chart-pane.module.css'
import type { ChartLayout } from './chart-layout.ts'
import type { Mark, Marks } from './chart-parts.tsx'
import type { Kept } from './kept-value.ts'
import type { Moment, Recording } from './recording.ts'

export interface ChartPaneProps {
  readonly recording: Recording
  readonly session: string
  /** Of the actor. */
  readonly machine: string
  readonly moment: Moment
  readonly isCovered: boolean
  readonly onCovered: (isCovered: boolean) => void
  readonly actions: ReactNode
}

export function ChartPane(props: ChartPaneProps) {
  const t = useText(inspectorMessages)
  const layout = useLayout(props.machine)
  if (layout === null) return <EmptyState icon="info" title={t('inspector.noChart')} />
  return <Drawn {...props} layout={layout} />
}

function Drawn({ recording, session, machine, moment, isCovered, onCovered, actions, layout }: ChartPaneProps & { layout: ChartLayout }) {
  const t = useText(inspectorMessages)
  const model = useModel(machine)
  const dead = useMemo(() => new Set(Object.keys(model?.unreachable ?? {})), [model])
  const value: Kept = recording.lastStepOf(session, moment)?.result.value ?? null
  const aside = (
    <>
      <ToggleButton isSelected={isCovered} onChange={onCovered} className={css['choice'] ?? ''}>
        {t('inspector.coverage')}
      </ToggleButton>
      {actions}
    </>
  )
  if (isCovered) {
    const { taken, marks } = coverageOf(recording, machine, { moment, dead })
    const names = namesOf(layout)
    return (
      <ChartFramed layout={layout} value={value} marks={marks} legend={['taken', 'missed', ...(dead.size > 0 ? (['dead'] as const) : [])]} aside={aside}>
        {t('inspector.covered', { taken: names.filter((name) => taken.has(name)).length, all: names.length })}
      </ChartFramed>
    )
  }
  return (
    <ChartFramed layout={layout} value={value} marks={recentMarks(recording, session, moment)} legend={['fresh', 'recent']} aside={aside}>
      <span className={css['quiet']}>{t('inspector.lastTaken')}</span> {lastTaken(recording, session, moment) || t('inspector.nothingYet')}
    </ChartFramed>
  )
}

export interface ChartFramedProps {
  readonly layout: ChartLayout
  readonly value: Kept
  readonly marks: Marks
  readonly legend: readonly Mark[]
  /** A line about it. */
  readonly children: ReactNode
  readonly aside?: ReactNode
}

/** A chart with its state in words, a line about it and its legend. */
export function ChartFramed({ layout, value, marks, legend, children, aside }: ChartFramedProps) {
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
      <ChartView layout={layout} active={active} marks={marks} state={state} />
      <ul className={css['legend']}>
        {(['active', ...legend] as const).map((kind) => (
          <li key={kind} className={css[kind]}>
            {t(legendWords[kind])}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Empty when there was nothing yet. */
function lastTaken(recording: Recording, session: string, moment: Moment): string {
  const last = recording.stepsOf(session).findLast(({ seq, taken }) => taken.length > 0 && (moment === null || seq <= moment))
  return (last?.taken ?? []).map(withoutSource).join(', ')
}

const legendWords = { active: 'inspector.legendActive', fresh: 'inspector.legendFresh', recent: 'inspector.legendRecent', taken: 'inspector.legendTaken', missed: 'inspector.legendMissed', dead: 'inspector.legendDead' } as const

/** `auth.loading -auth.init-> auth.idle` → `auth.init → auth.idle`: the state stands beside it. */
function withoutSource(transition: string): string {
  return transition.slice(transition.indexOf(' -') + 2).replace('-> ', ' → ')
}

/** Of all transitions that are drawn. */
function namesOf({ states, edges }: ChartLayout): string[] {
  const lines = [...states.flatMap((state) => state.lines.map(({ line }) => line)), ...edges.flatMap((edge) => edge.lines)]
  return [...new Set(lines.flatMap(({ name }) => name ?? []))]
}
