/** Distinct words with numbers, and a search for the words that contain some letters. */

const BORDER = '\n'

export class Vocabulary {
  readonly #numbers = new Map<string, number>()
  #joined = ''
  #ends: number[] = []
  #fresh: string[] = []

  /** The word must not contain white space. */
  numberOf(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    const number = this.#numbers.size
    this.#numbers.set(word, number)
    this.#fresh.push(word)
    return number
  }

  /** By word number: 1 for each word that contains the letters. */
  wordsWith(part: string): Uint8Array {
    this.#join()
    const hits = new Uint8Array(this.#ends.length)
    let word = 0
    for (
      let hit = this.#joined.indexOf(part);
      hit !== -1 && word < hits.length;
      hit = this.#joined.indexOf(part, this.#ends[word - 1] ?? 0)
    ) {
      while ((this.#ends[word] ?? 0) <= hit) word += 1
      hits[word] = 1
      word += 1
    }
    return hits
  }

  #join(): void {
    let end = this.#joined.length
    for (const word of this.#fresh) this.#ends.push((end += word.length + BORDER.length))
    this.#joined += this.#fresh.map((word) => `${word}${BORDER}`).join('')
    this.#fresh = []
  }
}
