/**
 * Which of the worker's stores answers a request; null = none, the browser goes to the network as
 * if there were no worker.
 */
export type RequestStore = 'page' | 'file' | 'picture'

/** Paths that only the server answers. */
const served = /^\/(api|builds)(\/|$)/

export function storeOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): RequestStore | null {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin || served.test(address.pathname)) return null
  if (mode === 'navigate') return /\.[a-z0-9]{1,12}$/i.test(address.pathname) ? null : 'page'
  if (/^\/(assets|inspector)\//.test(address.pathname)) return 'file'
  return address.pathname.startsWith('/media/') ? 'picture' : null
}
