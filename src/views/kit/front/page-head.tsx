/**
 * The metadata of a public page for search engines and link previews: title, description, canonical
 * address, a picture, and its schema.org data. React puts the elements into the head; the
 * prerenderer does the same (`src/prerender/prerender.ts`).
 */
import { useLocation } from '@tanstack/react-router'
import { languages } from '#core/contract/call/languages.ts'
import { isTranslated, pathIn } from '#core/public/languages.ts'
import { sharePicture } from '#core/public/share-picture.ts'
import { useApp } from '../context/app-context.tsx'

/** One thing of schema.org, without its context: `{ '@type': 'Article', headline: … }`. */
export type LinkedData = Readonly<Record<string, unknown>> & { readonly '@type': string }

export interface PageHeadProps {
  /** The brand is put behind it. */
  readonly title: string
  /** The whole of the browser tab's, where it is not that. */
  readonly tabTitle?: string | undefined
  /** One or two sentences, 50 to 160 characters. */
  readonly description: string
  /** Of the page in English: `/free-tools`. By default where we are. */
  readonly path?: string
  readonly kind?: 'website' | 'article'
  /**
   * Path or address of a picture of 1200 x 630 pixels; by default the one that is drawn for this
   * page.
   */
  readonly picture?: string
  readonly data?: readonly LinkedData[]
}

export function PageHead({
  title,
  tabTitle,
  description,
  path: given,
  kind = 'website',
  picture: own,
  data = [],
}: PageHeadProps) {
  const { config, locale } = useApp()
  const { brand, public_url } = config
  const { pathname } = useLocation()
  const path = given ?? withoutSlash(pathname)
  const address = `${public_url}${pathIn(locale, path)}`
  const picture = own ?? sharePicture(path, brand)
  return (
    <>
      <title>{tabTitle ?? `${title} · ${brand}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {isTranslated(path)
        ? languages.map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={language}
              href={`${public_url}${pathIn(language, path)}`}
            />
          ))
        : null}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta
        property="og:image"
        content={picture.startsWith('/') ? public_url + picture : picture}
      />
      <meta name="twitter:card" content="summary_large_image" />
      {data.map((thing) => (
        <script
          key={thing['@type']}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: asScript(thing) }}
        />
      ))}
    </>
  )
}

function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '')
}

/** `<` is escaped so that no value can end the element. */
function asScript(thing: LinkedData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
}
