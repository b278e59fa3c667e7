/** Hands a file to the browser under a name. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it over by the next task; freeing it later costs memory only.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** `pins-2026-11-21.csv`; a CSV of several files comes as a ZIP. */
export function fileName(format: 'zip' | 'csv', type: string, now: number): string {
  const isZip = format === 'zip' || type.includes('zip')
  return `pins-${new Date(now).toISOString().slice(0, 10)}${format === 'csv' && isZip ? '-csv' : ''}.${isZip ? 'zip' : 'csv'}`
}
