import type { Lexicon } from './lexicon.ts';
import { NOT_A_PERSON } from './lexicon.ts';

/**
 * Danger signs by their parts: a word for what is affected beside any word for what is wrong with it.
 * Wider than the phrases of danger.ts, so each carries the words of its harmless doubles.
 */
const CANNOT = 'cannot/hardly/barely/scarcely/unable/wont/wouldnt/nahi/impossible/never/not/doesnt';
const NOISE =
  'noise/noises/noisy/sound/sounds/snore/snoring/snores/whistle/whistles/whistling/rattle/rattling/gurgle/gurgling/squeak/squeaking/squeaky/awaz/awaaz/aawaz/ghar/stridor/crowing/grunting/gharghar';
const BREATH_ELSEWHERE =
  '!bad/smell/smelly/foul/stink/stinks/stinking/nose/asthma/stairs/sleep/asleep/night/hold/holding/normal/normally/fine/no/not/quiet/quietly';
const BLOCKED =
  'blocked/stuck/cut/restricted/tight/hard/harder/heavy/short/choked/strained/obstructed/laboured/labored/rapid/ruk/rukna/rukti/atak/atakti/band/ghut/phul/phool/phoolna/phulna';
const SLOW_OPENING =
  '!fully/completely/slowly/gradually/longago/click/clicks/clicking/yawn/yawning/morning/grind/grinding/gutka/supari/eye/eyes/bottle/packet/wide';
const SUDDEN =
  'hour/hours/hourly/minute/minutes/overnight/evening/quickly/fast/rapidly/ghante/ghanto/ghanton/jaldi/tezi';
const HUGE =
  'huge/massive/enormous/gigantic/ballooned/balloon/football/double/doubled/twice/guna/guni/dugna/dugni/monstrous/tripled';

/** Breathing, swallowing, opening, swelling, the eye and the mind. */
export const ALARM: Lexicon = {
  airway: [
    'not/cannot/no/less/hardly/barely/without/nahi +getting/get/enough/any/mil/sufficient >air/hawa/oxygen !food',
    'air/hawa/oxygen +nahi/not/is +mil/going/getting/aa/ja/low',
    `@breathe/breath/inhale/inhales/inhaling & ${NOISE} ${BREATH_ELSEWHERE}`,
    `@breathe/breathing +is/feels/getting/becoming/has/seems/got/gets/became +${BLOCKED} !nose/smell/stairs/climb/climbing/walk/exertion`,
    `@breathe +is/feels/getting/becoming/has/seems/got/gets/became +getting/been/so/very/become/now +${BLOCKED}/difficult !nose/smell/stairs/climb`,
    `sans/saans/saas +${BLOCKED} !nose/stairs/seedhi/chadh/asthma`,
    'struggle/struggles/struggling/fighting/gasping/gasp/gasps/hungry/starved/panting/desperate >air/@breathe !nose/smell/stairs',
    'cannot/hardly/barely/unable >catch/get/take +my/his/her/a/proper/full/any/enough >breath/breaths/air !stairs/walk',
    'out +of +breath & @swell/infection/abscess/sitting/rest',
    `sound/sounds/sounded/sounding/speaks/speak/speaking/talks/talk/talking/speech/voice/bol/bolta/bolti >like/as/jaise/if >marble/potato/cotton/pebble/ball/stuffed/plugged/underwater/sock/stone/full/drunk/roti/food/aloo`,
    'marble/potato/cotton/something/ball +in +his/her/my/the +mouth/throat & voice/speak/speaks/speaking/talk/talks/talking/sounds/sound/speech',
    '@tongue & @swell & fills/filling/fill/huge/block/blocks/blocking/speak/talk/breath/big/thick/hardly/whole !ulcer/lump/no/not',
    'cannot/hardly/barely/unable/not/nahi >speak/talk/bol & @swell & @tongue/@throat/@neck/@chin/jaw/mouth !lip/brace',
    '@tongue >pushed/pushing/lifted/raised/forced/shoved/uth +up/upward/upwards/back/backward/backwards/out/higher !ulcer/brush/cleaner/teeth/thrust',
    'sit/sits/sitting/sat/propped/baith/baithe/baithkar >up/upright/all/night/raat/sleep/sone/jagi/pure/nikali & @swell/let/lie/lies/flat/breathe/breathing/chokes/choking/saans/sans',
    'chokes/choking/choke +when/while/if/on +he/she/i/lying/lie >lie/lies/lying/flat/down/back/sleep/saliva',
    'let/letna/letne/lait/leta/leit +nahi/par/pe/pa >nahi/sakta/sakti/pa/saans/sans/paa/dam',
    'spo/oxygen 2 80/82/84/85/86/88/89/90/91/92',
    'oxygen +level/saturation/is +low/dropping/falling/is',
  ],
  'swallowing.blocked': [
    `${CANNOT}/nothing/neither >go/goes/get/gets/going/pass/passes/gone/got +down !swelling/pain/fever/swell/temperature/up`,
    `${CANNOT} >get/take/push/force/bring/keep >saliva/spit/water/liquid/liquids/fluids/tea/food/anything/milk +down !cold/hot`,
    'not/nothing +even/a/single/one +a/single/drop/sip/one/spoon +drop/sip/spoon/spoonful/water/of',
    '@water/everything/anything/milk/food/drink >comes/come/coming/came/flows/flow/returns +back/right/straight/out +out/up/back/through',
    'cannot/unable >take/have/drink/manage/tolerate >liquids/liquid/fluids/anything/sips !cold/hot/sweet/chilled/tablets',
    'not >able >@swallow !pills/tablets/tablet/hard',
    '@throat/gala/gale/galay & shut/closed/blocked/band/jammed & @swallow/gulp/nigal/utar/water/feels/eat !nose',
    'gale/gala/galay/halak +se/me/mein & nahi & utar/utarta/utarti/ja/jata/jaa/nigal',
    '@water/thook/thuk/lar/laar/saliva/spit & nahi & nigal/gatak/gutak/utar/andar/ghont/nigla/nigli !gum/dant',
    'saliva/spit/drool/laar/lar/thuk/thook >runs/run/running/dripping/drips/pours/pouring/leaks/leaking/out/collects/collecting/beh/bah/tapak/gir +out/from/constantly/down/in/continuously/away/rahi/raha/se !sleep/night/pillow/teething/numb/dry',
    'spit/spits/spitting/spitted >saliva/everything/it >bowl/cup/tissue/glass/bucket/basin/napkin/towel/because/all',
    'spit/spits/spitting +into/in >cup/bowl/tissue/glass/bucket/basin',
  ],
  'swelling.floor': [
    'both/dono/bilateral/donon >side/sides/taraf/tarafa & under/below/beneath/niche/neeche/underneath & jaw/jabda/jabde/jabre/chin/tongue/@chin & @swell/hard/firm/tense/full',
    'submandibular/submental/sublingual/submaxillary & @swell/hard/fullness/both/bilateral !gland/stone/no',
    '@tongue/@chin/thodi & niche/neeche/under/below/beneath/underneath & @swell/phool/phoola/phuli/sakht/kadak/wood/wooden/woody/hard/board !soft/bluish/gland/lump/no/not/stone/ulcer/patch/bump/bubble',
    'jaw/jabda/jabde/@chin/neck & @swell & both/dono/collar/bilateral & side/sides/taraf/like/neck !gland/glands/no/not/@gum',
    '@chin +and +neck >@swell',
    'mouthfloor >@swell/raised/lifted/hard/tight/firm/pushed !soft/no/not',
    'area/part/floor +under/below/beneath +my/the/his/her +@tongue/@chin >@swell/hard/wood',
  ],
  'opening.suddenly_limited': [
    `mouth/munh/jaw/jaws >wont/wouldnt/refuses/fails/cannot/nahi >@open ${SLOW_OPENING}`,
    `${CANNOT} >@open >mouth/munh/jaw/jaws ${SLOW_OPENING}`,
    `not >able >@open >mouth/munh/jaw/jaws ${SLOW_OPENING}`,
    `@jaw/mouth/munh/muh & stiff/tight/jammed/locked/clamped/frozen/seized/rigid/jakad & @swell/infection/infected/pus/abscess/spoon/straw/overnight/finger/brush/wisdomtooth ${SLOW_OPENING}`,
    `mouth/munh/jaw/jaws/teeth >almost/nearly/completely/totally/is/are +shut/closed/clenched/band/locked & tight/@swell/brush/spoon/cannot/wont/together/@open ${SLOW_OPENING}/no`,
    `jaw/mouth/munh/jaws +is/has/has +almost/nearly/become +closed/shut/locked ${SLOW_OPENING}`,
    `brush/toothbrush/spoon/finger/fingers/ungli/chamach/straw >not/nahi/cannot/wont/hardly/barely/doesnt >go/goes/fit/fits/enter/enters/ja/jata/jati/jaati/jaa/get/gets/pass !between/beech/taste/teeth/gap/gap/bite`,
    'food/roti/khana >munh/mouth/andar/inside >nahi/not/cannot +ja/go/jata/jati !taste/cold/hot/chew',
    'straw +since/only/because/as/from',
    'only >with/through/by +a +straw',
  ],
  'swelling.face_spreading': [
    `@face/side/cheek >${HUGE} !lump/ball/bump/same/chin`,
    `@face & ${HUGE} & @swell/night/raat/hour/evening/morning/since/tooth/dant/infection !lump/bump/chin/no`,
    `@face/@swell >bigger/larger/worse/growing/increasing/increased/spreading/spread/badh/badhti/phail/phailti >${SUDDEN} !slowly/gum/gums/ulcer/lump/longago/weeks/no/not`,
    `@swell >creeping/creeps/moving/travelling/traveling/climbing/extends/extending/advancing/descending/tracking/crossing >@neck/@eye/throat/chest/temple/eyelid/up/down !not/no/gland`,
    '@swell >up/till/to >temple/forehead/chest/collarbone !no/not/injury',
    'hour +by/after +hour & @swell/bigger/face/growing/worse',
    '@swell & chest/chhati/seene & down/neck/tak/into/till/towards !no/not/pain/cough',
  ],
  'swelling.eye': [
    `@pain >look/looking/move/moving/moves/turn/turning/roll/rolling >sideways/side/up/down/around/@eye/left/right !neck/head/jaw/tongue/stairs`,
    '@eye & hilane/ghumane/ghumaane/hilate/hilte/hilana & @pain !no/nahi',
    '@eye >pushed/bulging/bulges/popping/protruding/sticking/bulged +out/forward/forwards/and/outwards/from',
    '@eye >almost/nearly/half/partly/completely/totally/fully +closed/shut/closing/band !when/sleepy',
    '@eye/eyelid/eyelids/palak/palke & @swell !eyebrow/no/not/never/nahi/fell/injury/hit',
    'light/roshni >bothers/hurts/hurting/pains/stings/chubhti/chubh & @eye/@swell/@cheek !no/not',
    '@eye >foggy/blurred/blurry/dim/double/hazy & @swell/@cheek/tooth !injury/fell/hit/accident',
  ],
  'patch.white': ['thrush/candida/candidiasis'],
  drowsy_confused: [
    'now/suddenly/acting/become/became/becoming/getting/seems/appears +confused/disoriented/muddled/delirious !about/which/between/regarding/whether/what/how/should',
    'sleeping/sleeps/sleep/asleep/drowsy/sleepy >all/whole/pure/poora +the/day/time/din/of !pain/cannot/not',
    'cannot/hard/difficult/wont/not/hardly/barely/doesnt >wake/rouse/awake/waking/awaken !pain/night',
    `not/hardly/barely/doesnt/isnt >respond/responding/responds/recognise/recognising/recognize/recognizing/recognises ${NOT_A_PERSON}`,
    'talking/speaking/talks/speaks/bol/baat/baatein/baate +strangely/nonsense/rubbish/weirdly/incoherently/funny/behki/ulti/bahki',
    'behki/bahki/ulti +behki/bahki/baat/baatein/baate',
    'hosh >nahi/kam/thik',
  ],
  fever: ['running/burning +a/with +@fever', 'thermometer & 99/100/101/102/103/104'],
  'fever.38': [
    '@shiver !no/not/nahi/without/tooth/teeth/jaw/anxiety',
    'burning/shaking/shivering +with/up +@fever/@shiver/temperature/cold',
    'very/so/too +hot/high & @fever/temperature/body !food/water/tea/coffee/drinks/sensitive',
  ],
  'diabetes.uncontrolled': [
    'sugar/sugars/glucose/bloodtest >always/mostly/never/hardly/kabhi >high/control/above/over/normal/badhi !ok',
    'diabetes/diabetic/sugar >bad/badly/poor/poorly/out/kharab/bigdi/unmanaged/untreated +controlled/of/control/hai/rehti/managed',
  ],
  immunosuppressed: [
    'humira/exemptia/enbrel/remicade/actemra/cosentyx/stelara/xeljanz/imuran/mycept/advagraf/panimun/sandimmun/defcort/medrol/predmet/betnelan/mtx/leflunomide/sirolimus/everolimus/baricitinib/tocilizumab/secukinumab/ustekinumab/paclitaxel/cisplatin/carboplatin/oxaliplatin/capecitabine/endoxan/myeloma/splenectomy !inhaler/father/mother/gel/paste/cream',
    'cancer +injections/injection/treatment/drip/medicines/tablets & on/taking/going/since/got/having !finished/years/father/mother/longago',
    'cd +4',
    'antiretroviral/tld/hiv',
  ],
};
