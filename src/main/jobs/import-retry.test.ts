import { expect, test } from 'vitest'
import './import-retry.ts'

declare const $again: (file: string) => Promise<{ readonly count: number }>

/** A module that throws on its first `times` evaluations. `globalThis[name]` counts evaluations. */
function moduleThatFails(times: number, name: string): string {
  const code = `
    const runs = (globalThis.${name} = (globalThis.${name} ?? 0) + 1)
    if (runs <= ${times}) throw new Error('Failed to fetch ' + runs)
    export const count = runs
    //`
  return `data:text/javascript,${encodeURIComponent(code)}`
}

test('a failed file is imported again at once, and later imports reuse that module', async () => {
  const file = moduleThatFails(1, 'failsOnce')
  expect((await $again(file)).count).toBe(2)
  expect((await $again(file)).count).toBe(2)
})

test('a file that keeps failing is retried once per call and rejects with its first error', async () => {
  const file = moduleThatFails(3, 'failsThrice')
  await expect($again(file)).rejects.toThrow('Failed to fetch 1')
  await expect($again(file)).rejects.toThrow('Failed to fetch 1')
  expect((await $again(file)).count).toBe(4)
  expect((await $again(file)).count).toBe(4)
})
