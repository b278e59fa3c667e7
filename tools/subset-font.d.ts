/** The part that is used here of a package without types. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'sfnt' | 'woff' | 'woff2'
    readonly noLayoutClosure?: boolean
    readonly noHinting?: boolean
    readonly keepFeatures?: readonly string[]
    readonly dropTables?: readonly string[]
  }
  function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
  export = subsetFont
}
