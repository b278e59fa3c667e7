import { expect, test } from 'vitest'
import { nextOrder } from './pin-table.tsx'

test('a column begins with its highest figure or its first word, and is turned round', () => {
  const order = { column: 'saves', isDescending: true } as const
  expect(nextOrder(order, 'save_rate')).toEqual({ column: 'save_rate', isDescending: true })
  expect(nextOrder(order, 'title')).toEqual({ column: 'title', isDescending: false })
  expect(nextOrder(order, 'saves')).toEqual({ column: 'saves', isDescending: false })
})
