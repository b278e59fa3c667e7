/** Which day of a chart a key goes to; null = it is no key of the chart. */
export function dayByKey(
  key: string,
  {
    at,
    last,
    isMirrored,
  }: { readonly at: number; readonly last: number; readonly isMirrored: boolean },
): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return last
  const step = STEPS.get(key)
  if (step === undefined) return null
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight'
  return Math.min(last, Math.max(0, at + (isSideways && isMirrored ? -step : step)))
}

const DAYS_PER_WEEK = 7
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowDown', -1],
  ['ArrowUp', 1],
  ['PageDown', -DAYS_PER_WEEK],
  ['PageUp', DAYS_PER_WEEK],
])
