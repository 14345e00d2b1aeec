import type { Phrases } from './phrases.ts';

/** The mouth as a whole: burning, dryness, smell and taste. */
export const MOUTH: Phrases = {
  'breath.bad': [
    'bad/foul/stinking/smelly/awful/offensive/unpleasant/mouth/morning/ganda/gandi +breath/smell/odour/odor/breathe/mouth/sans',
    '@smell & mouth/breath/people/talk/close',
    '@mouth & @smell/badbu/stinks/odour !gas',
    'saans/sans/muh/munh +se +badbu/smell/boo/bas/gandh',
    'mouth/breath +stinks/stink/reeks/pongs/is +stinky/bad/foul/like',
  ],
  'breath.very_foul': [
    '@smell & foul/terrible/horrible/awful/rotten/putrid/unbearable !hole/socket/extraction/tooth',
    'breath & foul/terrible/horrible/awful/rotten/putrid/metallic',
    'foul/rotten/horrible/terrible/awful/rotting/putrid +smell/breath/odour/taste & @gum/@ulcer/mouth/breath',
  ],
  'mouth.dry': [
    'mouth/munh/tongue/lips/throat & dry/sukha/sookha/sukhta/dryness/parched/sticky/sukh/sookh/sookhta !socket/coughing/sour/clear',
    '@tongue +sticks +to',
    'saliva/spit +is/has/feels/became +thick/stringy/sticky/ropy/reduced/less',
    'mouth/munh >cotton/cottony/desert/parched/sandpaper !white/patch/patches',
    'no/little/less/hardly/reduced/not +saliva/spit/thuk/enough',
    'sip/sips/sipping +water +to/all/often/constantly/whole/at/every',
    'no/hardly/barely/little/less/without +any/enough +spit/saliva/thuk/thook/lar',
  ],
  'taste.altered': [
    'taste/swad & altered/changed/lost/metallic/bitter/dull/gone/less/different/strange/no/odd/loss/funny/weird/bland/nahi/reduced/kadwa/poor/tasteless !pus/salty/foul',
  ],
};
