/** Points feed readers, in the head of the blog's pages, where its feed is. */
import { useApp } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import blogMessages from '#locales/en/blog/blog.json' with { type: 'json' }

export function FeedLink() {
  const t = useText(blogMessages)
  const { brand, public_url } = useApp().config
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`${t('blog.title')} · ${brand}`}
      href={`${public_url}/blog/rss.xml`}
    />
  )
}
