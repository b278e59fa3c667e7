/**
 * What an import would do, in words and numbers: the dry run's answer. The person's limits belong
 * to it: a file that is whole may not fit.
 */
import type { WorkspaceCounts, WorkspaceReport } from '#core/contract/workspace.contract.ts'
import { freeName } from '#core/workspace/free-name.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Config } from '../../platform/config.ts'
import { pinBytes } from '../../platform/quota.store.ts'
import { pageRoom, storageRoom } from '../../platform/quotas.ts'
import type { Checked } from './check-workspace.ts'
import { accountNameKeys } from './import.store.ts'

export interface ReportNeeds {
  readonly limits: Config['limits']
  readonly keyOf: (name: string) => string
}

const MEGABYTE = 1_000_000
const NOTHING = { pages: 0, pins: 0, deleted_pins: 0, events: 0, pictures: 0, fonts: 0 }
/**
 * A file may hold more than the limits count: rows and the history. The pictures of pins, made here
 * and brought along, may be as much.
 */
export const FILE_TO_STORAGE = 4
const number = (value: number): string => value.toLocaleString('en')

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
    notes: notesOf(checked, newName),
  }
}

function countsOf({ account, counts, bytes }: Checked): WorkspaceCounts {
  const {
    limitedBytes: _,
    pinBytes: __,
    ...rows
  } = counts ?? { ...NOTHING, limitedBytes: 0, pinBytes: 0 }
  return { ...rows, boards: account?.boards.length ?? 0, bytes }
}

async function addLimits(
  db: Queries,
  owner: string,
  { checked: { counts, problems }, needs: { limits } }: { checked: Checked; needs: ReportNeeds },
): Promise<void> {
  if (counts === null) return
  const room = await storageRoom(db, owner, limits)
  if (counts.limitedBytes > room)
    problems.add(
      '',
      `Its pictures and fonts take ${number(Math.ceil(counts.limitedBytes / MEGABYTE))} MB, and you have ${number(Math.floor(room / MEGABYTE))} MB left here. Delete pictures, fonts or pages that you no longer need, or ask the operator for more room.`,
    )
  const rendered = limits.storedBytes === 0 ? 0 : counts.pinBytes + (await pinBytes(db, owner))
  if (rendered > limits.storedBytes * FILE_TO_STORAGE)
    problems.add(
      '',
      `With it, the pictures of pins here would take ${number(Math.ceil(rendered / MEGABYTE))} MB; ${number(Math.floor((limits.storedBytes * FILE_TO_STORAGE) / MEGABYTE))} MB are the most that an import may come to. Delete pins that you no longer need (the room of their pictures is free 30 days later), or ask the operator for more room.`,
    )
  const pages = await pageRoom(db, owner, limits)
  if (counts.pages > pages)
    problems.add(
      '',
      `It has ${number(counts.pages)} pages, and you may add ${number(pages)} more here. Delete pages that you no longer need, or ask the operator for more room.`,
    )
}

function notesOf({ account, counts }: Checked, newName: string): string[] {
  if (account === null || counts === null) return []
  const notes: string[] = []
  if (newName !== account.account.name)
    notes.push(
      `You have an account named “${account.account.name}”: this one will be named “${newName}”.`,
    )
  if (account.account.kind === 'pinterest')
    notes.push(
      'The account was connected to Pinterest. The new one is not: connect it again when you want that.',
    )
  if (counts.deleted_pins > 0)
    notes.push(
      `${number(counts.deleted_pins)} deleted ${counts.deleted_pins === 1 ? 'pin comes' : 'pins come'} along, so that the history can bring them back.`,
    )
  return notes
}
