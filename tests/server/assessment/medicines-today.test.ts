import { describe, expect, it } from 'vitest';
import type { Rule } from './medicines-words.kit.ts';
import { suggestedFor } from './medicines-words.kit.ts';
import { linesOf } from './lines.kit.ts';

/** What rules a suggestion out today: bleeding, and a fresh socket. */
const TODAY: readonly Rule[] = [
  {
    id: 'chlorhexidine',
    why: 'a bleeding or fresh socket',
    against: `
      got my molar extracted two hours back
      extraction ho gaya aaj, dard hai
      wisdom tooth was taken out today
      socket still bleeding a bit
      they pulled my tooth an hour ago
      blood oozing from the hole where the tooth was
      daant nikalwaya abhi thodi der pehle`,
    fine: `
      tooth extracted last month, gum is sore
      Extraction planned for tomorrow
      tooth was removed 6 days ago and the socket pains
      dentist says the tooth must be taken out
      had extractions for braces years ago
      gums bleed on brushing`,
  },
  {
    id: 'ibuprofen',
    why: 'bleeding now',
    against: `
      socket bleeding since yesterday evening
      blood keeps coming from where tooth was pulled
      My gums bleed on their own at night without brushing
      extraction wound started bleeding again
      bleeding from the hole, gauze full of blood`,
    fine: `
      gums bleed when brushing
      tooth pulled last week, bleeding stopped the same day
      bit of blood on floss
      brush karte waqt khoon aata hai
      no bleeding, just ache
      blood pressure fine, tooth aches`,
  },
];

describe.each(TODAY)('$why', ({ id, against, fine }) => {
  it.each(linesOf(against))(`does not suggest ${id} with "%s"`, (issue) => {
    expect(suggestedFor({ issue })).not.toContain(id);
  });
  it.each(linesOf(fine))(`suggests ${id} with "%s"`, (issue) => {
    expect(suggestedFor({ issue })).toContain(id);
  });
});
