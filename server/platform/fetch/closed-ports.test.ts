import { afterAll, expect, test } from 'vitest'
import { createSafeFetch } from './safe-fetch.ts'

const fetcher = createSafeFetch({ allowHosts: [], userAgent: 'Test', now: () => Date.now() })
afterAll(async () => fetcher.close())

test.each(['http://1.1.1.1:22/', 'https://example.com:6379/', 'http://example.com:8080/'])(
  'a port that is none of the web’s is not connected to: %s',
  async (address) => {
    const page = await fetcher.page(address)
    expect(page).toMatchObject({
      ok: false,
      failure: {
        code: 'private_address',
        problem: { code: 'fetch.closedHost', params: { host: new URL(address).host } },
      },
    })
  },
)
