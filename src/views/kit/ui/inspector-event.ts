/**
 * Window event by which a command toggles the inspector, which is outside the application's tree.
 */
export const inspectorToggleEvent = 'pinloom:inspector'

export function toggleInspector(): void {
  window.dispatchEvent(new Event(inspectorToggleEvent))
}
