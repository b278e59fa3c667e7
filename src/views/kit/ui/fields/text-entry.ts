/** Where keys belong to what is typed. */
const TEXT_FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"]), textarea, select, [role="textbox"]'

export function isTextEntry(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.closest(TEXT_FIELDS) !== null || target.isContentEditable)
  )
}
