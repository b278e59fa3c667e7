/** Changes of a gradient, as its fields make them. */
import type { ColorRef, Gradient } from '#core/templates/fit/text-style.schema.ts'

export const MAX_STOPS = 6
export const MIN_STOPS = 2

/** From the colour that is there to another, downwards. */
export const gradientFrom = (color: ColorRef): Gradient => ({
  angle: 180,
  stops: [
    { color, at: 0 },
    { color: color === 'accent' ? 'background' : 'accent', at: 1 },
  ],
})

/** Halfway between the last two, in the colour that is there: nothing changes until it is chosen. */
export function withStop(gradient: Gradient): Gradient {
  const { stops } = gradient
  const [before, last] = stops.slice(-2)
  if (before === undefined || last === undefined || stops.length >= MAX_STOPS) return gradient
  const color: ColorRef = { mix: [before.color, last.color], share: 0.5 }
  const more = { color, at: (before.at + last.at) / 2 }
  return { ...gradient, stops: [...stops.slice(0, -1), more, last] }
}

export const withoutStop = (gradient: Gradient, nth: number): Gradient =>
  gradient.stops.length <= MIN_STOPS
    ? gradient
    : { ...gradient, stops: gradient.stops.filter((_, at) => at !== nth) }

/** A place stays between its neighbours. */
export function withStopAt(gradient: Gradient, nth: number, place: number): Gradient {
  const { stops } = gradient
  const least = stops[nth - 1]?.at ?? 0
  const most = stops[nth + 1]?.at ?? 1
  const at = Math.min(most, Math.max(least, place))
  return { ...gradient, stops: stops.map((stop, one) => (one === nth ? { ...stop, at } : stop)) }
}

export const withStopColor = (gradient: Gradient, nth: number, color: ColorRef): Gradient => ({
  ...gradient,
  stops: gradient.stops.map((stop, one) => (one === nth ? { ...stop, color } : stop)),
})
