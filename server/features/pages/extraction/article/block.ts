/** A piece of an article as its reader finds it, in document order. */
export interface Block {
  type: 'heading' | 'paragraph' | 'entry' | 'quote' | 'row'
  text: string
  /** 1-6 for headings, else 0. */
  level: number
  /** Entries of one list and rows of one table share a number; null for what is neither. */
  list: { id: number; ordered: boolean } | null
}
