import { expect, test, vi } from 'vitest'
import { deviceName } from './device-name.ts'

const made = (): string => crypto.randomUUID()

test('keeps a stored name and replaces an invalid one', () => {
  const kept = new Map<string, string>([['device', 'garbage']])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const first = deviceName(storage, made)
  expect(first).not.toBe('garbage')
  expect(first).toMatch(/^[0-9a-f]{8}$/)
  expect(deviceName(storage, made)).toBe(first)
  const whole = made()
  kept.set('device', whole)
  expect(deviceName(storage, made)).toBe(whole)
})

test('answers a name when storage throws', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const refuse = (): never => {
    throw new Error('Storage is off.')
  }
  expect(deviceName({ getItem: refuse, setItem: refuse, removeItem: refuse }, () => 'a name')).toBe(
    'a name',
  )
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})
