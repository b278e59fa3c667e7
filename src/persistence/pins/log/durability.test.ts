import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { pin, testAccount } from '#core/pins/pin.builder.ts'
import {
  added,
  device,
  envelope,
  tamper,
  titled,
} from '../../../../tests/support/pin-store/open-log.ts'
import { pinPartitionName } from '../partition-name.ts'

const owner = 'the owner of a disk'

/** How the device's own database was written to meanwhile: stores and durability. */
async function writesWhile(work: () => Promise<unknown>): Promise<string[]> {
  const real = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')
    ?.value as IDBDatabase['transaction']
  const seen: string[] = []
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...args
  ) {
    const [stores, mode, options] = args
    if (this.name === pinPartitionName(owner, testAccount) && mode === 'readwrite')
      seen.push(
        `${typeof stores === 'string' ? stores : [...stores].join('+')} ${options?.durability ?? 'default'}`,
      )
    return real.apply(this, args)
  })
  await work()
  spy.mockRestore()
  return seen
}

test('a change is relaxed; what deletes rows of the log, or sets bad ones aside, waits for the disk', async () => {
  const { reload, indexedDB } = device(owner)
  const { log } = await reload()
  expect(await writesWhile(async () => log.append([envelope(added(pin('a')))]))).toEqual([
    'log+quarantine relaxed',
  ])
  const checkpoint = await writesWhile(async () => log.checkpoint())
  expect(checkpoint).toContain('log+chunks+meta+quarantine strict')
  await log.close()
  await tamper(indexedDB, 'meta', (store) => store.put('garbage', 'sync'))
  expect(await writesWhile(reload)).toContain('log+chunks+meta+quarantine strict')
})

test('what is handed over is stored first, then the disk is made to keep it', async () => {
  const { reload } = device(owner)
  const { log } = await reload()
  await log.append([envelope(added(pin('a')))])
  const writes = await writesWhile(async () => {
    void log.append([envelope(titled('a', 'Handed over'))])
    await log.secured()
  })
  expect(writes).toEqual(['log+quarantine relaxed', 'meta+quarantine strict'])
  expect(log.state()).toBe('saved')
  await log.close()
})

test('where the disk can’t be made to, what is handed over is stored all the same, and it is said', async () => {
  const { reload, warnings } = device(owner)
  const { log } = await reload()
  await log.append([envelope(added(pin('a')))])
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await log.secured()
  put.mockRestore()
  expect(warnings).toEqual(['The pins are stored, but the disk could not be asked to keep them.'])
  expect(log.state()).toBe('saved')
  await log.close()
})
