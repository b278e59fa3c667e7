import { expect, test } from 'vitest'
import { isLocalAddress } from './export-panel.tsx'

test.each(['localhost', '127.0.0.1', '127.9.0.1', '[::1]', 'pins.localhost'])(
  '%s is this computer',
  (name) => expect(isLocalAddress(name)).toBe(true),
)

test.each(['pins.example', '192.168.0.4', '127.example.org', 'localhost.example'])(
  '%s is another computer',
  (name) => expect(isLocalAddress(name)).toBe(false),
)
