/** Before a run: how many pins each page, interest and board will get. */
import { useMemo } from 'react'
import type { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'
import type { Page } from '#core/contract/content/pages.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { usePins } from '../../../../kit/context/app-context.tsx'
import { useLoad } from '../../../../kit/context/data.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import frame from '../../../../pins/steps/step.module.css'
import { isBareKeyword } from '../../../../pins/generation/generation-config.ts'
import { isMissing } from '../../interests/interest-names.ts'
import { pageTitle } from '../../pages/page-title.ts'
import { pinsByInterest, sectionCoverage } from '../page-coverage.ts'
import css from './pin-shares.module.css'
import {
  boardShares,
  countInterests,
  type InterestShare,
  type PageShare,
  pageShares,
} from './pin-shares.ts'
import sharesMessages from '#locales/en/generate/shares.json' with { type: 'json' }
import type { ChosenPage } from '../../../../pins/generation/use-generation.ts'

/** Of a hundred pages only the first lists are open. */
const PAGES_IN_SIGHT = 3

interface PinSharesProps {
  readonly chosen: readonly ChosenPage[]
  /** Null while nothing can be made. */
  readonly config: GenerationConfig | null
}

export function PinShares({ chosen, config }: PinSharesProps) {
  const t = useText(sharesMessages)
  const shares = useMemo(() => (config ? pageShares(chosen, config) : []), [chosen, config])
  const bare = chosen.filter(({ page }) => isBareKeyword(page))
  const { without } = countInterests(shares)
  const rest = shares.slice(PAGES_IN_SIGHT)
  if (shares.length + bare.length === 0) return null
  return (
    <section className={frame.card} aria-label={t('shares.title')}>
      <h3>{t('shares.title')}</h3>
      {bare.map(({ page }) => (
        <p key={page.id} className={css.note}>
          {t('shares.nothing', { name: pageTitle(page) })}
        </p>
      ))}
      <Pages shares={shares.slice(0, PAGES_IN_SIGHT)} />
      {rest.length === 0 ? null : (
        <details className={css.rest}>
          <summary>{t('shares.more', { count: rest.length })}</summary>
          <Pages shares={rest} />
        </details>
      )}
      {without === 0 ? null : <p className={css.note}>{t('shares.none', { count: without })}</p>}
      <Boards shares={shares} />
    </section>
  )
}

function Pages({ shares }: { shares: readonly PageShare[] }) {
  const t = useText(sharesMessages)
  const made = usePins((snapshot) => listPins(snapshot.context.book))
  return (
    <ul className={css.pages}>
      {shares.map(({ page, pins, interests }) => (
        <li key={page.id} className={css.page}>
          <h4 className={css.row}>
            <span dir="auto">{pageTitle(page)}</span>
            <span className={css.count}>{t('shares.pins', { count: pins })}</span>
          </h4>
          <ul className={css.interests}>
            {interests.map((share) => (
              <Interest
                key={share.interest?.id ?? 'page'}
                share={share}
                made={pinsByInterest(page.id, made).get(share.interest?.id ?? null) ?? 0}
              />
            ))}
          </ul>
          <Sections page={page} made={made} />
        </li>
      ))}
    </ul>
  )
}

/** Parts of the page beside the whole: what has no pins yet is what a next run turns to. */
function Sections({ page, made }: { page: Page; made: readonly Pin[] }) {
  const t = useText(sharesMessages)
  const { data } = useLoad('getPageSections', {
    params: { account_id: page.account_id, page_id: page.id },
  })
  const covered = sectionCoverage(page.id, data?.sections ?? [], made)
  if (covered.length === 0) return null
  const open = covered.filter(({ pins }) => pins === 0).length
  return (
    <details className={css.sections}>
      <summary>{t('shares.sections', { count: covered.length, open })}</summary>
      <ul className={css.interests}>
        {covered.map(({ heading, pins }) => (
          <li key={heading} className={css.row}>
            <span dir="auto">{heading}</span>
            <span className={css.count}>{t('shares.made', { count: pins })}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Interest({
  share: { interest, pins },
  made,
}: {
  readonly share: InterestShare
  readonly made: number
}) {
  const t = useText(sharesMessages)
  return (
    <li className={css.row}>
      <span dir="auto">
        {interest?.interest_name ?? t('shares.wholePage')}
        {interest && isMissing(interest) ? (
          <span className={css.aside}>{t('shares.missing')}</span>
        ) : null}
      </span>
      <span className={css.count}>
        {t('shares.pins', { count: pins })}
        {made > 0 ? <span className={css.aside}>{t('shares.made', { count: made })}</span> : null}
      </span>
    </li>
  )
}

function Boards({ shares }: { shares: readonly PageShare[] }) {
  const t = useText(sharesMessages)
  const pins = usePins((snapshot) => listPins(snapshot.context.book))
  const boards = useMemo(() => boardShares(shares, pins), [shares, pins])
  if (boards.length === 0) return null
  return (
    <div className={css.page}>
      <h4>{t('shares.boards')}</h4>
      <ul className={css.interests}>
        {boards.map(({ name, pins: count }) => (
          <li key={name} className={css.row}>
            <span dir="auto">{name}</span>
            <span className={css.count}>{t('shares.pins', { count })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
