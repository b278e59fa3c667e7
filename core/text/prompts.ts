/**
 * Prompts for pin work with whatever assistant somebody uses. `{…}` is what he fills in. Our own
 * rules for words, said to a model.
 */
export const promptKinds = ['Words', 'Research', 'Plan', 'Design', 'Check'] as const
export type PromptKind = (typeof promptKinds)[number]

export interface Prompt {
  readonly id: string
  readonly kind: PromptKind
  readonly title: string
  readonly text: string
}

export const prompts: readonly Prompt[] = [
  {
    id: 'titles',
    kind: 'Words',
    title: 'Titles from a page',
    text: 'Write 12 Pinterest pin titles for the page below. Each title: at most 100 characters, the topic within the first 40, no capitals throughout, no number and no claim that the page does not have. No two titles may begin with the same two words. Give them as a plain list.\n\nPage:\n{page text}',
  },
  {
    id: 'description',
    kind: 'Words',
    title: 'A description people can search',
    text: 'Write one Pinterest description for the pin below, 200 to 450 characters, in whole sentences. Use the main topic in the first sentence and two related search phrases later, as people would say them. No hashtags, no first person, nothing that the page does not say.\n\nTitle: {title}\nTopic: {topic}\nPage:\n{page text}',
  },
  {
    id: 'alt',
    kind: 'Words',
    title: 'Alt text for a picture',
    text: 'Describe this pin’s picture in one sentence of at most 250 characters for somebody who cannot see it: what is shown, how it is arranged, and any words on it. Do not begin with “Image of”.\n\nPicture: {what is on it}\nWords on it: {headline}',
  },
  {
    id: 'shorter',
    kind: 'Words',
    title: 'Make a title fit',
    text: 'Shorten this title to at most {number} characters. Keep the topic at the front, keep every fact, add nothing. Give three versions.\n\n{title}',
  },
  {
    id: 'topics',
    kind: 'Research',
    title: 'Search topics of a page',
    text: 'List the 10 topics that people would search for to find the page below, 1 to 4 words each, most fitting first. Use words of the page. For each, quote the sentence of the page it rests on. If there are fewer than 10, give fewer.\n\n{page text}',
  },
  {
    id: 'seasons',
    kind: 'Research',
    title: 'What to pin when',
    text: 'For a website about {subject}, list for each month the two topics that people plan for 6 to 10 weeks ahead, with the page of mine that answers it. Mark each guess as a guess. My pages:\n{list of titles}',
  },
  {
    id: 'gaps',
    kind: 'Research',
    title: 'What my boards lack',
    text: 'Here are my boards and how many pins each has. Name up to 8 topics of my website that no board covers, each with a plain board name of at most 50 characters and the three pages that belong there.\n\nBoards:\n{boards}\nPages:\n{list of titles}',
  },
  {
    id: 'boards',
    kind: 'Plan',
    title: 'Plain board names',
    text: 'Give 10 board names for pins about {topic}: at most 50 characters, the topic itself in each, no emoji, no joke that hides the topic. The plainest first.',
  },
  {
    id: 'week',
    kind: 'Plan',
    title: 'A week of pins',
    text: 'Plan 14 pins for next week from the pages below: two a day, no page twice on one day, no board more than four times a week. Answer as a table: day, time, page, title, board.\n\nPages:\n{list of titles and addresses}\nBoards:\n{boards}',
  },
  {
    id: 'headline',
    kind: 'Design',
    title: 'Words on the picture',
    text: 'Write 6 headlines to stand on a 1000 x 1500 pin about {topic}: 3 to 7 words, readable at a glance, each with another promise that the page keeps. For each, say which words should be largest.\n\nPage:\n{page text}',
  },
  {
    id: 'photo',
    kind: 'Design',
    title: 'Which picture fits',
    text: 'Here are descriptions of my pictures. For the headline below, rank the three that fit best and say why in a few words: what is shown, room for words, upright crop. If none fits, say so.\n\nHeadline: {headline}\nPictures:\n{list of pictures}',
  },
  {
    id: 'review',
    kind: 'Check',
    title: 'A strict reader',
    text: 'Read this pin as a strict editor. List only faults: claims the page does not bear out, numbers that differ, a cut sentence, the topic missing at the front, more than 10 hashtags, words that shout. For each fault, the fix. If there is none, say “none”.\n\nTitle: {title}\nDescription: {description}\nPage:\n{page text}',
  },
  {
    id: 'assistant',
    kind: 'Check',
    title: 'Instructions for an assistant of your own',
    text: 'You help with pins for {website}. Rules you never break: every number and claim must stand in the page I give you; titles have at most 100 characters with the topic in the first 40; descriptions have 100 to 500 characters in whole sentences; no first person; no hashtags unless I ask; at most 10 then. When a page does not say enough for what I ask, tell me what is missing instead of filling it in. Ask for the page’s text when I give only an address.',
  },
]

/** Those of a kind (null: of any) that have all these words somewhere. */
export function findPrompts(query: string, kind: PromptKind | null): Prompt[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return prompts.filter(
    (prompt) =>
      (kind === null || prompt.kind === kind) &&
      words.every((word) =>
        `${prompt.title} ${prompt.kind} ${prompt.text}`.toLowerCase().includes(word),
      ),
  )
}
