import { expect, test } from 'vitest'
import './import-again.ts'

declare const $again: (file: string) => Promise<{ readonly count: number }>

/** A module that fails as often as it is told to; it counts on `globalThis` how often it was run. */
function moduleThatFails(times: number, name: string): string {
  const code = `
    const runs = (globalThis.${name} = (globalThis.${name} ?? 0) + 1)
    if (runs <= ${times}) throw new Error('Failed to fetch ' + runs)
    export const count = runs
    //`
  return `data:text/javascript,${encodeURIComponent(code)}`
}

test('a file that failed is asked for again at once, and comes from there from then on', async () => {
  const file = moduleThatFails(1, 'failsOnce')
  expect((await $again(file)).count).toBe(2)
  expect((await $again(file)).count).toBe(2)
})

test('a file that keeps failing is asked for once more with each call, and fails with its first error', async () => {
  const file = moduleThatFails(3, 'failsThrice')
  await expect($again(file)).rejects.toThrow('Failed to fetch 1')
  await expect($again(file)).rejects.toThrow('Failed to fetch 1')
  expect((await $again(file)).count).toBe(4)
  expect((await $again(file)).count).toBe(4)
})
