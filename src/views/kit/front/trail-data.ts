/** What a page is and its breadcrumbs, as schema.org data. */
import { type Language } from '#core/contract/call/languages.ts'
import { pathIn } from '#core/public/languages.ts'
import type { LinkedData } from './page-head.tsx'

export interface Place {
  readonly name: string
  /** In English. */
  readonly path: string
}

/** BreadcrumbList: the way to a page from the front page. */
export function trailData(
  places: readonly Place[],
  { address, locale }: { readonly address: string; readonly locale: Language },
): LinkedData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ name, path }, nth) => ({
      '@type': 'ListItem',
      position: nth + 1,
      name,
      item: `${address}${pathIn(locale, path)}`,
    })),
  }
}

/** Something that can be used, for nothing. */
export function freeApplication(name: string, description: string): LinkedData {
  return {
    '@type': 'SoftwareApplication',
    name,
    description,
    applicationCategory: 'DesignApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  }
}
