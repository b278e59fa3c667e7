/** What tests of the pins feature share. */
import { TODAY } from '#core/pins/events/pin-upcast.builder.ts'
import { v7 } from 'uuid'
import { pin, testId } from '#core/pins/pin.builder.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { SharedEnvelope, SharedPinEvent } from '#core/pins/events/pin.events.ts'
import type { OpenTestDatabase } from '../database/test-databases.ts'
import type { Config } from '../../../server/platform/config.ts'
import { createLog } from '../../../server/platform/log.ts'
import { startTestServer } from './test-server.ts'
import type { SignedUp } from './test-server.ts'
import { pinsFeature } from '../../../server/features/pins/pins.feature.ts'
import type { PinsFeature } from '../../../server/features/pins/pins.feature.ts'

/** A server with the pins feature alone, and accounts of people who sign up as they are needed. */
export async function startPinsServer(open: OpenTestDatabase, config: Partial<Config> = {}) {
  const database = await open()
  const warnings: string[] = []
  const log = createLog('warn', (line) => void warnings.push(line.slice(25).trimEnd()))
  let pins: PinsFeature | undefined
  const server = await startTestServer({
    database,
    log,
    config,
    features: (platform) => [(pins = pinsFeature(platform))],
  })
  if (pins === undefined) throw new Error('The pins feature was not built.')
  const feature = pins
  const newAccount = async (name: string, person?: SignedUp) => {
    const who = person ?? (await server.signUp())
    const made = await who.client('createAccount', { body: { name } })
    if (!made.ok) throw new Error(JSON.stringify(made.failure))
    const accountId = made.answer.id
    const key = { owner: who.user.id, accountId }
    return {
      ...key,
      who,
      add: async (...rows: Pin[]) =>
        database.transaction(async (tx) =>
          feature.appendPinEvents(tx, {
            ...key,
            tab: 'task:1',
            events: [
              {
                id: v7(),
                at: 5_000,
                event: { type: 'pins.added', data: { pins: rows, autoSelect: false } },
              },
            ],
          }),
        ),
      send: async (...events: (SharedPinEvent | SharedEnvelope)[]) =>
        answerOf(
          await who.client('sendPinEvents', {
            params: { account_id: accountId },
            body: { events: events.map((event) => ('id' in event ? event : enveloped(event))) },
          }),
        ),
      pull: async (after = 0, limit = 1000) =>
        answerOf(
          await who.client('getPinEvents', {
            params: { account_id: accountId },
            query: { after, limit },
          }),
        ),
      list: async (cursor?: string) =>
        answerOf(
          await who.client('getPins', { params: { account_id: accountId }, query: { cursor } }),
        ),
      pin: (name: string, fields: Partial<Pin> = {}) =>
        pin(name, { account_id: accountId, ...fields }),
    }
  }
  return { ...server, feature, newAccount, database, warnings }
}

export function answerOf<T>(outcome: { ok: true; answer: T } | { ok: false; failure: unknown }): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure))
  return outcome.answer
}

export const enveloped = (event: SharedPinEvent, id = v7(), tab = 'tab'): SharedEnvelope => ({
  id,
  at: 10_000,
  tab,
  v: TODAY,
  event,
})
export const titled = (name: string, title: string): SharedPinEvent => ({
  type: 'pin.updated',
  data: { id: testId(name), patch: { title }, before: {}, imageVersion: 10_000 },
})
