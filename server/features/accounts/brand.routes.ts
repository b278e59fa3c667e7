/** Reading and choosing an account's brand. */
import { problem } from '#core/contract/call/problems.contract.ts'
import { accountCalls, type Brand } from '#core/contract/account/accounts.contract.ts'
import type { Queries } from '../../platform/database/database.ts'
import { refuseField } from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { NO_ACCOUNT } from './accounts.routes.ts'
import { findAccount } from './accounts.store.ts'
import { findBrand, putBrand } from './brands.store.ts'

export interface BrandNeeds {
  /** Whether this picture is the person's own. */
  readonly hasPicture: (tx: Queries, owner: string, pictureId: string) => Promise<boolean>
}

export function brandRoutes(route: Route, { database, clock }: Platform, needs: BrandNeeds): void {
  route(accountCalls.getBrand, async ({ user, params }) => {
    if ((await findAccount(database.root, user.id, params.account_id)) === undefined)
      return NO_ACCOUNT
    return findBrand(database.root, user.id, params.account_id)
  })
  route(accountCalls.putBrand, async ({ user, params, body }) =>
    database.transaction(async (tx) => {
      if ((await findAccount(tx, user.id, params.account_id)) === undefined) return NO_ACCOUNT
      for (const logo of [body, ...(body.kits ?? [])].flatMap(logosOf))
        if (!(await needs.hasPicture(tx, user.id, logo)))
          return refuseField('logo_picture_id', problem('picture.logoMissing'))
      const brand = { ...(await findBrand(tx, user.id, params.account_id)), ...body }
      await putBrand(tx, params.account_id, { brand, updated_at: clock.now() })
      return brand
    }),
  )
}

const logosOf = ({
  logo_picture_id: logo,
  logo_dark_picture_id: dark = null,
}: Pick<Brand, 'logo_picture_id' | 'logo_dark_picture_id'>): string[] =>
  [logo, dark].filter((id) => id !== null)
