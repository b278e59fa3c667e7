/** Pinning accounts with their boards, sections and brand. */
import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { listAccounts, presentAccount } from './accounts.store.ts'
import { boardsRoutes } from './boards.routes.ts'
import { listBoards } from './boards.store.ts'
import { brandRoutes } from './brand.routes.ts'
import type { BrandNeeds } from './brand.routes.ts'
import { findBrand } from './brands.store.ts'
import { sectionsRoutes } from './sections.routes.ts'

export function accountsFeature(platform: Platform, needs: BrandNeeds): Feature {
  return {
    name: 'accounts',
    routes: (route) => {
      accountsRoutes(route, platform)
      boardsRoutes(route, platform)
      sectionsRoutes(route, platform)
      brandRoutes(route, platform, needs)
    },
    exportParts: async (owner) => [
      {
        path: 'accounts.json',
        read: async () => JSON.stringify(await everything(platform, owner), null, 2),
      },
    ],
  }
}

async function everything({ database }: Platform, owner: string): Promise<unknown> {
  const accounts = await listAccounts(database.root, owner)
  return Promise.all(
    accounts.map(async (account) => ({
      ...presentAccount(account),
      boards: await listBoards(database.root, { owner, accountId: account.id }),
      brand: await findBrand(database.root, owner, account.id),
    })),
  )
}
