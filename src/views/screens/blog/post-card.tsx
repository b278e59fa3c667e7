/**
 * A post in a list: its pin, its title, how long it takes. The whole card is the link's target, its
 * name only the title.
 */
import { Link } from '@tanstack/react-router'
import type { BlogEntry } from '#core/public/blog.ts'
import { useText } from '../../kit/i18n/text.ts'
import blogMessages from '#locales/en/blog/blog.json' with { type: 'json' }
import { english } from './english.ts'
import css from './post-card.module.css'
import { PostDate } from './post-date.tsx'

/**
 * `level` of its heading. `isFirst`: seen at once, so its picture waits for nothing but the words.
 */
export function PostCard({
  post,
  level = 2,
  isFirst = false,
}: {
  post: BlogEntry
  level?: 2 | 3
  isFirst?: boolean
}) {
  const t = useText(blogMessages)
  const Heading = `h${level}` as const
  return (
    <article className={css['card']}>
      <img
        src={post.picture.small}
        alt=""
        width={480}
        height={720}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority="low"
        className={css['picture']}
      />
      <div className={css['words']}>
        <Heading className={css['title']} {...english}>
          <Link to="/blog/$slug" params={{ slug: post.slug }} className={css['link']}>
            {post.title}
          </Link>
        </Heading>
        <p className={css['description']} {...english}>
          {post.description}
        </p>
        <p className={css['byline']}>
          <PostDate date={post.date} /> · {t('blog.minutes', { count: post.minutes })}
        </p>
      </div>
    </article>
  )
}
