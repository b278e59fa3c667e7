/**
 * The website pages of an account on the first two steps of the main job: brought, chosen, read
 * again, taken away, and what is edited on them.
 */
import type { CallName } from '#core/contract/calls.ts'
import type { Interest, Page, SourcesAdded } from '#core/contract/content/pages.contract.ts'
import { testId } from '#core/pins/pin.builder.ts'
import { pagesModel } from '../../../../src/machines/pages/pages.model.ts'
import { answered, type BrowserDriver, type PathEvent, type Step } from './driver.ts'
import { failureOf, type Answer, type Release } from '../held-calls.ts'
import { runningJob, reportProgress } from '../job-progress.ts'
import { patiently } from '../patiently.ts'
import { account, comeIn, ok } from '../signed-in.ts'
import type { Stage } from '../stage.ts'

/** As the model's pages are. */
const reading = runningJob('enrichment')
const uploaded = {
  id: testId('uploaded'),
  url: '/media/uploaded.webp',
  width: 1_200,
  height: 1_800,
  bytes: 1,
  created_at: 1,
}
const edits: readonly CallName[] = [
  'addInterest',
  'updateInterest',
  'deleteInterest',
  'researchInterest',
  'updatePagePicture',
  'addPagePicture',
  'deletePage',
]

export const pagesDriver: BrowserDriver = {
  model: pagesModel,
  actor: 'pages',
  async begin(stage, input) {
    const { selectedPages } = input as { selectedPages: unknown }
    stage.server.tasks = [reading]
    await stage.rememberInTab(selectedPages === null ? {} : { pageSelection: selectedPages })
    await comeIn(stage, '/')
    await stage.calls.arrival('listAccounts')
  },
  steps: {
    'account.changed': async (stage, { accountId }) =>
      accountId === null ? loseAccount(stage) : findAccount(stage),
    'pages.addSources': addKeyword,
    'pages.toggle': async ({ page }) =>
      page.getByRole('checkbox', { name: 'Choose Soup' }).press('Space'),
    'pages.select': async ({ page }) => page.getByRole('button', { name: 'Choose all' }).click(),
    'pages.refetch': async (stage) => inMenu(stage, 'Read again'),
    'pages.delete': async (stage) => inMenu(stage, 'Delete'),
    'pages.reload': async ({ page }) => reload(page).click(),
    'pages.dismissErrors': async ({ page }) => dismiss(page).click(),
    'pages.refresh': async (stage) => reportProgress(stage, reading),
    'interests.add': onInterests(async ({ page }) => {
      const field = page.getByLabel('Add an interest')
      // Under a name that the page does not have yet.
      await field.fill(`dill ${(await chips(page).count()) + 1}`)
      await field.press('Enter')
    }),
    'interests.update': onInterests(async ({ page }) =>
      chips(page).first().getByRole('button').first().click(),
    ),
    'interests.delete': onInterests(removeInterest),
    'interests.restore': onInterests(async (stage) => {
      await removeInterest(stage)
      await stage.page
        .getByRole('alertdialog')
        .filter({ hasText: 'removed' })
        .getByRole('button', { name: 'Undo', exact: true })
        .first()
        .click()
    }),
    'interests.research': onInterests(async ({ page }) => {
      await chips(page)
        .first()
        .getByRole('button', { name: /^More about/ })
        .click()
      await page.getByRole('button', { name: 'Find keywords' }).click()
      await page.keyboard.press('Escape')
    }),
    'pictures.exclude': onPictures(async ({ page }) =>
      page.getByRole('button', { name: /^Use picture 1/ }).click(),
    ),
    'pictures.attach': onPictures(async ({ page }) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('dialog').getByRole('button', { name: 'Add pictures' }).click()
      await (
        await chooser
      ).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(1) })
    }),
    'pictures.deleted': onPictures(async ({ page }) =>
      page.getByRole('button', { name: /^Delete picture 2/ }).click(),
    ),
    'pictures.restored': onPictures(async ({ page }) => {
      await page.getByRole('button', { name: /^Delete picture 2/ }).click()
      await page
        .getByRole('alertdialog')
        .filter({ hasText: 'Picture deleted' })
        .getByRole('button', { name: 'Undo', exact: true })
        .first()
        .click()
    }),
    'network.online': async (stage) => {
      await stage.loseNetwork()
      await stage.findNetwork()
    },
    ...answered('listPages', 'listPages', ok),
    'xstate.done.actor.refreshPages': async (stage, { output }) => refreshed(stage, ok(output)),
    'xstate.error.actor.refreshPages': async (stage, { error }) =>
      refreshed(stage, failureOf(error)),
    ...answered('addSources', 'addSources', (output) => {
      // What the model's case for this actor is.
      const { pages, errors, task_id } = output as SourcesAdded
      return ok({ pages, errors, task_id })
    }),
    'xstate.done.actor.editPage': settle,
    'xstate.error.actor.editPage': async ({ calls }, { error }) =>
      calls.releaseOne(edits, failureOf(error)),
  },
  controls: {
    'pages.reload': ({ page }) => ({ here: reload(page) }),
    'pages.addSources': ({ page }) => ({ here: page.getByRole('tab', { name: 'Keyword' }) }),
    'pages.toggle': ({ page }) => ({
      here: page
        .getByRole('checkbox', { name: 'Choose Soup' })
        .locator('xpath=ancestor-or-self::label'),
    }),
    'pages.select': ({ page }) => ({
      here: page.getByRole('button', { name: /^Choose (all|none)$/ }),
    }),
    'pages.delete': ({ page }) => ({ here: more(page) }),
    'pages.dismissErrors': ({ page }) => ({ here: dismiss(page) }),
    'interests.add': ({ page }) => ({
      here: page.getByLabel('Add an interest'),
      way: step(page, 'Interests').and(page.getByRole('button', { disabled: false })),
    }),
  },
  never: { 'edits.settled': 'The machine tells it itself, when an edit is answered.' },
  cannot(state, event, memory) {
    // As the model's `abstract` says.
    const [accountId, pages, chosen, , , , hasErrors, , hasPictures] = memory
    return can[event.type]?.({
      state,
      event,
      accountId,
      isThere: pages === 1,
      isChosen: chosen === 1,
      hasErrors: hasErrors === true,
      hasPictures: hasPictures === true,
    }) === false
      ? 'Nothing that is shown then brings it about.'
      : null
  },
  heralds: ({ type, pageId, interest, pictureId }) => {
    if (type === 'pictures.restored') return [{ type: 'pictures.deleted', pictureId }]
    return type === 'interests.restore'
      ? [{ type: 'interests.delete', pageId, interestId: (interest as Interest).id }]
      : []
  },
  standing: (name, request, server): Release | null => {
    if (name === 'uploadPicture') return ok(uploaded)
    if (name === 'deletePicture') return ok({})
    if (name === 'restorePicture') return ok(uploaded)
    return name === 'listPages' || name === 'listAccounts' ? null : server.answer(name, request)
  },
}

interface Situation {
  readonly state: string
  readonly event: PathEvent
  readonly accountId: unknown
  readonly isThere: boolean
  readonly isChosen: boolean
  readonly hasErrors: boolean
  readonly hasPictures: boolean
}
type Can = (situation: Situation) => boolean

const onPage: Can = ({ isThere }) => isThere
const onChosen: Can = ({ isThere, isChosen }) => isThere && isChosen
const can: Readonly<Record<string, Can>> = {
  'account.changed': ({ event, accountId }) => event['accountId'] !== accountId,
  // Parts that continue are of a list that is longer than one call takes.
  'pages.addSources': ({ event }) => event['continues'] !== true,
  'pages.toggle': onPage,
  'pages.select': ({ isThere, isChosen }) => isThere && !isChosen,
  'pages.refetch': onPage,
  'pages.delete': onPage,
  'pages.reload': ({ state, isThere }) =>
    state === 'failed' || (isThere && !state.includes('adding')),
  'pages.dismissErrors': ({ hasErrors }) => hasErrors,
  // The job that reads goes on.
  'pages.refresh': ({ event }) => event['isOver'] === false,
  'interests.add': onChosen,
  'interests.restore': onChosen,
  'interests.update': onChosen,
  'interests.delete': onChosen,
  'interests.research': onChosen,
  'pictures.exclude': onPage,
  'pictures.attach': onPage,
  'pictures.deleted': ({ hasPictures }) => hasPictures,
  'pictures.restored': ({ hasPictures }) => hasPictures,
}

/** What is asked for is here by the list, or made by the person. */
async function findAccount(stage: Stage): Promise<void> {
  const { page, calls, server } = stage
  server.stock(account.id)
  if (calls.waiting().includes('listAccounts'))
    return calls.release('listAccounts', ok({ accounts: [account] }))
  await page.getByLabel('Account name').fill(account.name)
  await page.getByRole('button', { name: 'Create account' }).click()
  return calls.release('createAccount', ok(account))
}

/** The next round of the pins finds that it is gone. */
async function loseAccount({ calls, recording, server }: Stage): Promise<void> {
  const pause = 'xstate.after.newsPause.pins.open.sync.resting'
  await recording.untilTimed(pause, 'pins')
  server.lose(account.id)
  await recording.ring(pause, 'pins')
  await calls.release('listAccounts', ok({ accounts: [] }))
}

async function addKeyword({ page }: Stage, { source }: PathEvent): Promise<void> {
  await page.getByRole('tab', { name: 'Keyword' }).click()
  // The model's case for this event.
  await page.getByRole('textbox', { name: 'Keyword' }).fill((source as { keyword: string }).keyword)
  await page.getByRole('button', { name: 'Use this keyword' }).click()
}

async function inMenu({ page }: Stage, item: string): Promise<void> {
  await more(page).click()
  await page.getByRole('menuitem', { name: item }).click()
}

function onInterests(work: (stage: Stage) => Promise<void>): Step {
  return async (stage) => {
    await step(stage.page, 'Interests').click()
    await work(stage)
    await step(stage.page, 'Pages').click()
  }
}

function onPictures(work: (stage: Stage) => Promise<void>): Step {
  return async (stage) => {
    await inMenu(stage, 'Choose pictures')
    await work(stage)
    await stage.page.getByRole('button', { name: 'Done' }).click()
  }
}

/** The last one: the path goes on with the first. */
async function removeInterest({ page }: Stage): Promise<void> {
  await chips(page)
    .last()
    .getByRole('button', { name: /^More about/ })
    .click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
}

/** A question that is asked again takes the place of the one before. */
async function refreshed({ calls }: Stage, release: Release): Promise<void> {
  await patiently(
    () => (calls.waiting().filter((name) => name === 'listPages').length === 1 ? true : null),
    () => 'The pages are asked for twice',
  )
  await calls.release('listPages', release)
}

/** As the server answers to what was sent. */
async function settle({ calls }: Stage): Promise<void> {
  const name = await patiently(
    () => calls.waiting().find((one) => edits.includes(one as CallName)) ?? null,
    () => 'The page has sent no edit',
  )
  await calls.release(name, answerTo(name))
}

function answerTo(name: string): Answer {
  const [{ output }] = pagesModel.cases['xstate.done.actor.listPages'] as [
    { output: { pages: [Page] } },
  ]
  const [page] = output.pages
  if (name === 'deletePage' || name === 'deleteInterest') return ok({})
  return ok(name.endsWith('Picture') ? page : page.interests[0])
}

function step(page: Stage['page'], name: string) {
  return page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: new RegExp(`${name}$`) })
}

function chips(page: Stage['page']) {
  return page.getByRole('region', { name: /^Interests for/ }).getByRole('listitem')
}

function more(page: Stage['page']) {
  return page.getByRole('button', { name: 'Actions for Soup' })
}

function reload(page: Stage['page']) {
  return page.getByRole('button', { name: /^(Try again|Refresh)$/, disabled: false })
}

function dismiss(page: Stage['page']) {
  return page.getByRole('alert').getByRole('button', { name: 'Dismiss', exact: true })
}
