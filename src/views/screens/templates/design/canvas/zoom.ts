/** How large the picture is shown: as it fits, or as a share of the pin's own pixels. */
export type Zoom = 'fit' | number

export const ZOOM_STEPS: readonly number[] = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4]
const [MIN_ZOOM = 0.25] = ZOOM_STEPS
const MAX_ZOOM = ZOOM_STEPS.at(-1) ?? 4

const clampedZoom = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom))

/** The next step from what is shown now; the same at the ends. */
export function nextZoom(shown: number, way: 1 | -1): number {
  const steps = way === 1 ? ZOOM_STEPS : ZOOM_STEPS.toReversed()
  // what is shown as it fits is between two steps
  return steps.find((step) => (step - shown) * way > 0.005) ?? clampedZoom(shown)
}

/** Of a wheel: about a tenth for a notch of a mouse, little for each event of a touchpad. */
export const wheeledZoom = (shown: number, deltaY: number): number =>
  clampedZoom(shown * Math.exp(-Math.max(-100, Math.min(100, deltaY)) * 0.002))

/** Where a scrolled side has to be, so that what was under `at` stays there. In pixels. */
export const scrollFor = (scroll: number, at: number, ratio: number): number =>
  (scroll + at) * ratio - at

interface Spot {
  readonly x: number
  readonly y: number
}

/** Two fingers on the viewport, with the zoom and scroll position at their first touch. */
export interface Pinch {
  readonly middle: Spot
  readonly distance: number
  readonly shown: number
  readonly scroll: Spot
}

export const fingersOf = (one: Spot, other: Spot): Pick<Pinch, 'middle' | 'distance'> => ({
  middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  distance: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
})

/** Changes of the distance below this share do not zoom: fingers that pan never keep it exactly. */
const MIN_ZOOM_CHANGE = 0.06

/** Keeps the point between the fingers between them. `isZoomed` false: they only pan. */
export function pinched(
  { middle, distance, shown, scroll }: Pinch,
  now: Pick<Pinch, 'middle' | 'distance'>,
): { readonly zoom: number; readonly scroll: Spot; readonly isZoomed: boolean } {
  const wide = now.distance / distance
  const isZoomed = Math.abs(wide - 1) > MIN_ZOOM_CHANGE
  const zoom = isZoomed
    ? clampedZoom(shown * (wide / (wide > 1 ? 1 + MIN_ZOOM_CHANGE : 1 - MIN_ZOOM_CHANGE)))
    : shown
  const ratio = zoom / shown
  return {
    zoom,
    isZoomed,
    scroll: {
      x: (scroll.x + middle.x) * ratio - now.middle.x,
      y: (scroll.y + middle.y) * ratio - now.middle.y,
    },
  }
}
