import type { Lexicon } from './lexicon.ts';

/** Finer points: places of a change, vital teeth, loosened teeth, what examinations found. */
export const FINER: Lexicon = {
  'site.tongue': [
    '@ulcer/@patch/@lump/@white/@red/burning/burns/burn/jalan/blister/sore & @tongue !under/below/neeche/beneath/wipe',
    'on/of +my/the/his/her +@tongue',
  ],
  'site.lip_outer': [
    'border/edge/outside/outer/vermilion +of/my/the/upper/lower/lip @lip',
    'on +my/the/upper/lower/her/his +lip/lips/upper/lower & blister/blisters/sore/@blister/crust/scab/coldsore !inside/inner',
    'coldsore',
    '@lip crust/scab/crusted',
  ],
  'site.lip_inner': [
    'inside/inner/andar +of/my/the/his/her/lower/upper/side/surface >@lip',
    '@lip +inside/andar/inner/ke',
    '@lip ke andar',
    'inner +@lip',
  ],
  'site.cheek': [
    'inside/inner/andar +of/my/the/left/right/both/side/surface >@cheek',
    '@cheek +inside/andar',
    '@cheek ke andar',
    '@patch/@lump/@ulcer/@white/sore & @cheek !swell/swollen/outside',
  ],
  'site.gum': [
    '@lump/@patch/@ulcer/sore/pimple/growth +on/in/at/near/beside/over >@gum',
    '@gum & growth/lump/pimple/patch',
  ],
  'site.palate': ['@palate', 'roof of mouth'],
  'site.floor': [
    'under/below/beneath/underneath +my/the/his/her/tongue/@tongue & @tongue & @patch/@ulcer/@lump/sore/@red/@white',
    'floor of mouth',
    '@tongue +ke +neeche/niche & @patch/@ulcer/@lump/@red/@white',
  ],
  'denture.sore_red': [
    '@denture & @red/sore/burning/burns/raw/inflamed/itchy & under/below/beneath/palate/roof/gum !ulcer/rubs/rubbing/edge/poking',
    '@red & under/below/beneath >@denture',
    '@palate/gum/skin & under/where/below >@denture & @red',
  ],
  'gum.peeling': [
    '@gum & peel/peels/peeling/peeled/slough/sloughing/skin/raw & peel/peels/peeling/peeled/off/raw/skin',
    '@gum chilka/utar',
  ],
  'tooth.many_cavities': [
    'several/many/three/four/five/six/3/4/5/6/multiple/lots/kai/new +new/of/teeth/my/more/fresh/tooth +@cavity/teeth/new !no/never',
    'several/many/three/four/five/six/multiple/kai/new >@cavity !no/never',
    'teeth/dant & @cavity & fast/quickly/many/several/all/suddenly/months/four/three/five',
  ],
  'tooth.feels_cold': [
    '@tooth & feel/feels/felt/reacts/responds >@cold & normally/normal/well/fine/ok/still !not/doesnt/cannot/nothing/neighbour/neighbours/neighbouring/next/other/others/rest',
    'feel/feels/felt +@cold +normally/normal/fine/well !neighbour/neighbours/neighbouring/neighbor/next/other/others/rest/nearby',
    'can feel @cold !neighbour/neighbours/neighbouring/neighbor/next/other/others/rest/nearby',
    '@cold test normal/positive/ok',
    'tooth +is alive/vital',
  ],
  'injury.tooth_loose': [
    '@injuryword & @tooth & @loose/loosened/hilne/shaking !milktooth',
    '@loose & @tooth & after/since >@injuryword',
    'loose/loosened/wobbly/shaky +from/after/due/by +the/a/an/@injuryword',
  ],
  'skin.draining_spot': [
    'pimple/boil/spot/hole/opening/wound/sore/dimple & chin/cheek/skin/face/jaw/neck & ooze/oozes/oozing/leak/leaks/leaked/drain/drains/draining/pus/discharge/fluid/liquid/water/weeps/weeping !gum/gums/mouth/inside/lip/tongue',
    'skin & chin/jaw/cheek/face & leak/leaks/leaked/ooze/oozing/drain/drains/draining/discharge/pus',
  ],
  'dentist.found_nothing': [
    'dentist/doctor/doctors/xray/specialist/ent/examination/check/scan/checkup/tests/test/opg & nothing/normal/fine/ok/okay/healthy/clear/sound/clean/theek/thik/sahi & found/find/said/says/saw/normal/fine/clear/healthy/ok/okay/was/were/are/teeth/told/wrong/showed/bola/hai !not/gum/gums',
    'dentist/doctor/doctors/specialist/xray >no +@cavity/problem/cause/tooth/decay/abnormality/reason/change/disease',
    'nothing >found/wrong/seen/abnormal & dentist/doctor/xray/specialist/doctors',
    'xray +was/is/came/shows/showed/taken +normal/clear/fine/nothing/clean',
    'all tests normal/ok/okay/fine/clear',
  ],
};
