import type { Subject } from './subject.ts';

/** A child who dries out. */
export const CHILD: Subject = {
  says: {
    child_dehydration: [
      '@urine & @cant/no/once/zero/ek/only/hardly/dry/sookha/sukha/less/dark & hour/hours/day/since/yesterday/morning/night/kal/subah/raat/today/din/12/10/8/9/14',
      'no/without/zero +wet/tears/urine/pee/susu/nappy/nappies/diaper/diapers',
    ],
  },
  hints: {
    child_dehydration: [
      'changed/nappy/diaper && not/no >drop',
      '@child/old/saal/sal && @sleepy/sunken/floppy/dhans/dhansi & @ulcer/@blister/sores/blisters/pi/pee/drink/@fever',
      '@sleepy && @ulcer/@blister/blisters',
      '@eye >dhans/dhansi/sunken',
      'no/not/hasnt/havent/any/hardly/barely/little/less >wet/pee/urine/urinated',
      'nappy/nappies/diaper/diapers & dry/empty/sookha/sukha/no/not/none/only/less/one/hardly/since/single',
      '@urine & @cant/no/once/hardly/rarely/less/only/dark/dry/kam/ek/zero/little && @child/@ulcer/@fever/sores/blisters',
      'no/without/bina/not/any +tears/aansu/ansu',
      'tears/aansu/ansu >nahi/not',
      '@child/month/months && not/wont/cannot/refuses/refusing/refused/nothing/stopped/nahi/hardly/without >drink/drinking/drank/water/milk/feed/feeding/feeds/fluids/sip/breastfeed/nursing/liquids/suck !cold/chilled',
      '@child && @water/doodh/dudh >nahi/na',
      '@child/month/months && @sleepy/sunken/lifeless/doll/sota/soti && @ulcer/@fever/sores/blisters/drink/drinking/feed/mouth',
    ],
  },
  broad: {
    child_dehydration: [
      '@ulcer/@blister/sores && bottle/feed/nappy/drink/sip & wont/refuses/refusing/not/nothing',
      'cries/crying/ro/roti/rota && nothing/no/nahi/without/bina & eyes/tears/aansu/ansu',
      '@little/@child && @cant && wake/jagane/jagati/eyes/@eye/awake/floppy',
      '@urine',
      '@child && @sleepy',
      '@child && refuses/refusing/refused/nothing/wont/stopped/nahi && @drink/milk/feed/feeds/feeding/bottle/sip/sips && @fever/@ulcer/@blister/sores/@sleepy/mouth/munh',
    ],
  },
  harmless: [
    'bed/pants/night +wetting',
    'wet +toothbrush/wipes/cotton/gauze',
    'tears/tear >pain/eyes/came/rolling/from/crying/cry/my !no/without',
    'nappy/diaper +rash',
    '@urine >@normal/regular !not/nahi/no/hardly',
    'drinking/drinks/drink/feeding/eating/playing +well/fine/normally/normal/and/ok/okay/@normal',
  ],
};
