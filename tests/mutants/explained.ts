/**
 * Faults that no test can see, each with the reason. Known again by its file, the code of its line and what is done there: when the line
 * changes, or a test kills it after all, the run fails and names the entry.
 */
import type { Fault } from './faults.ts'

export interface Explanation {
  readonly file: string
  readonly code: string
  readonly what: string
  /** Where the same is done more than once to the same code: which of them, from 0. */
  readonly nth?: number
  readonly why: string
}

export const explanations: readonly Explanation[] = [
  { file: 'src/machines/accounts.machine.ts', code: "initial: 'idle',", what: "'idle' becomes 'changing'", why: 'Nobody enters the accounts that are ready but by their state purging, so their first state is never taken.' },
  { file: 'src/machines/analytics.machine.ts', code: "invoke: { id: 'loadLibrary', src: 'loadLibrary', onDone: {}, onError: { target: 'off' } },", what: 'onDone is left out', why: 'It says that nothing happens then; without it nothing happens either.' },
  { file: 'src/machines/task.machine.ts', code: "invoke: { id: 'sharePolling', src: 'sharePolling', input: ({ context }) => ({ key: context.key, visible: context.visible }), onDone: {}, onError: { actions: { type: 'noteSurroundings', params: { hasLock: true } } } },", what: 'onDone is left out', why: 'It says that nothing happens then; without it nothing happens either.' },
  { file: 'src/machines/pins.machine.ts', code: 'onDone: {},', what: 'onDone is left out', why: 'It says that nothing happens then; without it nothing happens either.' },
  { file: 'src/machines/pins.machine.ts', code: "{ guard: { type: 'isAccount', params: ({ event }) => event }, target: '.open', reenter: true, actions: { type: 'changeAccount', params: ({ event }) => event } },", what: 'reenter is left out', why: 'A state inside the root is entered anew either way; the root itself has nothing to enter again. It stands there for the reader.' },
  { file: 'src/machines/pins.machine.ts', code: "entry: { type: 'tellSync', params: { phase: 'resting' } },", what: 'entry is left out', why: 'It rests only with nothing unsent, and then the words of a round are those of rest.' },
  { file: 'src/machines/auth.machine.ts', code: "'auth.expired': {},", what: 'auth.expired is left out', why: 'It would enter the state that it stands in again, which does nothing when it is entered.' },
  { file: 'src/machines/app.machine.ts', code: 'enter: assign((_, { user, isExpired }: AuthHeard) => ({ user, sessionExpired: isExpired, accountId: null, chosenPages: null, pinGrounds: null })),', what: 'chosenPages is not remembered', why: 'The pages start anew with the user, and their first word of themselves sets it.' },
  { file: 'src/machines/app.machine.ts', code: 'enter: assign((_, { user, isExpired }: AuthHeard) => ({ user, sessionExpired: isExpired, accountId: null, chosenPages: null, pinGrounds: null })),', what: 'pinGrounds is not remembered', why: 'The pins start anew with the user, and their first word of themselves sets it.' },
  { file: 'src/machines/app.machine.ts', code: "tellAnalyticsIn: sendTo('analytics', ({ context }) => (context.user === null ? { type: 'auth.loggedOut' } : { type: 'auth.loggedIn', user: context.user })),", what: 'the condition never holds', why: 'It is told right after a user was remembered; without one is for the types.' },
  { file: 'src/machines/app.machine.ts', code: "tellAnalyticsIn: sendTo('analytics', ({ context }) => (context.user === null ? { type: 'auth.loggedOut' } : { type: 'auth.loggedIn', user: context.user })),", what: "'auth.loggedOut' becomes another word", why: 'It is told right after a user was remembered; without one is for the types.' },
  { file: 'src/machines/app.machine.ts', code: 'if (user !== context.user) enqueue.assign({ user })', what: 'the condition always holds', why: 'It would remember what it remembers.' },
  { file: 'src/machines/task.machine.ts', code: 'pollPause: ({ context }) => (context.visible ? backoff(context.attempt, context.chance(), context.retryAfter) : Math.max(30_000, context.retryAfter ?? 0)),', what: '0 becomes 1', why: 'Half a minute is more than either.' },
  { file: 'src/machines/task.machine.ts', code: 'hasFailures: ({ context }) => (context.report?.failures.length ?? 0) > 0,', what: '0 becomes 1', why: 'It is asked of a task that succeeded, which has a report: none is for the types.' },
  { file: 'src/machines/task.machine.ts', code: 'rememberTask: assign((_, { taskId, report }: { taskId: string; report: TaskReport | null }) => ({ taskId, report, attempt: 0, retryAfter: null, error: null })),', what: 'error is not remembered', why: 'Every way to a start has put the last error away already.' },
  { file: 'src/machines/task.machine.ts', code: 'rememberReport: assign(({ context }, { report }: { report: TaskReport | null }) => ({ report: report ?? context.report, name: report?.name ?? context.name, attempt: 0, retryAfter: null, error: null })),', what: 'error is not remembered', why: 'While reports come there is no error: one ends the task, and a retry puts it away.' },
  { file: 'src/machines/task.machine.ts', code: "{ guard: { type: 'isUnauthenticated', params: caught }, target: 'suspended', actions: { type: 'noteSurroundings', params: { sessionExpired: true } } },", what: "'suspended' becomes 'deciding'", why: 'Deciding sees that the session has ended and suspends.' },
  { file: 'src/machines/task.machine.ts', code: "always: { guard: 'mustPause', target: 'suspended' },", what: "'suspended' becomes 'deciding'", why: 'Deciding sees the same reason and suspends.' },
  { file: 'src/machines/task.machine.ts', code: "after: { pollPause: { target: 'deciding' } },", what: "'deciding' becomes 'checking'", why: 'Who waits has no end to see and no reason to pause: deciding would check.' },
  { file: 'src/machines/task.machine.ts', code: "always: { guard: not('mustPause'), target: 'deciding' },", what: "'deciding' becomes 'checking'", why: 'An end that is heard while suspended goes to deciding by itself, so here there is only checking left.' },
  { file: 'src/machines/workspace-import.machine.ts', code: "mustAsk: ({ context }) => isAt(context, 'uploaded') || (context.wish === 'import' && isAt(context, 'checked', 'failed')),", what: '&& loses its second operand', why: 'An import is wished for only where one was checked or has failed.' },
  { file: 'src/machines/workspace-import.machine.ts', code: 'remember: assign((_, { found }: Found) => ({ found, wish: null, error: null, attempt: 0, retryAfter: null })),', what: 'error is not remembered', why: 'Whoever asks again has put the error away.' },
  { file: 'src/machines/workspace-import.machine.ts', code: 'wish: assign((_, { wish }: { wish: Wish }) => ({ wish, error: null, attempt: 0 })),', what: 'error is not remembered', why: 'Where something is wished for there is no error: a failed import is tried again or forgotten, and both put it away.' },
  { file: 'src/machines/workspace-import.machine.ts', code: 'explainFound: assign(({ context }) => ({ error: context.found?.error ?? context.error })),', what: '?? loses its second operand', why: 'Whoever decides has no error of before.' },
  { file: 'src/machines/workspace-import.machine.ts', code: "initial: 'idle',", what: "'idle' becomes 'deciding'", why: 'Deciding with nothing under way is idle in the same step.' },
  { file: 'src/machines/workspace-import.machine.ts', code: "idle: { tags: 'idle', on: { 'workspace.open': { target: 'deciding', actions: { type: 'wish', params: { wish: 'recall' } } }, 'workspace.choose': choose } },", what: "'deciding' becomes 'recalling'", why: 'Deciding recalls, in the same step, when that is wished for.' },
  { file: 'src/machines/workspace-import.machine.ts', code: "tags: 'busy',", what: 'tags is left out', why: 'Nobody sees a state that is left in the step in which it is entered.' },
  { file: 'src/machines/workspace-import.machine.ts', code: "starting: { tags: ['busy', 'sending'], invoke: { id: 'startImport', src: 'startImport', input: ({ context }) => ({ file: fileOf(context) }), onDone, onError }, on: { 'workspace.cancel': { target: 'idle', actions: 'forget' } } },", what: "'idle' becomes 'deciding'", why: 'Deciding with nothing under way is idle in the same step.' },
  { file: 'src/machines/workspace-import.machine.ts', code: "cancelling: { tags: 'busy', invoke: { id: 'cancelImport', src: 'cancelImport', input: ({ context }) => ({ id: foundOf(context).id }), onDone: { target: 'idle', actions: 'forget' }, onError } },", what: "'idle' becomes 'deciding'", why: 'Deciding with nothing under way is idle in the same step.' },
  { file: 'src/machines/workspace-import.machine.ts', code: "'workspace.cancel': [{ guard: 'isNothing', target: 'idle', actions: 'forget' }, cancel],", what: "'idle' becomes 'deciding'", why: 'Deciding with nothing under way is idle in the same step.' },
  { file: 'src/machines/workspace-import.machine.ts', code: "failed: { tags: 'failed', on: { 'workspace.retry': { target: 'deciding', actions: 'wishAgain' }, 'workspace.choose': choose, 'workspace.cancel': { target: 'idle', actions: 'forget' } } },", what: "'idle' becomes 'deciding'", why: 'Deciding with nothing under way is idle in the same step.' },
  { file: 'core/pins/board-names.ts', code: 'const place = boards.findIndex((other) => isSameBoard(other, board))', what: 'findIndex becomes findLastIndex', why: 'A pin is on a board once.' },
  { file: 'core/pins/board-names.ts', code: 'for (let at = line.lastIndexOf(name); at >= 0; at = at === 0 ? -1 : line.lastIndexOf(name, at - 1)) {', what: '1 becomes 2', why: 'Any number below none ends the search.' },
  { file: 'core/pins/board-names.ts', code: 'for (let at = line.lastIndexOf(name); at >= 0; at = at === 0 ? -1 : line.lastIndexOf(name, at - 1)) {', what: '1 becomes 2', nth: 1, why: 'Whole names are two signs apart, so none begins where it is not looked.' },
  { file: 'core/pins/pin-author.ts', code: "return author.split('/', 1)[0] ?? author", what: '1 becomes 2', why: 'Only the first part is read; the limit spares making the others.' },
  { file: 'core/pins/pin-book.ts', code: 'const SHARDS = 4096', what: '4096 becomes 8192', why: 'How many shards there are is a matter of speed: ids fall into 4,096.' },
  { file: 'core/pins/pin-book.ts', code: 'const room = first === undefined ? 0 : Math.max(0, BUCKET_SIZE - first.rows.length)', what: '0 becomes 1', why: 'Without a first bucket nobody asks for its room.' },
  { file: 'core/pins/pin-book.ts', code: 'for (const id of ids.length > 1 ? new Set(ids) : ids) {', what: 'the condition always holds', why: 'Parting doubles of a single id costs time and changes nothing.' },
  { file: 'core/pins/pin-book.ts', code: 'for (const id of ids.length > 1 ? new Set(ids) : ids) {', what: '> becomes >=', why: 'Parting doubles of a single id costs time and changes nothing.' },
  { file: 'core/pins/pin-book.ts', code: 'const bucket = book.buckets[spotIn(book, id)?.bucket ?? -1]', what: '- is left out', why: 'Only ids that are there are looked for: none is for the types.' },
  { file: 'core/pins/pin-book.ts', code: 'const bucket = book.buckets[spotIn(book, id)?.bucket ?? -1]', what: '1 becomes 2', why: 'Only ids that are there are looked for: none is for the types.' },
  { file: 'core/pins/pin-book.ts', code: 'return book.index[shardOf(id)]?.has(id) ?? false', what: 'false becomes true', why: 'Every shard is there: none is for the types.' },
  { file: 'core/pins/pin-book.ts', code: 'index.set(fresh.id, spotOf(bucket.key, spot.place + 1))', what: '1 becomes 2', why: 'The place is a guess that spares a search; the row is found all the same.' },
  { file: 'core/pins/pin-book.ts', code: 'return key * MOST_PLACES + Math.min(place, MOST_PLACES - 1)', what: 'min becomes max', why: 'The place is a guess that spares a search; the row is found all the same.' },
  { file: 'core/pins/pin-book.ts', code: 'return place === -1 ? undefined : { bucket, place }', what: '1 becomes 2', why: 'The index names only rows that are there: none is for the types.' },
  { file: 'core/pins/pin-book.ts', code: 'const guess = key - (buckets[0]?.key ?? 0)', what: '0 becomes 1', why: 'A bucket is looked for only where there is one: none is for the types.' },
  { file: 'core/pins/pin-book.ts', code: 'let high = buckets.length - 1', what: '- becomes +', why: 'The search begins two places too far and ends at the same bucket.' },
  { file: 'core/pins/pin-book.ts', code: 'const last = id.length - 1', what: '- becomes +', why: 'Which shard an id falls into is a matter of speed, as long as it is always the same.' },
  { file: 'core/pins/pin-book.ts', code: 'return (hexDigit(id.charCodeAt(last)) << 8) | (hexDigit(id.charCodeAt(last - 1)) << 4) | hexDigit(id.charCodeAt(last - 2))', what: '1 becomes 2', why: 'Which shard an id falls into is a matter of speed, as long as it is always the same.' },
  { file: 'core/pins/pin-book.ts', code: 'return (code > 57 ? code - 87 : code) & 15', what: 'the condition always holds', why: 'Which shard an id falls into is a matter of speed, as long as it is always the same.' },
  { file: 'core/pins/pin-book.ts', code: 'return (code > 57 ? code - 87 : code) & 15', what: '57 becomes 58', why: 'A colon is no hexadecimal digit, and any shard would do for it.' },
  { file: 'core/pins/pin-filters.ts', code: "const search = words === '' ? null : searchFor(words)", what: 'the condition never holds', why: 'Every row has no words in it: looking for none finds all, later.' },
  { file: 'core/pins/pin-order.ts', code: 'return [buckets.at(0), buckets.at(-1)].filter((bucket) => bucket !== undefined)', what: '1 becomes 2', why: 'Beside which bucket an order is kept says only how long; it is made anew where it is not found.' },
  { file: 'core/pins/pin-order.ts', code: 'if (last?.order == null || fresh === null || fresh.length > count * MOST_MERGED) return Uint32Array.from({ length: count }, (_, at) => at).sort(compare)', what: '|| loses its second operand', nth: 1, why: 'Merging many rows is slower than sorting all, and gives the same.' },
  { file: 'core/pins/pin-order.ts', code: 'if (!old.has(bucket)) for (let at = 0; at < bucket.rows.length; at += 1) places.push(start + at)', what: 'the condition always holds', why: 'Then all rows are fresh, so many that all are sorted: later, and in the same order.' },
  { file: 'core/pins/pin-order.ts', code: 'if (!old.has(bucket)) for (let at = 0; at < bucket.rows.length; at += 1) places.push(start + at)', what: 'push becomes unshift', why: 'They are sorted before they are merged.' },
  { file: 'core/pins/pin-order.ts', code: 'values.set(field, kept)', what: 'the statement is left out', why: 'What is not kept is made again: later, and the same. The benchmark of the grid holds the time.' },
  { file: 'core/pins/pin-order.ts', code: 'if (list === undefined) {', what: 'the condition always holds', why: 'What is not kept is made again: later, and the same. The benchmark of the grid holds the time.' },
  { file: 'core/pins/pin-order.ts', code: 'if (sorted.has(bucket)) return true', what: 'the condition never holds', why: 'What is not kept is made again: later, and the same. The benchmark of the grid holds the time.' },
  { file: 'core/pins/pin-order.ts', code: 'const [left = 0, right = 0] = [valuesOf(a)[atA], valuesOf(b)[atB]]', what: '0 becomes 1', why: 'Every row has a value: none is for the types.' },
  { file: 'core/pins/pin-order.ts', code: 'const right = list[b] ?? 0', what: '0 becomes 1', why: 'Every row has a value: none is for the types.' },
  { file: 'core/pins/pin-order.ts', code: 'if (left !== right) return left < right ? -sign : sign', what: '< becomes <=', why: 'Equal values have left before.' },
  { file: 'core/pins/pin-texts.ts', code: 'const vocabulary = current.deref() ?? new Vocabulary()', what: '?? loses its first operand', why: 'A vocabulary for each bucket finds the same, in more memory.' },
  { file: 'core/pins/pin.history.ts', code: 'return action.envelopes.at(-1)?.seq ?? 0', what: '0 becomes 1', why: 'No action is without an event: none is for the types.' },
  { file: 'core/pins/pin.history.ts', code: 'const at = draft.places.get(cause) ?? -1', what: '1 becomes 2', why: 'No place is no place, whichever number below none it is.' },
  { file: 'core/pins/pin.inverse.ts', code: 'return [...rows, ...select(back, before.selectedIds.filter((id) => gone.has(id))), ...committed]', what: 'filter is left out', why: 'Who is selected already is not selected again.' },
  { file: 'core/pins/pin.past.ts', code: 'const edits = rows.filter((row) => hasPin(now, row.id)).map((row) => ({ id: row.id, patch: patchOf(row) }))', what: 'filter is left out', why: 'An edit of a pin that is gone is no edit.' },
  { file: 'core/pins/pin.past.ts', code: "const events = action.envelopes.map(({ event }) => event).filter(({ type }) => type !== 'history.undone' && type !== 'history.redone')", what: '&& loses its first operand', why: 'That something was undone touches no pin and has no name of its own.' },
  { file: 'core/pins/pin.reducer.ts', code: "return !isShared(event) && event.type !== 'pins.loaded'", what: '&& loses its second operand', why: 'A loaded list has been taken care of before it is asked: that is for the types.' },
  { file: 'core/pins/pin.selectors.ts', code: 'return book.selectedIds.length === 0 ? [] : listPins(book).filter((pin) => isSelected(book, pin.id))', what: 'the condition never holds', why: 'Looking through the whole list for none finds none, later.' },
  { file: 'core/pins/pin.selectors.ts', code: 'return book.committedIds.length === 0 ? [] : listPins(book).filter((pin) => isCommitted(book, pin.id))', what: 'the condition never holds', why: 'Looking through the whole list for none finds none, later.' },
  { file: 'core/pins/pin.undo.ts', code: 'return event.data.serverPin === undefined ? fieldsOf(event.data.id, { boards: 1, board_name: 1 }) : fieldsOf(event.data.id, event.data.serverPin)', what: '1 becomes 2', why: 'Only the names of the fields are read.' },
  { file: 'core/pins/shared-boards.ts', code: 'if (shared.length === 0) break', what: 'the condition never holds', why: 'Of none, none are left: later.' },
  { file: 'core/pins/shared-boards.ts', code: 'if (boards !== shared) shared = shared.filter((one) => boards.some((other) => other.board_id === one.board_id && other.section_id === one.section_id))', what: 'the condition always holds', why: 'What is compared with itself stays as it is: later.' },
  { file: 'core/pins/sheet-columns.ts', code: "rest = rest.slice(board.name.length).replace(/^\\s*,\\s*/, '').trim()", what: 'trim is left out', why: 'The text has no space at its end, and what stands before the next name goes with the comma.' },
  { file: 'core/pins/pin.back.ts', code: 'return Object.entries(patch).every(([field, value]) => value === undefined || (field in told && isSame(told[field], there[field])))', what: '&& loses its first operand', why: 'A field that is not told is told as undefined, which no row has.' },
  { file: 'core/pins/pin.reducer.ts', code: 'const { produce } = new Immer({ autoFreeze: false })', what: 'false becomes true', why: 'Freezing costs time and changes nothing; the benchmark of events holds the time.' },
  { file: 'core/pins/vocabulary.ts', code: 'for (let hit = this.#joined.indexOf(part); hit !== -1 && word < hits.length; hit = this.#joined.indexOf(part, this.#ends[word - 1] ?? 0)) {', what: '?? loses its second operand', why: 'Without a place the search begins at the first.' },
  { file: 'core/pins/pin-book.ts', code: 'export const BUCKET_SIZE = 64', what: '64 becomes 65', why: 'How many rows a bucket has is a matter of speed.' },
  { file: 'core/pins/pin-book.ts', code: 'return key * MOST_PLACES + Math.min(place, MOST_PLACES - 1)', what: '- becomes +', why: 'The place is a guess that spares a search; the row is found all the same.' },
  { file: 'core/pins/pin-book.ts', code: 'const guess = code - key * MOST_PLACES', what: '* becomes /', why: 'The place is a guess that spares a search; the row is found all the same.' },
  { file: 'core/pins/pin-book.ts', code: 'const place = rows[guess]?.id === id ? guess : rows.findIndex((row) => row.id === id)', what: 'the condition never holds', why: 'The place is a guess that spares a search; the row is found all the same.' },
  { file: 'core/pins/pin-book.ts', code: 'const guess = key - (buckets[0]?.key ?? 0)', what: '?? loses its first operand', why: 'The bucket is a guess that spares a search; it is found all the same.' },
  { file: 'core/pins/pin-book.ts', code: 'if ((buckets[middle]?.key ?? 0) < key) low = middle + 1', what: '0 becomes 1', why: 'Every place between the ends has a bucket: none is for the types.' },
]

export function explains({ file, code, what, nth = 0 }: Explanation, fault: Fault): boolean {
  return file === fault.file && code === fault.code && what === fault.what && nth === fault.nth
}
