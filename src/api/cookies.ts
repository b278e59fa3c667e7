/** Reads one cookie. The page's own by default; tests bring a jar. */
export type CookieJar = () => string

const pageCookies: CookieJar = () => (typeof document === 'undefined' ? '' : document.cookie)

export function readCookie(name: string, jar: CookieJar = pageCookies): string | null {
  for (const pair of jar().split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name)
      return decode(pair.slice(at + 1).trim()) || null
  }
  return null
}

/** A cookie that another program wrote may hold a lone percent sign. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
