/** `pinFlow` → `pin-flow`: how the files of a machine begin. */
export function machineFile(machine: string): string {
  return machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
