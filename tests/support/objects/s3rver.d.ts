/** The package has no types: what the tests use of it. */
declare module '@20minutes/s3rver' {
  interface Options {
    readonly address: string
    readonly port: number
    readonly silent: boolean
    readonly directory: string
    readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly [] }[]
  }
  interface Listing {
    readonly maxKeys: number
  }
  class S3rver {
    readonly store: {
      listObjects: (bucket: string, listing: Listing) => Promise<unknown>
    }
    constructor(options: Options)
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
  export = S3rver
}
