/**
 * Tells all that stands at the lower edge of the screen how high its neighbours are: the height of the element goes into a variable of the
 * root, so that tray and notes lie above a bar that wraps, wherever it comes from. `ref={publishHeight('--bottom-bar')}`, made once a module.
 */
type EdgeVariable = '--bottom-bar' | '--tray' | '--overlay-foot'

export function publishHeight(variable: EdgeVariable) {
  return (element: HTMLElement | null) => {
    if (!element) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(variable, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(variable)
    }
  }
}
