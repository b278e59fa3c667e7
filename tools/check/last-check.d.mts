export function presentTree(folder?: string): string | null
export function changedBetween(tree: string, later: string, folder?: string): string[] | null
