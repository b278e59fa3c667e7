/** The name that pins give a website. */

/**
 * The account's own brand first, then what the site calls itself, then its host: "example.com". A
 * page that was made of a keyword alone has none of them.
 */
export function siteNameFor(
  brandName: string,
  { site_name, url }: { readonly site_name: string; readonly url: string },
): string {
  return brandName.trim() || site_name || hostOf(url)
}

/** Without `www.` and port; '' when it is no address. */
export function hostOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? ''
}
