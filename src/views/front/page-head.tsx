/**
 * What a public page tells search engines and those who share it: title, description, its one address, a picture, and what it is in
 * schema.org's words. React puts the elements into the head; the prerenderer does the same (`src/main/prerender.tsx`).
 */
import { useApp } from '../app-context.tsx'

/** One thing of schema.org, without its context: `{ '@type': 'Article', headline: … }`. */
export type LinkedData = Readonly<Record<string, unknown>> & { readonly '@type': string }

export interface PageHeadProps {
  /** Without the brand, which is put behind it. */
  readonly title: string
  /** One or two sentences, 50 to 160 characters. */
  readonly description: string
  /** Of the page in English, from its first slash: `/free-tools`. */
  readonly path: string
  readonly kind?: 'website' | 'article'
  /** Path or address of a picture of 1200 x 630 pixels. */
  readonly picture?: string
  readonly data?: readonly LinkedData[]
}

export function PageHead({ title, description, path, kind = 'website', picture, data = [] }: PageHeadProps) {
  const { brand, public_url } = useApp().config
  const address = `${public_url}${path}`
  const whole = `${title} · ${brand}`
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {picture === undefined ? null : (
        <>
          <meta property="og:image" content={new URL(picture, public_url).href} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {data.map((thing) => (
        <script key={thing['@type']} type="application/ld+json" dangerouslySetInnerHTML={{ __html: asScript(thing) }} />
      ))}
    </>
  )
}

/** `<` is escaped so that no value can end the element. */
function asScript(thing: LinkedData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
}
