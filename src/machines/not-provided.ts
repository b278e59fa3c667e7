/**
 * The default of every effect that a machine declares: machines hold none, `src/main/` provides
 * them all.
 */
export function notProvided(name: string): never {
  throw new Error(
    `The effect "${name}" was not provided. src/main/ joins machines to their effects.`,
  )
}
