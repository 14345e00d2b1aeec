import type { Lexicon } from './lexicon.ts';

/** Further everyday wordings of findings that have their main phrases in the other files. */
export const MORE: Lexicon = {
  'trigger.cold': [
    'when/whenever/while/if/if +i/he/she/you/we >drink/drinks/drinking/eat/eats/take/takes/have/sip >@cold !relief/relieves/helps/better/fever/coldsore',
    '@cold & jump/jumps/zing/zings/tingle/tingles/tingling/stings/sting/twinge/twinges/shoots/catches/jhatka/touches/touch & tooth/teeth/dant/it/second/seconds/@tooth !coldsore/relief',
    'bothered/troubled/affected +by/with +@cold',
    '@cold catches/stings/tingles/zings/hurts/touches +it/a/the/for/briefly',
  ],
  'trigger.sweet': [
    'when/whenever/while/if +i/he/she/you/we >eat/eats/drink/take/have/eating >@sweet',
    '@sweet & jump/jumps/zing/tingle/tingles/twinge/twinges/sting/stings/shoots/catches/jhatka',
  ],
  'trigger.biting': [
    'hurts/painful/sore/pain +to/when/on/while/if >@bite',
    '@tooth +hurts/pains >@bite',
    'cannot +put/close +my/the/teeth/together',
  ],
  'pain.brief': [
    'over/gone/finished/ends/ended/stops/vanishes +in/within/after +a/one/two/three/1/2/3/few/some/moment/second +second/seconds/moment/or/few/two',
    'gone +at +once',
    'only/just +a/for +second/moment/seconds',
  ],
  'pain.localised': [
    'one/single/ek/particular +upper/lower/back/front/right/left/dant/daant/tooth/molar/side >@tooth/tooth/molar/dant/daant & @cold/@sweet/@pain/twinge/twinges/zing/zings/jumps/sensitive/lagta/lagti/jhanjhanahat !many/several/all/both/few/gums',
    'ek dant/daant/dadh mein/me/ko !sab/sare',
  ],
  'tooth.knocked_out': [
    'lost/losing +a/my/one/whole/his/her/full >@tooth & @injuryword/accident/crash/crashed !piece/part/half/chip/milktooth/years',
    '@tooth & hand/palm/pocket & root/whole/full !piece/part/half/chip/denture/crown/filling',
  ],
  'food.trapped': [
    'food/meat/fibre/fibres/fiber/rice/bread/chicken/khana & jam/jams/jammed/lodge/wedged/packed/fill/fills/packs & @tooth/molars/molar/between/hole/it',
  ],
  'trigger.none_thermal': [
    'doesnt/not/does/dont +react/respond +to +anything',
    'no +reaction +to +anything',
  ],
  'mouth.dry': [
    'no/little/less/hardly/reduced/not +saliva/spit/thuk/enough',
    '@tongue +sticks +to',
    '@tongue +stuck +to',
  ],
  'relief.clearing_food': [
    'toothpick/floss/pick & okay/ok/better/fine/relief/gone/goes !gum/bleed/bleeds',
  ],
  pregnant: ['conceived', 'expecting +a/our/my +baby/child'],
  'wear.notch_neck': [
    'vshape/vshaped/v/wedge +shape/shaped/cut/cuts/like & @tooth/gum/neck/near',
    'cut/cuts/groove/grooves/notch/dent/dents near/at/beside gum/gums/neck/necks/@gum !finger/lip/tongue',
  ],
  'patch.lacy': [
    'jaali/jali/lace/lacy/net/thread/threadlike/network & @white/lakeer/lakir/lines/line & @cheek/inside/andar/both/mouth',
    '@white lakeer/lakir/lines/line/streaks/threads & @cheek/andar/inside/dono/both !@tooth',
  ],
  'patch.both_sides': [
    'dono/both +taraf/side/sides/@cheek/gal/galo & @white/@patch/lines/line/lakeer/jaali/andar !@swell/jaw/@tooth',
    'both sides match/same/alike/identical !@tooth/teeth',
  ],
  'ulcer.at_sharp_tooth': [
    '@ulcer/wound/sore & @tooth/@denture/wire/bracket & rub/rubs/rubbing/poke/pokes/poking/scratch/scratches/cut/cuts/touches/touching/chubh/ragad !no/not/nothing/near',
    'sharp/broken/jagged >corner/edge/@tooth/bit & @ulcer/sore/wound/tongue/cheek !no/not',
    '@lip/@tongue/@cheek & numb & chew/chewed/chewing/bit/biting/bitten',
    'chewed/chewing/biting +on +his/her/my/the/it +lip/it/tongue/cheek/numb !gum',
  ],
  'tooth.loose_many': [
    'dant/daant/danto/@tooth hil/hilte/hilne/hilta & sab/sare/saare/kai/bahut/3/4/char/chaar/tin/teen !milktooth',
  ],
  'gum.receded': [
    '@gum >niche/neeche/sarak/sikud/ghis/pichhe/peeche & chale/gaye/gaya/ja/gayi/rahe/hai',
    '@gum +has/have/is/are/line/is >crept/shrunk/sunk/sunken/pulled/receded/receding/retracted/withdrawn/moved +up/back/away/down',
  ],
  'ulcer.any': ['^@cheek/@tongue/@mouth/@lip/@gum >ghav/ghaav/zakhm/jakhm/wound'],
  'ulcer.hard_edge': ['kinare/kinara/kinaare >sakht/kathor/kada/kade/ubhre/hard'],
  'bleeding.socket': ['^@bleed & gauze/roi/rui !brush/brushing'],
  'tooth.displaced': [
    '@tooth >shoved/driven/forced/displaced/bent/dislodged/jammed +in/inward/inwards/back/out/backwards/into/sideways/up/down/inside !milktooth',
  ],
  'pus.gum_edge': [
    'pip/peep/mawad/mavad >dabane/dabaane/dabao',
    'dabane/dabaane >pip/peep/mawad/mavad',
    'yellow/@pus/matter/stuff/fluid >@gum +margin/edge/border/line/neck & squeeze/press/pressed/pressing/push/squeezing',
    '@pus/matter >@gum +margin/edge/border !pimple',
  ],
  'tooth.extracted_recently': [
    'had/got +a/my/the/wisdom/two/one/@tooth >@tooth +out & today/morning/yesterday/days/day/ago/hours/week/noon/evening !year/years/months/knocked/@injuryword',
    '@tooth +out +today/yesterday/this & morning/today/yesterday/noon/afternoon/evening !knocked/@injuryword',
    '@tooth/wisdomtooth >cut +out & day/days/yesterday/today/week/ago/hours !year/years/month/months',
    '@tooth/wisdomtooth surgery & day/days/yesterday/today/week/ago/third/second !year/years/month/months/advised/planned/need',
  ],
  'socket.empty': [
    'hole/socket & no/without/open/empty/gone/lost/missing & clot/jelly/thakka !@cavity',
    'clot/jelly +has/is/fell/came/was/got >gone/out/away/missing/lost/washed',
    'see/seen/visible/exposed/bare >bone & hole/socket/gum/bone',
    'bone >visible/exposed/showing/seen',
  ],
  'bleeding.stopped_by_pressure': [
    '@bleed >stopped/stops +after/with/when/by/on !not/still/doesnt/didnt/nahi/again',
    'gauze/cotton/pressure/pressed/pressing/bit/biting & stopped/ruk & @bleed/blood/it/khoon !not/still/doesnt/didnt/nahi/again/never',
  ],
  'teeth.flattened': [
    '@tooth +have/has/are/is/became/become/got >flat/flattened',
    'worn +flat',
    'edges >worn/ground +flat/down',
  ],
  'gap.front_lifelong': [
    'gap/space/gaps +of/lies/is/has/between/in/@gap >between/front/middle & front/middle/central/saamne/samne & childhood/bachpan/always/born/since/adult/permanent/stable/change/changed/wider !new/opened/food/missing/lost',
    'samne/saamne/aage/agle & dant/daant/@tooth & gap/beech/bich',
    '@tooth ke beech/bich gap/jagah',
    'always +had/been/have +a/gap +gap',
    'gap/space & wider/same/stable/change/changed/size & not/stable/same/never !new/food',
  ],
  'tooth.missing': [
    '@tooth/incisor/incisors/molar & never +grew/came/come/erupted/formed/developed',
    '@tooth/incisors & absent/missing & birth/xray/always/born/front/never',
    'lost/lose +a/one/my/back/two/front/his/her >@tooth & year/years/month/months/long/ago/back/before !@injuryword/weight/today/yesterday/hours/minutes',
    'empty +space/spaces/place/gap/area',
    'khali +jagah',
    '@tooth & nikalwaya/nikala/nikalvaya/nikalwai & sal/saal',
    '@tooth +was/were/got/has >@extract/taken/pulled & year/years/months/long',
    'implant/bridge +or/for/cost/needed/possible & @tooth/space/gap/bridge/denture',
    'no +@tooth +there/at/in +at/there/that',
  ],
  'marks.patches_few_teeth': [
    'brown/yellow/white/cream/creamy +patch/patches/spot/spots/marks >few/some/new/one/two/four/first/only/certain >molar/molars/@tooth/incisors',
    'brown/yellow/white/cream/creamy & patch/patches/crumbly/spot & molar/molars/permanent/new/first & came/come/since/erupted/through/out',
  ],
  'enamel.breaking': [
    'crumble/crumbles/crumbling/crumbly/flake/flakes/flaking',
    'bit/bits/piece/pieces +of/are/is/have/keeps/breaks/broken +them/it/enamel/breaking/broken/off/tooth & molar/molars/enamel/crumble/crumbly/patch/patches/eating/easily !accident/fell/filling/nut/today',
  ],
  'pain.burning': ['burned/burning/burns/stings/smarts +daily/every/all'],
  'mouth.burning_normal_look': [
    '@tongue/lips/mouth/palate >burn/burns/burned/burning/jalan & every/daily/months/all/year/years/evening/constantly !spicy/patch/ulcer/blister/gutka/stiff/open',
    'burning/burn/jalan & nothing/normal +to/is/can/looks/see/seen/abnormal/visible/dikhta',
    '@tongue/mouth/cheeks >look/looks/appears >normal/healthy/fine & burning/burn/burns/tongue',
  ],
  'pain.stopped_by_itself': [
    '@pain +vanished/stopped/went/disappeared/gone >itself/own/suddenly/completely',
  ],
  'tooth.grey_single': [
    'front/one/single/upper +tooth/upper/front/of/colour +colour/tooth/changed/has/went/slowly >grey/gray/greyish/dark/black/darker/bluish !teeth/spot/hole/pit/cavity/shadow',
  ],
  'sugar.frequent': [
    'bottle +of/with >milk/sugar/sweet/juice',
    'milk bottle',
    'sugary +tea/drinks/snacks',
  ],
  'tooth.cavity': [
    '@tooth >melting/stumps/crumbled/rotten',
    'brown/black/soft >stumps/stump',
    'pit +that/in/on/where/into',
  ],
};
