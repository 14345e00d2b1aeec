import type { SignId } from '../../../../contracts/assessment/signs.ts';

const BLOOD = '@bleed/@pouring/@soaked/@cloth/@clot/crimson';
const BLOW = '@blow/@injuryword/@hitter/bunk/pushed';
const TOOTH_OUT = 'out/bahar/nikal/nikla/gone/missing/hand/lost/root/jad/whole/ground';
const CHILDREN =
  '@child/@little/@baby/@infantword/old/he/she/his/her/nappy/nappies/potty/feed/feeds';

/**
 * Words that a sign is about, for a phrase each. Likeness alone never raises a sign none of whose words is said: a
 * question that comes from nowhere frightens.
 */
export const SUBJECTS: Readonly<Partial<Record<SignId, readonly string[]>>> = {
  cardiac_symptoms: [
    '@chestword/@heartword/@arm/@exertion/@sweat/@pressure/@atrest/breathless/heartburn/gas/acidity/stent/stents/bypass/elephant/belt',
  ],
  stroke_signs: [
    '@weakness/slur/slurred/slurring/speech/bolna/bol/hangs/hanging/palsy/stroke/smile/corner/garbled/dribbles/words',
  ],
  collapse: [
    '@faint/fit/fits/seizure/seizures/convulsion/convulsions/jerking/wake/waking/rouse/respond/responding/mirgi/eyes/@sleepy/shut',
  ],
  inhaled_fragment: ['@cough/@breathe/@noisy/inhaled/lungs/windpipe/chest'],
  poisoning: [
    '@poisonword',
    '@ingest & tablets/pills/strip/bottle/medicine/medicines/dawai/goli/goliyan/all/some',
  ],
  analgesic_overdose: ['@painkiller/mg/overdose/overdosed/gram/grams/dose/doses/dawa/dawai'],
  self_harm: [
    '@deathword/die/dying/dead/kill/killing/end/ending/alive/exist/existing/khatam/mar/jeena/jina/jaan/zindagi/harming/overdose/blade/rope/worthless/burden',
    'cut/cutting/burn/burning/hurt/hurting +my/myself/himself/herself/his/her +self/arm/arms/wrist/wrists/forearm/skin',
    'dont/not/no/nahi >live/living/wake/life/here/jeena',
  ],
  head_injury: [BLOW],
  uncontrolled_bleeding: [BLOOD],
  coughed_blood: ['@bleed & @cough/@vomit/up/spit/spitting/throat/lungs/mouth/munh/thuk'],
  eye_involvement: ['@eye/@sight/lid'],
  systemic_infection: [
    '@fever/@shiver/@muddled/@sleepy/@degrees/temperature/sweats/burning/hot/clammy/faint/tap/garam/cold',
  ],
  immunosuppressed_infection: [
    '@weakbody/@diabetes/@highsugar/tumour/tumor/immunity/immune/sugars/kidney/arthritis/injections',
  ],
  trismus: [
    '@open/@mouth/@jaw/teeth & @measure/@cant/@open/stuck/locked/slit/width/only/jam/band/gap/wide',
  ],
  child_dehydration: [CHILDREN],
  vision_change: [`${BLOW} & @sight/@seendouble/@eye`],
  facial_trauma: [BLOW],
  temporal_arteritis: ['@sight/@eye/scalp/temple/temples/kanpati/hair/comb/pillow'],
  infant_mouth_injury: ['@baby/@infantword/@little/nanhe'],
  avulsed_permanent_tooth: [`${BLOW} & ${TOOTH_OUT}`, `@tooth & ${TOOTH_OUT}`],
  displaced_tooth_trauma: [`${BLOW} & @tooth`],
};
