/** The marks of a ruler: units of the template, placed in pixels. */
export interface RulerScale {
  /** Where unit 0 is. In pixels from the ruler's start; negative where it is scrolled away. */
  readonly origin: number
  /** Pixels a unit. */
  readonly zoom: number
  /** Pixels. */
  readonly length: number
}

export interface Tick {
  /** In units. */
  readonly at: number
  /** In pixels from the ruler's start. */
  readonly place: number
  readonly isLabelled: boolean
}

/** Labels have room for four digits. In pixels. */
const MIN_LABEL_GAP = 44
/** Closer ticks are a grey area. In pixels. */
const MIN_TICK_GAP = 4

/** Units between labels: 1, 2 or 5 times a power of ten, at least one unit. */
export function labelStep(zoom: number): number {
  const least = Math.max(1, MIN_LABEL_GAP / zoom)
  const power = 10 ** Math.floor(Math.log10(least))
  const factor = [1, 2, 5].find((one) => one * power >= least - 1e-9) ?? 10
  return factor * power
}

/** Units between ticks: a tenth, a fifth or half of the step of the labels, in whole units. */
export function tickStep(zoom: number): number {
  const step = labelStep(zoom)
  const parts = [10, 5, 2].find((one) => step % one === 0 && (step / one) * zoom >= MIN_TICK_GAP)
  return step / (parts ?? 1)
}

/** Those that are seen. None where the zoom is not known yet. */
export function rulerTicks({ origin, zoom, length }: RulerScale): Tick[] {
  if (!(zoom > 0) || !(length > 0)) return []
  const step = tickStep(zoom)
  const labels = labelStep(zoom)
  const first = Math.ceil(-origin / zoom / step)
  const last = Math.floor((length - origin) / zoom / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    // not -0
    const at = (first + index) * step + 0
    return { at, place: origin + at * zoom, isLabelled: at % labels === 0 }
  })
}

/** Whether a tick has room for its number beside those of the marks. In pixels. */
export const isClear = (place: number, taken: readonly number[]): boolean =>
  taken.every((one) => Math.abs(one - place) >= MIN_LABEL_GAP * 0.7)
