/** Words of the video tool. */
export const videoToolMessages = {
  'video.title': 'Pinterest video downloader',
  'video.lead':
    'Paste a pin’s address and get its video as an MP4 file, for content that’s yours or that you’re allowed to use.',
  'video.foot':
    'The address goes to this server, which asks Pinterest and passes the file on. Nothing is stored.',
  'video.address': 'Pin address',
  'video.addressHint':
    'From your browser or from “Share”: pinterest.com/pin/…, in any country, or pin.it/….',
  'video.own': 'This video is mine, or I’m allowed to use it.',
  'video.ownHint':
    'A pin shows somebody’s work. Downloading it without permission may break the law and Pinterest’s terms.',
  'video.mustOwn':
    'Please confirm this first: the tool is for content that’s yours or that you’re allowed to use.',
  'video.find': 'Find the video',
  'video.wait': 'The video’s formats appear here',
  'video.waitBody': 'MP4 files of at most 80 MB. Streams in parts (HLS) can’t be downloaded.',
  'video.finding': 'Looking for the video…',
  'video.found': '{count, plural, one {# format} other {# formats}} found',
  'video.length': '{time} long.',
  'video.size': '{width} × {height}',
  'video.anySize': 'Video file',
  'video.noSize': 'size unknown',
  'video.download': 'Download',
  'video.downloadOf': 'Download {format}',
  'video.copyOf': 'Copy the address of {format}',
  'video.not_pin':
    'That doesn’t look like a pin’s address. It should look like pinterest.com/pin/123456789 or pin.it/abc123.',
  'video.no_video': 'This pin has no video',
  'video.no_videoBody':
    'It shows a picture. Check that this is the pin’s own address, not that of a pin shown next to it.',
  'video.playlist_only': 'This video is only available as a stream',
  'video.playlist_onlyBody':
    'Pinterest offers it as a playlist (HLS) and not as a single MP4 file, and this tool only downloads MP4 files.',
  'video.too_large': 'This video is too large',
  'video.too_largeBody': 'All its formats are larger than 80 MB, which is the limit here.',
  'video.unreadable': 'Couldn’t read the pin',
  'video.unreadableBody':
    'Check that it opens in your browser when you’re logged out, or paste the address of the video file itself (v1.pinimg.com/videos/….mp4).',
  'video.changed': 'Pinterest has changed',
  'video.changedBody':
    'The pin’s page isn’t built the way we expect, so we couldn’t find the video. You did nothing wrong. Until we’ve fixed this, you can paste the address of the video file itself (v1.pinimg.com/videos/….mp4).',
  'video.page.robots':
    'Pinterest asks automatic readers like us not to read this page (robots.txt), and we respect that.',
  'video.page.refused': 'Pinterest didn’t let us see it.',
  'video.page.gone': 'Pinterest says it no longer exists.',
  'video.page.away': 'It leads outside Pinterest, so it wasn’t opened.',
  'video.page.file': 'What came back wasn’t a video file.',
  'video.page.site': 'Pinterest didn’t respond in time, or had a problem.',
  'video.failed': 'Couldn’t look for the video',
  'video.failedBody': 'The address is still here. {reason}',
} as const
