/** /blog/{slug}: one post with its pin, what was asked about it, and what to read next. */
import { Link, getRouteApi } from '@tanstack/react-router'
import type { BlogEntry, BlogPost, BlogQuestion } from '#core/public/blog.ts'
import { useApp } from '../../kit/context/app-context.tsx'
import { FrontFrame } from '../../kit/front/front-frame.tsx'
import { useEntrance } from '../../kit/front/use-entrance.ts'
import { useText } from '../../kit/i18n/text.ts'
import { MainRegion } from '../../kit/screen/main-region.tsx'
import { Icon } from '../../kit/ui/icon.tsx'
import css from './blog-post.module.css'
import blogMessages from '#locales/en/blog/blog.json' with { type: 'json' }
import { english } from './english.ts'
import { PostCard } from './post-card.tsx'
import { PostDate, useDay } from './post-date.tsx'
import { PostHead } from './post-head.tsx'
import { useInnerLinks } from './use-inner-links.ts'

const route = getRouteApi('/blog/$slug')

export function BlogPostScreen() {
  const post = route.useLoaderData()
  const onClick = useInnerLinks()
  return (
    <FrontFrame>
      <PostHead post={post} />
      <MainRegion className={css['page']}>
        <article className={css['article']}>
          <Heading post={post} />
          <div className={css['column']}>
            {/* Made by the build from our own Markdown, in which HTML is refused. The links in it are real ones: the click only spares a page load. */}
            <div
              className={css['text']}
              {...english}
              onClick={onClick}
              dangerouslySetInnerHTML={{ __html: post.html }}
            />
            {post.questions.length > 0 ? <Questions questions={post.questions} /> : null}
          </div>
          {/* On a phone the words come first; on a wide screen the picture is beside them. */}
          <figure className={css['figure']}>
            <img
              src={post.picture.src}
              srcSet={`${post.picture.small} 480w, ${post.picture.src} 1000w`}
              sizes="(min-width: 1040px) 400px, 300px"
              alt={post.picture.alt}
              width={1000}
              height={1500}
              decoding="async"
              className={css['pin']}
              {...english}
            />
          </figure>
        </article>
        <Closing />
        <Related posts={post.related} />
      </MainRegion>
    </FrontFrame>
  )
}

function Heading({ post }: { post: BlogPost }) {
  const t = useText(blogMessages)
  const day = useDay()
  return (
    <header className={css['head']}>
      <nav aria-label={t('blog.trail')}>
        <Link to="/blog" className={css['back']}>
          <Icon name="arrowStart" />
          {t('blog.title')}
        </Link>
      </nav>
      <h1 tabIndex={-1} className={css['title']} {...english}>
        {post.title}
      </h1>
      <p className={css['lead']} {...english}>
        {post.description}
      </p>
      <p className={css['byline']}>
        <PostDate date={post.date} /> · {t('blog.minutes', { count: post.minutes })}
        {post.updated === null ? null : ` · ${t('blog.updated', { date: day(post.updated) })}`}
      </p>
      <ul className={css['tags']} aria-label={t('blog.tags')}>
        {post.tags.map((tag) => (
          <li key={tag} {...english}>
            {tag}
          </li>
        ))}
      </ul>
    </header>
  )
}

function Questions({ questions }: { questions: readonly BlogQuestion[] }) {
  const t = useText(blogMessages)
  return (
    <section className={css['questions']}>
      <h2>{t('blog.questions')}</h2>
      {questions.map(({ question, answer }) => (
        <div key={question} {...english}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </section>
  )
}

function Closing() {
  const t = useText(blogMessages)
  const { brand } = useApp().config
  const { isSignedIn, href } = useEntrance()
  return (
    <aside className={css['closing']} aria-labelledby="blog-closing">
      <h2 id="blog-closing">{t('blog.closing')}</h2>
      <p>{t('blog.closingBody', { brand })}</p>
      <Link to={href} className={css['start']}>
        {t(isSignedIn ? 'blog.studio' : 'blog.start')}
        <Icon name="arrowEnd" />
      </Link>
    </aside>
  )
}

function Related({ posts }: { posts: readonly BlogEntry[] }) {
  const t = useText(blogMessages)
  if (posts.length === 0) return null
  return (
    <section className={css['related']} aria-labelledby="blog-related">
      <h2 id="blog-related">{t('blog.related')}</h2>
      <ul className={css['others']}>
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard post={post} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
