/** The free tools, by the last part of their address. */
export const toolNames = [
  'pinterest-keyword-research',
  'pinterest-hashtag-generator',
  'pinterest-board-name-generator',
  'pin-checklist',
  'pinterest-video-downloader',
  'gpts',
] as const
export type ToolName = (typeof toolNames)[number]
