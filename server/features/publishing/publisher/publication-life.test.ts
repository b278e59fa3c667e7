/** The publisher takes every way that a publication may go, and no other: by generated paths. */
import { expect, test } from 'vitest'
import { Declared } from '../../../../packages/model-paths/transitions.ts'
import { explore } from '../../../../packages/model-paths/explore.ts'
import { LiveRun } from '../../../../packages/model-paths/live-run.ts'
import { coveringPaths, type WalkablePath } from '../../../../packages/model-paths/paths.ts'
import { LifeWorld } from '../../../../tests/support/publishing/life-world.ts'
import {
  publicationLifeModel,
  stateOf,
} from '../../../../tests/support/publishing/publication-life.machine.ts'
import { publishingTests } from '../../../../tests/support/pinterest/publishing-world.ts'
import type { OpenWorld } from '../../../../tests/support/pinterest/publishing-world.ts'

publishingTests('the life of a publication', (open) => {
  test('each path ends as the model says, every transition is taken, and no pin is there twice', async () => {
    const declared = new Declared(publicationLifeModel.machine)
    const taken = new Set<string>()
    for (const path of coveringPaths(explore(publicationLifeModel)))
      for (const name of await walked(open, path)) taken.add(name)
    expect([...taken].toSorted()).toEqual(declared.names().toSorted())
  })
})

/** The transitions of the model whose ends the publisher came to. */
async function walked(open: OpenWorld, path: WalkablePath): Promise<string[]> {
  // As the model gives it.
  const { hasLink } = path.input as { hasLink: boolean }
  const life = await LifeWorld.begin(await open(), hasLink)
  const model = new LiveRun(
    publicationLifeModel,
    new Declared(publicationLifeModel.machine),
    path.input,
  )
  model.step()
  const names: string[] = []
  for (const [at, event] of path.events.entries()) {
    const way = path.events
      .slice(0, at + 1)
      .map(({ type }) => type)
      .join(', ')
    const { snapshot, taken } = model.send(event)
    await life.take(event.type)
    const isTwice = life.countOnNetwork() > 1
    expect([way, await life.state(), isTwice]).toEqual([way, stateOf(snapshot), false])
    names.push(...taken)
  }
  model.stop()
  await life.end()
  return names
}
