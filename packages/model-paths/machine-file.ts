/** `pinFlow` → `pin-flow`: how the files of a machine begin. */
export function machineFile(machine: string): string {
  return machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/**
 * `pinFlow` → `src/machines/pin-flow/pin-flow`: what `.machine.ts` and `.model.ts` are added to.
 */
export function machinePath(machine: string): string {
  const file = machineFile(machine)
  return `src/machines/${file}/${file}`
}
