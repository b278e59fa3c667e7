export type Sizes = Record<string, number>
export function compareSizes(debt: Sizes, sizes: Sizes): string[]
export function lowerDebt(debt: Sizes, sizes: Sizes): Sizes
