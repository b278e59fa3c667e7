import { expect, test } from 'vitest'
import { createGeneralClient } from '../../api/general-client.ts'
import { createBlogSource } from './blog-source.ts'

const list = { page: 2, pages: 2, posts: [] }

/** The source before a server that gives these answers by their paths, and what it was asked. */
function sourceBefore(answers: Record<string, Response | Error>) {
  const asked: string[] = []
  const general = createGeneralClient({
    fetch: async (address) => {
      const path = typeof address === 'string' ? address : ''
      asked.push(path)
      const answer = answers[path] ?? new Response('Not found\n', { status: 404 })
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return { blog: createBlogSource(general), asked }
}

test('fetches the data beside the page', async () => {
  const { blog, asked } = sourceBefore({ '/blog/page-2/_payload.json': Response.json(list) })
  expect(await blog.list(2)).toEqual(list)
  expect(await blog.list(1)).toBeNull()
  expect(await blog.post('no-such-post')).toBeNull()
  expect(asked).toEqual([
    '/blog/page-2/_payload.json',
    '/blog/_payload.json',
    '/blog/no-such-post/_payload.json',
  ])
})

test('reads the answer for a missing page to its end, or its request stays open', async () => {
  const missing = new Response('Not found\n', { status: 404 })
  const { blog } = sourceBefore({ '/blog/no-such-post/_payload.json': missing })
  expect(await blog.post('no-such-post')).toBeNull()
  expect(missing.bodyUsed).toBe(true)
})

test('a slug can’t address another file', async () => {
  const { blog, asked } = sourceBefore({})
  await blog.post('../api/auth/user?x=#')
  expect(asked).toEqual(['/blog/..%2Fapi%2Fauth%2Fuser%3Fx%3D%23/_payload.json'])
})

test('server errors, invalid answers and network errors reject instead of answering null', async () => {
  const { blog } = sourceBefore({
    '/blog/_payload.json': new Response('', { status: 503 }),
    '/blog/page-2/_payload.json': Response.json({ page: 'two' }),
    '/blog/a/_payload.json': new TypeError('offline'),
  })
  await expect(blog.list(1)).rejects.toThrow('The server has a problem.')
  await expect(blog.list(2)).rejects.toThrow('doesn’t make sense to this page')
  await expect(blog.post('a')).rejects.toThrow('The server didn’t answer.')
})
