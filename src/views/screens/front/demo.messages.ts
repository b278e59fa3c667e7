/** Words of the small demo on the front page. */
export const demoMessages = {
  'demo.title': 'Try it with your own page',
  'demo.lead':
    'Paste the address of an article, recipe or guide and get three pins from it, right here, without an account.',
  'demo.address': 'Page address',
  'demo.placeholder': 'https://example.com/a-page',
  'demo.make': 'Make three pins',
  'demo.making':
    'Making three pins: reading the page, choosing the words, rendering the pictures. This takes a few seconds.',
  'demo.example': 'Try it with our example page',
  'demo.kept': 'The page is read once. Nothing is stored, and nothing is published.',
  'demo.ready': '{count, plural, one {One pin} other {# pins}} from “{title}”',
  'demo.pin': 'Pin {number}: {title}',
  'demo.repeated':
    'This page has no more good titles, so {count, plural, one {one pin reuses a title} other {# pins reuse a title}} with another picture, design or description.',
  'demo.keep': 'Sign up and continue with this page',
  'demo.keepWords':
    'We’ll bring the address along, but not these three pins. In your studio you make new ones, twelve at a time, and can change every word, picture and color.',
  'demo.failed': 'Couldn’t make pins from this',
  'demo.safe': 'Nothing was stored.',
  'demo.fault.address':
    'That doesn’t look like a web address. Enter it like https://example.com/page, with at most 2,048 characters.',
  'demo.fault.unknownHost': 'There’s no website at this address. Check the spelling.',
  'demo.fault.private':
    'This address is inside a private network, so it wasn’t opened: we don’t read such pages for visitors. Enter a public address.',
  'demo.fault.robots':
    'This site asks automatic readers not to read this page (robots.txt), and we respect that. Try another page; with an account you can paste this one’s text.',
  'demo.fault.refused':
    'This site blocks automatic readers. Try another page; with an account you can paste this one’s text.',
  'demo.fault.notFound':
    'There’s no page at this address. It may have moved: check it in your browser.',
  'demo.fault.notPage':
    'This address isn’t a web page. Enter the address of the page that shows it.',
  'demo.fault.tooLarge': 'This page is too large to read here. Try another one.',
  'demo.fault.tooSlow':
    'Reading this page and making the pins took too long. Try again later, or try another page.',
  'demo.fault.empty':
    'This page has too few words to write pins from. Try an article, a recipe or a guide.',
  'demo.fault.site':
    'The site couldn’t be reached, or it had a problem. Try again in a few minutes, or try another page.',
  'demo.fault.often': 'You’ve tried several in a row. You can try the next one in {time}.',
  'demo.fault.busy': 'Others are trying this right now. Please try again in {time}.',
  'demo.fault.noAnswer': 'We couldn’t be reached. Check your connection and try again.',
  'demo.fault.ours':
    'Something went wrong on our side, and we’ve logged it. Please try again later.',
} as const
