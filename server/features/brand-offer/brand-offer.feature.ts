/**
 * Offers a brand before an account's first batch: the name, colours and logo of its website. Nothing
 * is stored until the user saves it. Skipping the offer is stored.
 */
import { MAX_BRAND_NAME_LENGTH } from '#core/contract/account/accounts.contract.ts'
import { brandOfferCalls, type BrandOffer } from '#core/contract/account/brand-offer.contract.ts'
import type { BrandHints } from '#core/pages/page-content.schema.ts'
import { brandColorsFrom } from '#core/templates/color/brand-colors.rules.ts'
import { cutText } from '#core/workspace/cut-text.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import { before } from '../../platform/deadline.ts'
import type { Feature } from '../../platform/feature.ts'
import { notFound } from '../../platform/http/failures/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { fetchLogo, type LogoNeeds } from './fetch-logo.ts'

/** The browser gives up after 30 s. ms */
const DEADLINE = 20_000

/** What the account's website says of itself. */
export interface FoundBrand {
  readonly site_name: string
  readonly hints: BrandHints
}

export interface BrandOfferNeeds extends LogoNeeds {
  findAccount(db: Queries, owner: string, accountId: string): Promise<object | undefined>
  /** A brand was saved, or the offer was skipped. */
  isBrandAnswered(db: Queries, accountId: string): Promise<boolean>
  /** Keeps a brand that is there. */
  skipBrand(tx: Tx, accountId: string, now: number): Promise<void>
  /** Deleted ones count: the account is not new. */
  hasPins(db: Queries, key: { owner: string; accountId: string }): Promise<boolean>
  /** Null when no page with an address was read. */
  findBrandOnPages(db: Queries, owner: string, accountId: string): Promise<FoundBrand | null>
}

const NOT_WANTED: BrandOffer = { is_wanted: false, name: '', colors: [], has_logo: false }
const noAccount = () => notFound('account')

export function brandOfferFeature(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  needs: BrandOfferNeeds,
): Feature {
  const owns = async (owner: string, accountId: string) =>
    (await needs.findAccount(database.root, owner, accountId)) !== undefined
  const isWanted = async (owner: string, accountId: string) =>
    !(await needs.isBrandAnswered(database.root, accountId)) &&
    !(await needs.hasPins(database.root, { owner, accountId }))

  return {
    name: 'brands',
    routes: (route) => {
      route(brandOfferCalls.getBrandOffer, async ({ user, params }) => {
        if (!(await owns(user.id, params.account_id))) return noAccount()
        if (!(await isWanted(user.id, params.account_id))) return NOT_WANTED
        const found = await needs.findBrandOnPages(database.root, user.id, params.account_id)
        return {
          is_wanted: true,
          name: cutText(found?.site_name ?? '', MAX_BRAND_NAME_LENGTH),
          colors: brandColorsFrom(found?.hints.colors ?? []),
          has_logo: (found?.hints.logos.length ?? 0) > 0,
        }
      })

      route(brandOfferCalls.getOfferedLogo, async ({ user, params, signal }) => {
        if (!(await owns(user.id, params.account_id))) return noAccount()
        if (!(await isWanted(user.id, params.account_id))) return { logo: null }
        const found = await needs.findBrandOnPages(database.root, user.id, params.account_id)
        if (found === null) return { logo: null }
        return before(
          { over: AbortSignal.timeout(DEADLINE), signal, late: () => ({ logo: null }) },
          async (ends) => ({
            logo: await fetchLogo(needs, {
              addresses: found.hints.logos,
              share: user.id,
              signal: ends,
            }),
          }),
        )
      })

      route(brandOfferCalls.skipBrandOffer, async ({ user, params }) =>
        database.transaction(async (tx) => {
          if ((await needs.findAccount(tx, user.id, params.account_id)) === undefined)
            return noAccount()
          await needs.skipBrand(tx, params.account_id, clock.now())
          return {}
        }),
      )
    },
  }
}
