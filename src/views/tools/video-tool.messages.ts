/** Words of the video tool. */
export const videoToolMessages = {
  'video.title': 'Pinterest video downloader',
  'video.lead':
    'From the address of a pin to its video as an MP4 file, for content that is yours or that you may use.',
  'video.foot':
    'The address goes to this server, which asks Pinterest and passes the file on. Nothing of it is kept.',
  'video.address': 'Address of the pin',
  'video.addressHint':
    'From your browser or from “Share”: pinterest.com/pin/…, in any country, or pin.it/….',
  'video.own': 'This video is mine, or I may use it.',
  'video.ownHint':
    'A pin shows somebody’s work. Downloading it without being allowed to may break the law and Pinterest’s terms.',
  'video.mustOwn':
    'Confirm this first: the tool is for content that is yours, or that you may use.',
  'video.find': 'Find the video',
  'video.wait': 'The formats of the video appear here',
  'video.waitBody': 'MP4 files of at most 80 MB. Streams in parts (HLS) are not put together.',
  'video.finding': 'Looking for the video…',
  'video.found': '{count, plural, one {# format} other {# formats}} found',
  'video.length': '{time} long.',
  'video.size': '{width} × {height}',
  'video.anySize': 'Video file',
  'video.noSize': 'size not known',
  'video.download': 'Download',
  'video.downloadOf': 'Download {format}',
  'video.copyOf': 'Copy the address of {format}',
  'video.not_pin':
    'This is no address of a pin. It looks like pinterest.com/pin/123456789 or pin.it/abc123.',
  'video.no_video': 'This pin has no video',
  'video.no_videoBody':
    'It shows a picture. Check that the address is the pin’s own and not one that is shown beside it.',
  'video.playlist_only': 'This video comes only as a stream in parts',
  'video.playlist_onlyBody':
    'Pinterest offers it as a playlist (HLS) and not as one MP4 file, and only MP4 files are handed on here.',
  'video.too_large': 'This video is too large',
  'video.too_largeBody':
    'Every format of it has more than 80 MB, which is the most that is handed on here.',
  'video.unreadable': 'The pin could not be read',
  'video.unreadableBody':
    'Check in your browser that it opens for who is not logged in, or paste the address of the video file itself (v1.pinimg.com/videos/….mp4).',
  'video.changed': 'Pinterest has changed',
  'video.changedBody':
    'The pin’s page is not made as we know it, so the video was not found. It is nothing that you did. Until this is mended you can paste the address of the video file itself (v1.pinimg.com/videos/….mp4).',
  'video.page.robots':
    'Pinterest asks automatic readers like us not to read this page (robots.txt), and we do as it says.',
  'video.page.refused': 'Pinterest refused to show it to us.',
  'video.page.gone': 'Pinterest says that it is not there any more.',
  'video.page.away': 'It leads to a place that is not Pinterest’s, which was not fetched.',
  'video.page.file': 'What came was no video file.',
  'video.page.site': 'Pinterest did not answer in time, or had a fault of its own.',
  'video.failed': 'The video could not be looked for',
  'video.failedBody': 'The address is still there. {reason}',
} as const
