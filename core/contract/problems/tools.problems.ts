/** The keyword tool and the video downloader. */
export const toolsProblems = {
  'keywords.missing': 'Enter a topic or the address of a page.',
  'keywords.long': 'A topic or an address can have at most 2,048 characters.',
  'keywords.topic':
    'Enter a topic of one to five words, such as “lemon cake”, or the address of a page.',
  'videos.pasteAddress': 'Paste the address of a pin.',
  'videos.addressLong': 'An address can have at most 2,048 characters.',
  'videos.confirm': 'Confirm that the video is yours, or that you have the right to use it.',
  'videos.notVideo':
    'Pinterest sent something that isn’t a video. Start again with the pin’s address.',
  'videos.unreachable':
    'We couldn’t reach Pinterest’s video server. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  'videos.elsewhere':
    'This video’s address leads somewhere else, which we don’t download from. Start again with the pin’s address.',
  'videos.refused':
    'Pinterest doesn’t share this video. Open the pin in your browser to see if it’s still public.',
  'videos.tooLarge':
    'The video is larger than 80 MB, the most that can be downloaded. Choose a smaller format.',
  'videos.tooSlow':
    'The video didn’t start arriving in time. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  'videos.gone': 'There is no video at this address any more. Start again with the pin’s address.',
  'videos.busy':
    'Many people are downloading videos right now. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  'videos.yoursBusy': 'You are already downloading other videos. Wait until they have arrived.',
  'videos.otherHost':
    'Only videos on Pinterest’s own hosts can be downloaded. Start with the pin’s address.',
} as const
