/** What to know about a pin before it is published, besides what keeps it from being exported. */
import { problemMaker } from '../words/problem-words.ts'

export const preflightProblems = {
  'preflight.altMissing':
    'The picture has no description (alt text): people who can’t see it don’t know what it shows.',
  'preflight.pictureLarge':
    'The picture has {size} MB; Pinterest accepts {most} MB. Render the pin again, or choose a smaller picture.',
  'preflight.pictureSmall':
    'The picture is {width} × {height} pixels, so it looks blurred on Pinterest. It should be at least {least} pixels wide.',
  'preflight.pictureWide':
    'The picture is wider than it is tall, so Pinterest shows it small. Pictures of 2:3 work best.',
  'preflight.pictureTall':
    'The picture is more than twice as tall as it is wide, so Pinterest cuts it off. Pictures of 2:3 work best.',
  'preflight.textFaint':
    'Words on the picture are hard to read: their color is too close to what is behind them.',
  'preflight.textSmall': 'Words on the picture are too small to be read on a phone.',
  'preflight.linkNear':
    'A pin with the same link goes out within {count, plural, one {# hour} other {# hours}} of this one. Your rule is {expected} hours.',
  'preflight.pictureNear':
    'A pin with the same picture, or one that looks like it, goes out within {count, plural, one {# day} other {# days}} of this one. Your rule is {expected} days.',
  'preflight.boardNear':
    'A pin on the same board goes out within {count, plural, one {# minute} other {# minutes}} of this one. Your rule is {expected} minutes.',
  'preflight.dayFull':
    'Its day has more pins than your rule of {expected} a day, so it waits for another day.',
  'preflight.outsideHours':
    'It is planned outside the hours of your rules, so it waits until they begin.',
  'preflight.linkBroken':
    'The link can’t be opened, so nobody gets to your page. Check the address.',
  'preflight.linkGone':
    'The site says that the page of this link doesn’t exist. Check the address, or use the address of the pin’s page.',
  'preflight.linkElsewhere':
    'The link leads on to another site, {host}. Pinterest can take that for spam. Use the address where it ends.',
} as const

export const preflightProblem = problemMaker(preflightProblems)
