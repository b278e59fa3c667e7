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
