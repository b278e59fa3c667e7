/**
 * Replaces the outside services of a journey: posthog's addresses for events, and the script of a
 * chat. Notes every request and reads what is in it, as posthog-js packs it: plain, gzip, or base64
 * in a form.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

const Reported = z.object({
  event: z.string(),
  properties: z.record(z.string(), z.unknown()),
  $set: z.record(z.string(), z.unknown()).optional(),
})
/** One event as it came. */
export type Reported = z.infer<typeof Reported>
const Batch = z.union([
  z.object({ batch: z.array(Reported) }).transform(({ batch }) => batch),
  z.array(Reported),
  Reported.transform((one) => [one]),
])

export interface CaptureServer {
  readonly address: string
  /** As "POST /e/", in their order. */
  readonly asked: string[]
  readonly events: Reported[]
  /** All that came, unpacked: addresses and bodies. */
  readonly everything: () => string
  forget(): void
  close(): Promise<void>
}

/** What the chat's script leaves in the page. */
const CHAT = 'window.chatIsHere = true'

export async function startCaptureServer(): Promise<CaptureServer> {
  const asked: string[] = []
  const events: Reported[] = []
  const read: string[] = []
  const server = createServer(
    (request, response) =>
      void answer(request).then((body) =>
        response
          .writeHead(200, {
            'access-control-allow-origin': request.headers.origin ?? '*',
            'access-control-allow-credentials': 'true',
            'access-control-allow-headers': 'content-type',
            ...body.headers,
          })
          .end(body.text),
      ),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const answer = async (
    request: IncomingMessage,
  ): Promise<{ text: string; headers: Record<string, string> }> => {
    const { pathname } = new URL(request.url ?? '/', 'http://capture')
    const packed = await buffer(request)
    if (request.method !== 'OPTIONS') asked.push(`${request.method} ${pathname}`)
    if (pathname === '/chat.js')
      return { text: CHAT, headers: { 'content-type': 'text/javascript' } }
    const text = unpacked(packed)
    read.push(request.url ?? '', text)
    if (text !== '' && /^\/(?:e|batch|capture|i\/v0\/e)\/$/.test(pathname))
      events.push(...Batch.parse(JSON.parse(text)))
    return { text: '{"status":1}', headers: { 'content-type': 'application/json' } }
  }
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    events,
    everything: () => read.join('\n'),
    forget: () => {
      for (const list of [asked, events, read]) list.length = 0
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function unpacked(body: Buffer): string {
  if (body[0] === 0x1f && body[1] === 0x8b) return gunzipSync(body).toString()
  const data = new URLSearchParams(body.toString()).get('data')
  return data === null ? body.toString() : Buffer.from(data, 'base64').toString()
}
