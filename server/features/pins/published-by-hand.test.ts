/** A person publishes a planned pin by hand, and takes that back. */
import { expect, test } from 'vitest'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { byHandTests } from '../../../tests/support/publishing/by-hand-world.ts'

const HOUR = 3_600_000
const ADDRESS = 'https://www.pinterest.com/pin/12345/'

const done = (
  id: string,
  { id: publication_id, state }: Publication,
  url: string,
): SharedPinEvent => ({
  type: 'pin.published',
  data: { id, publication_id, before: { state }, url },
})
const removed = (id: string, publication: Publication): SharedPinEvent => ({
  type: 'pin.unscheduled',
  data: { id, publication, after: 'draft' },
})
const scheduled = (id: string, publication: Publication): SharedPinEvent => ({
  type: 'pin.scheduled',
  data: { id, publication, before: 'draft' },
})

byHandTests('publishing by hand', (open) => {
  test('it is kept with its address; an undo takes it back to its passed time, and a redo does it again', async () => {
    const world = await open()
    const { pin, publication } = await world.plan('a', HOUR)
    world.server.clock.advance(2 * HOUR)
    const isDone = { ...publication, state: 'published' as const, url: ADDRESS }
    expect((await world.send(done(pin.id, publication, ADDRESS))).rejected).toEqual([])
    expect(await world.publication(publication)).toEqual(isDone)
    const undo = [removed(pin.id, isDone), scheduled(pin.id, publication)]
    expect((await world.send(...undo)).rejected).toEqual([])
    expect(await world.publication(publication)).toEqual(publication)
    const redo = [removed(pin.id, publication), scheduled(pin.id, isDone)]
    expect((await world.send(...redo)).rejected).toEqual([])
    expect(await world.publication(publication)).toEqual(isDone)
  })

  test('done and taken back without a network in between arrives as one batch', async () => {
    const world = await open()
    const { pin, publication } = await world.plan('a', HOUR)
    const isDone = { ...publication, state: 'published' as const }
    const { rejected } = await world.send(
      done(pin.id, publication, ''),
      removed(pin.id, isDone),
      scheduled(pin.id, publication),
    )
    expect(rejected).toEqual([])
    expect(await world.publication(publication)).toEqual(publication)
  })

  test('done on two devices it is done, and keeps the address that one of them gave', async () => {
    const world = await open()
    const { pin, publication } = await world.plan('a', HOUR)
    for (const url of ['', ADDRESS, ''])
      expect((await world.send(done(pin.id, publication, url))).rejected).toEqual([])
    const isDone = { ...publication, state: 'published' as const, url: ADDRESS }
    expect(await world.publication(publication)).toEqual(isDone)
    const other = done(pin.id, publication, `${ADDRESS}9`)
    expect((await world.send(other)).rejected.map(codeOf)).toEqual(['schedule.alreadySent'])
    const undo = [removed(pin.id, isDone), scheduled(pin.id, publication)]
    expect((await world.send(...undo)).rejected).toEqual([])
  })

  test('an address that is none, and one that nobody published are refused', async () => {
    const world = await open()
    const { pin, publication } = await world.plan('a', HOUR)
    const refused = async (event: SharedPinEvent) => (await world.send(event)).rejected.map(codeOf)
    for (const url of ['javascript:alert(1)', 'https://evil.example/pin/1/'])
      expect(await refused(done(pin.id, publication, url))).toEqual(['schedule.pinAddress'])
    const other = await world.plan('b', HOUR)
    const claimed = { ...other.publication, state: 'published' as const, url: ADDRESS }
    await world.send(removed(other.pin.id, other.publication))
    expect(await refused(scheduled(other.pin.id, claimed))).toEqual(['schedule.byServer'])
  })

  test('what a task found published is not taken back', async () => {
    const world = await open()
    const { pin, publication } = await world.plan('a', HOUR)
    await world.task(done(pin.id, publication, ADDRESS))
    const isDone = { ...publication, state: 'published' as const, url: ADDRESS }
    expect((await world.send(removed(pin.id, isDone))).rejected).toHaveLength(1)
    // A person who says so too does not make it theirs.
    expect((await world.send(done(pin.id, publication, ''))).rejected).toHaveLength(1)
    expect(await world.publication(publication)).toEqual(isDone)
  })
})

function codeOf(rejected: object): string | undefined {
  return JSON.stringify(rejected).match(/schedule\.\w+/)?.[0]
}
