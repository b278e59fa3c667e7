import { expect, test } from 'vitest'
import { createSharedListing } from './shared-listing.ts'

test('those who ask while a listing is made wait for it, and each name is taken once', async () => {
  const answer = Promise.withResolvers<string[]>()
  let listings = 0
  const listing = createSharedListing(async () => {
    listings += 1
    return answer.promise
  })
  const asked = [1, 2, 3].map(async () => {
    await listing.refresh()
    return listing.take()
  })
  answer.resolve(['one', 'two'])
  expect(await Promise.all(asked)).toEqual(['one', 'two', undefined])
  expect(listings).toBe(1)
})

test('lists again only when none is left, also after a listing that failed', async () => {
  const answers = [async () => Promise.reject(new Error('away')), async () => ['one', 'two']]
  const listing = createSharedListing(async () => (await answers.shift()?.()) ?? [])
  await expect(listing.refresh()).rejects.toThrow('away')
  await listing.refresh()
  expect(listing.take()).toBe('one')
  await listing.refresh()
  expect(listing.take()).toBe('two')
  await listing.refresh()
  expect(listing.take()).toBeUndefined()
})
