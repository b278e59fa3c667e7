/** /blog and /blog/page-{page}: the posts with their pins, six a page. */
import { Link, getRouteApi } from '@tanstack/react-router'
import { blogListPath, blogPostPath } from '#core/public/blog-paths.ts'
import type { BlogList } from '#core/public/blog.ts'
import { useApp } from '../../kit/context/app-context.tsx'
import { FrontFrame } from '../../kit/front/front-frame.tsx'
import { PageHead } from '../../kit/front/page-head.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { MainRegion } from '../../kit/screen/main-region.tsx'
import { Icon } from '../../kit/ui/icon.tsx'
import css from './blog-list.module.css'
import blogMessages from '#locales/en/blog/blog.json' with { type: 'json' }
import { FeedLink } from './feed-link.tsx'
import { PostCard } from './post-card.tsx'

const firstRoute = getRouteApi('/blog')
const furtherRoute = getRouteApi('/blog/page-{$page}')

export function BlogScreen() {
  return <PostList list={firstRoute.useLoaderData()} />
}

export function BlogPageScreen() {
  return <PostList list={furtherRoute.useLoaderData()} />
}

/** In the first row of a wide screen. */
const SEEN_AT_ONCE = 3

function PostList({ list: { page, pages, posts } }: { list: BlogList }) {
  const t = useText(blogMessages)
  const { brand, public_url } = useApp().config
  const data = {
    '@type': 'Blog',
    name: `${t('blog.title')} · ${brand}`,
    url: `${public_url}/blog`,
    description: t('blog.description'),
    blogPost: posts.map((post) => ({
      '@type': 'BlogPosting',
      headline: post.title,
      url: public_url + blogPostPath(post.slug),
      datePublished: post.date,
    })),
  } as const
  return (
    <FrontFrame>
      <PageHead
        title={page === 1 ? t('blog.title') : t('blog.pageTitle', { page })}
        description={t('blog.description')}
        path={blogListPath(page)}
        {...(posts[0] ? { picture: posts[0].picture.card } : {})}
        data={[data]}
      />
      <FeedLink />
      <MainRegion className={css['page']}>
        <header className={css['head']}>
          <h1 tabIndex={-1} className={css['headline']}>
            {t('blog.headline')}
          </h1>
          <p className={css['lead']}>{t('blog.lead')}</p>
        </header>
        <ul className={css['posts']} aria-label={t('blog.posts')}>
          {posts.map((post, index) => (
            <li key={post.slug}>
              <PostCard post={post} isFirst={index < SEEN_AT_ONCE} />
            </li>
          ))}
        </ul>
        {pages > 1 ? <Pages page={page} pages={pages} /> : null}
        <p className={css['feed']}>
          <a href="/blog/rss.xml">{t('blog.feed')}</a>
        </p>
      </MainRegion>
    </FrontFrame>
  )
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const t = useText(blogMessages)
  return (
    <nav className={css['pages']} aria-label={t('blog.pages')}>
      {page > 1 ? (
        <Link to={blogListPath(page - 1)} rel="prev" className={css['step']}>
          <Icon name="arrowStart" />
          {t('blog.newer')}
        </Link>
      ) : null}
      <span className={css['place']}>{t('blog.place', { page, pages })}</span>
      {page < pages ? (
        <Link to={blogListPath(page + 1)} rel="next" className={css['step']}>
          {t('blog.older')}
          <Icon name="arrowEnd" />
        </Link>
      ) : null}
    </nav>
  )
}
