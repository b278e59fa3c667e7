/** Words of the front page for visitors. */
export const frontMessages = {
  'front.title': 'Pins from your own pages',
  'front.headline': 'Your page already says it. {brand} makes the pins.',
  'front.lead':
    'Give it a page of your website. It finds the topics that your page is about, writes titles from your own sentences, and draws pins that you can change down to the last crop.',
  'front.signup': 'Make your first pins',
  'front.login': 'Log in',
  'front.studio': 'Open your studio',
  'front.tools': 'Free tools',
  'front.blog': 'Blog',
  'front.point1': 'In your words',
  'front.point1Body':
    'Every title and description rests on a heading, a sentence or a fact of your page, and shows on which.',
  'front.point2': 'Yours to change',
  'front.point2Body':
    'Headline, picture, crop, template, colours: each pin stays editable, and every change can be taken back.',
  'front.point3': 'Without a gatekeeper',
  'front.point3Body':
    'No connection needed: take your pins as a folder of pictures or as Pinterest’s own CSV, whenever you like.',
  'front.templates': 'Pins as {brand} draws them',
  'front.allTemplates': 'See all templates',
  'front.foot':
    '{brand} runs on your own server. Nothing is sent anywhere unless you switch it on.',
  'front.nav': 'Start',
  'front.languages': 'Languages',
  'front.siteNav': 'This site',
  'front.library': 'Templates',
  'front.boardNames': 'Board names',
  'front.costs': 'What it costs',
  'front.privacy': 'Privacy policy',
  'front.terms': 'Terms of service',
} as const
