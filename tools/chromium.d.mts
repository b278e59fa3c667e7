/** The executable, or null with a sentence on standard error. */
export function findChromium(): string | null
