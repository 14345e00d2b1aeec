import { describe, expect, it } from 'vitest';
import type { Rule } from './medicines-words.kit.ts';
import { suggestedFor } from './medicines-words.kit.ts';
import { linesOf } from './lines.kit.ts';

/** Reactions to the suggested medicines, told in the box for allergies. */
const IN_THE_BOX: readonly Rule[] = [
  {
    id: 'ibuprofen',
    why: 'reaction to an NSAID',
    against: `
      Zerodol P se chehra sooj gaya tha
      Nucoxia 90 made my eyes puffy
      after Meftal Spas my throat got tight
      Naproxen - blisters in mouth
      Dicloran injection ke baad behosh ho gayi thi
      Nicip: red patches on arms and chest
      My tongue became thick with Etoricoxib
      was admitted after one Dynapar injection
      Ketorol DT, saans rukne lagi thi
      bruffen not suits
      Mefenemic acid allergy
      Spasmonil fine but Oxalgin gives welts
      Disprin khane ke baad asthma jaisa ho gaya
      Hifenac MR causes swelling around lips
      doctor wrote in my file no NSAIDs ever
      Ibuclin se poore badan me khujli`,
    fine: `
      I take Brufen for periods and it suits me
      Combiflam works well for me, no allergy to it
      no allergy to any painkiller
      Allergic to penicillin, have taken ibuprofen many times without problem
      Augmentin se daane, brufen se koi dikkat nahi
      took combiflam last night
      pollen and dust
      Ciplox gives rash`,
  },
  {
    id: 'paracetamol',
    why: 'reaction to paracetamol',
    against: `
      Calpol se poore sharir pe laal dane aaye the, doctor ne mana kiya hai
      Crocin lene se gala sooj jata hai
      Dolo 650 - skin peels off
      PCM drip gave shivering and rash in hospital
      Pacimol makes me itch
      P-250 syrup reaction in childhood
      Dolopar: swelling of eyelids
      acetominophen hypersensitivity
      doctor said no crocin for me for life
      Was in ICU after Tylenol
      Metacin tablet se chakatte ho jate hai
      Fepanil not tolerated`,
    fine: `
      Dolo 650 sos, no allergy
      Crocin leti hu bukhar me, theek rehta hai
      takes Calpol when needed
      allergic to brufen, paracetamol is fine
      only paracetamol suits me
      Penicillin rash; crocin is ok
      no reaction to paracetamol
      Sulfa drugs se daane`,
  },
  {
    id: 'chlorhexidine',
    why: 'reaction to a rinse',
    against: `
      Hexidine kulla karne se poore badan pe pitti ho gayi thi
      Clohex plus made my tongue and lips puff
      Rexidine M gel: wheals
      Chlorhex mouth wash, breathlessness
      Septodont mouthwash... hives
      a pink mouthwash from dentist caused rash
      Betadine gargle reaction, face swollen
      reaction to surgical skin cleaner chlorhexidine
      ADH mouthwash se allergy
      kulle ki dawai se hont sooj gaye the
      Guard-OR rinse gave itching all over`,
    fine: `
      Listerine daily
      no allergies, rinse with salt water
      uses Hexidine, no problem
      dust allergy
      latex gloves
      mouthwash suits me
      kulla karti hu namak pani se
      allergic to eggs`,
  },
];

/** The same told in the concern, where a medicine may be named without any harm. */
const IN_THE_CONCERN: readonly Rule[] = [
  {
    id: 'ibuprofen',
    why: 'reaction to an NSAID in the concern',
    against: `
      Tooth is paining a lot. I took Zerodol and my whole body came out in red spots.
      daant dard me Ketorol li to saans phool gayi
      pain in molar, cant have brufen as it brings on my wheeze
      I swelled up with Voveran last year so I am scared to take anything for this tooth
      Cavity hurts. Combiflam khane se pitti ho gayi
      toothache, took disprin, within minutes my lips were huge
      My doctor has banned me from all pain killers like Meftal. Tooth hurts.
      Dentist gave Enzoflam, then there was itching everywhere`,
    fine: `
      Took Brufen, pain did not go
      Combiflam gives relief for four hours, then the toothache is back
      I had two Zerodol tablets and my cheek is still swollen
      Brufen did nothing for the swelling of my gum
      gum sooj gaya hai, combiflam li thi
      Took ibuprofen for toothache. Gum is red and painful.
      took diclofenac, pain better, swelling same
      ketorol lene se dard kam hua`,
  },
  {
    id: 'paracetamol',
    why: 'reaction to paracetamol in the concern',
    against: `
      Took Dolo for tooth pain and broke out in hives
      crocin li aur poore sharir pe daane nikal aaye, daant me dard
      tooth hurting; paracetamol makes my face swell up
      I react badly to Calpol. Molar pain.
      doctor ne dolo lene se mana kiya hai, daant dukh raha hai
      Whenever I have Crocin my skin burns and turns red`,
    fine: `
      Dolo lene se dard kam nahi hua
      Took Crocin, the gum is still swollen
      Dolo 650 helps for a while
      tooth pain and fever, taking paracetamol
      one paracetamol in the morning, tooth still aching with swelling
      Took dolo, cheek swelling came down`,
  },
  {
    id: 'chlorhexidine',
    why: 'reaction to a rinse in the concern',
    against: `
      Used Hexidine for my gums and got rashes over my neck
      mouthwash karne ke baad hont sooj gaye, masude se khoon aata hai
      chlorhexidine rinse gave me breathing trouble once, gums bleed now
      gums bleed, dentist's mouthwash made my lips swell
      I am allergic to the antiseptic rinse, gums sore`,
    fine: `
      I use mouthwash daily but gums are still swollen and bleed
      gum swelling, rinsing with salt water
      mouthwash stings my ulcer a bit
      Bad breath even after mouthwash
      kulla karne par thoda dard, masude suje hai`,
  },
];

describe.each(IN_THE_BOX)('$why, in the box for allergies', ({ id, against, fine }) => {
  it.each(linesOf(against))(`does not suggest ${id} after "%s"`, (allergies) => {
    expect(suggestedFor({ allergies })).not.toContain(id);
  });
  it.each(linesOf(fine))(`suggests ${id} after "%s"`, (allergies) => {
    expect(suggestedFor({ allergies })).toContain(id);
  });
});

describe.each(IN_THE_CONCERN)('$why', ({ id, against, fine }) => {
  it.each(linesOf(against))(`does not suggest ${id} after "%s"`, (issue) => {
    expect(suggestedFor({ issue })).not.toContain(id);
  });
  it.each(linesOf(fine))(`suggests ${id} after "%s"`, (issue) => {
    expect(suggestedFor({ issue })).toContain(id);
  });
});
