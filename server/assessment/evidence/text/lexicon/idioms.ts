import type { Lexicon } from './lexicon.ts';

/** Idioms and one-line wordings: how findings are told when no clinical word is at hand. */
export const IDIOMS: Lexicon = {
  'pain.severe': [
    'rona/roona/cheekh/chillana/chilla/aansu >aa/nikal/aata/raha/jaye',
    'itna/itni/bahut +zyada/jyada/dard/tez/@pain +dard/@pain/ki',
    'hurts/hurt/pains/aches >like +hell/crazy/mad',
    'make/makes/making +me/it/him/her +cry/scream/weep',
  ],
  'relief.cold': [
    'thanda/cold/ice/iced/chilled +paani/pani/water/drink >rakho/rakhne/hold/holding/sip/sipping/mouth/muh >aaram/relief/better/calms/soothes/ease/eases',
    'cold/thande >only +thing >helps/relieves/calms',
  ],
  'pain.throbbing': [
    'thud/thuds/thudding/thump/thumping/hammering/drum',
    '@tooth/it/gum >pulses/pulsing/pounds/thumps/thumping/dhadak/dhadakta',
  ],
  'pain.lingering': [
    'for +an/one/half/hours +hour/an/hours',
    'sets/triggers/starts +it +off >hour/hours/minutes/ages',
    'stays/lasts/hurts/remains/goes >ages/forever/long +time/while/after',
  ],
  'pain.stopped_by_itself': [
    'killed/hurt/pained/ached/troubled >then/sudden/suddenly >silence/quiet/nothing/calm/peace/stopped',
    'all +of +sudden +silence/quiet/nothing/stopped/gone/it',
    'dard >khud/apne/achanak >khatam/band/gayab/chala/gaya',
  ],
  'trigger.none_thermal': [
    'neither +hot +nor +cold',
    'neither +cold +nor +hot',
    'thande/thanda +aur/ya/ +garam +se/ka +kuch/koi/farak +nahi/bhi/fark',
    'hot/cold +or/and +cold/hot +is/are/makes/both +fine/ok/okay/no/normal',
  ],
  'tooth.no_cold_feeling': [
    'neither +hot +nor +cold >does/do/felt/feel/registers +anything/nothing/to/in/by',
    '@tooth >feels +dead/lifeless/like +wood/stone/dead',
  ],
  'trigger.biting': [
    '@pain/jab/stab/twinge >with/on/when >seed/seeds/nuts/crust/chips/popcorn/hard/bones',
    'teeth/upper/lower/bite >touch/touches/meet/meets/close/closing/together >@pain/jab/stab/stabs/sore/shoots/sharp/spot',
    'chabate/chabane/kaatne/kaatte +hi/waqt/par/pe/samay >@pain/dukhta/tees/chubhan/jhatka/uth',
    '@pain/jab/stab >when/as/soon/while >teeth/upper/lower >touch/meet/close/together',
  ],
  'trigger.release': [
    'chhodne/chhodte/kholne/uthane +par/pe/waqt/hi >zyada/dard/tez/chubhan/@pain',
    'when/mostly/only/as/moment >release/releasing/let/open/lift >bite/it/go/again/pressure/my',
    'on +release/releasing',
  ],
  'tooth.crack_habit': [
    'badaam/akhrot/supari/chana/baraf/haddi >todte/todne/todkar/toda/tod/chabate/chabane',
    'bit/biting +on/into +a/hard/some +stone/pebble/nut/seed/bone/kernel/ice/shell',
  ],
  'swelling.gum_pimple': [
    'bubble/boil/pimple/bump/spot/blister/dana/phunsi/phoda >over/above/near/beside/upar/par/on >@crown/capped/rootcanal/@tooth & again/comes/empties/baar/returns/back/drains/bursts/weeks/months/phoot/never !tongue/lip/cheek/border',
    'phunsi/dana/daana/phodi >baar/bar >hoti/hota/aata/aati/phoot & @gum/@tooth',
    'bubble/pimple/boil/bump >over/above/near/on >@crown/capped/rootcanal',
  ],
  'tooth.restoration_lost': [
    'half/part/piece/bit/chunk +of +my/the/a/an >@filling/@crown >gone/missing/broke/broken/off/out/lost',
    '@filling/@crown +is/has/was +gone/missing/chipped/crumbling/disappeared',
    '@crown/@filling >comes/come/coming/came/falls/pops +away/off/out/loose !water',
    'push/pushed/stuck/put/press +it/crown/cap +back & @crown/floss/cap/loose/comes',
  ],
  'tooth.high_bite': [
    '@filling/@crown >hits/touches/meets/catches/contact +first/early/before',
    '@filling/@crown >tooth/now/feels >hits/touches/high/tall/uncha +first/before/when/lag/now',
  ],
  'food.trapped': [
    'fish/dig/pick/picking/digging/pull/prise +it/spinach/food/meat/out/rice/bits/things +out/from +from/of/between/in >between/gap/teeth/molars/grinders',
    'threads/strands/fibres/fibers/roti/chicken/meat/mutton/palak/rice/popcorn/paan/food/khana >jam/jams/jamming/fas/phas/fasti/fasta/stuck/lodge/lodges/wedge/wedges/packs/enters/ghus/catch/catches & gap/@tooth/between/beech/bich/daad/there/molars',
    'toothpick >after/every/each/always +meal/meals/every/eating/time',
  ],
  'relief.clearing_food': [
    'goes/better/relief/theek/gone/fine/settles/eases/stops >once/when/after/till/until >pull/pick/remove/floss/take/clean/clear/dig +it/them/that/food/out',
    'nikal/nikalne/nikaal/nikalo/saaf +do/ke/par/dete/karne/kar >theek/aaram/thik/chain/rahat',
    'till/until +i/it/she/he +is/pick/floss/clean/cleans/clear/remove/pull/take +it/out/cleared/removed',
  ],
  'swelling.gum_flap': [
    'skin/flap/chamdi/gum/masuda/hood/lid >over/on/upar/covering/ke >half/back/wisdomtooth/last/behind/peeche & @swell/inflamed/red/sore/@pain/laal/bite/biting',
    'chamdi/masuda >sooj/suj/phool/lal & upar/peeche/akal/last/back',
  ],
  'tooth.wisdom_partial': [
    'half/partly/partially/adha/aadha +grown/out/erupted/through/come/nikla/nikali/buried >tooth/back/molar/dant/daad/wisdomtooth',
    'sabse +peeche/piche/last +wala/wali/ka/ki/dant/daad/daant >dant/daad/daant/nikal/aa',
    'sabse +peeche/piche >nikal/aa +raha/rahi/rahe',
  ],
  grinding: [
    'crunch/crunching/grating/creaking/gritting/scraping/squeaking +noise/sound/noises/with/my/teeth & teeth/@sleep',
    '@tooth/dant >bheech/bhinch/bheechta/bheechti/bheenchta/peesta/peesti/pista/ragad',
    'noise/sound +with/from/of +my/his/her/the +teeth & @sleep',
  ],
  'sinus.congestion': [
    'head +cold',
    'cold +for/since/from +ten/a/two/few/last/some/5/7/10/4/3/6 +days/day/week/weeks',
    'naak/nose/nak +band/bandh/beh/bah/jam/blocked',
  ],
  'pain.upper_back_teeth': [
    'row/line +of >upper/top/upar +teeth/back',
    'upar/upper/top +ke/3/4/three/four >4/3/dant/daant/teeth >dant/daant/me/dard/@pain/dukh !front',
  ],
  'trigger.bending': [
    'jumping/jump/stairs/running/jogging/bending/leaning/stooping/jhukne/jhukte/headstand >worse/hurts/more/zyada/badh/throbs/aches/pain',
    'worse >jumping/jump/bend/bending/lean/leaning/stoop/jog/running/jhukne/down',
  ],
  'pain.electric': [
    'lightning/bolt/bolts/jolt/jolts/zap/zaps & cheek/face/jaw/lip/gaal/side/chehra/forehead',
    'current/bijli +jaisa/jaise/like/wala +jhatka/jhatke/shock/dard',
  ],
  'trigger.light_touch': [
    'shave/shaving/makeup/wash/washing/dhone/dhote/breeze/wind/hawa/comb/combing/napkin/kiss/talk/talking/lipstick & shock/shocks/bolts/lightning/jolt/jolts/electric/current/jhatka/bijli/stab/attacks',
  ],
  'tooth.loose_many': [
    'teeth/some/they >move/moves/moving/wobble/give +under/when/with/if/a',
    'dant/daant/teeth >hilne/hilte/hil +lage/rahe/hain/laga',
  ],
  'tooth.drifted': [
    'teeth >drifting/drifted/fanning/fanned/flaring/splaying/spreading !injury/hit/fell/braces',
  ],
  'gum.receded': [
    'see/seeing/visible/exposed/showing >root/roots/neck & @tooth/@gum/teeth',
    'yellow +root/roots',
    'black +triangles',
    '@gum +have/has/is/are +eaten/shrunk/worn +back/away',
    '@gum >dropped/fallen/sunk/crept/shrunk/shrunken/lowered/shrivelled !swelling/pus',
    '@gum >upar/niche/neeche/piche/peeche +chala/chali/chale/khisak/sarak/hat/utar',
    '@tooth/dant +lambe/lamba/longer/taller/lambi >lag/lagne/dikh/dikhne/look/ho !one/high/bite',
  ],
  'pus.gum_edge': [
    '@pus/matter/yellow/mawad >collar/edge/margin/kinare/kinara/neck/pocket +of/se/from/the/nikal !lip/tongue/eye',
    'kinare/edge/margin/collar +se/of/the >@pus/mawad/peep/pip',
  ],
  'swelling.gum': [
    '@gum >blew/blown/shot/puffed/ballooned +up/overnight/like',
    'phoda/phodi & @gum/@tooth/dant',
  ],
  'gum.tips_lost': [
    '@gum >nok/nokein/tips/tip/points/corners/ends >gal/kat/sad/gayab/dead/grey/gray/greyish/black/missing/eaten/gone/rotting',
    'tips/points/nok >look/looks/are/is >dead/grey/greyish/eaten/rotten/punched/missing/black',
  ],
  'gum.bleeds_by_itself': [
    'khoon/khun/@bleed >khud/apne/khudse/apneaap +se/aap/hi & @gum/mouth/muh/badbu/dard',
    'khoon/khun +khud/apne +se/aap',
  ],
  'stain.surface': [
    'dant/daant/@tooth >lal/laal/bhoore/bhure/peele/pile/kaale/kale/brownish +ho/bhoore/bhure/kaale/peele/pad/hain/gaye/hue !masude/andar/ek/one',
    'teeth >dull/dingy/discoloured/stained +and/yellow/brown/from/by/since & coffee/tea/polish/whitening/cleaning/smoking/yellow/wedding',
    'whiter/brighter/polish/bleach >teeth/smile/before/wedding',
  ],
  'stain.from_drinks_tobacco': [
    'paan/pan/gutka/supari/coffee/tea/chai/tobacco/cigarette/cigarettes/bidi/masala >khane/peene/pine/made/from/se/turned/has/causing >teeth/dant/daant/peele/laal/brown/yellow/dull',
  ],
  'marks.white_brown_symmetric': [
    'chalk/chalky/cloudy/opaque/snowy/paper +like/white/lines/streaks/flecks/marks +lines/streaks/patches/spots/flecks/marks/on & teeth/molars/front/@tooth',
    '@tooth/dant/daant >safed/peele/bhoore/white/brown +safed/peele/bhoore/aur/and/dhabbe/daag/spots/nishan +dhabbe/daag/spots/nishan/peele/bhoore & dono/sab/taraf/both/all/pani/bachpan',
  ],
  'marks.same_in_family_water': [
    'schoolmates/classmates/villagers/cousins/siblings/neighbours/colony/district/town/gaon/mohalla/ilaka/area >have/has/having/hai/same +it/this/same/bhi/them/marks/too & all/many/everyone/same/sab/other/most',
  ],
  'gap.front_lifelong': [
    '@gap/jagah/space >top/upper/front/two/beech/bich/central/middle +two/teeth/ke/front/central & forever/always/bachpan/childhood/ever/close/closed/whistle/born/shuru !food/opened/new',
    'beech/bich/saamne/samne >do +dant/daant/@tooth >jagah/gap/khali & bachpan/shuru/hamesha/janam',
    'whistle >through/gap',
  ],
  'teeth.crooked': [
    'teeth >jammed/crammed/squashed/packed/squeezed/climbing +together/each/on/one/over/and',
    'teeth +are/is/have/all/got +twisted/turned/rotated/staggered/uneven/slanted/tilted',
    '@tooth/dant >bahar/aage +nikle/nikla/nikal/ki/aa +hue/hain/hua/rahe/or/taraf',
    'hoth/honth/lips/lip +band/do/dont/cannot/not +nahi/not/close/meet !blister/swelling',
  ],
  'tooth.missing': [
    'empty/vacant/blank +spot/place/slot >@extract/pulled/taken/tooth/premolar/molar',
    '@tooth/premolar/molar +was/were/got +pulled/removed/extracted/taken +in/out/back/when !today/yesterday/days/morning/hours/week',
    'molars/teeth/tooth/molar +out/removed/pulled/gone >years/year/months/long/ago/back/few !days/today/yesterday/morning/hours',
    'thinking/considering/planning/asking +of/about/to/implants/implant/an +implants/implant/bridge/dentures/denture/get',
    'sare/saare/sab/all >dant/daant/teeth >nikal/gir/gone/removed/lost/tut +gaye/chuke/gone',
    'battisi/denture/dentures/nakli >lagwani/lagwana/lagwane/chahiye/banwani/banwana/want/need',
  ],
  'denture.worn': ['~@denture/battisi >lagwani/lagwana/chahiye/banwani/banwana/want/need/needs'],
  'ulcer.small_round': [
    'crater/spot/circle/dot/hole/ring/chhala >white/yellow/yellowish/whitish +centre/center/middle/core/inside !tooth/molar',
    'little/small/tiny/chhota +crater/round/white/circle/yellow & lip/cheek/tongue/inside/mouth/gum !tooth/teeth/lump/dot/line',
  ],
  'ulcer.any': [
    'crater/raw +with/place/area/patch/on/spot/inside & lip/tongue/cheek/mouth/gum/palate/inside/edge/white/there',
    '~chala/chale/chali +gaya/gaye/gayi/jata/jati/raha/rahe/hai/rahi',
    '~upar/niche/neeche +chala/chale/chali',
  ],
  'ulcer.at_sharp_tooth': [
    'garam/hot +chai/tea/coffee/soup/food/pizza/doodh/milk/pani/khane/khana +se/and/from/burnt/burned >jal/jala/burnt/burned/scalded/@palate/@tongue',
    '@tooth/dant/wire/denture/edge >keeps/keep/is/se +cutting/hitting/rubbing/poking/scratching/scraping/nicking/lag/kat/chubh & tongue/cheek/lip/@tongue/@cheek/@lip',
  ],
  'ulcer.many_small': [
    'spots/sores/ulcers/chhale/chale/blisters/dots >all +over >tongue/lips/mouth/gums',
    '@mouth/@gum/@tongue >sab/har/poore/pure/saare +jagah/muh/mein >chhale/chale/dane/daane',
    'dozens/crops/lots/full +of +little/tiny/small/sores/blisters +blisters/sores/ulcers/spots !border/edge',
  ],
  'blisters.lip': [
    'crop/crops/cluster/bunch/group +of +small/tiny/little/water/clear +bubbles/blisters/boils/spots !tongue/gums/inside',
    '@lip >pani/paani/water +wale/wali/filled/ke +chhote/chote/daane/dane/small/blisters/bubbles',
  ],
  'tingling.before': [
    '@lip/border/corner >itched/tingled/tingles/burned/burnt/prickled/jhunjhuni/khujli/jalan +last/before/yesterday/pehle/ke/first/at/then',
    'jhunjhuni/khujli/jalan +ke +baad >dane/daane/pani/phunsi/chhale',
  ],
  fever: ['burning +up', 'feverish', 'garam/hot +body/badan/sharir'],
  'pain.burning': ['~burning +up'],
  immunosuppressed: ['~steroid +puff/puffs/inhaler/inhalers/pump/spray/cream/gel/nasal'],
  'denture.sore_red': [
    '@denture/battisi/plate >neeche/niche/under/below/beneath >@red/laal/lal/jalan/burning/sore/raw',
    '@red/sore/burning/raw >under/below/beneath >@denture/plate/battisi',
  ],
  'patch.does_not_wipe': [
    'saaf/saf/hat/utar/mit/nikal +nahi +hota/hoti/raha/rahi/jaata/jata/hote !dard',
    'stuck +on & @patch/@white/area/rough/cheek/tongue',
    'does/wont/doesnt/not +not/budge/move/shift/brush +budge/move/shift/off & @patch/@white/area',
  ],
  'patch.white': [
    '@white +@patch & @tongue/@cheek/@lip/@palate/@gum/andar/inside/@mouth !@tooth/teeth/wipe/rim/border',
    '@tongue/@cheek/@lip/@palate/@gum >@white +@patch !border/rim/kinare',
    'cheesy/milky/creamy/dahi +white/jaisi/jaisa/like/film/coating/layer & @tongue/@cheek/mouth/muh/inside/andar',
  ],
  'patch.red': [
    'red/laal/lal/scarlet +@patch/makhmali/velvety/velvet & @tongue/@cheek/@palate/@mouth/andar/inside/under !border/rim/map/safed/kinare/move/moves/jagah/yahan',
    '@tongue/@cheek/@palate/mouthfloor >lal/laal/red +makhmali/velvet/dhabba/patch/chakatta/daag !white/safed',
    'bright/deep/dark/fiery +red +spot/patch/area/zone',
  ],
  'tongue.map': [
    'bald/red/smooth +areas/patches/spots +with/and >pale/white/light/cream +borders/border/edges/rim/outline',
    '@tongue >lal/laal/red/gol/bald +gol/red/nishan/patches/spots/chakatte/dhabbe/rings >kabhi/yahan/wahan/move/shift/travel/change/wander/badal',
    'patches/spots/nishan/islands +which/that/kabhi/on/they +travel/wander/move/yahan/shift/drift',
  ],
  'course.moves': [
    'kabhi +yahan +kabhi +wahan',
    'travel/travels/travelling/roam/roams/migrate/migrates & patches/patch/tongue/spots/areas',
  ],
  'patch.lacy': [
    'white/safed/fine +white/fine/spider +web/net/mesh/jaal/jaali/lakeerein/lakeeren/netting',
    '@cheek/gaalon >safed +lakeerein/lakeeren/lakeer/jaali/dhaariyan/dhariyan',
  ],
  'lump.firm_smooth': [
    '@lump/bead/pea/dana >same/unchanged/never/waisi/waise/waisa/utni/utna +changed/for/hi/size/since/as',
    'firm/hard/smooth/chikni/chikna/rubbery/sakht +pinkish/pink/smooth/round/chikni/sakht/flesh/little +bead/pea/@lump/ball/bump/gaanth & years/saalon/saal/same/never/inside/cheek/tongue/@tongue',
    'saalon/saal/years +se +waisi/waise/waisa/same/utni',
  ],
  'lump.any': ['bead/pea/@lump +inside/in/on/like +my/the/cheek/lip/tongue/gum !swallow/neck'],
  'breath.bad': [
    'saans/sans/muh/munh +se +badbu/smell/boo/bas/gandh',
    'mouth/breath +stinks/stink/reeks/pongs/is +stinky/bad/foul/like',
  ],
  'tongue.coated': [
    '@tongue >parat/layer/coating/coat/film/fur/furry +jami/hai/rehti/on/is/white !nikal/scrape/wipe',
  ],
  'mouth.dry': [
    '@tongue/mouth/muh +is/feels/like/gets/sookh/sukh +like/dry/leather/sandpaper/cotton/wood +leather/sandpaper/cotton/dry',
    'muh/munh >sookh/sukh/sookhta/sukhta/sookha +jata/raha/hai/rehta',
  ],
  'tooth.old_injury': [
    '@injuryword >college/school/childhood/young/teenage/kid/student +days/age/time/life/years',
    '@injuryword >long/years/decade/decades +back/ago/before',
  ],
  'injury.recent': [
    '~@injuryword >college/school/childhood/young/student +days/life/time/age',
    '~@injuryword >long +back/ago',
  ],
  'tooth.grey_single': [
    'tooth/it/one/slowly >changed/changing/turned/turning/gone +to/into/a/grey/dark >grey/gray/greyish/dark/darker/blackish/brownish +shade/colour/color/grey !teeth/patch/tongue/gum',
  ],
  'swallowing.blocked': [
    '~cannot/cant +drink/have/take/sip +cold/fridge/chilled/ice/iced/hot/anything +water/drinks/cold/hot/juice/chilled',
  ],
  'trigger.cold': [
    'cannot/avoid/avoiding/afraid +drink/have/take/sip/eat/of +cold/fridge/chilled/ice/iced/anything +water/drinks/cold/juice/cream/chilled',
    'fridge/chilled/iced +water/juice/drink >zaps/hurts/stings/shocks/kills/@pain',
  ],
  'pain.brief': [
    'vanishes/gone/disappears/stops +before +i/it',
    'done/over/gone/finished +in +a/one/no +moment/second/flash/blink/time',
    'ek +second +ke/me/mein +liye/bas/theek',
    'bas/sirf +ek/do +second',
  ],
  'pain.many_teeth': [
    'along/across/through +all/the/my >lower/upper/front/back +teeth/front',
    '@tooth/dant/daant +ki +jad >kai/sab/chubhan',
  ],
  'tooth.knocked_out': [
    'have/kept/keep/got/put +it +in +milk/saliva/saline/tissue/hand & @tooth',
    'lost/lose +my/her/his/a +whole/entire/full >@tooth !piece/set/years/longago',
    '@tooth/dant >flew/popped/came/nikal/bahar +out/gaya >root/roots/jad/whole/all',
    'jad +se +nikal/ukhad/bahar +gaya/aaya',
  ],
  'tooth.displaced': [
    '@tooth >leans/leaning/pushed/shoved/tilted/dhas/ghus/andar +inwards/inward/back/backwards/up/andar/gaya/into & @injuryword/accident/ball/wobbly/slipped/loose',
  ],
  pregnant: ['garbhvati/garbhwati/garbhavati', 'weeks/months +pregnant/along'],
  'tooth.cavity': [
    'hollow/pit/crater/hole +on/in/at +my/the/a/one >premolar/molar/@tooth/incisor !gum/socket/extraction',
    'blackish/black/brown/dark +pit/hole/spot/cavity >back/molar/@tooth/front',
    'two/three/some/few/2/3/4 +cavities',
  ],
  'swelling.face_spreading': [
    'cheek/face/gaal >football/balloon/melon/ball/gubbara & up/eye/eyelid/neck/shut',
  ],
  'opening.slowly_limited': [
    'used +to +fit/open/eat/bite >now >cannot/cant/only/hardly/less',
    'muh/munh/mouth >sirf/only/just/bas +do/two/2 +ungli/finger/fingers & dheere/slowly/supari/gutka/kam/years/months/saal/aadat',
    'cannot +fit/put/eat >pani/puri/burger/spoon/panipuri/golgappa/ladoo',
  ],
  'cheeks.stiff': [
    'cheeks/gaal/gal/mouth >rigid/board/leather/sakht/kadak/tight/stiff/akad +ho/gaye/now/like/inside',
  ],
  numbness: ['~in/under/to +the +sun', '~sun +exposure/light/burn'],
  'bleeding.socket': [
    'extraction/socket/site/hole/place >pouring/flowing/gushing/streaming/leaking/filling >blood/after/red/still/with/minutes/mins/cotton',
    'still +pouring/flowing/gushing >after/minutes/cotton/gauze/hour',
  ],
  'bleeding.not_stopping': [
    'still +pouring/flowing/gushing/bleeding/oozing +after >minutes/hour/hours & cotton/gauze/pressure/pressing/biting/pressed/bit',
  ],
  'trigger.hot': [
    'lukewarm/warm/hot/garam >soup/tea/coffee/food/water/chai >sets/starts/hurts/triggers/brings/kills/off',
  ],
  'tooth.dark_shadow': ['~black +triangles'],
  'gum.bleeds_brushing': [
    'toothbrush/brush/floss >red/pink/streaks/blood +streaks/of/on/stains/red',
    'streaks +of +red/blood',
    'red/pink/blood +streaks/stains +on/in >toothbrush/brush/floss/basin',
  ],
  'stain.inside_even': [
    'whole/entire/full +set >grey/greyish/yellow/dark/brown',
    'dark/grey/greyish/yellow/brown/bluish +greyish/yellow/brown/grey +since/from/yellow >grew/came/birth/childhood/erupted/always !one/patch/spot',
  ],
  'stain.tetracycline': [
    'antibiotics/antibiotic >as +a >toddler/child/kid/baby/infant',
    'antibiotics/antibiotic >bachpan/childhood/toddler/infancy',
  ],
  'onset.since_eruption': [
    'since/from +they/it +grew/came/erupted',
    'since +permanent/adult/my +ones/teeth/adult +arrived/came/grew/erupted/teeth',
    'from +birth',
  ],
  'course.recurrent': [
    'comes/came/come/returns +back +bigger/again/every/at/same',
    'same +spot/place +as +last/before',
  ],
  'lump.soft_bluish': [
    'clear/soft/jelly/squishy +soft/swelling/bump/lump/bubble +swelling/in/on/inside & @lip !pus/hard',
  ],
  'wear.thin_edges': ['edges >transparent/glassy/see/thin/shorter/translucent'],
};
