/**
 * Tells all that stands at the lower edge of the screen how high its neighbours are: the height of
 * the element goes into a variable of the root, so that tray and notes lie above a bar that wraps,
 * wherever it comes from. `ref={publishHeight('--bottom-bar')}`, made once a module.
 */
type EdgeVariable = '--bottom-bar' | '--tray' | '--overlay-foot' | '--overlay-pinned'

/** A note of two lines with the space around it. px */
const NOTE_ROOM = 96

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

/**
 * For the last line of a dialog, which may end anywhere: where notes would lie on its buttons, they
 * lie above it. `--dialog-foot`: px from the lower edge of the window to the upper one of the line,
 * or 0 where there is room below the dialog.
 */
export function publishDialogFoot(foot: HTMLElement | null) {
  if (!foot) return undefined
  const { style } = document.documentElement
  const publish = () => {
    const { top, bottom } = foot.getBoundingClientRect()
    style.setProperty(
      '--dialog-foot',
      `${window.innerHeight - bottom < NOTE_ROOM ? Math.max(0, window.innerHeight - top) : 0}px`,
    )
  }
  const observer = new ResizeObserver(publish)
  // The dialog, which grows with what it says, and what it stands in, as high as the window or what
  // a keyboard leaves of it.
  for (
    let element: HTMLElement | null = foot;
    element !== null && element !== document.body;
    element = element.parentElement
  )
    observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty('--dialog-foot')
  }
}
