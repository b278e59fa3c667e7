/** Videos that a person brings, and how they get to a network. Limits are Pinterest's. */
import { problemMaker } from '../words/problem-words.ts'

export const mediaProblems = {
  'video.empty': 'This file is empty. Choose the video again.',
  'video.tooLarge':
    'This video is larger than {most} GB, which Pinterest refuses. Export it smaller.',
  'video.unknownKind': 'This kind of file can’t be used. Use a video in MP4, MOV or M4V.',
  'video.damaged': 'This video is damaged or not complete. Export it again and retry.',
  'video.noPicture': 'This file has only sound. Choose a file with a picture.',
  'video.codec':
    'This video is coded as {codec}. Pinterest takes H.264 and H.265: export it as one of these.',
  'video.tooShort':
    'This video is {seconds, plural, one {# second} other {# seconds}} long. Pinterest takes videos of at least {least} seconds.',
  'video.tooLong':
    'This video is {minutes} minutes long. Pinterest takes videos of up to {most} minutes.',
  'video.tooWide':
    'This video is {width} × {height} pixels, too wide for Pinterest. Square or tall videos work best.',
  'video.tooTall':
    'This video is {width} × {height} pixels, too tall for Pinterest. It may be twice as tall as it is wide.',
  'video.stalled': 'The upload stopped before the whole video had arrived. Try again.',
  'video.tooMany':
    'You are uploading {count, plural, one {# video} other {# videos}} already. Wait until one is there.',
  'carousel.otherPage': 'A carousel is made of pins of one page. Choose pins of the same page.',
  'carousel.notPictures':
    'A carousel is made of pictures. Choose pins without a video or a carousel.',
  'carousel.pictureMissing': 'A picture of this carousel is missing. Remove it from the carousel.',
  'video.missing': 'The video of this pin is missing. Upload it again as a new pin.',
  'video.sending': '{made} of {all} MB of the video are sent.',
  'video.sent': 'The video is sent. {network} prepares it.',
  'video.notSent': 'The video couldn’t be sent. We’ll send it again automatically.',
  'video.notTaken': '{network} did not take the video: {reason}',
  'video.preparing': '{network} still prepares the video. It is asked again.',
  'video.ready': 'The video is ready. The pin is next.',
  'video.failed': '{network} could not use the video. Export it again and upload it as a new pin.',
  'video.tooSlow': '{network} did not finish the video in time. Plan the pin again.',
} as const

export const mediaProblem = problemMaker(mediaProblems)
