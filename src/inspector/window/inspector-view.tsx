/**
 * The instrument: actors on the left, the chart or the sequence in the middle, details on the
 * right, time and events below.
 */
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { useText } from '../../views/kit/i18n/text.ts'
import { joined } from '../../views/kit/ui/class-names.ts'
import { EmptyState, Skeleton } from '../../views/kit/ui/states.tsx'
import { ActorActions } from '../actors/actor-actions.tsx'
import { ActorTree } from '../actors/actor-tree.tsx'
import { ChartPane, type Overlay } from '../chart/chart-pane.tsx'
import { EventLog } from '../log/event-log.tsx'
import { ForkPane } from '../recording/fork-pane.tsx'
import inspectorMessages from '#locales/en/inspector/inspector.json' with { type: 'json' }
import { SequenceDiagram } from '../log/sequence-diagram.tsx'
import { StatelyPanel } from '../stately/stately-panel.tsx'
import { StepDetails } from '../log/step-details.tsx'
import { Timeline } from '../log/timeline.tsx'
import { type Inspection, useInspection } from '../recording/use-inspection.ts'
import css from './inspector-view.module.css'
import type { Fork } from '../recording/fork.ts'
import type { Recording } from '../recording/recording.ts'

export interface InspectorViewProps {
  readonly recording: Recording
  /** At the end of the first line: which page it is, and how to get rid of it. */
  readonly tools: ReactNode
  readonly isDocked?: boolean
}

export function InspectorView({ recording, tools, isDocked = false }: InspectorViewProps) {
  const t = useText(inspectorMessages)
  const inspection = useInspection(recording)
  return (
    <div className={joined(css['inspector'], isDocked && css['docked'])}>
      <div className={css['grid']}>
        <header className={css['bar']}>
          <h1 className={css['title']} tabIndex={-1}>
            {t('inspector.title')}
          </h1>
          <StatelyPanel recording={recording} />
          {tools}
        </header>
        <div className={css['side']}>
          <ActorTree {...inspection} />
        </div>
        <Middle inspection={inspection} isDocked={isDocked} />
        <div className={css['details']}>
          <StepDetails {...inspection} />
        </div>
        <div className={css['time']}>
          <Timeline {...inspection} />
        </div>
        {isDocked ? null : (
          <div className={css['events']}>
            <EventLog {...inspection} />
          </div>
        )}
      </div>
    </div>
  )
}

/** Beside a page there is little room: there the events are a third view. */
function Middle({ inspection, isDocked }: { inspection: Inspection; isDocked: boolean }) {
  const t = useText(inspectorMessages)
  const [overlay, setOverlay] = useState<Overlay>('latest')
  const [copy, setCopy] = useState<Copy | null>(null)
  // The copy runs until it is replaced or this component is gone, also while another view is shown.
  useEffect(() => () => copy?.fork.stop(), [copy])
  const views = [
    {
      id: 'chart',
      label: t('inspector.chart'),
      content: (
        <ChartOrNote {...{ inspection, overlay, onOverlay: setOverlay, copy, onCopy: setCopy }} />
      ),
    },
    {
      id: 'sequence',
      label: t('inspector.sequence'),
      content: <SequenceDiagram {...inspection} />,
    },
    ...(isDocked
      ? [{ id: 'log', label: t('inspector.log'), content: <EventLog {...inspection} /> }]
      : []),
  ]
  return (
    <Tabs className={css['middle'] ?? ''}>
      <TabList aria-label={t('inspector.title')} className={css['tabs'] ?? ''}>
        {views.map(({ id, label }) => (
          <Tab key={id} id={id} className={css['tab'] ?? ''}>
            {label}
          </Tab>
        ))}
      </TabList>
      {views.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={css['panel'] ?? ''}>
          {content}
        </TabPanel>
      ))}
    </Tabs>
  )
}

/** A machine that was forked, and from where. */
interface Copy {
  readonly fork: Fork
  readonly seq: number
  readonly machine: string
}

interface ChartOrNoteProps {
  readonly inspection: Inspection
  readonly overlay: Overlay
  readonly onOverlay: (overlay: Overlay) => void
  readonly copy: Copy | null
  readonly onCopy: (copy: Copy | null) => void
}

function ChartOrNote({ inspection, overlay, onOverlay, copy, onCopy }: ChartOrNoteProps) {
  const t = useText(inspectorMessages)
  const { session, machine } = inspection
  if (session === null || machine === null)
    return (
      <EmptyState icon="info" title={t('inspector.noChart')}>
        {t('inspector.noChartBody')}
      </EmptyState>
    )
  const actions = (
    <ActorActions
      key={session}
      {...{ inspection, session, machine }}
      onFork={(fork, seq) => onCopy({ fork, seq, machine })}
    />
  )
  return (
    <Suspense fallback={<Skeleton height="100%" radius="0" />}>
      {copy === null ? (
        <ChartPane {...inspection} {...{ session, machine, overlay, onOverlay, actions }} />
      ) : (
        <ForkPane {...copy} onLeave={() => onCopy(null)} />
      )}
    </Suspense>
  )
}
