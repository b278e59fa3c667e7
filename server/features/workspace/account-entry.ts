/** What a workspace file says of the account itself, beside its pins, pages and files. */
import { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import type { AccountEntry } from '#core/workspace/workspace.schema.ts'
import type { AccountTables } from '../../platform/database/tables/accounts.tables.ts'
import type { BoardRows } from './export.store.ts'

export function accountEntry(
  { id, name, kind, created_at }: AccountTables['accounts'],
  counters: AccountEntry['counters'],
  { boards, sections, brand, schedule, automations, ownTemplates }: BoardRows,
): AccountEntry {
  const byBoard = Map.groupBy(sections, (section) => section.board_id)
  return {
    // The practice network is of this server: elsewhere the account is a manual one.
    account: { id, name, kind: kind === 'practice' ? 'manual' : kind, created_at },
    counters,
    // Written by our own schemas; the import parses it.
    brand:
      brand === undefined
        ? null
        : {
            brand: JSON.parse(brand.brand) as NonNullable<AccountEntry['brand']>['brand'],
            updated_at: brand.updated_at,
          },
    schedule:
      schedule === undefined
        ? null
        : {
            schedule: AccountSchedule.parse(JSON.parse(schedule.schedule)),
            updated_at: schedule.updated_at,
            ...pauseOf(schedule),
          },
    automations: [...automations],
    own_templates: [...ownTemplates],
    boards: boards.map((board) => ({
      ...board,
      sections: (byBoard.get(board.id) ?? []).map(
        ({ id: own, name: called, created_at: made }) => ({
          id: own,
          name: called,
          created_at: made,
        }),
      ),
    })),
  }
}

type Pauses = Pick<
  NonNullable<BoardRows['schedule']>,
  'paused_at' | 'pause_remark' | 'pause_reason'
>

function pauseOf({ paused_at: at, pause_remark: remark, pause_reason: reason }: Pauses) {
  if (at === null) return {}
  return { pause: { at, remark: remark ?? '', ...(reason === null ? {} : { reason }) } }
}
