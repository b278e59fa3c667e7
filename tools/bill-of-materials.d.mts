interface ProductPackage {
  readonly name: string
  readonly version: string
  readonly license?: string
}
interface Lock {
  readonly packages: Readonly<Record<string, unknown>>
}
export function productPackages(lock: Lock): readonly ProductPackage[]
export function billOfMaterials(
  lock: Lock,
  about: { readonly name: string; readonly version: string; readonly license: string },
): unknown
