/**
 * What the core names of the platforms it runs on, without knowing either: only for checking `core`
 * on its own.
 */
interface Blob {
  readonly size: number
  readonly type: string
}
interface AbortSignal {
  readonly aborted: boolean
}
