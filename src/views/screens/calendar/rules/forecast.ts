/** Which planned pins the rules will make wait: for the banner, the cards and the dialogs alike. */
import type { RuleDelay } from '#core/schedule/rule-delays.ts'

export interface Forecast {
  /** By pin: what those share whose pictures look the same. */
  readonly samePictures: ReadonlyMap<string, string>
  /** By publication. */
  readonly waits: ReadonlyMap<string, Pick<RuleDelay, 'until' | 'rule'>>
}

/** The one that is known if both are the same: a new one draws the calendar again. */
export function newerForecast(known: Forecast, next: Forecast): Forecast {
  return keyOf(known) === keyOf(next) ? known : next
}

function keyOf({ samePictures, waits }: Forecast): string {
  const until = [...waits].map(([id, delay]) => [id, delay.until, delay.rule])
  return JSON.stringify([[...samePictures], until])
}
