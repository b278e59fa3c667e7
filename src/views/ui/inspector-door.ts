/**
 * How a command asks for the inspector, which is no part of the screens: it stands beside them, and
 * only where it is switched on.
 */
export const inspectorDoor = 'pinloom:inspector'

export function knockAtInspector(): void {
  window.dispatchEvent(new Event(inspectorDoor))
}
