/** Keys that are pressed between the start of a move and its bar, which may still be loading. */
export interface HeldKeys {
  /** From here on keys go to no other part of the page. Tab and the browser's own still do. */
  readonly hold: () => void
  /** The keys so far, in their order; later ones are not held. */
  readonly release: () => readonly string[]
}

export function createHeldKeys(): HeldKeys {
  let keys: string[] = []
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || key === 'Tab') return
    event.preventDefault()
    event.stopImmediatePropagation()
    keys.push(key)
  }
  return {
    hold: () => globalThis.addEventListener('keydown', onKeyDown, true),
    release: () => {
      globalThis.removeEventListener('keydown', onKeyDown, true)
      const held = keys
      keys = []
      return held
    },
  }
}
