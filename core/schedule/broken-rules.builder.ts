/**
 * For tests: which rules a time breaks, worked out one by one, without the index that finds them.
 */
import type { ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import type { Sending } from './spacing.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export type Sent = Omit<Sending, 'id'>

export function brokenRules(
  one: Sent,
  others: readonly Sent[],
  rules: Omit<ScheduleRules, 'per_day' | 'jitter_minutes'>,
): string[] {
  return others.flatMap((other) => {
    const apart = Math.abs(one.at - other.at)
    const isSameLink = one.link !== '' && one.link === other.link
    const isSamePicture = one.picture_ids.some((id) => other.picture_ids.includes(id))
    return [
      ...(apart < MINUTE ? ['gap'] : []),
      ...(isSameLink && apart < rules.link_hours * HOUR ? ['link'] : []),
      ...(isSamePicture && apart < rules.picture_days * 24 * HOUR ? ['picture'] : []),
      ...(one.board === other.board && apart < rules.board_minutes * MINUTE ? ['board'] : []),
    ]
  })
}
