/**
 * For tests of the leader tab: a browser whose tabs sync, and a server whose answers can be held
 * back.
 */
import type { Client } from '#core/contract/client.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import type { SharedEnvelope } from '#core/pins/events/pin.events.ts'
import { envelope, titled as retitled } from './open-log.ts'
import { createPinSync } from '../../../src/persistence/pins/sync/engine.ts'
import { browser as browserOfTabs } from './tab-builder.ts'

let made = 0
export const titled = (title: string) => envelope(retitled('a', title))

/** Tabs of one browser and a server that takes everything but titles called "No". */
export function browser() {
  const { name, openTab: openLog } = browserOfTabs()
  const server = {
    now: 6_000,
    calls: [] as string[],
    signals: [] as AbortSignal[],
    isGone: false,
    gate: Promise.resolve(),
    revision: 1,
  }
  const client = (async (
    call: string,
    { body, signal }: { body?: { events: SharedEnvelope[] }; signal?: AbortSignal },
  ) => {
    server.calls.push(call)
    if (signal !== undefined) server.signals.push(signal)
    await server.gate
    if (server.isGone)
      return {
        ok: false,
        failure: { code: 'no_answer', status: null, message: '', body: null, retryAfter: null },
      }
    if (call === 'getPins')
      return { ok: true, answer: { pins: [pin('a')], revision: server.revision, next: null } }
    if (call === 'getPinEvents')
      return { ok: true, answer: { events: [], revision: server.revision, more: false } }
    const isRefused = ({ event }: SharedEnvelope) =>
      event.type === 'pin.updated' && event.data.patch.title === 'No'
    const events = body?.events ?? []
    const accepted = events
      .filter((event) => !isRefused(event))
      .map(({ id }) => ({ id, revision: (server.revision += 1) }))
    return {
      ok: true,
      answer: {
        revision: server.revision,
        accepted,
        rejected: events
          .filter(isRefused)
          .map(({ id }) => ({ id, code: 'not_allowed', message: 'Refused.' })),
      },
    }
    // These three calls are all that the sync makes.
  }) as unknown as Client
  const openTab = async () => {
    const { log, disk, kill } = await openLog()
    const rejections: string[] = []
    const sync = createPinSync({
      client,
      log,
      tab: 'tab',
      now: () => server.now,
      newId: () => testId(`made ${(made += 1)}`),
      random: () => 0.5,
      onRejected: (list) => rejections.push(...list.map(({ message }) => message)),
    })
    return { log, sync, rejections, disk, kill }
  }
  return { server, openTab, lock: `${name}:send` }
}
