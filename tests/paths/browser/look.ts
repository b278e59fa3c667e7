/** Whether the page shows what the model says, and offers these actions and no others. */
import type { Locator } from 'playwright'
import type { Shown, Sight } from '../../../src/machines/path-model.ts'
import type { BrowserDriver } from './driver.ts'
import { patiently } from './patiently.ts'
import type { Stage } from './stage.ts'

export async function lookAt(stage: Stage, driver: BrowserDriver, shown: Shown): Promise<void> {
  let wrong: string[] = []
  const look = async (): Promise<true | null> => {
    await driver.reveal?.(stage)
    wrong = await wrongIn(stage, driver, shown)
    return wrong.length === 0 ? true : null
  }
  await patiently(look, () => wrong.join('; '))
}

async function wrongIn(
  stage: Stage,
  { controls }: BrowserDriver,
  { shows, hides, offers }: Shown,
): Promise<string[]> {
  // What lies behind a sheet can be seen and not be reached.
  const isSeen = async (locator: Locator): Promise<boolean> =>
    locator
      .filter({ visible: true })
      .evaluateAll((found) => found.some((one) => one.closest('[inert]') === null))
  const findings = await Promise.all([
    ...shows.map(async (sight) =>
      (await isSeen(find(stage, sight))) ? [] : [`${words(sight)} is not shown`],
    ),
    ...hides.map(async (sight) =>
      (await isSeen(find(stage, sight))) ? [`${words(sight)} is shown`] : [],
    ),
    ...offers
      .filter((type) => !(type in controls))
      .map(async (type) => [
        `The driver does not say where "${type}" is offered: add it to controls`,
      ]),
    ...Object.entries(controls).map(async ([type, control]) => {
      const { here, way } = control(stage)
      const isHere = await isSeen(here)
      if (offers.includes(type))
        return isHere || (way !== undefined && (await isSeen(way)))
          ? []
          : [`"${type}" is not offered`]
      return isHere ? [`"${type}" is offered`] : []
    }),
  ])
  return findings.flat()
}

function find({ page }: Stage, sight: Sight): Locator {
  return 'text' in sight
    ? page.getByText(sight.text, { exact: true })
    : page.getByRole(sight.role, { name: sight.name, exact: true })
}

function words(sight: Sight): string {
  return 'text' in sight
    ? `The text ${String(sight.text)}`
    : `The ${sight.role} ${String(sight.name)}`
}
