/** What every part of the calendar needs in order to show a planned pin. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import type { Forecast } from './rules/forecast.ts'
import type { Publishing } from './publishing/use-publishing.ts'
import type { ShownState } from './publishing/shown-state.ts'
import type { CalendarFormat } from './time/calendar-format.ts'

export interface CalendarDisplay {
  readonly format: CalendarFormat
  /** The zone of the account, in which days begin and times are shown. */
  readonly zone: string
  /** Milliseconds UTC. */
  readonly now: number
  readonly today: string
  readonly isRtl: boolean
  readonly isPaused: boolean
  /** Publications that are selected; null while none are being selected. */
  readonly selected: ReadonlySet<string> | null
  readonly publishing: Publishing
  readonly forecast: Forecast
  readonly stateOf: (publication: Publication) => ShownState
  readonly boardName: (publication: Publication, pin: Pin) => string
}
