/** Pinterest takes longer names of boards, but shows them cut at this many characters. */
export const MAX_BOARD_NAME_LENGTH = 50
