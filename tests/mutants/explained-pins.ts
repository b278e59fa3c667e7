/** Faults in the pins that no test can see, each with the reason: see `Explanation`. */
import type { Explanations } from '../../packages/mutation-testing/explanation.ts'

export const explainedPins: Explanations = {
  'core/pins/book/board-names.ts': [
    {
      why: 'A pin is on a board once.',
      faults: [
        [
          'const place = boards.findIndex((other) => isSameBoard(other, board))',
          'findIndex becomes findLastIndex',
        ],
      ],
    },
    {
      why: 'Any number below none ends the search.',
      faults: [['for (let at = line.lastIndexOf(name); at', '1 becomes 2']],
    },
    {
      why: 'Whole names are two signs apart, so none begins where it is not looked.',
      faults: [['for (let at = line.lastIndexOf(name); at', '1 becomes 2 (2)']],
    },
    {
      why: 'Of none, none are left: later.',
      faults: [['if (shared.length === 0) break', 'the condition never holds']],
    },
    {
      why: 'What is compared with itself stays as it is: later.',
      faults: [['if (boards !== shared) shared = shared.filter', 'the condition always holds']],
    },
  ],
  'core/pins/events/pin-author.ts': [
    {
      why: 'Only the first part is read; the limit spares making the others.',
      faults: [["return author.split('/', 1)[0] ?? author", '1 becomes 2']],
    },
  ],
  'core/pins/book/pin-book.ts': [
    {
      why: 'How many shards there are is a matter of speed: ids fall into 4,096.',
      faults: [['const SHARDS = 4096', '4096 becomes 8192']],
    },
    {
      why: 'Without a first bucket nobody asks for its room.',
      faults: [['const room = first === undefined ? 0 : Math', '0 becomes 1']],
    },
    {
      why: 'Only ids that are there are looked for: none is for the types.',
      faults: [
        [
          'const bucket = book.buckets[spotIn(book, id)?.bucket ?? -1]',
          '- is left out',
          '1 becomes 2',
        ],
      ],
    },
    {
      why: 'Every shard is there: none is for the types.',
      faults: [['return book.index[shardOf(id)]?.has(id) ?? false', 'false becomes true']],
    },
    {
      why: 'The place is a guess that spares a search; the row is found all the same.',
      faults: [
        ['index.set(fresh.id, spotOf(bucket.key, spot.place + 1))', '1 becomes 2'],
        [
          'return key * MAX_PLACES + Math.min(place, MAX_PLACES - 1)',
          'min becomes max',
          '- becomes +',
          '1 becomes 2',
        ],
        ['const guess = code - key * MAX_PLACES', '* becomes /', '- becomes +'],
        ['const MAX_PLACES = 1024', '1024 becomes 2048'],
        ['return { bucket, place: rows[guess]?.id === id', 'the condition never holds'],
      ],
    },
    {
      why: 'An id occurs once.',
      faults: [
        ['return { bucket, place: rows[guess]?.id === id', 'findIndex becomes findLastIndex'],
      ],
    },
    {
      why: 'The bucket is a guess that spares a search; it is found all the same.',
      faults: [
        [
          'const guess = key - (buckets[0]?.key ?? 0)',
          '?? loses its first operand',
          '- becomes +',
          '0 becomes 1',
        ],
        ['if (buckets[guess]?.key === key) return guess', 'the condition never holds'],
      ],
    },
    {
      why: 'A bucket is looked for only where there is one: none is for the types.',
      faults: [
        ['const guess = key - (buckets[0]?.key ?? 0)', '0 becomes 1 (2)'],
        ['for (const [at, rows] of changed) buckets[at]', '0 becomes 1'],
      ],
    },
    {
      why: 'The guess finds the first bucket, so that the search may begin behind it.',
      faults: [['let low = 0', '0 becomes 1']],
    },
    {
      why: 'The search begins two places too far and ends at the same bucket.',
      faults: [['let high = buckets.length - 1', '- becomes +']],
    },
    {
      why: 'Which shard an id falls into is a matter of speed, as long as it is always the same.',
      faults: [
        ['const last = id.length - 1', '- becomes +', '1 becomes 2'],
        [
          'return (hexDigit(id.charCodeAt(last)) << 8',
          '- becomes +',
          '- becomes + (2)',
          '1 becomes 2',
          '2 becomes 3',
          '4 becomes 5',
        ],
        [
          'return (code > 57 ? code - 87 : code) & 15',
          'the condition always holds',
          'the condition never holds',
          '- becomes +',
          '87 becomes 88',
        ],
      ],
    },
    {
      why: 'A colon is no hexadecimal digit, and any shard would do for it.',
      faults: [['return (code > 57 ? code - 87 : code) & 15', '57 becomes 58']],
    },
    {
      why: 'How many rows a bucket has is a matter of speed.',
      faults: [['export const BUCKET_SIZE = 64', '64 becomes 65']],
    },
    {
      why: 'Every place between the ends has a bucket: none is for the types.',
      faults: [['if ((buckets[middle]?.key ?? 0) < key) low = middle + 1', '0 becomes 1']],
    },
    {
      why: 'Only the colon is told otherwise, which is no hexadecimal digit.',
      faults: [['return (code > 57 ? code - 87 : code) & 15', '> becomes >=']],
    },
    {
      why: 'A shard that is copied twice is the same, later.',
      faults: [['this.#copied.set(shard, copy)', 'the statement is left out']],
    },
  ],
  'core/pins/filters/pin-filters.ts': [
    {
      why: 'Asking no tests is passing them, later.',
      faults: [
        ['for (const at of candidates) if (tests.length === 0', '|| loses its first operand'],
      ],
    },
    {
      why: 'Only rows that are there are asked about: none is for the types.',
      faults: [['if (row === undefined) return false', 'false becomes true']],
    },
    {
      why: 'Every row has no words in it: looking for none finds all, later.',
      faults: [
        ["const search = words === '' ? null : searchFor(words)", 'the condition never holds'],
      ],
    },
    {
      why: 'All of the tests must hold, in whichever order they are asked.',
      faults: [
        ["if (statuses.size > 0 && !statuses.has('all')) tests.push", 'push becomes unshift'],
        ["if (pinType !== '') tests.push", 'push becomes unshift'],
        ["if (favored !== '') tests.push", 'push becomes unshift'],
        ['if (from !== null) tests.push', 'push becomes unshift'],
        ['if (to !== null) tests.push((pin) => pin.created_at < to)', 'push becomes unshift'],
        ["if (pageId !== '') tests.push((pin) => pin.page_id === pageId)", 'push becomes unshift'],
      ],
    },
  ],
  'core/pins/filters/pin-order.ts': [
    {
      why: 'Beside which bucket an order is kept says only how long; it is made again where it is not found.',
      faults: [
        [
          'return [buckets.at(0), buckets.at(-1)].filter',
          '0 becomes 1',
          '- is left out',
          '1 becomes 2',
        ],
        ['const last = ends(buckets).flatMap', '?? loses its second operand', '0 becomes 1'],
        ['for (const bucket of ends(buckets)) known.set', '?? loses its first operand'],
      ],
    },
    {
      why: 'Merging many rows is slower than sorting all, and gives the same.',
      faults: [
        [
          'if (last?.order == null || fresh === null',
          '|| loses its second operand (2)',
          '* becomes /',
        ],
        ['const MAX_MERGED = 0.25', '0.25 becomes 1.25'],
      ],
    },
    {
      why: 'Then all rows are fresh, so many that all are sorted: later, and in the same order.',
      faults: [['if (!old.has(bucket)) for (let at = 0; at', 'the condition always holds']],
    },
    {
      why: 'They are sorted before they are merged.',
      faults: [['if (!old.has(bucket)) for (let at = 0; at', 'push becomes unshift']],
    },
    {
      why: 'What is not kept is made again: later, and the same. The benchmark of the grid holds the time.',
      faults: [
        ['const kept = values.get(field) ?? new WeakMap', '?? loses its first operand'],
        ['const sorted = inOrder.get(name) ?? new WeakSet', '?? loses its first operand'],
        ['values.set(field, kept)', 'the statement is left out'],
        ['if (list === undefined) {', 'the condition always holds'],
        ['if (sorted.has(bucket)) return true', 'the condition never holds'],
        ['kept.set(bucket, list)', 'the statement is left out'],
        ['inOrder.set(name, sorted)', 'the statement is left out'],
        [
          'if (isSorted) sorted.add(bucket)',
          'the condition never holds',
          'the statement is left out',
        ],
      ],
    },
    {
      why: 'Every row has a value: none is for the types.',
      faults: [
        [
          'const [left = 0, right = 0] = [valuesOf(a)[atA], valuesOf(b)[atB]]',
          '0 becomes 1',
          '0 becomes 1 (2)',
        ],
        ['const left = list[a] ?? 0', '0 becomes 1'],
        ['const right = list[b] ?? 0', '0 becomes 1'],
      ],
    },
    {
      why: 'Equal values have left before.',
      faults: [
        [
          'if (left !== right) return left < right ? -sign : sign',
          '< becomes <=',
          '< becomes <= (2)',
        ],
      ],
    },
    {
      why: 'Exactly at the share sorting and merging give the same.',
      faults: [['if (last?.order == null || fresh === null', '> becomes >=']],
    },
    {
      why: 'Then the kept rows are the fresh ones, so many that all are sorted: later, and in the same order.',
      faults: [['if (!old.has(bucket)) for (let at = 0; at', '! is left out']],
    },
    {
      why: 'A list of numbers takes nothing behind its end.',
      faults: [['for (let at = 0; at < all.length; at += 1) {', '< becomes <=']],
    },
    {
      why: 'What is written one place too far is written over by the next bucket.',
      faults: [['for (let at = 0; at < bucket.rows.length; at += 1) today', '< becomes <=']],
    },
    {
      why: 'One of the two is there: none is for the types.',
      faults: [['all[at] = (takesLeft ? one : other) ?? 0', '0 becomes 1']],
    },
    {
      why: 'A number of ten digits goes by its size too, then.',
      faults: [['return value.normalize', '9 becomes 10']],
    },
    {
      why: 'No two places compare as equal: the list decides at last.',
      faults: [['const takesLeft = one !== undefined && (other', '<= becomes <']],
    },
  ],
  'core/pins/filters/pin-texts.ts': [
    {
      why: 'A vocabulary for each bucket finds the same, in more memory.',
      faults: [
        ['const vocabulary = current.deref() ?? new Vocabulary()', '?? loses its first operand'],
        ['current = new WeakRef(vocabulary)', 'the statement is left out'],
      ],
    },
    {
      why: 'A word that is found stands there: looking once more finds the same, later.',
      faults: [['return parts.length === 1 ? rows : rows.filter', 'the condition never holds']],
    },
    {
      why: 'Every word has a number and a block: none is for the types.',
      faults: [
        [
          'for (let at = 0; at < words.length; at += 1) if (isHit',
          '0 becomes 1 (2)',
          '0 becomes 1 (3)',
        ],
        ['blocks[at >> 5] = (blocks[at >> 5] ?? 0)', '0 becomes 1'],
      ],
    },
    {
      why: 'Behind the last word there are no rows.',
      faults: [['for (let at = 0; at < words.length; at += 1) if (isHit', '< becomes <=']],
    },
    {
      why: 'What is not kept is made again: later, and the same. The benchmark of the grid holds the time.',
      faults: [['if (known === undefined) hits.set(vocabulary', 'the condition always holds']],
    },
    {
      why: 'Room for more rows than there are costs memory and finds the same.',
      faults: [['const width = Math.ceil(bucket.rows.length / 32)', '/ becomes *']],
    },
    {
      why: 'Nobody looks for a word without letters.',
      faults: [["if (word === '') continue", 'the condition never holds']],
    },
  ],
  'core/pins/history/pin-history.ts': [
    {
      why: 'No action is without an event: none is for the types.',
      faults: [['return action.envelopes.at(-1)?.seq ?? 0', '0 becomes 1']],
    },
    {
      why: 'No own action is long enough to be told in parts: a command makes few events, each of many pins.',
      faults: [['return history.actions.findLast((action)', 'findLast becomes find']],
    },
    {
      why: 'No place is no place, whichever number below none it is.',
      faults: [['const at = draft.places.get(cause) ?? -1', '1 becomes 2']],
    },
    {
      why: 'Actions of causes that nobody asks for are remembered too: later, and the same.',
      faults: [['for (const [at, { cause }] of actions.entries())', 'the condition always holds']],
    },
    {
      why: 'What is said again comes from the server, so it is not own.',
      faults: [["} else if (kind === 'did' && isOwn) {", '&& loses its first operand']],
    },
    {
      why: 'Cutting nothing off gives the same history.',
      faults: [['if (first === 0) return kept', 'the condition never holds']],
    },
  ],
  'core/pins/history/pin-past.ts': [
    {
      why: 'No action is without an event: none is for the types.',
      faults: [['firstSeq: action.envelopes[0]?.seq ?? 0,', '0 becomes 1 (2)']],
    },
  ],
  'core/pins/book/pin.reducer.ts': [
    {
      why: 'Every row is newer than either, so that a time that is not told touches none.',
      faults: [['export function applyPinEvent(book: PinBook', '0 becomes 1']],
    },
  ],
  'core/pins/book/board-events.ts': [
    {
      why: 'Only the names of the fields are read.',
      faults: [['touches: ({ id, serverPin }) => fieldsOf', '1 becomes 2', '1 becomes 2 (2)']],
    },
  ],
  'core/pins/book/event-type.ts': [
    {
      why: 'It would be told the time that it has.',
      faults: [['if (at > draft.updated_at) draft.updated_at = at', '> becomes >=']],
    },
    {
      why: 'Freezing costs time and changes nothing; the benchmark of events holds the time.',
      faults: [['const { produce } = new Immer({ autoFreeze: false })', 'false becomes true']],
    },
  ],
  'core/pins/book/mark-events.ts': [
    {
      why: 'Looking each of them up finds the same, later.',
      faults: [
        [
          'if (book.selectedIds.length === 0 && isWholeList',
          'the condition never holds',
          '0 becomes 1',
        ],
      ],
    },
  ],
  'core/pins/book/list-events.ts': [
    {
      why: 'A pin that is selected already is not selected again.',
      faults: [['const selected = before.selectedIds.filter', 'filter is left out']],
    },
  ],
  'core/pins/book/change-events.ts': [
    {
      why: 'What is not kept is sorted again: later, and the same. The benchmark of events holds the time.',
      faults: [
        ['sorted.set(patches, byId)', 'the statement is left out'],
        ['if (byId === undefined) {', 'the condition always holds'],
      ],
    },
    {
      why: 'A field that is left out counts as undefined, which no row has.',
      faults: [['value === undefined || (field in reported', '&& loses its first operand']],
    },
    {
      why: 'Values that are written alike and are no objects are the same already.',
      faults: [["return a === b || (typeof a === 'object' && JSON", '&& loses its first operand']],
    },
  ],
  'core/pins/book/pin-selectors.ts': [
    {
      why: 'Looking through the whole list for none finds none, later.',
      faults: [
        ['return book.selectedIds.length === 0 ? [] : listPins', 'the condition never holds'],
        ['return book.committedIds.length === 0 ? [] : listPins', 'the condition never holds'],
      ],
    },
    {
      why: 'What is not kept is made again: later, and the same. The benchmark of the grid holds the time.',
      faults: [
        ['if (set === undefined) {', 'the condition always holds'],
        ['sets.set(ids, set)', 'the statement is left out'],
      ],
    },
  ],
  'core/pins/history/pin-undo.ts': [
    {
      why: 'Who withdraws a change stands in the way himself, and touched what the change touched.',
      faults: [['const inChain = Map.groupBy(later', 'the condition never holds']],
    },
    {
      why: 'No two steps have one root.',
      faults: [['return root === undefined ? steps.at(-1) : steps', 'find becomes findLast']],
    },
    {
      why: 'Every action that is asked about is among those that were sorted: none is for the types.',
      faults: [['return later.filter(({ kind, root }) => kind', '0 becomes 1']],
    },
  ],
  'core/pins/sheet/sheet-columns.ts': [
    {
      why: 'A section that is undefined is none, for everybody who reads or writes it.',
      faults: [['const bare = found.map(({ board_id, section_id', 'the condition never holds']],
    },
  ],
  'core/pins/filters/vocabulary.ts': [
    {
      why: 'Without a place the search begins at the first.',
      faults: [['for (let hit = this.#joined.indexOf(part', '?? loses its second operand']],
    },
    {
      why: 'After a hit there is a word before: none is for the types.',
      faults: [
        ['for (let hit = this.#joined.indexOf(part', '0 becomes 1'],
        ['while ((this.#ends[word] ?? 0) <= hit) word += 1', '0 becomes 1'],
      ],
    },
  ],
  'core/pins/pin-variables.ts': [
    {
      why: 'No two variables have one name.',
      faults: [['const known = pinVariables.find((one) => one === name)', 'find becomes findLast']],
    },
  ],
  'core/pins/book/list-commands.ts': [
    {
      why: 'Looking each of them up finds the same, later.',
      faults: [
        [
          'if (book.count > 0 && book.selectedIds.length',
          'the condition never holds',
          '0 becomes 1',
        ],
      ],
    },
    {
      why: 'Places that are undefined are none, for everybody who reads or writes them.',
      faults: [
        ["return { type: 'pins.restored', data: places === undefined", 'the condition never holds'],
      ],
    },
    {
      why: 'Without an account there is no row to be named.',
      faults: [['return book.accountId === null ? [] : [...new', 'the condition never holds']],
    },
  ],
  'core/pins/pin-commands.ts': [
    {
      why: 'A section that is undefined is none, for everybody who reads or writes it.',
      faults: [
        [
          'return section_id === undefined ? { board_id } : { board_id, section_id }',
          'the condition never holds',
        ],
      ],
    },
    {
      why: 'A name that is undefined is none, for everybody who reads or writes it.',
      faults: [['return { ...identity, ...(action !== undefined', '&& loses its first operand']],
    },
  ],
  'core/pins/sheet/sheet-edits.ts': [
    {
      why: 'A table without rows has nothing to be laid down.',
      faults: [['const own = table.reduce((most, cells)', '0 becomes 1']],
    },
  ],
}
