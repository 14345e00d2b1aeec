import type { COSMETIC_QUESTIONS } from '../../../../contracts/questions/cosmetic.ts';
import type { AnswerMap } from './meaning.ts';
import { SAYS_NOTHING, withNone } from './meaning.ts';
import { BODY_SIGN_MEANINGS, DANGER_SIGN_MEANINGS, EVENT_MEANINGS } from './shared.ts';

/** What the answers of category `cosmetic` mean. */
export const COSMETIC_ANSWERS: AnswerMap<typeof COSMETIC_QUESTIONS> = {
  main_concern: {
    'The colour of many teeth': SAYS_NOTHING,
    'One tooth that is dark or grey': { says: ['tooth.grey_single'] },
    'White or brown marks': SAYS_NOTHING,
    'Worn, thin or short teeth': { says: ['wear.thin_edges'] },
    'A chipped or broken tooth': { says: ['tooth.broken'] },
    'A gap between teeth': SAYS_NOTHING,
    'Crooked, crowded or forward teeth': { says: ['teeth.crooked'] },
    'A missing tooth': { says: ['tooth.missing'] },
    'Something else': SAYS_NOTHING,
  },
  staining_type: {
    'Brown, yellow or black on the surface': { says: ['stain.surface'] },
    'Grey, brown or yellow inside the teeth, all alike': { says: ['stain.inside_even'] },
    'White or brown marks on matching teeth of both sides': {
      says: ['marks.white_brown_symmetric'],
    },
    'Sharp-edged patches or tiny pits in some teeth': { says: ['marks.patches_few_teeth'] },
    'A single tooth that turned grey or dark': { says: ['tooth.grey_single'] },
    'A dark spot or shadow that cleaning does not remove': { says: ['tooth.dark_shadow'] },
    'No colour change': {
      not: ['stain.surface', 'stain.inside_even', 'tooth.grey_single', 'tooth.dark_shadow'],
    },
    'Not sure': SAYS_NOTHING,
  },
  cosmetic_since: {
    'Since the teeth came in, or childhood': { says: ['onset.since_eruption'] },
    'For years': { says: ['onset.years'], implies: ['onset.over_3_weeks'] },
    'For months': { says: ['onset.months'], implies: ['onset.over_3_weeks'] },
    'For weeks': { says: ['onset.weeks'] },
    'For days': { says: ['onset.days'] },
    'Since today': { says: ['onset.hours'] },
    'Not sure': SAYS_NOTHING,
  },
  cosmetic_causes: withNone({
    'Much tea, coffee, tobacco or paan': { says: ['stain.from_drinks_tobacco'] },
    'Chlorhexidine mouthwash for some weeks': { says: ['stain.chlorhexidine'] },
    'Tetracycline as a child, or my mother in pregnancy': { says: ['stain.tetracycline'] },
    'Family or neighbours have it too, or borewell water': {
      says: ['marks.same_in_family_water'],
    },
    'High fevers or serious illness as a small child': { says: ['childhood.fevers'] },
    'Sour or fizzy drinks often': { says: ['acid.diet'] },
    'Acid reflux or frequent vomiting': { says: ['acid.reflux'] },
    'Hard brushing, charcoal or tooth powder': { says: ['brushing.hard'] },
    'Grinding or clenching': { says: ['grinding'] },
  }),
  tooth_surface: withNone({
    'Thin, see-through or short edges, or small dents on top': { says: ['wear.thin_edges'] },
    'Flat, ground-down tops': { says: ['teeth.flattened'] },
    'Notches at the gum line': { says: ['wear.notch_neck'] },
    'Pieces of enamel chip off': { says: ['enamel.breaking'] },
    'A hole or decay': { says: ['tooth.cavity'] },
    'Floss catches or frays at one place': { says: ['tooth.floss_catches'] },
    'A lost, loose or broken filling or crown': { says: ['tooth.restoration_lost'] },
    'The gum has moved up and teeth look longer': { says: ['gum.receded'] },
    'That tooth had a knock long ago': { says: ['tooth.old_injury'] },
  }),
  tooth_position: withNone({
    'A front gap that has always been there': { says: ['gap.front_lifelong'] },
    'A new or growing gap': { says: ['gap.new'] },
    'Crowded, crooked or forward teeth': { says: ['teeth.crooked'] },
    'A tooth is missing': { says: ['tooth.missing'] },
    'A new tooth behind a milk tooth': { says: ['tooth.double_row'] },
    'A loose tooth': { says: ['tooth.loose_one'] },
  }),
  cosmetic_feeling: withNone({
    'No pain at all': { not: ['pain.any'] },
    'Cold or sweet hurts for seconds': {
      says: ['trigger.cold'],
      implies: ['pain.brief', 'pain.any'],
    },
    'Pain that stays for minutes': { says: ['pain.lingering'], implies: ['pain.any'] },
    'Biting hurts': { says: ['trigger.biting'], implies: ['pain.any'] },
    'The gums bleed when I brush': { says: ['gum.bleeds_brushing'] },
    'A gum pimple or swelling': { says: ['swelling.gum_pimple'] },
    'A patch or sore in the mouth': { says: ['ulcer.any'] },
  }),
  cosmetic_danger_signs: DANGER_SIGN_MEANINGS,
  cosmetic_events: EVENT_MEANINGS,
  cosmetic_body_signs: BODY_SIGN_MEANINGS,
};
