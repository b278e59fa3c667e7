import { expect, test, vi } from 'vitest'
import { deviceOn } from './device.ts'

const made = (): string => crypto.randomUUID()

test('a browser keeps its name; what is stored in its place by somebody else is replaced', () => {
  const kept = new Map<string, string>([['device', 'garbage']])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const first = deviceOn(storage, made)
  expect(first).not.toBe('garbage')
  expect(first).toMatch(/^[0-9a-f]{8}$/)
  expect(deviceOn(storage, made)).toBe(first)
  const whole = made()
  kept.set('device', whole)
  expect(deviceOn(storage, made)).toBe(whole)
})

test('where nothing can be stored there is a name all the same', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const refuse = (): never => {
    throw new Error('Storage is off.')
  }
  expect(deviceOn({ getItem: refuse, setItem: refuse, removeItem: refuse }, () => 'a name')).toBe(
    'a name',
  )
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})
