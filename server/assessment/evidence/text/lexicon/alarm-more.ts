import type { Lexicon } from './lexicon.ts';

/** Danger signs told in passing: loose pairs of words, each with the words of its harmless doubles. */
const LONG_AGO =
  '!childhood/school/college/longago/years/bachpan/filling/cap/crown/asleep/love/temperature';
const EVENT = 'accident/crash/fight/collision/fall/blow/punch/jhagda/ladai/takkar/tumble/assault';
const TOOL = 'stick/ball/elbow/knee/fist/punch/bat/kick/head/stone/handle/racket';
const PIECE =
  '!gum/triangle/triangles/tips/piece/corner/chip/filling/crown/cap/denture/bracket/milktooth/ice/baraf/bottle';

export const ALARM_MORE: Lexicon = {
  airway: [
    '@breathe/saans/sans & zor/mehnat/pareshani/rukawat/kathinai/mushkil !no/nahi/koi/nose/naak/seedhi/stairs',
    'saans/sans/saas/breath/breathing & bhari/bhaari/heavy/tez/phul/phool/tang/ghut/atak/chadh/mushkil/dikkat/taklif/rukti/rukne/ukhad !bad/smell/nose/naak/seedhi/stairs/asthma/no/nahi/koi/walk',
    '@tongue & high/roof/palate/talu & touch/touches/touching/pushed/lifted/raised/so !brush/coated/white/ulcer/burn/patch',
    'cannot/hardly/barely/unable/nahi +stick/put/bring/take/poke/push +it/tongue/my +out/tongue/forward',
    'cannot/hardly/barely/unable >speak/talk +full/properly/a/more/complete/in >sentence/sentences/words',
    'suffocate/suffocates/suffocating/suffocated/smother/smothering/choke/strangled/strangling & lie/lying/sleep/throat/swelling/feel/feels/like/will',
    'wind/food +pipe >press/pressed/pressing/blocked/narrow/closing',
    'hard/laboured/difficult/tough/difficulty/trouble +breathing/breath/breaths !nose/no/stairs/asthma',
    'full/proper/deep/complete +breath/breaths & cannot/not/hard/tough/difficult/unable/nahi/hardly !nose',
    'gargly/gurgly/garbled/hoarse/husky/thick/muffled & voice/speech/awaz',
  ],
  'swallowing.blocked': [
    '@water/paani/pani/doodh/liquid/liquids/fluid/fluids/saliva/thook/thuk & nahi & pee/pi/piya/pina/pine/ghut/nigal & pa/paa/sakta/sakti/sakte/raha/rahi/jata/jaata/jaa !cold/thanda/garam/thande/dikkat/lag',
    'not/havent/hasnt/cannot/never/hardly/barely/unable >manage/managed/able/get/take >past/down/in !pill/pills/cold/hot/tablet/brush/finger/floss',
    '@swallow >not/nahi >possible/able',
    '@swallow & impossible/possible/cannot/unable/refuse/refuses & not/impossible/cannot/unable/refuse/refuses/liquids/saliva/water !hurt/trouble/difficulty/problem/dry/tablet/tablets/pill',
    'saliva/spit/laar/lar/thook >dribble/dribbles/dribbling/drip/drips/leak/fall/falls/run !sleep/pillow/numb/teething/night',
    'nothing/anything >past +my/the/his/her +throat',
  ],
  'swelling.floor': [
    '@swell & under/below/beneath/underneath/underside/niche/neeche & @chin/chin !soft/bluish/gland/no/not/pimple/shaving/weight',
    '@chin >underside/undersurface >@swell/tender/hard',
    'tissue/tissues/area/part/skin/floor/space & below/under/beneath/underneath/niche/neeche & @tongue/@chin & raised/firm/tense/hard/lifted/@swell/up !soft/no/not/bluish/patch/red/white',
    'pathar/patthar/stone/rock/wood/board +like/jaisi/jaisa/hard & @chin/@tongue/jabde/jaw & niche/neeche/under/below/both/dono !kidney',
  ],
  'opening.suddenly_limited': [
    'only/bas/sirf/just/hardly/barely & straw/finger/spoon/ungli/chamach/pencil & fits/fit/goes/jata/jati/khulta/khulti/enters/between/in !slowly/gradually/longago/gutka/gap/cavity',
    'opening/@open/bite/gap & finger/ungli/centimetre/centimeter & down/reduced/only/just/less/than/half/one/width !two/three/2/3/slowly/gradually/longago/gutka/cavity',
    'munh/muh/mouth/jabda/jaw >khulna/khulne/opening/open >band/stopped/ruk/impossible/mushkil/kam !slowly/dheere/gutka/longago/eye',
    'munh/muh/mouth >spoon/chamach/roti/khana/brush/ungli/finger >nahi/not/cannot/hardly !taste',
  ],
  'swelling.face_spreading': [
    'it/swelling/sujan >covers/covering/covered/goes/reaches/involves >whole/half/entire/neck/eye/throat/temple & cheek/face/side/neck/eye !pain/ache/hurts/no/not/@pain',
    '@swell & doubled/double/dugna/dugni/twice/tripled/huge/massive/ballooned !chin/lump/gum/no/not/vision/dose',
    '@swell >reach/reached/reaching/spread/travelled/traveled/utar/pahunch/phail/gone/come/aa/extended >@neck/throat/gale/gala/gardan/collarbone/chest/@eye/temple !no/not/nahi/gland',
    'half/whole/entire/aadha/adha/poora/pura/full +of/my/his/her/the/face/chehra/side >@face/face/chehra & @swell !no/not/numb',
  ],
  'swelling.eye': [
    '@eye >khul/open/opening >nahi/not/cannot/hardly/barely !neend/sleep/subah/uthane/wide/normally',
    '@eye >shut/closed/slit/small/narrow/band/chhoti >@swell/since/from/with/due !sleep',
    '@swell +shut/closed & @eye',
    'moving/move/rolling/turning >@eye >@pain/hurts/painful !no/not',
  ],
  'fever.38': [
    'trembling/tremble/shaking/shake/shaky/kaanp/kanp/kaap/shivering +with/se/raha/rahi/from/in >cold/fever/thand/@shiver/bukhar !tooth/teeth/no/not',
    'body/badan/sharir >trembling/shaking/kaanp/kanp/shivering !no/not',
  ],
  'bleeding.not_stopping': [
    'not/hasnt/wont/havent/doesnt/didnt/never >quit/quitting/cease/ceased/ceasing/slow/slowed/settle/settled/subside/let >@bleed/bleeding !brush/gum/gums/floss',
    '@bleed >not/hasnt/wont/havent/doesnt/didnt/never >quit/ceased/cease/slow/slowed/settled/subsided/ended !brush/gum/gums/floss',
    'still/yet/continues/continuing/again +@bleed/bleeding/bleeds/flowing/oozing !gum/gums/brush/brushing/floss/when/not/stopped/if',
    'pressure/gauze/cotton/biting & @bleed/blood & yet/still/continues/despite !stopped/brush/gum/gums/pus',
    '@bleed & mouthfuls/mouthful/cupful/pouring/litre/bowl/bucket/basin !brush',
    'kapda/towel/pillow/shirt/takiya/rumal >bhig/soaked/gila/drenched/laal/bheeg !night/brush/sometimes/gum/gums',
    'whole/entire/full +roll/box/packet +of +gauze/cotton/tissue',
  ],
  'bleeding.stopped_by_pressure': [
    '@bleed & then & clotted/stopped/dried/settled !not/again/still/never',
  ],
  'tooth.knocked_out': [
    `found/picked/collected/searching +it/tooth/the/my/up >floor/tiles/ground/road/grass/mud/street/court/field ${PIECE}`,
    `@tooth +is/has/was/went >gone/missing/out & @injuryword/slipped/fall/fell/hit/pool/crash ${PIECE}/longago/years`,
    `rumal/mutthi/jeb/tissue/doodh/dudh/hanky/hath +me/mein/main +rakha/rakhe/rakhi/hai/hain/pakda/lekar ${PIECE}/tukda`,
    `@tooth >totally/completely/fully/clean/entirely/poora/pura +came/come/fell/out/nikal/bahar >out/gaya/gaye/aa/root/with ${PIECE}/erupted/never`,
    `@tooth >bahar/nikal >aa/gaye/gaya/gir & accident/bike/gir/girne/gira/takkar/ball/mukka ${PIECE}/tukda/bachpan/saal/implant/bridge`,
  ],
  'tooth.displaced': [
    '@tooth/it >now/sits/sitting/looks/stands/seems >behind/shorter/crooked/twisted/sideways/inward/inside/slanted !braces/always/longago/years/wisdomtooth/milktooth/gum',
    '@tooth >jammed/pushed/shoved/pressed/knocked/driven/moved/shifted +up/in/inside/back/inwards/upwards/backwards/forward !food/floss/piece/slowly/years/longago/braces/wisdomtooth/drifted',
    'pushed/jammed/knocked/shoved +in/inside/inwards/back/backwards/up & @tooth !food/braces/wisdomtooth/milktooth',
  ],
  'injury.recent': [
    `after/since/from/following/due >injury/blow/hit/trauma/impact/punch/kick/knock ${LONG_AGO}/no/not`,
    `${TOOL} +hit/blow/injury/strike ${LONG_AGO}`,
    `after/since/in/during/from/due +${EVENT} ${LONG_AGO}`,
    `after/while/from/by +tripping/slipping/falling/crashing/colliding/fainting/bumping/hitting/skidding ${LONG_AGO}`,
    `${TOOL} +to/on/in/into +the/my/his/her/jaw/face/mouth/chin/cheek >jaw/face/mouth/chin/cheek/tooth/teeth ${LONG_AGO}`,
    `came/come/thrown/flung/skidded/tumbled/toppled/slipped/fell +off/from/by/over/near/on/in >bike/bicycle/cycle/scooter/scooty/horse/swing/bed/stairs/pool/motorcycle/bathroom/pavement/wall/tree ${LONG_AGO}`,
    'girte/gir/girkar/girne/gira/giri/gire +hi/hue/kar/ke/se/gaya/gayi/pada !tukda/masala/cap/filling/bachpan/saal/sal/apne',
    'smashed/bashed/clobbered/rammed/whacked +by/with/into/on/my/the/against/his/her',
  ],
  'injury.head': [
    'not/cannot/cant/doesnt/didnt/dont +remember/recall +what/how/anything/the/it/falling/happened !which/tooth/when/name',
    'behoshi/behosh/bihosh >aa/aayi/ho/tha/thi/gaya/gayi !nahi/no',
    'hit/banged/struck/injured +head/his/her/my/the & head & sleepy/vomit/vomiting/dizzy/drowsy !no/not',
  ],
  'injury.vision': [
    '@eye >sees/see/seeing/sight >blurred/blurry/less/double/dim/foggy/hazy/nothing',
    'do/dohra/double/2 >dikhte/dikh/dikhta/dikhai/dikhti/nazar',
    'seeing +double',
  ],
  'injury.bite_changed': [
    'teeth/jaws/bite/dant/daant >not/dont/doesnt/no/never/nahi >line/lining/align/aligned/lineup/milte/milta/match/fit/meet !braces/always/crown/filling/denture/longago/sensitive',
  ],
  'injury.bone': [
    'dent/hollow/sunken/depression/gaddha/depressed & cheekbone/cheek/bone/face/gaal !cavity/tooth/dimple/no/weight',
    'feel/felt/feels & bone & edge/step/sharp/broken/moving/crunch/grating/loose !ear/spicule/socket/extraction/denture/no/not',
    'jaw/jabda/jabra & hangs/hanging/deviated/tilted/dropped/shifted & side/one/crash/after/accident/left/right !click/open/yawn/longago',
  ],
  'breathing.after_fragment': [
    'persistent/lagatar/continuous/constant/nonstop/sudden/repeated/new +cough/khansi/coughing/wheeze !cold/viral/fever/smoker/sinus/longago',
    'wheezy/wheezing/wheeze & morning/now/since/today/this/am !asthma/no/not',
  ],
  'tooth.fragment_missing': [
    'cannot/couldnt/not/didnt/never >find/found/locate/trace >piece/bit/fragment/part/chip/tukda/cap/crown/filling/bracket !hole/cavity/dentist',
    'swallowed/inhaled/aspirated >something/piece/part/bit !tablet/water/food/saliva/cannot',
    'tukda/piece/fragment/cap/crown/filling/chip/part/bit >@throat/windpipe/gale/andar/lungs/pet +me/mein/gaya/chala/utar/in/and/i/while',
    'crown/cap/filling/piece/tooth +vanished/disappeared/missing/lost',
  ],
  'relief.rest': [
    'eases/goes/settles/stops/better/disappears/fades/gone +when/once/if/as +i/he/she/you >halt/stop/pause/rest/sit/stand/slow',
    'rukne/rukte/baithne/aram +par/hi/se/pe/karne >theek/thik/kam/aaram/aram/chala/gayab/band',
  ],
  'trigger.effort': [
    'chalne/chadhne/daudne/bhagne/chalte/chadhte +par/se/pe/waqt/samay/hue & jabda/jabde/jabre/jaw/dant/daant !nahi/koi/no',
  ],
  'child.dehydrated': [
    'no/not/without/hardly/one/zero +wet/damp/dirty >diaper/diapers/nappy/nappies !rash',
    'urine/pee/susu/sussu/peshab/peshaab/toilet/suusuu >nahi/not/no/hardly/barely/never/na >kiya/kari/hua/done/passed/aaya/ki/kar/kia !burning/normal',
    'hardly/barely/rarely/scarcely/not +peeing/urinating/weeing/wetting/peed !stool/motion/bed/night',
    'hardly/barely/rarely/not +passing/passed >urine/water/pee',
    'hard/difficult/tough/impossible +to +rouse/wake/awaken',
    'falling/falls/drifts/drifting +asleep & keeps/always/again/all/constantly',
    'not/hardly/wont/doesnt >open/opening >eyes/eye/aankh !mouth',
    'weak/feeble +cry',
    'listless/lifeless/motionless/unresponsive/floppy !hair/no/not',
  ],
  'patch.red': ['@red >velvet/velvety/velvetlike/makhmali !border/rim/map'],
  'tooth.infected': [
    'bad/kharab/spoiled/rotten +tooth/molar/teeth/dant/daant & @fever/temperature/shivering/trembling/@shiver/@swell',
  ],
  'ulcer.any': [
    '@mouth +blister/blisters',
    'blister/blisters +in/on/inside/all/around >mouth/munh/tongue/gum/gums/lips',
    'non +healing +sore/wound/lesion/spot',
    'sore/lesion +in/on/at/of/under/inside >cheek/tongue/lip/gum/palate/mouth !throat/muscle/@tooth',
    'sore >not/never/nahi/wont +heal/healing/healed',
  ],
  'lump.neck': [
    'neck +gland/glands/node/nodes/lump >enlarged/swollen/big/bigger/hard/growing !no/not/fever',
  ],
};
