/**
 * What an exported file is called: `pins-2026-11-21.csv`; a CSV of several files comes as a ZIP.
 */
export function fileName(format: 'zip' | 'csv', type: string, now: number): string {
  const isZip = format === 'zip' || type.includes('zip')
  return `pins-${new Date(now).toISOString().slice(0, 10)}${format === 'csv' && isZip ? '-csv' : ''}.${isZip ? 'zip' : 'csv'}`
}
