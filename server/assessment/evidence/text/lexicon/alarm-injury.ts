import type { Lexicon } from './lexicon.ts';
import { NOT_A_PERSON } from './lexicon.ts';

/** Blows, lost teeth and pieces, bleeding, the heart and dry children, by their parts as in alarm.ts. */
const LONG_AGO =
  '!childhood/school/college/longago/years/bachpan/filling/cap/crown/asleep/love/temperature';
const THINGS =
  'jhule/jhula/cycle/bike/scooty/scooter/seedhi/sidhi/chhat/ped/bed/palang/kursi/sofa/bathroom/school/khelte/khel/daudte/munh/muh/zameen/farsh/sadak/road/gaadi';
const FACE = 'face/mouth/tooth/teeth/jaw/chin/lip/cheek/cheekbone/eye/head/nose/munh/incisor';
const EXERTION =
  'exertion/effort/exercise/exercising/climb/climbs/climbing/uphill/hill/hills/stairs/staircase/hurry/hurrying/rush/rushing/jog/jogging/brisk/briskly/carry/carrying/lift/lifting/mehnat/bhagne/daudne/chalne/chadhne/chadhte';
const COUGHS =
  'cough/coughs/coughing/coughed/khansi/khaansi/khasi/wheeze/wheezing/wheezes/wheezy/choke/choking/choked/breathless/breathlessness/whistle/whistling/gasping';
const NO_COLD =
  '!cold/viral/fever/flu/smoker/smokers/asthma/sinus/winter/no/not/without/nothing/never/nahi/nose/syrup/longago/tb';
const PLACES_OF_FEELING = '@lip/@chin/@cheek/@tongue/face/hont/honth/thodi/jaw';
const FRAGMENT =
  'piece/pieces/fragment/bit/bits/part/chunk/portion/chip/cap/crown/filling/bracket/bridge/tukda/tukdaa/hissa/corner/half/clasp';

/** What an injury, a lost piece, a bleed, the heart or a dry child gives away. */
export const ALARM_INJURY: Lexicon = {
  'injury.recent': [
    `bump/bumped/bumps/bang/banged/bash/bashed/smack/smacked/ram/rammed/slam/slammed/whack/whacked/dashed/knocked/hit/hits >${FACE} ${LONG_AGO}`,
    `punched/kicked/slapped/elbowed/headbutted/assaulted/mugged/beaten/thrashed ${LONG_AGO}/gum/triangle/triangles/tips/papilla/papillae/egg`,
    `in/after/during/due/from/since/by +a/an/the/my/his/her/this/that/to/road/bike/car >accident/crash/collision/fight/brawl/scuffle/mishap/blow/punch ${LONG_AGO}`,
    `after/since/from +a/the/my/his/her/this/that +fall/knock/hit/kick ${LONG_AGO}`,
    `bicycle/bike/cycle/scooter/scooty/stairs/playground/swing/horse/tree/skating/car/auto +fall/accident/crash/mishap/injury ${LONG_AGO}`,
    `gir/gira/giri/gire/girne/girkar/girke & ${THINGS} !masala/cap/tukda/filling/bachpan/saal/sal`,
    'ghusa/ghoosa/mukka/mukke/laat/thappad/dhakka/gend/ball/bat/danda +lagne/laga/lagi/lag/mara/maara/pada/padne/se/khane !bachpan/saal',
    `struck/hit +by/with/in/on/against >ball/bat/stick/stone/elbow/fist/door/swing/car/bike/rod/bottle/handle ${LONG_AGO}`,
    `door/ball/bat/elbow/knee/fist/handle/swing/racket/rod/stone >hit/struck/smacked/banged +me/him/her/my/his/the ${LONG_AGO}`,
    `fell +over/down/off/from/on/onto/and/face/while ${LONG_AGO}/out/piece/bracket`,
    `accident/ladai/jhagda/jhagde +ke/me/mein/mai +baad/se/me/mein !bachpan/saal`,
    'chin/thodi/munh/jabde/gaal/aankh/chehre +par/pe/ke/me >chot/mukka/ghusa/gend/ball !bachpan/saal',
  ],
  'tooth.came_out': [
    `it/they +fell/came/popped/flew/dropped +out/off & @injuryword/hit/door/ball/punch !${FRAGMENT}/denture`,
  ],
  'tooth.knocked_out': [
    'lost/lose/losing >@tooth & fall/accident/crash/fight/punch/ball/match !piece/part/half/chip/milktooth/years/longago/filling/crown',
    '@tooth/tooth/it >kept/keeping/stored/put/rakha/soaking/placed >milk/saliva/doodh/saline/coconut !filling/crown/cap/denture/milktooth/bottle/brush/piece',
    'kept/keep/keeping/stored +it/tooth/the >saliva/milk/doodh/saline/coconut !filling/crown/cap/denture/bottle/piece',
    '@tooth >knocked/punched/kicked >clean/right/straight +out',
  ],
  'tooth.displaced': [
    '@tooth >driven/pushed/rammed/went/gone/forced/shoved/jammed/hammered/sunk/buried >up/into/inside/deep >gum/gums/bone/masude/masuda !erupting/wisdomtooth/food/piece/brush',
    '@tooth >out +of +line/position/place/alignment & @injuryword/punch/accident/fall/hit/blow/since/wobbles/loose !no/not/braces/always/longago',
    '@tooth >sticking/jutting/poking/pointing/leaning/facing/slanting +out/forward/forwards/inward/inwards/backward/backwards/back/sideways & now/hit/since/after/fall/accident/punch/@injuryword !always/braces/longago/years',
    '@tooth & tedha/tedhi/tedhe/andar/bahar/khisak/dhas/upar & ghusa/ghoosa/mukka/gir/gira/girne/chot/lagne/accident/ball/gend !bachpan/saal/tukda',
    '@tooth >bent/tilted/twisted/rotated/dropped/shifted/moved/slid >inward/inwards/backward/backwards/back/forward/lower/down/sideways/out & accident/fall/fell/hit/ball/punch/blow/@injuryword !longago/years/braces',
  ],
  'injury.bite_changed': [
    'teeth/bite/jaws/dant/daant >not/dont/doesnt/never/cannot/wont/nahi >come/meet/go/close/fit/sit/bring/baith/baithte/mil/milte/milna !braces/always/crown/filling/cap/denture/sensitive/longago/cold/food',
    'only +the/my/one/back/front/some >teeth/molars/side +touch/touches/meet/meets/contact/hit !sensitive/hurt',
    'front >stays/remains/is +open/apart !wide/denture',
    'bite >off/wrong/changed/different/shifted/weird & fell/fall/hit/accident/punch/blow/since !crown/filling/braces/longago',
    'way +they/it +did/used/was/were/met',
  ],
  'injury.bone': [
    'neela/nila/neeli/nili/kala/bruise/bruised/bruising/purple/blue/haematoma/hematoma & niche/neeche/under/below/beneath/underneath & @tongue !soft/bubble/lump/cyst/bluish/no/not',
    'cheek/cheekbone/face/gaal/gal >flat/flatter/flattened/sunken/sunk/dented/caved/hollow/pressed/pichka/pichak/dhas/dhansa/dab +in/on/now/after/gaya/one/since & hit/kick/kicked/fell/fall/fight/accident/punch/after/since/ball !no/not/weight/wrinkle',
    'jaw/jawbone/chin +moves/moving/is >two/separate/separately/pieces/parts/independently',
  ],
  'injury.head': [
    'dazed/groggy/concussed/concussion/semiconscious !no/not',
    'forget/forgets/forgetting/forgetful +things/everything/what/and/since/after !brush/to/insulin/tablet',
    'blackout/blacked/passed +out/for & @injuryword/fell/fall/hit/accident/minute/seconds/crash !no/not',
    'ulti/ultiyan/ultiya/vomit/vomiting/vomited/vomits & gir/gira/giri/girne/fell/fall/hit/head/accident/tab/since/twice/times/kar/chot !no/not/nahi/acidity/pregnant/pregnancy/fever/week/medicine/tablet/food',
    'head >hit/banged/bumped/knocked/injury/struck & vomit/vomiting/sleepy/drowsy/dizzy/unconscious/confused !no/not',
    'very/too/so/unusually +drowsy/sleepy +since/after',
  ],
  'injury.vision': [
    'two +of +everything/things/me/you/every',
    'things/everything/sab/objects/world >hazy/blurry/foggy/blurred/dim/unclear/cloudy/dhundhla/dhundhli/dhundla/doubled/double',
    'look/looks/see/seeing/dikh/dikhta/dikhai +hazy/blurry/foggy/blurred/dim/unclear/dhundhla/doubled',
    '@eye/nazar & kam/dhundhla/dhundhli/dhundla/do & dikh/dikhta/dikhai/dikhti/dikhna/nazar !bachpan/chashma/theek/thik',
    'sight/vision/eyesight/nazar >gone/lost/dim/foggy/fuzzy/cloudy/poor/reduced/weak/less/blurred/dhundhli/dhundli/kam !no/not/normal/diabetes/years/glasses',
  ],
  'breathing.after_fragment': [
    `${COUGHS} & since/tab/tabse/continuously/constantly/nonstop/stop/lagatar/fits/fit/ever/ruk/woke/wake/keep/keeps/new/noisy ${NO_COLD}`,
    `${COUGHS} & ${FRAGMENT} ${NO_COLD}`,
    'chest/breath/breathing & whistle/whistling/wheeze/rattle/rattling/noise/noisy/sound !no/not/asthma/cold',
    'saans/sans/short/breath >phul/phool/atak/of/chadh/ruk >rahi/raha/gayi/since/after/breath/hai & tab/that/since/piece/tukda/cap !seedhi/stairs',
    'wrong +way/pipe/hole & went/gone/piece/tooth/down/crown/filling',
    'breathed/inhaled/aspirated +in >part/piece/bit/tooth/filling/crown/cap !out',
  ],
  'tooth.fragment_missing': [
    `${FRAGMENT} >missing/lost/gone/untraceable/disappeared/vanished !weeks/years/longago/gum`,
    `lost/lose/missing >${FRAGMENT} & tooth/molar/braces/mouth/filling/crown/teeth/my !longago/years`,
    `${FRAGMENT} >swallowed/inhaled/aspirated/breathed/nigal/nigla/wrong/windpipe/lungs/throat`,
    `swallowed/inhaled/aspirated/nigal +in/my/the/a/it/part/gaya/liya >${FRAGMENT}/tooth/it`,
    `${FRAGMENT} & mili/mila/mile/milli/milla & nahi/na`,
    `${FRAGMENT}/it/them >cannot/not/never/didnt/couldnt +be/find/found/traced/locate/recovered`,
    'cannot/not/never/didnt/couldnt +find/locate/trace +it/them/that',
    'mili/mila +nahi',
    'breathed/inhaled/aspirated +in >part/piece/bit/tooth/filling/crown/cap !out/mouth',
  ],
  'bleeding.not_stopping': [
    'still/continuously/abhi/constantly >dripping/trickling/leaking/running/seeping/pouring/flowing >@bleed/red !brush/brushing/pus/saliva/stopped',
    'dripping/trickling/running/pouring/gushing/flowing/spurting +@bleed !nose/brush/stopped',
    '@bleed >running/dripping/trickling/flowing/pouring/gushing/spurting +down/out/from/onto/continuously !nose/brush/stopped',
    '@bleed >keeps/keep/kept +oozing/coming/flowing/dripping/running/leaking/filling/bleeding/on/pouring/seeping/starting !brush/brushing/gums/months/weeks/stopped',
    '@bleed/khoon/blood beh/bah/tapak/nikal/ris/aa +raha/rahi/rahe/hi & kal/subah/ghante/ghanton/raat/din/aaj/lagatar/abhi/nikalwane/nikalne/baad/ab !brush/saal/mahine/masude/masudo',
    'pad/pads/gauze/cotton/tissue/cloth/napkin/rui/hanky >soaked/red/wet/full/drenched/bloody/lal >again/every/repeatedly/minutes/constantly/and/within/quickly/baar !stopped',
    'not/wont/doesnt/never/isnt/cannot/nahi >clot/clotting/jam !tests/test/disorder',
    '~it/that +has/had/is/have +stopped/stop !not/doesnt/nahi/never/wont/didnt/dont/isnt/hasnt/cannot/wouldnt/again/still',
    '~it/that +has/had/is +now/since/finally/already +stopped !not/doesnt/nahi/never/wont/didnt/dont/isnt/hasnt/cannot/wouldnt/again/still',
    '~now +it +has/is +stopped !not/doesnt/nahi/never/wont/didnt/dont/isnt/hasnt/cannot/wouldnt/again/still',
    'minutes/hour/hours/ghante/minute & pressure/pressing/pressed/gauze/cotton/dabaya/dabane & @bleed & still/not/keeps/continues/nahi/despite/even/bhi/again/same !stopped/stop',
    '@bleed >starts/start/restarts/restarted/resumes/begins/again >again/back/moment/soon/whenever/once/every/as & gauze/cotton/remove/pressure/minutes/lift/take !brush/brushing',
  ],
  'bleeding.socket': [
    '@bleed & nikala/nikali/nikalwaya/nikalne/nikalwane/extraction/extracted/socket/pulled/removed & aa/again/still/coming/abhi/started/starts/ab/from !brush/brushing/stopped/no/not',
    'extraction/wound/socket/site >started/starts/began/is/keeps +@bleed/bleeding/oozing',
    'extraction/wound/socket/site/hole >started/starts/began +to/bleeding/oozing/bleed',
  ],
  'bleeding.stopped_by_pressure': [
    'it/that/bleeding +has/is/had/have +now/finally/since/already/completely/also +stopped !not/never/nahi/didnt/hasnt/wont/doesnt/isnt/again/still/yet',
    'it +has/had/is +stopped !not/never/nahi/didnt/hasnt/wont/doesnt/isnt/again/still/yet',
    'it +stopped !not/never/nahi/didnt/hasnt/wont/doesnt/isnt/again/still/yet',
    'now/then/finally/later +it +has/stopped/is +stopped/stopped !not/never/nahi/didnt/hasnt/wont/doesnt/isnt/again/still/yet',
    '@bleed & stopped/settled/dried/dry/ruk/band & now/then/gaya/gayi/gauze/pressure/pressing/minutes/hour/tea/later/after !not/never/nahi/didnt/hasnt/wont/doesnt/isnt/again/still/yet',
    'no +active +bleeding !not/never/nahi/didnt/hasnt/wont/doesnt/isnt/again/still/yet',
    'settled/stopped +with/after/by +a/tea/gauze/pressure/cotton/biting/pressing !not/never/nahi/didnt/hasnt/wont/doesnt/isnt/again/still/yet',
  ],
  'bleeding.faint': [
    'looks/looking/look/turned/turning/is/gone/became/feels +pale/clammy/faint/giddy/lightheaded !gum/gums/tongue/patch/spot/no/not/tooth/lining',
    'chakkar/chakar/chakkr >aa/aaya/aate/aana/aaye/bhi !nahi/no',
    'hands/haath/feet/skin +are/is/feel/gone +cold & @bleed/clammy/faint/dizzy/lightheaded/pale',
  ],
  'heart.signs': [
    'left/both +jaw/arm/shoulder/hand & @pain/ache/heavy/heaviness & arm/shoulder/hand/haath/bazu !injury/fell/accident/lying/sleep/injection/vaccine',
    'nausea/nauseous/nauseated/sick/ulti/matli/ghabrahat/clammy & jaw/jabda/jabde/arm/chest/sweat/sweating & @pain/ache/heavy/tight/arm !pregnant/tablet/medicine/chemo/injury/fell/antibiotic/food/hit',
    'tight/tightness/pressure/heaviness/heavy/squeezing/band/crushing/weight +across/in/on/over/around +the/my/his/her +chest',
  ],
  'trigger.effort': [
    `${EXERTION} & @pain/@jaw/@tooth/ache/heaviness/tight/discomfort !swallow/sinus/bend/bending/fell/slipped/toothbrush/nose/fall/accident/hit/no/not/nahi/cold/@cold/brush/gap/biting/chew/bleed/bleeding/@bleed`,
  ],
  'relief.rest': [
    'goes/settles/stops/stop/eases/vanishes/disappears/fades/relieved/gone/away/theek/thik/kam/chala +in/with/once/when/by/after/on/as/within/ho/jata >rest/resting/sit/stand/standing/pause/ruk/rukne/baith/aram !brush/bleed/bleeding/@bleed/pressure',
    'rest/resting/pausing/standing/sitting +takes/makes/settles/relieves/eases/helps/it',
    'relieved/eased/better +by/with/on/after +rest/resting/sitting/standing/stopping',
  ],
  'child.dehydrated': [
    'diaper/diapers/nappy/nappies/pad >dry/bone/empty/sookha/sukha/sookhi/sukhi/unused !rash/stays/night/trained/training',
    'not/no/hardly/barely/nahi/only/once >passed/pass/passing/peed/wet/wetted/done/kiya/kari/hua >urine/water/pee/susu/peshab/nappy/diaper/toilet !stool/motion',
    'urine/pee/susu/peshab +passed/is/was/only/done/bahut >once/less/kam/dark/little/hardly/ek/nahi !normal/burning/well/fine',
    'wont/not/hardly/barely/doesnt/cannot/isnt/difficult/hard >wake/waking/awake/rouse !pain/mouth/jaw/bottle/night',
    `not/hardly/barely/doesnt/isnt +respond/responding/responds/smiling +much/at/when/properly/now/back ${NOT_A_PERSON}`,
    `@child/he/she >not/hardly/barely/doesnt/isnt >respond/responding/responds/smiling ${NOT_A_PERSON}`,
    'lies/lying/lie/pada/padi/leta +there/still/limp/flat/hai/listless/rehta/rehti/like & just/only/bas/not/does/limp/like/doesnt',
    'just +lies/lying',
    'sleeping/sleeps/sleep/sleepy +all/whole/continuously/most/too +the/day/time/of/much',
    'sota/soti/so +rehta/rehti/raha/rahi/ja >din/bahut/hi/zyada',
    'bahut/zyada/itna/itni/ekdam +sust/susti/nidhal/dheela',
    'no/not/without/nahi/bina/any >tears/tear/aansu/ansu/aasu !roll',
    'dry/parched/cracked +lips/mouth/tongue +and/with & urine/susu/nappy/sleepy/diaper/peshab/wee',
  ],
  numbness: [
    `${PLACES_OF_FEELING} >asleep/dead/deadened/deadness/sunnpan/jhunjhuni/sunpan/sun/soya/soyi !morning/sleeping/bite/before/coldsore`,
    `${PLACES_OF_FEELING} +me/mein & jhunjhuni/sunnpan/sunpan/sunn !before/coldsore`,
    `deadness/tingling/jhunjhuni/sunnpan/prickling +in/of/and >${PLACES_OF_FEELING} !before/coldsore/blister/blisters/burning`,
    `${PLACES_OF_FEELING} >like/as >anaesthetic/anesthetic/injection/anaesthesia/anesthesia/numbed !today/hours/dentist`,
    `feeling/sensation/feel +in/of/over/on >${PLACES_OF_FEELING} & lost/loss/gone/less/no/reduced/missing`,
    `${PLACES_OF_FEELING} >lost/loss/no/reduced/less >feeling/sensation`,
  ],
};
