/**
 * A `fetch` that says how much of the body has left, which the browser's own does not. For one
 * upload: the rest of the program has no use for it.
 */
export type OnProgress = (sent: number) => void

export function fetchWithProgress(onProgress: OnProgress): typeof globalThis.fetch {
  return async (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const abort = (): void => request.abort()
      const fail = (): void => reject(new TypeError('The request was not answered.'))
      // Aborted while this file was loading: the event does not come again.
      if (init.signal?.aborted === true) return fail()
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : input)
      request.withCredentials = init.credentials === 'include'
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
      request.addEventListener('load', () => resolve(responseOf(request)))
      request.addEventListener('error', fail)
      request.addEventListener('abort', fail)
      init.signal?.addEventListener('abort', abort, { once: true })
      request.addEventListener('loadend', () => init.signal?.removeEventListener('abort', abort))
      // Only files are sent by it, and a Request has none of its own here.
      return request.send((init.body as Blob | undefined) ?? null)
    })
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split('\r\n')
  const headers = lines.flatMap((line): [string, string][] => {
    const at = line.indexOf(':')
    return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 1).trim()]]
  })
  return new Response(request.responseText, { status: request.status, headers })
}
