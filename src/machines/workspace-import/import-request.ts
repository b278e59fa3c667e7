/** As a browser's File: only a part at a time is read. */
export interface ChosenFile {
  readonly name: string
  readonly size: number
  readonly slice: (from: number, to: number) => Blob
}

export type ImportRequest = 'recall' | 'check' | 'import' | 'cancel'
