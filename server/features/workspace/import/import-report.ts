/**
 * What an import would do, in words and numbers: the dry run's answer. The person's limits belong
 * to it: a file that is whole may not fit.
 */
import { withCodes, type Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { WorkspaceCounts, WorkspaceReport } from '#core/contract/content/workspace.contract.ts'
import { freeName } from '#core/workspace/free-name.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { Config } from '../../../platform/config.ts'
import { pinBytes } from '../../../platform/usage/quota.store.ts'
import { pagesLeft, storageLeft } from '../../../platform/usage/quotas.ts'
import type { Checked } from '../check-workspace.ts'
import { accountNameKeys } from './import.store.ts'

export interface ReportNeeds {
  readonly limits: Config['limits']
  readonly keyOf: (name: string) => string
}

const MEGABYTE = 1_000_000
const NOTHING = {
  pages: 0,
  pins: 0,
  deleted_pins: 0,
  events: 0,
  pictures: 0,
  fonts: 0,
  videos: 0,
}
/** Videos that are left out are named one by one up to this. */
const NAMED_VIDEOS = 20
/**
 * A file may hold more than the limits count: rows and the history. The pictures of pins, made here
 * and brought along, may be as much.
 */
export const FILE_TO_STORAGE = 4

export async function reportOf(
  db: Queries,
  owner: string,
  { checked, needs }: { checked: Checked; needs: ReportNeeds },
): Promise<WorkspaceReport> {
  const { account, manifest, problems } = checked
  await addLimits(db, owner, { checked, needs })
  const taken = await accountNameKeys(db, owner)
  const name = account?.account.name ?? ''
  const newName =
    name === '' ? '' : freeName(name, (candidate) => taken.has(needs.keyOf(candidate)))
  return {
    account_name: name,
    new_name: newName,
    made_at: manifest?.made_at ?? null,
    counts: countsOf(checked),
    problems: problems.listed,
    more_problems: problems.more,
    ...withCodes({ notes: notesOf(checked, newName) }),
  }
}

function countsOf({ account, counts, bytes }: Checked): WorkspaceCounts {
  const {
    limitedBytes: _,
    pinBytes: __,
    plansLeftOut: ___,
    linksLeftOut: ____,
    ...rows
  } = counts ?? { ...NOTHING, limitedBytes: 0, pinBytes: 0, plansLeftOut: 0, linksLeftOut: 0 }
  return { ...rows, boards: account?.boards.length ?? 0, bytes }
}

async function addLimits(
  db: Queries,
  owner: string,
  { checked: { counts, problems }, needs: { limits } }: { checked: Checked; needs: ReportNeeds },
): Promise<void> {
  if (counts === null) return
  const room = await storageLeft(db, owner, limits)
  // Rows and history count once they are there: without room none may come.
  if (counts.limitedBytes > room || room === 0)
    problems.add(
      '',
      problem('workspace.storageFull', {
        size: Math.ceil(counts.limitedBytes / MEGABYTE),
        left: Math.floor(room / MEGABYTE),
      }),
    )
  const rendered = limits.storedBytes === 0 ? 0 : counts.pinBytes + (await pinBytes(db, owner))
  if (rendered > limits.storedBytes * FILE_TO_STORAGE)
    problems.add(
      '',
      problem('workspace.renderingsFull', {
        size: Math.ceil(rendered / MEGABYTE),
        most: Math.floor((limits.storedBytes * FILE_TO_STORAGE) / MEGABYTE),
      }),
    )
  const pages = await pagesLeft(db, owner, limits)
  if (counts.pages > pages)
    problems.add('', problem('workspace.pagesFull', { pages: counts.pages, left: pages }))
}

function notesOf(checked: Checked, newName: string): Problem[] {
  const { account, counts } = checked
  if (account === null || counts === null) return []
  const notes: Problem[] = []
  if (newName !== account.account.name)
    notes.push(problem('workspace.renamed', { name: account.account.name, newName }))
  if (account.account.kind === 'pinterest') notes.push(problem('workspace.connectAgain'))
  if (counts.deleted_pins > 0)
    notes.push(problem('workspace.deletedPins', { count: counts.deleted_pins }))
  if (counts.plansLeftOut > 0)
    notes.push(problem('workspace.plansLeftOut', { count: counts.plansLeftOut }))
  if (counts.linksLeftOut > 0)
    notes.push(problem('workspace.linksLeftOut', { count: counts.linksLeftOut }))
  return [...notes, ...videoNotes(checked)]
}

function videoNotes({ videosLeftOut, pinsWithoutVideo }: Checked): Problem[] {
  const named = videosLeftOut.slice(0, NAMED_VIDEOS)
  const more = videosLeftOut.length - named.length
  return [
    ...named.map(({ title, reason }) => problem('workspace.videoLeftOut', { title, reason })),
    ...(more > 0 ? [problem('workspace.moreVideosLeftOut', { count: more })] : []),
    ...(pinsWithoutVideo > 0
      ? [problem('workspace.videosLeftOut', { count: pinsWithoutVideo })]
      : []),
  ]
}
