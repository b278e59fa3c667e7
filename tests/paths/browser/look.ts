/** Whether the page shows what the model says, and offers these actions and no others. */
import type { Locator } from 'playwright'
import type { Shown, Sight } from '../../../packages/model-paths/path-model.ts'
import type { BrowserDriver } from './drivers/driver.ts'
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
  const unknown = offers
    .filter((type) => !(type in controls))
    .map((type) => `The driver does not say where "${type}" is offered: add it to controls`)
  const places = Object.entries(controls).map(([type, control]) => ({ type, ...control(stage) }))
  const seen = await Promise.all([
    ...shows.map(async (sight) =>
      (await isSeen(find(stage, sight))) ? [] : [`${words(sight)} is not shown`],
    ),
    ...places
      .filter(({ type }) => offers.includes(type))
      .map(async ({ type, here, way }) =>
        (await isSeen(way === undefined ? here : here.or(way))) ? [] : [`"${type}" is not offered`],
      ),
  ])
  const unseen = await seenOf([
    ...hides.map((sight) => ({
      locator: find(stage, sight),
      finding: `${words(sight)} is shown`,
    })),
    ...places
      .filter(({ type }) => !offers.includes(type))
      .map(({ type, here }) => ({ locator: here, finding: `"${type}" is offered` })),
  ])
  return [...unknown, ...seen.flat(), ...unseen]
}

interface Unwanted {
  readonly locator: Locator
  readonly finding: string
}

/** Asks for all of them at once: mostly there is none. */
async function seenOf(unwanted: readonly Unwanted[]): Promise<string[]> {
  const [first, ...others] = unwanted.map(({ locator }) => locator)
  if (first === undefined) return []
  const any = others.reduce((all, one) => all.or(one), first)
  if (!(await isSeen(any))) return []
  const findings = unwanted.map(async ({ locator, finding }) =>
    (await isSeen(locator)) ? [finding] : [],
  )
  return (await Promise.all(findings)).flat()
}

/** What is behind a sheet can be seen but not reached. */
async function isSeen(locator: Locator): Promise<boolean> {
  return locator
    .filter({ visible: true })
    .evaluateAll((found) => found.some((one) => one.closest('[inert]') === null))
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
