/** Words of the keyword tool. */
export const keywordToolMessages = {
  'keywords.tab': 'Pinterest Keyword Research Tool - {brand}',
  'keywords.title': 'Pinterest keyword research tool',
  'keywords.lead':
    'Discover trending keywords with growth metrics for a topic or a page of yours: week, month and year, where Pinterest tells us. What it does not tell is left open.',
  'keywords.foot':
    'What you search for goes to this server and no further than the page you name and Pinterest. It also stands in the address that you share.',
  'keywords.query': 'Topic, or the address of a page',
  'keywords.queryHint': 'Such as “lemon cake”, or https://example.com/lemon-cake.',
  'keywords.search': 'Find keywords',
  'keywords.wait': 'Keywords appear when you search',
  'keywords.waitBody':
    'One topic at a time gives the best list. An address is read as its readers see it.',
  'keywords.searching': 'Looking for keywords…',
  'keywords.count': '{count, plural, one {# keyword} other {# keywords}} for “{topic}”',
  'keywords.ofPage': 'From the page “{title}”.',
  'keywords.asOf': 'Pinterest’s figures of {time}.',
  'keywords.region': 'Region',
  'keywords.trend': 'Trend',
  'keywords.trend.growing': 'Growing',
  'keywords.trend.monthly': 'Most of the month',
  'keywords.trend.yearly': 'Most of the year',
  'keywords.trend.seasonal': 'Seasonal',
  'keywords.csv': 'Download as CSV',
  'keywords.keyword': 'Keyword',
  'keywords.past': 'Past year',
  'keywords.week': 'Week',
  'keywords.month': 'Month',
  'keywords.year': 'Year',
  'keywords.copyColumn': 'Copy',
  'keywords.unknown': 'not known',
  'keywords.more': 'over {growth}',
  'keywords.line': 'Searches in the past year: most in the week to {best}, now {now} of 100',
  'keywords.tableHint':
    '“–” is what Pinterest does not tell: those phrases are ours, from your own words.',
  'keywords.none': 'Pinterest names no trend for these words',
  'keywords.noneBody':
    'Its lists hold only what is searched for most. Our own phrases stand below; try another region or another kind of trend.',
  'keywords.own': 'Phrases without growth',
  'keywords.why.off':
    'Growth comes from Pinterest, and this server has no Pinterest app connected. So these are phrases from the words themselves, without figures: nothing here is called trending.',
  'keywords.why.refused':
    'Pinterest no longer accepts this server’s connection, so there are no figures until whoever runs it gives a new token. These are phrases from the words themselves.',
  'keywords.why.forbidden':
    'Pinterest does not let this server’s app see trends. These are phrases from the words themselves, without figures.',
  'keywords.why.limited':
    'Pinterest has been asked enough for now, so there are no figures for this one. Try again later; these are phrases from the words themselves.',
  'keywords.why.unavailable':
    'Pinterest did not answer, so there are no figures. Try again in a few minutes; these are phrases from the words themselves.',
  'keywords.why.unreadable':
    'Pinterest answered in a way that we do not understand, so there are no figures. These are phrases from the words themselves.',
  'keywords.page.address':
    'This is no address that can be read. Give it as https://example.com/page, or type its topic.',
  'keywords.page.host':
    'There is no website at this address. Check its spelling, or type its topic.',
  'keywords.page.private':
    'This address lies inside a private network. It was not fetched: we do not read such pages for visitors. Type its topic instead.',
  'keywords.page.robots':
    'The site asks automatic readers not to read this page (robots.txt), and we do as it says. Type its topic instead.',
  'keywords.page.refused': 'The site refuses automatic readers. Type the page’s topic instead.',
  'keywords.page.gone':
    'There is no page at this address. It may have moved: check it in your browser.',
  'keywords.page.kind':
    'This address holds something other than a web page that we can read. Type its topic instead.',
  'keywords.page.empty': 'The page came back without a topic that we can read. Type it instead.',
  'keywords.page.site':
    'The page did not come in time, or the site had a fault of its own. Try again in a few minutes, or type its topic.',
  'keywords.failed': 'The keywords could not be looked up',
  'keywords.failedBody': 'Your words are still there. {reason}',
} as const
