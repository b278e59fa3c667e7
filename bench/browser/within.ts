/**
 * `work`, or an error after that time: a contender that needs minutes must not hold up the others.
 */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`cut off after ${limitMs / 1000} s`)), limitMs)
  })
  work.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Standard output is the table's. */
export function printProgress(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}
