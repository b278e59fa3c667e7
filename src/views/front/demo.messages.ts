/** Words of the small demo on the front page. */
export const demoMessages = {
  'demo.title': 'See it on a page of yours',
  'demo.lead':
    'Paste the address of an article, a recipe or a guide. Three pins of it, here, without an account.',
  'demo.address': 'Address of a page',
  'demo.placeholder': 'https://example.com/a-page',
  'demo.make': 'Make three pins',
  'demo.making':
    'Making three pins: the page is read, its words are chosen, the pictures are drawn. It takes some seconds.',
  'demo.example': 'Try it with our example page',
  'demo.kept': 'The page is read once. Nothing of it is stored, and nothing is published.',
  'demo.ready': '{count, plural, one {One pin} other {# pins}} from “{title}”',
  'demo.pin': 'Pin {number}: {title}',
  'demo.keep': 'Go on with this page: sign up',
  'demo.keepWords':
    'The address comes along, these three pins do not: in your studio they are made anew, twelve at once, and every word, picture and colour is yours to change.',
  'demo.failed': 'No pins this time',
  'demo.safe': 'Nothing was stored.',
  'demo.fault.address':
    'This is no address that can be read. Give it as https://example.com/page, of at most 2,048 characters.',
  'demo.fault.unknownHost': 'There is no website at this address. Check its spelling.',
  'demo.fault.private':
    'This address lies inside a private network. It was not fetched: we do not read such pages for visitors. Give the public address of a page.',
  'demo.fault.robots':
    'The site asks automatic readers not to read this page (robots.txt), and we do as it says. Try another page; with an account you can paste this one’s text.',
  'demo.fault.refused':
    'The site refuses automatic readers. Try another page; with an account you can paste this one’s text.',
  'demo.fault.notFound':
    'There is no page at this address. It may have moved: check it in your browser.',
  'demo.fault.notPage':
    'This address holds something other than a web page. Give the address of the page that shows it.',
  'demo.fault.tooLarge': 'The page is too large to be read here. Try another one.',
  'demo.fault.tooSlow':
    'The page was not read and drawn in time. Try again later, or try another page.',
  'demo.fault.empty':
    'The page came back with too few words to write pins from. Try an article, a recipe or a guide.',
  'demo.fault.site':
    'The site could not be reached or had a fault of its own. Try again in a few minutes, or try another page.',
  'demo.fault.often': 'You have tried a few in a row. The next one is free in {time}.',
  'demo.fault.busy': 'Others are trying this right now. Please try again in {time}.',
  'demo.fault.noAnswer': 'We could not be reached. Check your connection and try again.',
  'demo.fault.ours':
    'Something went wrong on our side. It is written down; please try again later.',
} as const
