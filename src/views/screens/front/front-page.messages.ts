/** Words of the front page for visitors; those of its frame are in `kit/front`. */
export const frontPageMessages = {
  'frontPage.title': 'Pins from your own pages',
  'frontPage.headline': 'Your page already says it. {brand} makes the pins.',
  'frontPage.lead':
    'Give it a page of your website. It finds what the page is about, writes titles from your own sentences, and makes pins you can edit down to the last crop.',
  'frontPage.signup': 'Make your first pins',
  'frontPage.point1': 'In your words',
  'frontPage.point1Body':
    'Every title and description is based on a heading, a sentence or a fact on your page, and shows which one.',
  'frontPage.point2': 'Yours to change',
  'frontPage.point2Body':
    'Headline, picture, crop, template, colors: every pin stays editable, and every change can be undone.',
  'frontPage.point3': 'No lock-in',
  'frontPage.point3Body':
    'No connected account needed: download your pins as a folder of pictures or as a CSV for Pinterest, whenever you like.',
  'frontPage.allTemplates': 'See all templates',
} as const
