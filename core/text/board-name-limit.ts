/** Pinterest takes longer names of boards, but shows them cut at this many characters. */
export const LONGEST_BOARD_NAME = 50
