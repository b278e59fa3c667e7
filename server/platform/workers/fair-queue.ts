/**
 * Waiting work in order of shares: shares take turns, and the work of one share stays in its order.
 */
export class FairQueue<Job extends { readonly share: string }> {
  /** By share; the share whose turn is next comes first. */
  readonly #lines = new Map<string, Job[]>()

  add(job: Job): void {
    const line = this.#lines.get(job.share)
    if (line === undefined) this.#lines.set(job.share, [job])
    else line.push(job)
  }

  /** The next one whose share may run now; that share then waits for all others. */
  take(mayRun: (share: string) => boolean): Job | undefined {
    for (const [share, line] of this.#lines) {
      if (!mayRun(share)) continue
      const job = line.shift()
      this.#lines.delete(share)
      if (line.length > 0) this.#lines.set(share, line)
      return job
    }
    return undefined
  }

  remove(job: Job): void {
    const line = (this.#lines.get(job.share) ?? []).filter((waiting) => waiting !== job)
    if (line.length > 0) this.#lines.set(job.share, line)
    else this.#lines.delete(job.share)
  }

  lengthOf(share: string): number {
    return this.#lines.get(share)?.length ?? 0
  }

  /** All of it; the queue is empty then. */
  drain(): Job[] {
    const all = [...this.#lines.values()].flat()
    this.#lines.clear()
    return all
  }
}
