import { expect, test } from 'vitest'
import { pin, testId } from '../pin.builder.ts'
import { cellText, isEditable, isWordColumn, sheetColumns, writeCell } from './sheet-columns.ts'

const named = (name: string) => ({ board_id: testId(name), name })

test('words and boards can be written, what the pin is can only be read', () => {
  expect(sheetColumns.filter(isWordColumn)).toEqual(['title', 'description', 'alt_text', 'link'])
  expect(sheetColumns.filter(isEditable)).toEqual([
    'title',
    'description',
    'alt_text',
    'link',
    'boards',
  ])
  expect(sheetColumns).toEqual([
    'title',
    'description',
    'alt_text',
    'link',
    'boards',
    'interest',
    'status',
    'pin_type',
    'created',
    'page',
  ])
  for (const column of ['interest', 'status', 'pin_type', 'created', 'page'] as const)
    expect(writeCell(column, 'x', [])).toEqual({ ok: false, fault: { reason: 'notEditable' } })
})

test('a pin without an interest has nothing there', () => {
  expect(cellText(pin('a', { interest: null, interest_id: null }), 'interest')).toBe('')
})

test('words are written into their own column as they are kept', () => {
  expect(writeCell('alt_text', ' A  bowl\n', [])).toEqual({
    ok: true,
    patch: { alt_text: 'A bowl' },
  })
})

test('twenty boards can be on a pin, a board that is named twice counts once', () => {
  const boards = Array.from({ length: 21 }, (_, at) => named(`B${String(at).padStart(2, '0')}`))
  const write = (count: number) =>
    writeCell(
      'boards',
      boards
        .slice(0, count)
        .map(({ name }) => name)
        .join(', '),
      boards,
    )
  expect([write(20).ok, write(21)]).toEqual([
    true,
    { ok: false, fault: { reason: 'tooManyBoards', limit: 20 } },
  ])
  expect(writeCell('boards', 'B01, b01 ,B01', boards)).toEqual({
    ok: true,
    patch: { boards: [{ board_id: testId('B01') }], board_name: 'B01' },
  })
})

test('the longest name that fits is taken, and only whole names; what is not known is named, cut to eighty signs', () => {
  const boards = [named('Soup'), named('Soup, stew'), named('')]
  expect(writeCell('boards', 'Soup, stew', boards)).toMatchObject({
    patch: { board_name: 'Soup, stew' },
  })
  expect(writeCell('boards', 'Soup , Soup, stew', boards)).toMatchObject({
    patch: { board_name: 'Soup, Soup, stew' },
  })
  expect(writeCell('boards', ', Soup', boards)).toEqual({
    ok: false,
    fault: { reason: 'noBoard', name: '' },
  })
  expect(writeCell('boards', 'Soups, Soup', boards)).toEqual({
    ok: false,
    fault: { reason: 'noBoard', name: 'Soups' },
  })
  expect(writeCell('boards', ` ${'x'.repeat(90)} , Soup`, boards)).toEqual({
    ok: false,
    fault: { reason: 'noBoard', name: 'x'.repeat(80) },
  })
})
