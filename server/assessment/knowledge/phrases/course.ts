import type { Phrases } from './phrases.ts';

/** Time at which it began, and its course. */
export const COURSE: Phrases = {
  'course.recurrent': [
    'second/third/fourth/2/3/4/fifth/several/many +such/time/episode/times/attack/episodes',
    'every +few/month/winter/year/2/3/two/three/summer/couple/exam/time/stress/1 +weeks/months/month/days/week/year !drink/drinks/brush/cleaning/scaling/insulin/cup',
    'again/now/here +and +again/then/there',
    'time +to +time',
    'at +a +time',
    'always/usually +go/goes/heal/heals/clear/clears/disappear/disappears',
    'every +winter/summer/month',
    'recurring/recurrent/recurs/repeatedly/frequently/repeated',
    'keep/keeps +coming/getting/returning/happening/repeating',
    'baar/bar baar/bar',
    'times +a/in/per/every/this +year',
    'once/twice/thrice +or/a/in/every +twice/year/a',
    'off +and +on',
    'came +back',
    'same +spot/place +as +last/before',
  ],
  'course.worsening': [
    'get/gets/getting/got/becoming/become/became/gradually/day/steadily +worse/bigger/more/larger/worst/increasing/worsening/badh/severe/increased/intense',
    '@worse & day/daily/now/since/pain/slowly/gradually/getting/swelling/more/badh/gradually/roz/is/has/it/days !lying/bending/night/when/morning/on/chewing/tired/age/with/after/bp/dose/while/hot/tablet',
    'badh/badhta/badhti/bad/badhte +raha/rahi/ja/gaya/gayi',
    'worse +every/each/and/day/than',
    '@pain/swelling/it +is/has/keeps/slowly +increasing/worsening/growing/increased/worsened/spreading',
  ],
  'course.heals_10_days': [
    'heal/heals/healed/go/goes/gone/disappear/disappears/clears/thik/theek/last/lasts/resolves/settles/better/cure/cured & week/weeks/days/10/7/14/8/two/ten/seven/din/hafte/hafta/one & itself/own/in/within/about/by/after/each/every/mein/for/around/ek/me/always !non/not/never/pain/doesnt/hasnt/nahi/months/didnt/still/swelling',
    'apne/khud thik/theek',
  ],
  'course.same_place': [
    'same/usi/wahi/ek +hi/jagah/place/spot',
    'same/exact +place/spot/site/location/jagah/area/side/point !teeth/different/new !stays/not',
  ],
  'course.moves': [
    'change/changes/changing/move/moves/moving/shift/shifts/shifting/migrate/badalta/badalte/badal/wander/disappear/disappears & place/places/position/shape/location/spot/jagah/around/pattern/days/another/different/positions/one !tooth/teeth/jaw/gap/bite/injury/loose/gum',
    'patches/they/spots/it/islands/place >shift/shifts/wander/wanders/move/moves/change/changes +around/place/places/shape/about/every/from/and/position !food/teeth/tooth/gap/stool',
  ],
  'onset.hours': [
    'today/aaj',
    'this +morning/evening/afternoon',
    'hour/hours/ghante/ghanta >ago/back/pehle/se',
  ],
  'onset.days': [
    'yesterday/kal',
    'since/for/from/last/past/over >days !every/after',
    'days/din +ago/back/pehle/se',
  ],
  'onset.weeks': [
    'since/for/from/last/past/over +a/one/two/1/2/last >week/weeks !every/after',
    'ek/do/1/2 +hafte/hafta +se/pehle',
  ],
  'onset.over_3_weeks': [
    'four/five/six/seven/eight/4/5/6/7/8 +week/weeks/hafte !every',
    'over/than +a/one/1 +month !every/after/pregnant/old',
    'a/one/1 +month >more/now/already !every/after/pregnant/old/once',
  ],
  'onset.months': [
    'since/for/from/last/past/over/within >month/months !every/after/pregnant/old',
    'month/months/mahine/mahina +se/ago/back/pehle !pregnant/old',
    'two/three/four/five/six/few/several/couple/many/2/3/4/5/6 >months/mahine >now/already/gone/still !every/after/pregnant/old/in/within',
  ],
  'onset.years': [
    'since/for/from/last/past/over >year/years !every/after/old/smoke/smoking/chew',
    'years/saal/sal +se/ago/back/pehle !old',
  ],
  'onset.since_eruption': [
    'since/from +childhood/bachpan',
    'since/from +they/it +grew/came/erupted',
    'from +birth',
    'since +permanent/adult/my +ones/teeth/adult +arrived/came/grew/erupted/teeth',
  ],
};
