/**
 * A detached copy of the chosen machine: what it takes now is offered with the payloads of its
 * model, and its chart shows what came of it.
 */
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../views/kit/i18n/text.ts'
import { Button } from '../../views/kit/ui/button.tsx'
import { Banner } from '../../views/kit/ui/states.tsx'
import { ChartFramed } from '../chart/chart-pane.tsx'
import inspectorMessages from '#locales/en/inspector/inspector.json' with { type: 'json' }
import { recentMarks } from '../chart/marks.ts'
import { stateWords } from '../chart/state-ids.ts'
import { useRecording } from './use-recording.ts'
import { useLayout } from '../chart/use-chart.ts'
import css from './fork-pane.module.css'
import type { Fork } from './fork.ts'
import type { OfferedEvent } from '../../../packages/model-paths/offered-events.ts'

export interface ForkPaneProps {
  readonly fork: Fork
  readonly machine: string
  /** Where it began. */
  readonly seq: number
  readonly onLeave: () => void
}

export function ForkPane({ fork, machine, seq, onLeave }: ForkPaneProps) {
  const t = useText(inspectorMessages)
  const layout = useLayout(machine)
  useRecording(fork.recording)
  return (
    <div className={css['pane']}>
      <div className={css['strip']} role="status">
        <Banner
          title={t('inspector.forkOf', { machine, seq })}
          action={
            <Button size="small" onPress={onLeave}>
              {t('inspector.forkEnd')}
            </Button>
          }
        >
          {t('inspector.forkBody')} {fork.isShortened ? t('inspector.forkShortened') : null}
        </Banner>
      </div>
      {layout === null ? null : (
        <ChartFramed
          layout={layout}
          value={fork.recording.lastStepOf(fork.session, null)?.result.value ?? null}
          marks={recentMarks(fork.recording, fork.session, null)}
          legend={['fresh', 'recent']}
        >
          {null}
        </ChartFramed>
      )}
      <div className={css['side']}>
        {fork.snapshot.status === 'active' ? (
          <Sender fork={fork} />
        ) : (
          <p>{t('inspector.forkEnded', { status: fork.snapshot.status })}</p>
        )}
        <Sent fork={fork} />
      </div>
    </div>
  )
}

function Sender({ fork }: { fork: Fork }) {
  const t = useText(inspectorMessages)
  const id = useId()
  const events = fork.events()
  const [chosen, setChosen] = useState({ type: '', nth: 0 })
  const { type, cases } = events.find((one) => one.type === chosen.type) ?? events[0] ?? nothing
  const payload = cases[chosen.nth] ?? cases[0]
  const send = (submitted: FormEvent) => {
    submitted.preventDefault()
    fork.send(type, payload)
  }
  return (
    <form className={css['form']} onSubmit={send}>
      <label htmlFor={`${id}event`}>{t('inspector.forkSend')}</label>
      <select
        id={`${id}event`}
        className={css['select']}
        value={type}
        onChange={({ currentTarget }) => setChosen({ type: currentTarget.value, nth: 0 })}
      >
        {events.map((one) => (
          <option key={one.type}>{one.type}</option>
        ))}
      </select>
      <label htmlFor={`${id}case`}>{t('inspector.forkCase')}</label>
      <select
        id={`${id}case`}
        className={css['select']}
        value={chosen.nth}
        onChange={({ currentTarget }) => setChosen({ type, nth: Number(currentTarget.value) })}
        disabled={cases.length < 2}
        data-disabled={cases.length < 2 || undefined}
      >
        {cases.map((one, at) => (
          <option key={at} value={at}>
            {Object.keys(one).length === 0 ? t('inspector.forkNoPayload') : briefOf(one)}
          </option>
        ))}
      </select>
      <Button type="submit" variant="primary" size="small" isDisabled={events.length === 0}>
        {t('inspector.forkDo')}
      </Button>
    </form>
  )
}

const nothing: OfferedEvent = { type: '', cases: [{}] }

/** What the copy was sent, and what does not hold any more. */
function Sent({ fork }: { fork: Fork }) {
  const t = useText(inspectorMessages)
  const sent = fork.recording
    .stepsOf(fork.session)
    .filter(({ from, type }) => from === null && type !== 'xstate.init')
  return (
    <div className={css['sent']} role="log" aria-label={t('inspector.forkEvents')} tabIndex={0}>
      <h3 className={css['title']}>{t('inspector.forkEvents')}</h3>
      {fork.wrong().map((sentence) => (
        <p key={sentence} className={css['wrong']}>
          {t('inspector.forkWrong', { sentence })}
        </p>
      ))}
      {sent.length === 0 ? <p className={css['quiet']}>{t('inspector.forkNothing')}</p> : null}
      <ol className={css['list']}>
        {sent.map(({ seq, type, taken, result }) => (
          <li key={seq}>
            <strong>{type}</strong>{' '}
            <span className={css['quiet']}>
              {taken.length === 0 ? t('inspector.nothingTaken') : stateWords(result?.value ?? null)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const MAX_CHARACTERS = 80

function briefOf(payload: object): string {
  const written = JSON.stringify(payload, (_, value: unknown) =>
    value instanceof Error ? value.message : typeof value === 'function' ? 'ƒ' : value,
  )
  return written.length > MAX_CHARACTERS ? `${written.slice(0, MAX_CHARACTERS)}…` : written
}
