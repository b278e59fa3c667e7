/**
 * Everything a person has here goes in one transaction; files follow after the commit, since they
 * can't be rolled back.
 */
import type { AuthParts } from './auth-parts.ts'
import { deleteUserRow } from './users.store.ts'

export async function deleteUser(parts: AuthParts, owner: string): Promise<void> {
  const { database, log } = parts.platform
  const cleanUps = await database.transaction(async (tx) => {
    const later: (() => Promise<void>)[] = []
    for (const feature of parts.features()) {
      const cleanUp = await feature.forgetUser?.(tx, owner)
      if (cleanUp !== undefined) later.push(cleanUp)
    }
    await deleteUserRow(tx, owner)
    return later
  })
  for (const cleanUp of cleanUps) {
    // The person is gone; a file that can't be removed must not look like a failure to them.
    await cleanUp().catch((error: unknown) =>
      log.error('A file of a deleted user could not be removed', { error }),
    )
  }
}
