/**
 * Reports to everything at the lower edge of the screen how high its neighbours are: the height
 * of the element goes into a variable of the root, so that tray and notes are above a bar that
 * wraps, wherever it comes from. `ref={publishHeight('--bottom-bar')}`, made once a module.
 */
type EdgeVariable = '--bottom-bar' | '--tray' | '--overlay-foot' | '--overlay-pinned' | '--notes'

export function publishHeight(variable: EdgeVariable) {
  return (element: HTMLElement | null) => {
    if (!element) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty(variable, `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(variable)
    }
  }
}

const veils = new Set<HTMLElement>()

/**
 * For the container of a dialog: notes are then at its lower edge, whatever bars are below it, and
 * the dialog ends above them. `--dialog-end`: px from the lower edge of the window to its own,
 * which is higher where a keyboard is shown.
 */
export function publishDialogEnd(veil: HTMLElement | null) {
  if (!veil) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const { bottom } = veil.getBoundingClientRect()
    style.setProperty('--dialog-end', `${Math.max(0, window.innerHeight - bottom)}px`)
  })
  observer.observe(veil)
  veils.add(veil)
  return () => {
    observer.disconnect()
    veils.delete(veil)
    if (veils.size === 0) style.removeProperty('--dialog-end')
  }
}
