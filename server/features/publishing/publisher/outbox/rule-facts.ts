/**
 * What an account's rules compare its late pins by, as long as nothing changed: an open calendar
 * asks each minute or more often, and reading up to 100 pins and all that was sent is most of the
 * answer's cost.
 */
import { sourcePicturesOf } from '#core/preflight/preflight.ts'
import type { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import type { Sending } from '#core/schedule/spacing.ts'
import type { Clock } from '../../../../platform/clock.ts'
import { RecentAnswers } from '../../../../platform/caching/recent-answers.ts'
import { sentForRules } from '../governed.ts'
import type { AccountKey, PublisherParts } from '../publisher-parts.ts'

export interface RuleFacts {
  /** By pin; one that is deleted is not there. */
  readonly pins: ReadonlyMap<string, Pick<Sending, 'link' | 'picture_ids'>>
  readonly sent: readonly Sending[]
}

export interface RuleFactsNeeds extends Pick<PublisherParts, 'database' | 'clock' | 'getPins'> {
  readonly schedule: AccountSchedule
  /** Of the account's events, read before anything else: what is sent is one of them. */
  readonly revision: number
}

export type ReadRuleFacts = (
  needs: RuleFactsNeeds,
  key: AccountKey,
  pinIds: readonly string[],
) => Promise<RuleFacts>

/** Of a pin that was deleted while it was sent, a failure is no event. */
const LIFETIME_MS = 5 * 60_000
/** Some 10 MB. */
const MAX_REMEMBERED = 50

export function rememberedRuleFacts(clock: Clock): ReadRuleFacts {
  const recent = new RecentAnswers<RuleFacts>({
    now: () => clock.now(),
    lifetime: LIFETIME_MS,
    most: MAX_REMEMBERED,
  })
  return async (needs, key, pinIds) => {
    const { revision, schedule } = needs
    const asked = [key.accountId, revision, JSON.stringify(schedule.rules), ...pinIds].join(' ')
    return recent.get(asked, () => readRuleFacts(needs, key, pinIds))
  }
}

const readRuleFacts: ReadRuleFacts = async (needs, key, pinIds) => {
  const pins = await needs.getPins(needs.database.root, key, pinIds)
  const sent = await sentForRules(needs, key, needs.schedule)
  return {
    pins: new Map(
      pins.map((pin) => [pin.id, { link: pin.link, picture_ids: sourcePicturesOf(pin) }]),
    ),
    sent: sent.map(({ id, at, board, link, picture_ids }) => ({
      id,
      at,
      board,
      link,
      picture_ids,
    })),
  }
}
