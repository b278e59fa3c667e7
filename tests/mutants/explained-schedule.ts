/** Faults in the schedule that no test can see, each with the reason: see `Explanation`. */
import type { Explanations } from './explanation.ts'

export const explainedSchedule: Explanations = {
  'core/schedule/calendar-days.ts': [
    {
      why: 'Every place that is read is there: none is for the types.',
      faults: [
        ['if ((days[middle]?.end ?? Infinity) > at)', '?? loses its second operand'],
        ['date: dates[at] ?? date,', '?? loses its second operand'],
        ['end: starts[at + 1] ?? start,', '?? loses its second operand'],
        [
          'isInMonth: month === null || (dates[at]',
          '?? loses its second operand',
          'false becomes true',
        ],
      ],
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
  'core/schedule/open-slots.ts': [
    {
      why: 'Without slots each day is looked at and nothing found, later.',
      faults: [['if (schedule.slots.length === 0) return open', 'the condition never holds']],
    },
    {
      why: 'A day more is looked at; what it has too much is cut off.',
      faults: [['for (let ahead = 0; ahead < MAX_DAYS_AHEAD', '< becomes <=', '< becomes <= (2)']],
    },
    {
      why: 'The first time is there: none is for the types.',
      faults: [
        [
          'for (let last = times.at(-1) ?? first',
          '?? loses its second operand',
          '?? loses its second operand (2)',
        ],
      ],
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
  'core/schedule/spacing.ts': [
    {
      why: 'Nothing is nearer than a span of nothing: leaving it out spares a question.',
      faults: [
        ['return keysOf(one)', 'filter is left out'],
        ['.filter(({ span }) => span > 0)', '> becomes >=', '0 becomes 1'],
      ],
    },
  ],
  'core/schedule/spread.ts': [
    {
      why: 'They are sorted by time after that.',
      faults: [["if ('time' in found) placed.push({", 'push becomes unshift']],
    },
    {
      why: 'A pin is on a board once.',
      faults: [['const turns = Map.groupBy(group', 'indexOf becomes lastIndexOf']],
    },
    {
      why: 'It is jitter: a little more or less of it is none.',
      faults: [
        ['const minutes = Math.floor((nth + seededFraction', 'floor becomes ceil', '2 becomes 3'],
      ],
    },
    {
      why: 'A place before the end has a time: none is for the types.',
      faults: [['const conflict = conflictAt(this.#grid.at(place)', '0 becomes 1']],
    },
  ],
}
