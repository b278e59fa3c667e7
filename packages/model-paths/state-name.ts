/**
 * `{ anonymous: 'idle' }` → `anonymous.idle`; parallel regions side by side: `open.[ready,
 * noting]`.
 */
export function stateName(value: unknown): string {
  if (typeof value === 'string') return value
  const parts = Object.entries(value as Record<string, unknown>).map(([name, inner]) =>
    isEmpty(inner) ? name : `${name}.${stateName(inner)}`,
  )
  return parts.length === 1 ? (parts[0] ?? '') : `[${parts.join(', ')}]`
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
