import type { Phrases } from './phrases.ts';

/** Colour, marks, gaps, shape and position of teeth. */
export const LOOKS: Phrases = {
  'braces.worn': [
    '@braces !knee/back/want/wants/late/need/cost/price/instead/should/get/lagwane/lagwana/put',
  ],
  'teeth.flattened': [
    '@tooth +have/has/are/is/became/become/got >flat/flattened',
    'ghis +gaye/gaya/gayi',
    '@tooth/tips/edges >worn/ground/become/became +down/flat/flattened',
    'flattened',
  ],
  'stain.surface': [
    '@yellow & @tooth & all/most/many/front/teeth/behind/lower/surface/near/gums/became/becoming/turning/stain/layer/look/pile/peele/kale !spot/spots/one/single/shadow/since/childhood/patch/patches/grey/hole/inside/within/bands/born',
    'stain/stains/stained/staining !tetracycline',
    'whitening/bleaching/whiten !after',
    'dant/daant pile/peele/pila/peela/kale/kaale',
    'brown/yellow/black/dark/tea/tobacco/paan +stain/stains/spots/marks/layer/lines +on/behind/between/all/of & teeth',
    'teeth +are/look/have/became/become/getting/turned/turning/is/looks/looking +yellow/brown/black/yellowish/brownish/stained/discoloured/dark/discolored/dirty',
    'dant/daant/@tooth >lal/laal/bhoore/bhure/peele/pile/kaale/kale/brownish +ho/bhoore/bhure/kaale/peele/pad/hain/gaye/hue !masude/andar/ek/one',
    'yellow +teeth',
    'teeth >dull/dingy/discoloured/stained +and/yellow/brown/from/by/since & coffee/tea/polish/whitening/cleaning/smoking/yellow/wedding',
  ],
  'stain.from_drinks_tobacco': [
    'tea/coffee/chai/cola/wine/paan/pan/turmeric/tobacco/smoke/smoking/cigarettes/cigarette/bidi/beedi/gutka/hookah/khaini & stain/stains/stained/yellow/brown/black/daily/lot/cups/heavy/many/day/per/times/drink/drinks/drinker/smoker/years/much/a !never/sweet/hot/sensitive/pain/no/hurts',
    'paan/pan/gutka/supari/coffee/tea/chai/tobacco/cigarette/cigarettes/bidi/masala >khane/peene/pine/made/from/se/turned/has/causing >teeth/dant/daant/peele/laal/brown/yellow/dull',
    '@smoke & daily/years/day/bidi/cigarettes',
  ],
  'stain.chlorhexidine': [
    'chlorhexidine/rexidin/hexidine/clohex/chlorhex/peridex/corsodyl/eludril/hexidin/clohexo/rexidine/orahex/perioaid/chlorohex/chlorhexadine/mouthwash & stain/stains/stained/brown/brownish/black/yellow/discoloured/daily/since/weeks/months/using/after/use/colour/dark/marks !allergy/allergic/reaction/rash/dont/not/never',
  ],
  'stain.inside_even': [
    'grey/greyish/gray/brown/yellow/yellowish/dark/bluish/brownish/bands/banded/striped & within/inside/whole/all/even/evenly/uniform/uniformly/overall/bands/band/stripes/throughout/every/since/entire/horizontal/intrinsic/always & teeth/tooth/colour/shade/dant !one/single/spot/gums/hole/cavity/tartar/behind',
    'from +within/inside',
    'polishing/cleaning/scaling +did/makes/made/does +no/not/nothing/little & colour/teeth/shade/change/difference/yellow/grey',
    'colour +is/comes/seems +inside/within/from/in/even/deep/uniform',
    'dark/grey/greyish/yellow/brown/bluish +greyish/yellow/brown/grey +since/from/yellow >grew/came/birth/childhood/erupted/always !one/patch/spot',
  ],
  'stain.tetracycline': [
    'tetracycline/tetracyclin/doxycycline/terramycin/minocycline/doxy',
    'antibiotics/antibiotic >bachpan/childhood/toddler/infancy',
    'antibiotics/antibiotic >as +a >toddler/child/kid/baby/infant',
  ],
  'marks.white_brown_symmetric': [
    'white/brown +lines/flecks/streaks/spots/patches +on/in +teeth/all/my/both/front/upper/many',
    'mottled/chalky/fluorosis',
    'safed/bhure/white/brown +dhabbe/daag/nishan/dag/spots/lines & dant/teeth/dante/daant',
    'same/matching/both +marks/sides/teeth/side & white/brown/marks/spots/patches & teeth',
    '@tooth/dant/daant >safed/peele/bhoore/white/brown +safed/peele/bhoore/aur/and/dhabbe/daag/spots/nishan +dhabbe/daag/spots/nishan/peele/bhoore & dono/sab/taraf/both/all/pani/bachpan',
    'chalk/chalky/cloudy/opaque/snowy/paper +like/white/lines/streaks/flecks/marks +lines/streaks/patches/spots/flecks/marks/on & teeth/molars/front/@tooth',
  ],
  'marks.same_in_family_water': [
    'borewell/handpump/tubewell/groundwater/fluoride',
    'brother/sister/cousins/cousin/siblings/neighbours/village/everyone/family/friends/others/relatives/classmates/people/gaon/gaanv & same/similar/also/too/marks/spots/teeth/have/like/bhi & teeth/marks/spots/same/similar/stains/patches/brown !smell/complain/complains/notice/gap/crooked/said/told',
    'schoolmates/classmates/villagers/cousins/siblings/neighbours/colony/district/town/gaon/mohalla/ilaka/area >have/has/having/hai/same +it/this/same/bhi/them/marks/too & all/many/everyone/same/sab/other/most',
    'well +water',
    'hand +pump',
  ],
  'marks.patches_few_teeth': [
    'patch/patches/spot/spots/marks/defects/areas & few/some/four/two/one/molars/back/certain/only/three/2/first/single & teeth/tooth/molars/molar & yellow/brown/white/cream/creamy/chalky/rough/opaque/clear/came/since/erupted/through & came/erupted/since/edges/borders/sharp/born/out/through/rough/begin/beginning/always/grew !tongue/cheek/wipe/gum/all/many',
    'brown/yellow/white/cream/creamy & patch/patches/crumbly/spot & molar/molars/permanent/new/first & came/come/since/erupted/through/out',
    '@yellow/white/creamy/orange/whitish +patch/patches/spot/dhabbe/dhabba & one/1/few/some/single/molars/molar/naye/new/pakke/permanent & @tooth/incisor/molars/teeth/dant & since/came/erupted/eruption/naye/new/always/bachpan/permanent/pakke !tongue/cheek/gum/all/village/wipe',
    'rough/pitted/pits +surface/and/pits/spots/enamel & teeth/tooth/since/patches/came/enamel/erupted',
    'teeth +came/erupted/grew +out/in/with/through +with/yellow/brown/patches/like/patchy & yellow/brown/patch/patches/rough/spots/soft/white',
    'clear/sharp/well/sharply/defined +edges/borders/defined/bordered/edge/demarcated & patch/patches/spot/spots/yellow/brown/teeth',
    'chalky/weak/soft/kamzor/hypomineralised +molars/molar/enamel/parat/teeth/tooth',
    'row/line +of +small/tiny/little +pits/dots/holes/dents',
    'pit/pits/pitted/pitting/grooves/grooved/dents/holes +in/on/of/going/across/runs +the/my/enamel/front/straight/her/his >@tooth/enamel/front/across & childhood/since/came/permanent/line/row/new/first/always/bachpan/grew/adult !gum/neck/tongue',
  ],
  'enamel.breaking': [
    'crumble/crumbles/crumbling/crumbly/flake/flakes/flaking',
    'teeth/enamel/they +are/is/have +chipping/crumbling/flaking/breaking',
    'bit/bits/piece/pieces +of/are/is/have/keeps/breaks/broken +them/it/enamel/breaking/broken/off/tooth & molar/molars/enamel/crumble/crumbly/patch/patches/eating/easily !accident/fell/filling/nut/today',
    'parat/enamel/molars >kamzor/toot/tut/jhad/crumbles/breaks/crumbling/chips/weak !fell/accident',
  ],
  'wear.thin_edges': [
    'teeth +becoming/getting/became/have/become/are +short/shorter/small/smaller/thin/transparent/become/worn',
    'edges/edge/teeth/tooth/tips/front/enamel & thin/thinner/transparent/translucent/see/glassy/shortened/shorter/short/small/smaller/thinning/worn/cupped/dents/cups/shiny/chote/chhote/patle/patla & thin/transparent/translucent/through/short/shorter/becoming/became/worn/cupped/dents/cups/glassy/thinner/look/looks/smaller/getting/chote/patle/ghis !gums/longer/gum/milktooth/pencil',
    'dant/@tooth >ghis/ghise/ghiske +gaye/gaya/kar/rahe/ke',
    'see +through',
  ],
  'wear.notch_neck': [
    'notch/notches/groove/grooves/wedge/cut/cuts/ditch/vshaped/dent/scooped/ledge/nali & neck/necks/gum/gumline/near/at/base/tooth/teeth/line/edge & near/neck/necks/base/gumline/at/line !tongue/lip/cheek',
    'notch/notches',
    'cut/cuts/groove/grooves/notch/dent/dents near/at/beside gum/gums/neck/necks/@gum !finger/lip/tongue',
  ],
  'brushing.hard': [
    'brush/brushes/brushing/scrub/scrubs/brushed & hard/force/vigorously/vigorous/aggressively/pressure/strong/firmly/stiff/harsh/strongly/charcoal/zor/jor/bristles/forcefully/heavy/heavily/rubbing !difficult/deposit/bleed/tartar/bleeding/something',
    'powder/charcoal/manjan/datun/namak/salt/coal/ash/brick/koyla/gul & teeth/brush/brushing/use/uses/rub/daily/with/clean/scrub/se',
  ],
  'gap.front_lifelong': [
    'gap & front & teeth !new/opened/recently/food/missing/loose/growing',
    'gap/space +between/in/of/at/is >front/central/middle/centre/upper +teeth/two/central/front/tooth !food/new/opened/recently/loose/back',
    '@tooth ke beech/bich gap/jagah',
    'gap/space +between/in +two/my/front/upper/middle/the/both +front/middle/upper/two/central',
    'beech/bich/saamne/samne >do +dant/daant/@tooth >jagah/gap/khali & bachpan/shuru/hamesha/janam',
    'samne/saamne/aage/agle & dant/daant/@tooth & gap/beech/bich',
    '@gap/jagah/space >top/upper/front/two/beech/bich/central/middle +two/teeth/ke/front/central & forever/always/bachpan/childhood/ever/close/closed/whistle/born/shuru !food/opened/new',
  ],
  'gap.new': [
    'gap/gaps/space/spaces & new/newly/opened/now/earlier/recently/came/come/appeared/increasing/widening/forming/developing/developed/bigger/making/started/ago/formed & teeth/there/opened/between/were/was/none/front/where/have !food/always/childhood/extraction/removed/removal/middle/@child/erupted',
    'new +gaps/gap/spaces/space',
  ],
  'teeth.crooked': [
    'crooked/crowded/crowding/misaligned/overlapping/malocclusion/proclined/overbite/overjet/underbite/crossbite/protruding/zigzag',
    'dant/daant tedhe/tedhi/bahar/aage/tede',
    'hoth/honth/lips/lip +band/do/dont/cannot/not +nahi/not/close/meet !blister/swelling',
    'teeth +are/is/stick/sticking/come/coming/going/look/out +out/forward/outside/crooked/tedhe/outward/bahar/sticking/stick !milktooth/fell/knocked',
  ],
};
