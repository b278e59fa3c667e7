/**
 * The data of a post for search engines: the article, its address, and its questions where it has
 * some.
 */
import { blogPostPath } from '#core/public/blog-paths.ts'
import type { BlogPost } from '#core/public/blog.ts'
import { useApp } from '../../kit/context/app-context.tsx'
import { PageHead, type LinkedData } from '../../kit/front/page-head.tsx'
import { useText } from '../../kit/i18n/text.ts'
import blogMessages from '#locales/en/blog/blog.json' with { type: 'json' }
import { FeedLink } from './feed-link.tsx'

export function PostHead({ post }: { post: BlogPost }) {
  const t = useText(blogMessages)
  const { brand, public_url } = useApp().config
  return (
    <>
      <PageHead
        title={post.title}
        description={post.description}
        path={blogPostPath(post.slug)}
        kind="article"
        picture={post.picture.card}
        data={postData(post, { brand, address: public_url, blogName: t('blog.title') })}
      />
      <meta property="article:published_time" content={post.date} />
      {post.updated === null ? null : (
        <meta property="article:modified_time" content={post.updated} />
      )}
      <FeedLink />
    </>
  )
}

/** `address`: of the product, without a slash at the end. */
export function postData(
  post: BlogPost,
  { brand, address, blogName }: { brand: string; address: string; blogName: string },
): LinkedData[] {
  const page = address + blogPostPath(post.slug)
  const maker = { '@type': 'Organization', name: brand, url: `${address}/` }
  const article: LinkedData = {
    '@type': 'Article',
    headline: post.title,
    description: post.description,
    image: [address + post.picture.src, address + post.picture.card],
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    inLanguage: 'en',
    keywords: post.tags.join(', '),
    wordCount: post.words,
    mainEntityOfPage: page,
    author: maker,
    publisher: maker,
  }
  const places = [
    [brand, `${address}/`],
    [blogName, `${address}/blog`],
    [post.title, page],
  ] as const
  const trail: LinkedData = {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  }
  if (post.questions.length === 0) return [article, trail]
  return [
    article,
    trail,
    {
      '@type': 'FAQPage',
      mainEntity: post.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}
