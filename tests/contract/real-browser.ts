/**
 * The browser's own client against a real server over the loopback. Node's fetch keeps no cookies,
 * so a jar replaces the browser's, and `Origin` is sent as browsers send it.
 */
import type { Client } from '#core/contract/client.ts'
import { createClient } from '../../src/api/client.ts'

export interface RealBrowser {
  readonly client: Client
  readonly cookies: Map<string, string>
  readonly unauthenticated: string[]
}

export function realBrowser(
  baseUrl: string,
  extraHeaders: Readonly<Record<string, string>> = {},
  send: typeof globalThis.fetch = globalThis.fetch,
): RealBrowser {
  const cookies = new Map<string, string>()
  const unauthenticated: string[] = []
  const jar = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const keep = (line: string): void => {
    const [pair = '', ...attributes] = line.split(';')
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    if (value === '' || attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute)))
      cookies.delete(name)
    else cookies.set(name, value)
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    for (const [name, value] of Object.entries(extraHeaders)) headers.set(name, value)
    headers.set('cookie', jar())
    if (init?.method !== undefined && init.method !== 'GET') headers.set('origin', baseUrl)
    const response = await send(input, { ...init, headers })
    for (const line of response.headers.getSetCookie()) keep(line)
    return response
  }
  // Scripts see only what is not HttpOnly.
  const readable = (): string =>
    cookies.has('csrftoken') ? `csrftoken=${cookies.get('csrftoken')}` : ''
  return {
    client: createClient({
      baseUrl,
      fetch,
      cookies: readable,
      warn: () => undefined,
      onUnauthenticated: (name) => void unauthenticated.push(name),
    }),
    cookies,
    unauthenticated,
  }
}
