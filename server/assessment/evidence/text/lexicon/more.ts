import type { Lexicon } from './lexicon.ts';

/** Further everyday wordings of findings that have their main phrases in the other files. */
export const MORE: Lexicon = {
  'trigger.cold': [
    'when/whenever/while/if/if +i/he/she/you/we >drink/drinks/drinking/eat/eats/take/takes/have/sip >@cold !relief/relieves/helps/better/fever/coldsore',
    '@cold & jump/jumps/zing/zings/tingle/tingles/tingling/stings/sting/twinge/twinges/shoots/catches/jhatka/touches/touch & tooth/teeth/dant/it/second/seconds/@tooth !coldsore/relief',
    'bothered/troubled/affected +by/with +@cold', '@cold catches/stings/tingles/zings/hurts/touches +it/a/the/for/briefly',
  ],
  'trigger.sweet': [
    'when/whenever/while/if +i/he/she/you/we >eat/eats/drink/take/have/eating >@sweet', '@sweet & jump/jumps/zing/tingle/tingles/twinge/twinges/sting/stings/shoots/catches/jhatka',
  ],
  'trigger.biting': ['hurts/painful/sore/pain +to/when/on/while/if >@bite', '@tooth +hurts/pains >@bite', 'cannot +put/close +my/the/teeth/together'],
  'pain.brief': ['over/gone/finished/ends/ended/stops/vanishes +in/within/after +a/one/two/three/1/2/3/few/some/moment/second +second/seconds/moment/or/few/two', 'gone +at +once', 'only/just +a/for +second/moment/seconds'],
  'gap.front_lifelong': [
    'gap/space/gaps +of/lies/is/has/between/in/@gap >between/front/middle & front/middle/central/saamne/samne & childhood/bachpan/always/born/since/adult/permanent/stable/change/changed/wider !new/opened/food/missing/lost',
    'samne/saamne/aage/agle & dant/daant/@tooth & gap/beech/bich', '@tooth ke beech/bich gap/jagah', 'always +had/been/have +a/gap +gap',
    'gap/space & wider/same/stable/change/changed/size & not/stable/same/never !new/food',
  ],
  'tooth.missing': [
    '@tooth/incisor/incisors/molar & never +grew/came/come/erupted/formed/developed', '@tooth/incisors & absent/missing & birth/xray/always/born/front/never',
    'lost/lose +a/one/my/back/two/front/his/her >@tooth & year/years/month/months/long/ago/back/before !@injuryword/weight/today/yesterday/hours/minutes',
    'empty +space/spaces/place/gap/area', '@tooth +was/were/got/has >@extract/taken/pulled & year/years/months/long', 'implant/bridge +or/for/cost/needed/possible & @tooth/space/gap/bridge/denture',
    'no +@tooth +there/at/in +at/there/that',
  ],
  'marks.patches_few_teeth': [
    'brown/yellow/white/cream/creamy +patch/patches/spot/spots/marks >few/some/new/one/two/four/first/only/certain >molar/molars/@tooth/incisors',
    'brown/yellow/white/cream/creamy & patch/patches/crumbly/spot & molar/molars/permanent/new/first & came/come/since/erupted/through/out',
  ],
  'enamel.breaking': ['crumble/crumbles/crumbling/crumbly/flake/flakes/flaking', 'bit/bits/piece/pieces +of/are/is/have/keeps/breaks/broken +them/it/enamel/breaking/broken/off/tooth & molar/molars/enamel/crumble/crumbly/patch/patches/eating/easily !accident/fell/filling/nut/today'],
  'pain.burning': ['burned/burning/burns/stings/smarts +daily/every/all'],
  'mouth.burning_normal_look': ['@tongue/lips/mouth/palate >burn/burns/burned/burning/jalan & every/daily/months/all/year/years/evening/constantly !spicy/patch/ulcer/blister/gutka/stiff/open', 'burning/burn/jalan & nothing/normal +to/is/can/looks/see/seen/abnormal/visible/dikhta', '@tongue/mouth/cheeks >look/looks/appears >normal/healthy/fine & burning/burn/burns/tongue'],
  'pain.stopped_by_itself': ['@pain +vanished/stopped/went/disappeared/gone >itself/own/suddenly/completely'],
  'tooth.grey_single': ['front/one/single/upper +tooth/upper/front/of/colour +colour/tooth/changed/has/went/slowly >grey/gray/greyish/dark/black/darker/bluish !teeth/spot/hole/pit/cavity/shadow'],
  'sugar.frequent': ['bottle +of/with >milk/sugar/sweet/juice', 'milk bottle', 'sugary +tea/drinks/snacks'],
  'tooth.cavity': ['@tooth >melting/stumps/crumbled/rotten', 'brown/black/soft >stumps/stump', 'pit +that/in/on/where/into'],
};
