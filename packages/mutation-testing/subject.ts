/** What is tried in this repository, and how well its tests must do. */

export const rooms = ['src/machines', 'core/pins', 'core/publishing', 'core/schedule'] as const

/** Of a hundred faults in a room so many shall die, at least. */
export const GOAL = 90
