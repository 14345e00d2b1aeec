import { describe, expect, it } from 'vitest';
import type { Rule } from './medicines-words.kit.ts';
import { suggestedFor } from './medicines-words.kit.ts';
import { linesOf } from './lines.kit.ts';

/** What rules a suggestion out today: bleeding, a fresh socket, a full daily dose, nothing by mouth. */
const TODAY: readonly Rule[] = [
  {
    id: 'chlorhexidine',
    why: 'a stain that the rinse made',
    against: `
      Teeth turned brown after using Hexidine for a month
      dentist's mouthwash has left brown marks on my teeth
      chlorhexidine se daant kale pad gaye
      black stains since I began Rexidin rinse
      My teeth got dark with the mouthwash the dentist gave
      using Clohex since 6 weeks, teeth look brownish now`,
    fine: `
      Brown teeth from tea, want whitening
      gutka stains on teeth
      My teeth are yellow
      teeth stained since childhood
      mouthwash did not remove the stains from coffee
      daant pile hai chai se`,
  },
  {
    id: 'chlorhexidine',
    why: 'a bleeding or fresh socket',
    against: `
      tooth out this morning, numbness going now
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
      tooth nikala tha, khoon aa raha hai ab bhi
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
  {
    id: 'paracetamol',
    why: 'the daily maximum already taken',
    against: `
      I have had 6 Dolo 650 today
      taking two crocin 500 every four hours
      8 paracetamol 500 mg since morning
      Dolo 650 five times today and Combiflam twice
      aaj 7 dolo kha chuka hu
      10 combiflam and 2 crocin today`,
    fine: `
      one Dolo 650 today
      two crocin in the day
      Combiflam once last night
      ek crocin li subah
      paracetamol twice this week
      Dolo did not help`,
  },
  {
    id: 'paracetamol',
    why: 'nothing by mouth',
    against: `
      jaw swollen and I cannot swallow my spit
      drooling with a big swelling under the jaw
      tongue pushed up and breathing noisy with tooth infection
      thook nahi nigal pa raha, sujan hai
      can't swallow water, throat swollen, wisdom tooth
      saans lene me dikkat aur muh me sujan`,
    fine: `
      swallowing fine, gum swollen
      can drink and breathe normally
      tooth hurts on swallowing cold water
      no trouble swallowing
      saans theek, gaal me sujan
      drooled on the pillow at night`,
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
