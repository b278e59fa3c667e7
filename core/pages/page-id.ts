/**
 * Page ids come in two spellings: with and without dashes. Those of 32 hex characters, once dashes
 * are stripped, are written 8-4-4-4-12 in lower case; anything else is left as it is.
 */
export function normalisePageId(id: string): string {
  const hex = id.replaceAll('-', '').toLowerCase()
  if (!/^[0-9a-f]{32}$/.test(hex)) return id
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}
