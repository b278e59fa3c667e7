import { expect, test } from 'vitest'
import type { UnsavedWords, WordStore } from '../views/shell/unsaved-words.ts'
import { keptUntilSaved } from './kept-until-saved.ts'

function memory() {
  const kept = new Map<string, UnsavedWords>()
  const waiting: (() => void)[] = []
  const inner: WordStore = {
    read: () => [...kept].map(([field, { text }]) => [field, text] as const),
    keep: (field, words) => void (words === null ? kept.delete(field) : kept.set(field, words)),
  }
  const store = keptUntilSaved(inner, (then) => waiting.push(then))
  return { store, texts: () => inner.read().map(([, text]) => text), save: () => waiting.splice(0).forEach((then) => then()) }
}

test('words that were handed over are kept until they are stored', () => {
  const { store, texts, save } = memory()
  store.keep('p title', { text: 'Typed', over: null })
  store.keep('p title', null)
  expect(texts()).toEqual(['Typed'])
  save()
  expect(texts()).toEqual([])
})

test('words that were typed in the meantime stay', () => {
  const { store, texts, save } = memory()
  store.keep('p title', { text: 'Typed', over: null })
  store.keep('p title', null)
  store.keep('p title', { text: 'Typed on', over: 'Typed' })
  save()
  expect(texts()).toEqual(['Typed on'])
})

test('words of an account go at once', () => {
  const { store, texts } = memory()
  store.keep('a brand', { text: 'Draft', over: null }, 'a')
  store.keep('a brand', null, 'a')
  expect(texts()).toEqual([])
})
