import type { Subject } from './subject.ts';

/** Stiffness of months and years is another matter. */
const FAST = ' !@areca/@tobacco/slowly/gradually/longago/dheere/click/clicks/yawn/yawned';

/** Swallowing and mouth opening. */
export const SWALLOWING: Subject = {
  says: {
    dysphagia: [
      '@cant/unable >@swallow',
      '@swallow nahi/impossible',
      '@swallow >@hard/impossible/nahi',
      '@hard/painful >@swallow',
      '@saliva/thuk/lar >nahi/cannot >nigal/gatak/utar/andar',
      '@water/pani/drop/sip >nahi/not/wont/cannot >down/nigal/utar/pee/pi/ja/andar',
      'drooling/drools',
    ],
    trismus: [
      '@cant >@open >mouth/munh/jaw/jaws' + FAST,
      'mouth/munh/jaw/jaws >@cant >@open' + FAST,
      'mouth/munh/jaw >@open >nahi' + FAST,
      'lockjaw/trismus',
      '@open/opens/mouth/munh >only/just/barely/less/sirf/bas/hardly >one/1/ek/half/single/finger/ungli' +
        FAST,
    ],
  },
  hints: {
    dysphagia: [
      '@sip && minute/minutes/cry/each/long/effort',
      'not/nothing/nahi >taking/taken/le >even/bhi & tea/water/milk/@water',
      '@pain/@hard/@cant & @swallow',
      '@swallow && @pain/@hard/@throat/@swell/knife/razor/glass',
      '@drool',
      'napkin/towel/tissue/cloth/bowl & @saliva',
      '@saliva >out/pouring/running/falling/dripping/leaking/flowing/tapak/gir/beh/bah/collect/collecting/pool/pooling/everywhere/constantly/bahar/down',
      'spit/spits/spitting/spitted >cup/bowl/tissue/glass/bucket/basin/napkin/towel/everything/saliva/sink/because/instead/all',
      '@cant/nothing/even/bhi & @water/@sip/anything/liquids/soup/milk/tea/food & down/utar/utarta/utarti/andar/past/gale/throat',
      '@water/everything/anything/milk >comes/coming/came/returns/goes/wapas/vapas/naak/nak >back/out/up/nose/aa/aata/aati/se',
      '@throat & @swallow/gulp/nigal/utar/utarta/utarti',
    ],
    trismus: [
      '@cant >@open >enough/for',
      'nothing/only >thicker/coin/straw/thin & in/gets/goes/between',
      'not/nothing/cannot/hardly/barely >even >biscuit/roti/grape/peanut/noodle/spoon/finger >in/goes/go/fit/fits/enter' +
        FAST,
      '@cant/@hard/only/barely/little/less/kam/sirf/bas/reduced/limited/restricted & @open & mouth/munh/jaw/jaws/finger/spoon/ungli' +
        FAST,
      'only/barely/just/@cant/hardly/sirf/bas/mushkil/even & spoon/straw/finger/fingers/ungli/toothbrush/chamach/pencil & fit/fits/get/enter/enters/go/goes/between/ja/jata/jati/ghus/pass/slide/through' +
        FAST,
      'one/1/ek/half/single/little >finger/ungli' + FAST,
      '@open & cm/mm/centimetre/centimetres/centimeter/millimetre/millimeter/inch' + FAST,
      '@jaw/jaws/mouth/munh/teeth >closed/shut/clenched/band & @swell/@infected/days' + FAST,
      'finger/fingers/ungli & @open/fit' + FAST,
      'only/just/bas/sirf & straw',
      'teeth/jaws +cannot/wont/barely +part/separate/apart/come',
    ],
  },
  broad: {
    dysphagia: [
      '@swallow',
      '@saliva & @cloth/chin/shirt/corner/cup/bowl/wipe/wiping/pool/pools/keeps/running',
      '@drink & @cant && @throat/@swell/@infected/@fever/@jaw',
      '@sip && @throat/@pain/@cant/@swell',
      '@throat && @eat/@drink/@water/down && @cant/@hard/stuck/stops',
    ],
    trismus: [
      '@infected/wisdomtooth/pak/paki && @mouth & band/closed/shut/jam/jakad',
      'ungli/finger/fingers & nahi/not/cannot & munh/mouth/ja/ghus/fit',
      '@measure && mouth/munh/jaw/jaws/jabda/teeth/@open && only/barely/hardly/sirf/bas/kam/enough/even/past/cannot/wont/nahi/single/fit/fits/squeeze/between',
      '@jaw & shut/locked/clamped/seized/tight/stiff/band/jam/jakad/akad/welded/glued && @infected/@swell/@fever/wisdomtooth/injection',
    ],
  },
  harmless: [
    'filling/crown/cap/bracket/piece/tooth & *@swallow >it/with/accidentally/mistake/by',
    '@swallow >filling/crown/cap/bracket/piece/pride/lies/price/toothpaste/mouthwash',
    'hard/difficult/bitter +pill +to',
    'no/without/any/nor @hard/pain/issue/problem >@swallow',
    '@swallow >@normal/easily !not/cannot/hardly/nahi/cant',
    'can/able +@swallow !cannot/not/hardly/barely/only',
    '@swallow >no/without/koi +@hard/@pain/dikkat/issue',
    '@swallow koi @hard nahi',
    'gland/glands +@swallow',
    '@infantword/month/months/teething && *@drool !@fever/refuses/abscess/boil/@swallow/cannot/@breathe',
    'drool/drools/drooling/dribble >sleep/sleeping/pillow/night/asleep/cute/over/food/sone',
    '@sleep/asleep/pillow >@drool',
    '@drool >numb/injection/anesthesia/anaesthesia',
    'three/3/two/2/four/teen/do/dhai/tin +finger/fingers/ungli/ungliyan',
    'can/able >@open >@normal/fully/wide/mouth !cannot/not/hardly/barely/only/nahi',
    '@open >@normal/fully/completely !not/cannot/hardly/barely/only/nahi/wont/doesnt',
    '*@open +raha/rahi/jata/jati +hai',
    '*@open +@normal/wide/fully',
    'without/no @hard >@open',
    'bottle/packet/letter/door/lid/tin/bag >*open/opening/opened',
    '*open/opening/opened >bottle/packet/packets/letter/door/lid/tin/clinic/bag/shop/box',
    'mouth +opening +is/was/now +@normal',
    'clicks/clicking/click/pops/popping >open/opening',
    '*sip/sips/sipping +of/on/cold/hot/warm +cold/hot/coffee/tea/juice/iced/cola',
    'cannot/unable +drink +anything +cold/hot/sweet/chilled',
    'cannot/avoid +drink/have +cold/hot/ice/sweet/coffee/alcohol',
    '*finger/fingers/ungli >rub/rubbed/press/pressed/massage/push/touch/wiggle/brush/nail/nails/pointing',
    'rub/press/touch/push/feel/wiggle/move >with +my/a/the +*finger/fingers',
    'dry +mouth',
  ],
};
