export type Place = 'names' | 'comments' | 'tests' | 'docs'
export interface Word {
  forms: string[]
  use: string
  in: Place[]
  /** Only in these folders. */
  under?: string[]
}
export interface Use {
  place: Place
  word: string
  where: string
}
export type Counts = Record<string, number>
export function findUses(words: Word[], path: string, text: string): Use[]
export function findDocumentUses(words: Word[], path: string, text: string): Use[]
export function findTestNameUses(words: Word[], path: string, text: string): Use[]
export function unknownSuffix(roles: string[], path: string): string | null
export function countUses(uses: Use[]): Counts
export function compareUses(words: Word[], debt: Counts, uses: Use[]): string[]
export function lowerCounts(debt: Counts, counts: Counts): Counts
