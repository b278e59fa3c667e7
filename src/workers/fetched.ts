/** Requests of the worker to the server. Only `ownJson` sends the session's cookie. */
export interface Fetched {
  json: (address: string) => Promise<unknown>
  /** With the session's cookie. */
  ownJson: (address: string) => Promise<unknown>
  text: (address: string) => Promise<string | null>
  bytes: (address: string) => Promise<Uint8Array<ArrayBuffer>>
}

export function fetchedFrom(server: () => string): Fetched {
  const ask = async (address: string, init?: RequestInit): Promise<Response> => {
    const response = await fetch(`${server()}${address}`, init)
    if (!response.ok) throw new Error(`${address}: ${response.status}`)
    return response
  }
  return {
    json: async (address) => (await ask(address)).json(),
    ownJson: async (address) => (await ask(address, { credentials: 'include' })).json(),
    text: async (address) => {
      const response = await fetch(`${server()}${address}`)
      return response.ok ? await response.text() : null
    },
    bytes: async (address) => new Uint8Array(await (await ask(address)).arrayBuffer()),
  }
}
