import type { SignId } from '../../../../contracts/assessment/signs.ts';

/** Excludes stiffness of months and years, which is another matter. */
const FAST = ' !@areca/@tobacco/slowly/gradually/longago/dheere/click/clicks/yawn/yawned';

const MANY =
  '10/11/12/13/14/15/16/17/18/19/20/24/25/28/30/35/40/45/50/60/70/80/90/100/ten/twelve/fifteen/twenty/thirty/forty/fifty/sixty';
const PILLS = 'tablets/tabs/pills/capsules/goli/goliyan';
const TOOK =
  'took/taken/swallowed/swallow/ate/eaten/ingested/consumed/gulped/popped/kha/khali/khaya/khayi/nigal';
/** Excludes a course over days, and painkillers, which are added up by weight (evidence/text/overdose.ts). */
const AT_ONCE =
  ' !day/days/daily/week/weeks/month/months/year/years/since/course/every/each/times/far/until/prescribed/roz/din/hafte/mahine/antibiotic/antibiotics/amoxicillin/augmentin/metronidazole/azithromycin/painkiller/painkillers/paracetamol/acetaminophen/tylenol/crocin/dolo/calpol/combiflam/brufen/ibuprofen';

/**
 * Phrases that tell a danger sign outright, in the phrase language of evidence/text/pattern.ts. Such a sign is asked
 * back unless it is denied right there, and counts as told plainly when nothing beside it raises a doubt. All other
 * tellings are learned from examples.
 */
export const OUTRIGHT: Readonly<Partial<Record<SignId, readonly string[]>>> = {
  airway_compromise: [
    '@cant >@breathe',
    '@breathe nahi/stopped/stop',
    'stopped/stops +@breathe',
    '@hard >@breathe',
    '@breathe >@hard/atak/ruk/phul/ghut/ukhad/fast/shallow',
    '@breathe & @noisy',
    'short +of +breath/air',
    'shortness of breath',
    'breathless/breathlessness/suffocating/suffocation/suffocated/suffocate/suffocates/stridor/gasping',
    'dam/dum +ghut',
    'turning/turned/going/gone/went/lips/face >blue',
    '@throat >closing/closed/closes/shut/shutting/band',
    '@tongue & pushed/raised/lifted/lifting/elevated/uth & @swell/up/upar/roof',
    '@breathe @cant',
  ],
  cardiac_symptoms: [
    '@chestword & @pain/@pressure',
    'heart +attack',
    'dil ka daura',
    'left/both +arm/arms/hand/shoulder & @pain/@pressure/numb/tingling & @jaw/chest/sweat/teeth/tooth',
    '@exertion && jaw/jaws/jabda/jabde/teeth/tooth/chin/throat/neck && @atrest',
    '@sweat && jaw/jaws/jabda/jabde/@chestword & @pain/heavy',
  ],
  stroke_signs: [
    '@face/mouth/munh/lip/smile >droop/droops/drooping/drooped/droopy/lopsided/sagging/tedha/tedhi/latak',
    'corner/side >mouth/munh/lip/lips >hangs/hanging/hang/sags/sagging/droops/drooping/drooped/dips',
    'slurred/slurring/slur +speech/words/my/his/her',
    'speech & slurred/slurring',
    'lakwa/paralysis/paralysed/paralyzed/stroke !brush/brushing',
    'one/left/right/half/ek +side/taraf & body/arm/leg/face & @weakness',
  ],
  collapse: [
    'collapsed/collapse/unconscious/unresponsive/behosh/behoshi/seizure/seizures/convulsion/convulsions/mirgi',
    'fainted/faints/fainting !line/smell/taste',
    'not/isnt/stopped/wont/no +responding/breathing/waking/pulse/wake',
    'passed/blacked +out',
    'having/getting +fits/seizure/seizures',
    'having/had/has/getting/got +a +fit/seizure',
    'jerking/convulsing',
    'foaming/frothing +at/from',
  ],
  poisoning: [
    '@ingest & @poisonword !toothpaste',
    'many/whole/all/strip/bottle/30/20/15/10/full/lots/handful +of/the/my/tablets +sleeping/alprazolam/pills/sleep +pills/tablets',
    `${TOOK} ${MANY} +${PILLS}${AT_ONCE}`,
    `${TOOK} ${MANY} ${PILLS}${AT_ONCE}/mg`,
    `${MANY} ${PILLS} >kha/khali/khaya/khayi/nigal${AT_ONCE}/mg`,
    'sleeping +pills/tablets/pill/tablet & took/taken/swallowed/many/strip/all',
  ],
  analgesic_overdose: ['overdose/overdosed/overdosing'],
  self_harm: [
    'suicide/suicidal/khudkushi/aatmahatya/atmahatya',
    'kill/killing/hang/hanging +myself/himself/herself/themselves',
    'want/wants/wanted/wanna/wish/going/thinking/thoughts +to/of/about/i +die/dying/dead/death/kill/end/were',
    'wish/want/wished/wanted/better >dead/die',
    'end/ending/take/taking/finish +my/his/her/own/it +life/own/all',
    'dont/not/doesnt/no/never/nahi +want/wants/wish/chahta/chahti +to/live/be +live/living/alive/exist/wake/here !with/without/on/like',
    'marna/mar +chahta/chahti/jana/jaana/jau/jaun',
    'jina/jeena +nahi',
    'jine/jeene +ka >nahi',
    'zindagi/jindagi/khud >khatam',
    'jan/jaan +de/dedu/dunga/dungi/dena',
    'self/myself/herself/himself +harm/harming',
  ],
  head_injury: [
    '@blow && unconscious/blacked/passed/behosh/behoshi/blackout/knockedout/concussion/concussed',
    '@blow && @vomit/@muddled',
  ],
  uncontrolled_bleeding: [
    '@bleed >@cant >stop/stopping/ruk/band/clot/controlled/control/quit/settle/cease',
    '@cant >stop/stopping/control/quit/cease >@bleed',
    '@bleed >nahi >ruk/band',
    '@bleed >ruk/rukta/rukna/band >nahi',
    '@extract/socket/tooth && still/keeps/again/continuously/lagatar +@bleed/@pouring',
    '@bleed & pressure/pressing/pressed/gauze/cotton/biting/bite/rui/dabaya/daba & still/despite/nahi/not/even/hour/hours/again/bhi/keeps/yet',
    '@thinner && bleed/bleeds/bleeding/bled/@pouring',
    '@thinner && @bleed & come/comes/coming/out/aa/aata/aati/nikal/@ongoing/@cloth/@soaked',
    '@cloth & soaked/drenched/full/bhig/bhiga & @bleed/red/lal',
  ],
  coughed_blood: [
    'cough/coughs/coughing/coughed +up/@bleed >@bleed',
    'cough/coughs/coughing/coughed +@bleed',
    'khansi >me/mein/se/saath/sath >@bleed',
    '@vomit +@bleed',
    '@bleed +ki +ulti',
  ],
  floor_of_mouth_swelling: [
    '@swelling/@swell & under/below/beneath/underneath/niche/neeche/underside & @tongue/@chin',
    '@swelling/@swell & both/dono/bilateral & jaw/jabda/jabde/neck/@chin',
    'mouthfloor & @swell/hard/raised/tight/tender/lifted',
    'ludwig/ludwigs',
  ],
  dysphagia: [
    '@cant >@swallow',
    '@swallow >@hard/impossible/nahi',
    '@hard/painful >@swallow',
    '@saliva >nahi/cannot >nigal/gatak/utar/andar',
    '@water/drop >nahi/not/wont/cannot >down/nigal/utar/pee/pi/ja/andar',
  ],
  spreading_facial_swelling: [
    '@swelling/@swell & @neck/collarbone/gale/gala/throat',
    '@swelling/@swell up +to/till/until @eye',
    '@swelling/@swell till/until/reached/reaching/reaches/spread/spreading/spreads @eye',
    '@swelling/@swell @eye +tak',
    '@swelling/@swell/@face & @bigger & @sudden',
    'cellulitis',
  ],
  eye_involvement: [
    '@eye & @swell & closed/closing/shut/slit/open/khul/band/narrow',
    '@eye & closing/shut/closed/band/slit/khul & @swelling/@face/tooth/@cheek',
  ],
  systemic_infection: [
    '@fever && @infected',
    '@fever && @gum && grey/gray/dead/dying/rotting/galne',
    '@shiver && @infected/@fever/tooth/gum/gums',
    'rigor/rigors',
    '@muddled/@sleepy && @fever/@infected',
  ],
  immunosuppressed_infection: ['@weakbody && @infected'],
  trismus: [
    '@cant >@open >mouth/munh/jaw/jaws' + FAST,
    'mouth/munh/jaw/jaws >@cant >@open' + FAST,
    'mouth/munh/jaw >@open >nahi' + FAST,
    'lockjaw/trismus',
    '@open/mouth/munh >only/just/barely/less/sirf/bas/hardly >one/1/ek/half/single/finger/ungli' +
      FAST,
  ],
  child_dehydration: [
    '@urine & @cant/no/once/zero/ek/only/dry/sookha/sukha/less/dark & hour/hours/day/since/yesterday/morning/night/kal/subah/raat/today/din/12/10/8/9/14',
    'no/without/zero +wet/tears/urine/pee/susu/nappy/nappies/diaper/diapers',
  ],
  vision_change: ['@blow && @sight & @seendouble'],
  facial_trauma: [
    '@blow && teeth/bite/jaws/dant & @cant/different/wrong/off & meet/fit/close/match/line/mil/milte/align/together/closing',
    'broken/fractured/dislocated/broke +jaw/cheekbone',
  ],
  temporal_arteritis: [
    'temple/temples/scalp && vision/sight/eye/see/blurred/double/blind/dim/nazar/curtain/grey/dark',
  ],
  body_signs: [
    'snake/snakebite/saanp/sanp & bite/bit/bitten/kata/kaata',
    'snakebite/anaphylaxis/anaphylactic/electrocuted/electrocution/drowned/drowning',
    'heavy/heavily/severe/lot +bleeding/of +from/after/leg/blood/delivery',
  ],
  avulsed_permanent_tooth: [
    '@tooth & knocked/punched/kicked & out !milktooth',
    '@tooth & out/bahar/nikal/hand/ground/gone/missing & root/jad/roots/whole/full/completely/poora/pura/fully & @blow/milk/doodh/dudh/tissue/saliva/hand !milktooth',
  ],
  displaced_tooth_trauma: ['@tooth & @blow && @moved !milktooth'],
};
