/** Changes that the fields make to a gradient. */
import type { ColorRef, Gradient } from '#core/templates/document/text-style.schema.ts'

export const MAX_STOPS = 6
export const MIN_STOPS = 2

/** Downwards from the present color to another. */
export const gradientFrom = (color: ColorRef): Gradient => ({
  angle: 180,
  stops: [
    { color, at: 0 },
    { color: color === 'accent' ? 'background' : 'accent', at: 1 },
  ],
})

/**
 * Adds a stop halfway between the last two, in the mixed color, so that the picture does not
 * change.
 */
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

/** Limits the position to the range between the neighboring stops. */
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
