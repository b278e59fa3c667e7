/** Boards and texts of pins that tests of an export use. */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { testId } from '#core/pins/pin.builder.ts'
import type { CsvContext } from '#core/export/pinterest-csv.ts'

export const board = (name: string, ...sections: string[]): Board => ({
  id: testId(name),
  name,
  created_at: 1,
  sections: sections.map((section) => ({ id: testId(section), name: section })),
})

export const boards = [board('Cakes', 'Lemon'), board('Gardens'), board('-Cakes')]

export const on = (...names: string[]) => ({
  boards: names.map((name) => ({ board_id: testId(name) })),
})

export const twice = (fields: Partial<Pin>) => [fields, fields] as const

export const csvContext: CsvContext = {
  boards,
  publicUrl: 'https://pins.example',
  linkTagging: true,
}

export const hostile = [
  '../../etc/passwd',
  'C:\\Windows\\system32',
  'CON',
  'nul.txt',
  '=HYPERLINK("http://evil","x")',
  'Say "hi", now\nand then',
  '👩‍🍳 bakes 🍰',
  'a\u202Egpj.exe',
  '   ...   ',
  'x'.repeat(300),
  '\u0000\u0007',
  'Crème brûlée',
  'naïve/…\\|?*:<>',
  '日本のケーキ'.repeat(30),
]
