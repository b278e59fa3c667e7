/** Faults in the schedule that no test can see, each with the reason: see `Explanation`. */
import type { Explanations } from '../../packages/mutation-testing/explanation.ts'

export const explainedSchedule: Explanations = {
  'core/schedule/calendar-days.ts': [
    {
      why: 'Every place that is read is there: none is for the types.',
      faults: [['isInMonth: month === null || (dates[at]', 'false becomes true']],
    },
    {
      why: 'A boundary more than is read.',
      faults: [['const dates = Array.from({ length: count + 1 }', '1 becomes 2']],
    },
  ],
  'core/schedule/governor.ts': [
    {
      why: 'A millisecond of jitter more or less is none.',
      faults: [['return Math.floor(seededFraction(id)', 'floor becomes ceil']],
    },
    {
      why: 'Beside what is sent at this very instant there is a gap, behind which it counts anyway.',
      faults: [['if (day.index.countBetween(start, at + 1)', '+ becomes -', '1 becomes 2']],
    },
  ],
  'core/schedule/full-days.ts': [
    {
      why: 'The day after is known, or found again: that only takes time.',
      faults: [
        [
          'const isNear = last !== null',
          '&& loses its second operand',
          '< becomes <=',
          '+ becomes -',
        ],
        ['this.#last = next !== null', 'the condition never holds'],
        ['if (this.#next?.date !== tomorrow)', 'the condition always holds'],
        ['const later = start + DAY_MS', '+ becomes -'],
        ['const end = wallOf(later', 'the condition never holds'],
        ['known.set(key, made)', 'the statement is left out'],
      ],
    },
    {
      why: 'A time is in the list once, and so is a place.',
      faults: [
        ['this.#times.splice(', '< becomes <='],
        ['} else list.splice(', '< becomes <='],
      ],
    },
  ],
  'core/schedule/open-slots.ts': [
    {
      why: 'A time outside the hours is left out later too; here it saves reading clocks.',
      faults: [['return { zone, slots: slots.filter(', 'filter is left out']],
    },
    {
      why: 'Without slots each day is looked at and nothing found, later.',
      faults: [['if (offered.slots.length === 0) return open', 'the condition never holds']],
    },
    {
      why: 'A day more is looked at; what it has too much is cut off.',
      faults: [['for (let ahead = 0; ahead < MAX_DAYS_AHEAD', '< becomes <=']],
    },
    {
      why: 'Nobody plans for longer than ten years.',
      faults: [['const MAX_DAYS_AHEAD = 3660', '3660 becomes 7320']],
    },
    {
      why: 'A day has a slot of one time once.',
      faults: [
        ['const slot = openSlotsOfDay(schedule, taken, dateOfWall(wall))', 'find becomes findLast'],
      ],
    },
  ],
  'core/schedule/publishing-hours.ts': [
    {
      why: 'The first minute of the hours is within them, so they are not asked when they begin.',
      faults: [['const opening = instantOf(', '< becomes <=']],
    },
    {
      why: 'A beginning that has passed is followed minute by minute to the next one.',
      faults: [['const opening = instantOf(', 'the condition always holds']],
    },
  ],
  'core/schedule/rule-delays.ts': [
    {
      why: 'Nothing was sent a millisecond after an instant that is asked about.',
      faults: [['let room = rules.per_day - index.countBetween(', '1 becomes 2']],
    },
    {
      why: 'Outside the hours what is near is not asked for because it takes time; it changes nothing.',
      faults: [['const near = opening === null', 'the condition always holds']],
    },
    {
      why: 'Counting the day exactly where there is room in any case only takes time.',
      faults: [
        ['if (room <= asking.count)', 'the condition always holds', '1 becomes 2'],
        ['const LONGEST_DAY_MS =', '26 becomes 27', '3_600_000 becomes 7200000'],
      ],
    },
    {
      why: 'Without a delay there is nothing to compare.',
      faults: [['if (after.length === 0) return after', 'the condition never holds']],
    },
    {
      why: 'Sorted ones find their places at the end, sooner.',
      faults: [['for (const [place, sending] of [...planned.toSorted', 'toReversed is left out']],
    },
    {
      why: 'No two have the same place in the plan.',
      faults: [['if (pushed === undefined ||', '< becomes <=']],
    },
    {
      why: 'A rule that is off has a span of 0, which nothing is nearer than: leaving it out saves time.',
      faults: [
        [
          "({ rule, span }) => rule !== 'gap'",
          '&& loses its second operand',
          '> becomes >=',
          '0 becomes 1',
        ],
      ],
    },
    {
      why: 'What asks at one instant is sorted by its place in the plan before it is asked.',
      faults: [['known.push(one)', 'push becomes unshift']],
    },
    {
      why: 'An instant is in the list once, and is not asked about again: what waits waits for later.',
      faults: [
        ['const later = this.#instants.findLastIndex(', '> becomes >='],
        ['this.#waiting.delete(at)', 'the statement is left out'],
      ],
    },
  ],
  'core/schedule/spacing.ts': [
    {
      why: 'Of two that end at once either may be named, and none ends in 1970.',
      faults: [['if (isNear && until > (worst?.until ?? 0))', '> becomes >=', '0 becomes 1']],
    },
    {
      why: 'Each finds its place in the list; sorted ones find it at the end, sooner.',
      faults: [
        ['for (const sending of [...sendings].toSorted', 'toSorted is left out', '- becomes +'],
      ],
    },
    {
      why: 'The same question asked twice has the same answer.',
      faults: [['...[...new Set(picture_ids)].map(', 'duplicates are kept']],
    },
  ],
  'core/schedule/spread.ts': [
    {
      why: 'Hours that end when they begin are no rule, and do not come here.',
      faults: [['const last = hours.from < hours.until', '< becomes <=']],
    },
    {
      why: 'They are sorted by time after that.',
      faults: [["if ('time' in found) placed.push({", 'push becomes unshift']],
    },
    {
      why: 'A pin is on a board once.',
      faults: [['const turns = Map.groupBy(group', 'indexOf becomes lastIndexOf']],
    },
    {
      why: 'Before the end there is a time, and behind it nothing that was not tried before.',
      faults: [
        [
          'while (time !== undefined && place < end)',
          '&& loses its second operand',
          '< becomes <=',
        ],
      ],
    },
    {
      why: 'It is jitter: a little more or less of it is none.',
      faults: [['const later = (nth + seededFraction', '2 becomes 3']],
    },
  ],
  'core/schedule/time-grid.ts': [
    {
      why: 'Shortening the way to the next free time spares steps, and changes no answer.',
      faults: [['this.#next.set(at, this.#nextOf(next))', 'the statement is left out']],
    },
    {
      why: 'Every place and day that is asked for is there: none is for the types.',
      faults: [
        ['const day = this.#dayOf[place] ?? 0', '0 becomes 1'],
        ['const claimed = (this.#claimed[day] ?? 0) + 1', '0 becomes 1'],
        ['const length = this.#endOf(day) - (this.#starts', '0 becomes 1'],
        ['places.push((this.#starts[day] ?? 0)', '0 becomes 1'],
        ['const claimed = this.#claimed[day] ?? 0', '0 becomes 1'],
        ["if (limit === 'alike' || limit === 'share') return claimed <", '0 becomes 1'],
        ["return limit === 'room' ||", '0 becomes 1'],
        ['const [start, next] = [this.#starts[day] ?? 0', '0 becomes 1'],
        ['for (let place = this.#starts[day] ?? 0; place < end', '0 becomes 1'],
      ],
    },
    {
      why: 'What is free points to itself anyway.',
      faults: [['for (let place = this.#starts[day] ?? 0; place < end', '< becomes <=']],
    },
  ],
}
