/**
 * React Aria's Button drops `aria-keyshortcuts`, so it is set on the element: a ref callback for
 * each chord, the same one at each render. Keys as ARIA names them: `Control+Z`.
 */
type SetOn = (element: Element | null) => void

const known = new Map<string, SetOn>()

export function keyShortcuts(keys: string): SetOn {
  const found = known.get(keys)
  if (found !== undefined) return found
  const setOn: SetOn = (element) => element?.setAttribute('aria-keyshortcuts', keys)
  known.set(keys, setOn)
  return setOn
}
