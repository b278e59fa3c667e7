/** Pictures that the database knows and that are not where the objects lie. */
import { afterEach, expect, test } from 'vitest'
import type { TaskReport } from '#core/contract/content/tasks.contract.ts'
import { answer, openRecipeSite, type RecipeSite } from '../tests/support/server/recipe-site.ts'
import { memoryFiles, type PictureFiles } from './platform/images/stored/picture-files.ts'
import { ObjectStoreError } from './platform/objects/object-store.ts'

let site: RecipeSite
afterEach(async () => site.close())

async function openWith(files: PictureFiles): Promise<RecipeSite> {
  site = await openRecipeSite({ categorise: () => [], files })
  return site
}

/** A failed pin is tried again after a wait, twice. */
async function generateToTheEnd(
  of: Awaited<ReturnType<RecipeSite['withPage']>>,
  n_pins: number,
): Promise<TaskReport> {
  const { id } = await site.generate(of, { n_pins })
  for (let tries = 1; tries < 3; tries += 1) {
    site.server.clock.advance(60_000)
    await site.server.pipeline.tasks.worker.runUntilIdle()
  }
  return answer(await of.client('getTask', { params: { task_id: id } }))
}

const codesOf = ({ failures }: TaskReport) =>
  failures.map(({ problem_codes }) => problem_codes?.['message'])

test('a pin whose photo is lost is not made, and says so', async () => {
  const [files, names] = [memoryFiles(), [] as string[]]
  const { withPage } = await openWith({
    ...files,
    put: async (name, bytes) => {
      names.push(name)
      await files.put(name, bytes)
    },
  })
  const of = await withPage()
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) await files.remove(name)
  const report = await generateToTheEnd(of, 3)
  const { pins } = answer(
    await of.client('getPins', { params: { account_id: of.account_id }, query: {} }),
  )
  // Some designs are made of words alone.
  expect(pins.filter(({ design }) => design.pictures.length > 0)).toEqual([])
  expect(codesOf(report)).toMatchObject(
    Array.from({ length: 3 - pins.length }, () => ({ code: 'render.pictureMissing' })),
  )
  expect(pins.length).toBeLessThan(3)
})

test('no pin is made while the object store does not answer, and the task states the reason', async () => {
  const files = memoryFiles()
  let isAway = false
  const { withPage } = await openWith({
    ...files,
    put: async (name, bytes) => {
      if (isAway) throw new ObjectStoreError('The object store did not answer a PUT')
      await files.put(name, bytes)
    },
  })
  const of = await withPage()
  isAway = true
  const report = await generateToTheEnd(of, 1)
  expect(codesOf(report)).toMatchObject([{ code: 'request.storageAway' }])
})
