import { expect, test } from 'vitest'
import { RecentAnswers } from './recent-answers.ts'

function begin() {
  let time = 0
  const asked: string[] = []
  const recent = new RecentAnswers<string>({ now: () => time, lifetime: 10, most: 2 })
  const get = async (key: string) =>
    recent.get(key, async () => {
      asked.push(key)
      return `${key} at ${time}`
    })
  const at = (next: number) => {
    time = next
  }
  return { recent, asked, get, at }
}

test('an answer is kept for its time, and what is asked at once is asked once', async () => {
  const { asked, get, at } = begin()
  expect(await Promise.all([get('a'), get('a')])).toEqual(['a at 0', 'a at 0'])
  at(9)
  expect(await get('a')).toBe('a at 0')
  at(10)
  expect(await get('a')).toBe('a at 10')
  expect(asked).toEqual(['a', 'a'])
})

test('of too many the oldest is forgotten', async () => {
  const { asked, get } = begin()
  for (const key of ['a', 'b', 'c', 'b', 'a']) await get(key)
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})

test('what failed is asked again', async () => {
  const { recent, get } = begin()
  const fail = async () => Promise.reject(new Error('no'))
  await expect(recent.get('a', fail)).rejects.toThrow('no')
  expect(await get('a')).toBe('a at 0')
})
