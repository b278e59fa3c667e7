/**
 * Which actor sent what to which: a lifeline an actor, an arrow a step. Only the actors that send
 * or receive in what is shown have a line.
 */
import { useMemo } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import { useText } from '../../views/kit/i18n/text.ts'
import { useSentence } from './event-log.tsx'
import inspectorMessages from '#locales/en/inspector/inspector.json' with { type: 'json' }
import { filterSteps, nameOf } from './step-filter.ts'
import { StepList } from './step-list.tsx'
import css from './sequence-diagram.module.css'
import type { RecordedStep } from '../recording/recorded.ts'
import type { Recording } from '../recording/recording.ts'
import type { Inspection } from '../recording/use-inspection.ts'

const LANE_WIDTH = 104

export function SequenceDiagram({ recording, version, filter, moment, onMoment }: Inspection) {
  const t = useText(inspectorMessages)
  // oxlint-disable-next-line react/exhaustive-deps -- the recording is changed in place
  const steps = useMemo(() => filterSteps(recording, filter).slice(), [recording, filter, version])
  const lanes = useMemo(() => lanesOf(recording, steps), [recording, steps])
  const laneOf = (session: string | null): number => lanes.indexOf(nameOf(recording, session))
  const say = useSentence(recording)
  const width = lanes.length * LANE_WIDTH
  return (
    <div className={css['frame']} role="group" aria-label={t('inspector.sequence')} tabIndex={0}>
      <div className={css['inside']} style={{ minInlineSize: width }}>
        <div className={css['names']} aria-hidden="true">
          {lanes.map((name) => (
            <span
              key={name}
              className={css['name']}
              style={{ inlineSize: LANE_WIDTH }}
              title={name}
            >
              {name || t('inspector.thePage')}
            </span>
          ))}
        </div>
        <div className={css['body']}>
          <svg className={css['lines']} width={width} aria-hidden="true">
            {lanes.map((name, at) => (
              <line key={name} x1={middleOf(at)} x2={middleOf(at)} y1="0" y2="100%" />
            ))}
          </svg>
          <StepList
            label={t('inspector.sequence')}
            steps={steps}
            moment={moment}
            onMoment={onMoment}
            className={css['list']}
            renderRow={(step) => (
              <Arrow step={step} words={say(step)} from={laneOf(step.from)} to={laneOf(step.to)} />
            )}
          />
        </div>
      </div>
    </div>
  )
}

function Arrow({
  step,
  words,
  from,
  to,
}: {
  step: RecordedStep
  words: string
  from: number
  to: number
}) {
  const [start, end] = [middleOf(from), middleOf(to)]
  const isToItself = from === to
  const head = isToItself ? start + 5 : end
  const direction = isToItself || end < start ? -1 : 1
  const begin = Math.min(start, isToItself ? start : end) + (isToItself ? 30 : 8)
  return (
    <span className={css['arrow']} data-is-taken={step.taken.length > 0 || undefined}>
      <svg className={css['drawing']} height={28} aria-hidden="true">
        <path
          className={css['way']}
          d={isToItself ? `M${start} 9h20v12h-12` : `M${start} 20H${end - direction * 8}`}
        />
        <path
          className={css['head']}
          d={`M${head} ${isToItself ? 21 : 20}l${-direction * 8} -4v8z`}
        />
      </svg>
      <VisuallyHidden>{words}</VisuallyHidden>
      <span
        className={css['words']}
        aria-hidden="true"
        style={{
          insetInlineStart: begin,
          maxInlineSize: Math.max(LANE_WIDTH * 1.6, Math.abs(end - start) - 12),
        }}
      >
        {step.type}
      </span>
    </span>
  )
}

function middleOf(lane: number): number {
  return lane * LANE_WIDTH + LANE_WIDTH / 2
}

/**
 * The actors' names, the page (an empty name) first and then the busiest. A promise that is asked
 * again has its line again.
 */
function lanesOf(recording: Recording, steps: readonly RecordedStep[]): string[] {
  const spoken = Map.groupBy(
    steps.flatMap(({ from, to }) => [nameOf(recording, from), nameOf(recording, to)]),
    (name) => name,
  )
  const busiest = [...spoken]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .map(([name]) => name)
  return ['', ...busiest.filter((name) => name !== '')]
}
