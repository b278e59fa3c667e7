/** Processes that hold a lock of PostgreSQL and ask something at each beat. */

export type Ask = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

interface Settings {
  readonly key: readonly [number, number]
  /** The application name of holders that beat. */
  readonly name: string
  /** Milliseconds. */
  readonly beat: number
  readonly stale: number
}

export interface HolderWatch {
  /**
   * Ends the connections of holders whose last query is `stale` old and is still the last one after
   * `endAfter` milliseconds. True: there is such a holder, ended or not.
   */
  endStale(ask: Ask): Promise<boolean>
  readonly endAfter: number
  /** One of the holders of the last look has beaten at least twice since it was first seen. */
  isBeating(): boolean
}

interface Seen {
  readonly asked: string | null
  /** Of `performance.now()`. */
  readonly since: number
  /** Late bytes of a connection that was cut are no more than one. */
  readonly beats: number
}

/**
 * A beat is seen twice, and a holder is ended only when none came in between: after a jump of
 * PostgreSQL's clock the last query of every holder looks old. It shows the times of a role's own
 * connections; another role's are left alone.
 */
export function watchHolders({ key, name, beat, stale }: Settings): HolderWatch {
  let seen = new Map<number, Seen>()
  // Half a beat more: a process that works hard is late.
  const endAfter = 1.5 * beat
  return {
    endAfter,
    isBeating: () => [...seen.values()].some(({ beats }) => beats >= 2),
    async endStale(ask) {
      const { rows } = await ask(
        `select pid, extract(epoch from query_start)::text as asked,
           coalesce(usename = current_user and application_name = $4
             and query_start < clock_timestamp() - $3 * interval '1 millisecond', false) as "isStale"
         from pg_locks join pg_stat_activity using (pid)
         where locktype = 'advisory' and objsubid = 2 and granted and classid = $1 and objid = $2
           and datname = current_database()`,
        [...key, stale, name],
      )
      const holders = rows as { pid: number; asked: string | null; isStale: boolean }[]
      const now = performance.now()
      seen = new Map(holders.map(({ pid, asked }) => [pid, seeAgain(seen.get(pid), asked, now)]))
      const old = holders.filter(({ isStale }) => isStale)
      for (const { pid, asked } of old)
        if (now - (seen.get(pid)?.since ?? now) >= endAfter)
          await ask(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where pid = $1 and extract(epoch from query_start)::text = $2`,
            [pid, asked],
          )
      return old.length > 0
    },
  }
}

function seeAgain(before: Seen | undefined, asked: string | null, now: number): Seen {
  if (before === undefined) return { asked, since: now, beats: 0 }
  return before.asked === asked ? before : { asked, since: now, beats: before.beats + 1 }
}
