/** What the state of a planned pin means, and what happens next. */
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { dateOfWall, wallOf } from '#core/schedule/wall-time.ts'
import { type Translate, useText } from '../../../kit/i18n/text.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import publishingMessages from '#locales/en/calendar/publishing.json' with { type: 'json' }
import type { Delay } from './shown-state.ts'
import { useReportProblem } from './report-problem.ts'

type Words = Translate<keyof typeof publishingMessages>

export function useStateWords(display: CalendarDisplay): (publication: Publication) => string {
  const t = useText(publishingMessages)
  const say = useReportProblem()
  return (publication) => {
    const state = display.stateOf(publication)
    if (state === 'failed') {
      const { problem } = publication
      return problem === undefined
        ? t('publishing.words.failed')
        : say(problem, t('publishing.words.failed'))
    }
    if (state === 'delayed') return delayWords(publication, display, t)
    if (state === 'filed') return filedWords(publication, display, t)
    return state === 'planned' || state === 'due'
      ? waitingWords(state, display, t)
      : t(`publishing.words.${state}`)
  }
}

function waitingWords(state: 'planned' | 'due', display: CalendarDisplay, t: Words): string {
  const { connection, isByHand, outbox } = display.publishing
  // Nothing is known yet, so nothing is promised.
  if (connection === 'unknown') return ''
  if (connection === 'none') return t('publishing.words.alone')
  if (connection.state === 'lost') return t('publishing.delayed.lost')
  if (isByHand) return t('publishing.words.alone')
  const isStopped = connection.state === 'stopped' || (outbox?.problem ?? null) !== null
  if (isStopped) return t('publishing.delayed.stopped')
  return t(display.isPaused ? 'publishing.words.paused' : `publishing.words.${state}`)
}

function delayWords({ id }: Publication, display: CalendarDisplay, t: Words): string {
  const delay = laterDelay(display.publishing.times.delays.get(id), display.forecast.waits.get(id))
  if (delay === undefined) return ''
  return t(`publishing.delayed.${delay.rule}`, {
    moment: display.format.moment(wallOf(delay.until, display.zone)),
    network: networkName(display, t),
  })
}

/**
 * The server's delay, unless it only spaces pins and a rule holds the pin for longer: then the
 * server has not applied the rules to a change of the plan yet.
 */
export function laterDelay(
  known: Delay | undefined,
  forecast: Delay | undefined,
): Delay | undefined {
  if (known === undefined || forecast === undefined) return known ?? forecast
  return known.rule === 'gap' && forecast.until > known.until ? forecast : known
}

function filedWords({ id }: Publication, display: CalendarDisplay, t: Words): string {
  const filedAt = display.publishing.times.filed.get(id)
  if (filedAt === undefined) return ''
  const date = display.format.day(dateOfWall(wallOf(filedAt, display.zone)))
  return t('publishing.words.filed', { date })
}

export function networkName({ publishing }: Pick<CalendarDisplay, 'publishing'>, t: Words): string {
  return t(`publishing.network.${publishing.network ?? 'none'}`)
}
