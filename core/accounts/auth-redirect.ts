/**
 * Where to go after login, when the server or the address suggests a path: only inside the product.
 * Browsers read `//host`, `/\host` and control characters as another site, so those are refused.
 */
export function insideProduct(path: string | null | undefined): string | null {
  if (path == null || !/^\/(?![/\\])/.test(path)) return null
  // oxlint-disable-next-line no-control-regex -- tabs and newlines are dropped by browsers before they read an address
  return /[\u0000-\u001f\\]/.test(path) ? null : path
}
