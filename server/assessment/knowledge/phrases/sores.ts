import type { Phrases } from './phrases.ts';

/** Words for those who have looked, for their naming, and for what they name: a relative's word is none of a dentist's. */
const LOOKED_AT =
  'dentist/dentists/doctor/doctors/dr/surgeon/hospital/clinic/specialist/consultant/hygienist/gp/physician/pathologist/lab/ent/daktar';
const NAMED =
  'said/says/saying/told/tells/thinks/thinking/suspects/suspect/suspected/suspecting/found/finds/diagnosed/mentioned/mentions/confirmed/feels/believes/wants/used/concerned/looking/looks/wrote/called/bola/bole/kaha/keh/bataya/shak';
const CANCER =
  'cancer/cancerous/carcinoma/malignant/malignancy/tumour/tumor/scc/precancerous/lymphoma/sarcoma/melanoma';
/** Words that tell of another cancer, of somebody else's, of none, or of what nobody has said yet. */
const NOT_THIS =
  'breast/lung/prostate/blood/ovarian/colon/kidney/liver/skin/thyroid/cervical/stomach/chemo/chemotherapy/remission/survivor/cured/clear/negative/benign/normal/harmless/ruled/excluded/neighbour/neighbor/friend/colleague/uncle/aunt/grandfather/grandmother/padosi/chacha/dost/if/will/would/smoking/quit/risk';

/** Sores, patches, lumps and the places where they are. */
export const SORES: Phrases = {
  'patch.white': [
    '@white & @patch & cheek/tongue/mouth/gum/lip/palate/inside/gal/munh/jibh/wipe/wipes/rub/tobacco/khaini/gutka/curd/months/weeks !teeth/tooth/enamel/border/edge',
    'white/whitish/safed/safaid +thick/patch/patches/spot/spots/plaque/flat/area/layer/lesion/coating/curd/dhabba/daag/wrinkled/rough/leathery & cheek/tongue/mouth/gum/lip/palate/inside/floor/gal/munh/jibh/patch/patches !teeth/enamel/edge/head',
    '@white >dahi/malai/curd/creamy/parat/layer & @tongue/@cheek/@mouth/andar !teeth/@tooth',
    'thrush/candida/candidiasis',
    '@white +@patch & @tongue/@cheek/@lip/@palate/@gum/andar/inside/@mouth !@tooth/teeth/wipe/rim/border',
    'patch/patches & white !teeth/tooth/red/border/edge',
    '@white & curd/cottage/creamy/dahi/malai & tongue/cheek/cheeks/mouth/inside/patches',
    'cheesy/milky/creamy/dahi +white/jaisi/jaisa/like/film/coating/layer & @tongue/@cheek/mouth/muh/inside/andar',
  ],
  'patch.red': [
    'red/lal +patch/patches/dhabba/area',
    'red/laal/lal/scarlet +@patch/makhmali/velvety/velvet & @tongue/@cheek/@palate/@mouth/andar/inside/under !border/rim/map/safed/kinare/move/moves/jagah/yahan',
    '@red +velvet/velvety/flat/smooth/deep/colour/color/coloured +patch/area/chakatta/spot/velvety/red/on !gum/teeth/wipe',
    'erythroplakia',
    '@red & patch/patches & mouth/tongue/cheek/palate/floor/gum/inside/under !wipe/wipes/below/ring/gums',
    '@red >velvet/velvety/velvetlike/makhmali !border/rim/map',
  ],
  'ulcer.any': [
    'ulcer/ulcers/ulceration/canker/aphthous/chhala/chhale/chala/chale !stomach/peptic/duodenal/gastric/intestine/foot/leg/gut',
    'a/one/painful/small/this/the/open/red/that/any/yellow/white/many +sore/sores !throat/muscles/jaw/tooth/teeth/gums/eyes/cold',
    '@ulcer & @mouth/@tongue/@lip/@cheek/@gum/@palate !coldsore/stomach/peptic/duodenal/gastric',
    'wound/cut/ghav/zakhm & tongue/cheek/lip/mouth/gum/palate !socket/extraction/accident/fell/hit',
    'sore/sores/wound/ghav/zakhm/punnu +on/in/inside/under/at/near/has/that/for +tongue/lip/cheek/mouth/gum/palate/my/the/side/roof/inner/healing/healed/healing/left/right',
    'blister/blisters +in/on/inside/all/around >mouth/munh/tongue/gum/gums/lips',
    'crater/raw +with/place/area/patch/on/spot/inside & lip/tongue/cheek/mouth/gum/palate/inside/edge/white/there',
  ],
  'cancer.suspected': [
    `${LOOKED_AT} >${NAMED} & ${CANCER} !${NOT_THIS}`,
    `told/diagnosed/informed >${LOOKED_AT} & ${CANCER} !${NOT_THIS}`,
    `${LOOKED_AT} & biopsy/biopsied !${NOT_THIS}`,
    'for/booked/scheduled/waiting/advised/suggested/recommended/needs >biopsy/pathologist !clear/negative/benign/normal/harmless/breast/skin/should/ask',
    `biopsy/histopathology/scan/report & ${CANCER}/dysplasia !${NOT_THIS}`,
    `referred/refer/sent >${CANCER}/oncologist/oncology !${NOT_THIS}`,
  ],
  'lump.neck': [
    'neck & lump/lumps/ganth/gaanth/gath/gland/glands/knot/node/nodes/nodule/ball',
    '@lump/knot/glands/gland & neck/jaw/collar/gardan/gale & neck/under/jaw/gardan/below/gale/side !tongue/gum/tooth/chew/both/inside/swallow/tonsil',
  ],
  'denture.worn': ['@denture', 'nakli/naqli +dant/daant/battisi', 'battisi'],
  'opening.slowly_limited': [
    'mouth/munh/opening/open/opens/opening/khul/khulta & slowly/gradually/months/years/mahine/saal/sal/dheere/progressive/progressively/slow & less/reduced/reducing/limited/cannot/decreased/decreasing/restricted/smaller/shrunk/only/nahi/kam/fingers/finger/difficult/shrinking/difficulty/stiff/closing',
    'cannot/nahi/not @open & months/years/mahine/mahino/saal/sal',
    'slowly/gradually/progressively/dheere +reduced/reducing/dheere/closing/decreasing/less/getting/losing/shrinking/fallen & mouth/munh/opening',
  ],
  'tongue.coated': [
    'tongue & coat/coating/coated !wipe/wipes/curd/patches',
    'tongue/jibh/jeebh/zuban & coat/coated/coating/white/layer/thick/furry/yellow/parat/fur/film/whitish & coat/coated/coating/layer/furry/parat/thick/fur/film/whole/back !patches/sides/wipe/wipes/map/scrape/curd/sore/patch/edge/cheeks',
    '@tongue >parat/layer/coating/coat/film/fur/furry +jami/hai/rehti/on/is/white !nikal/scrape/wipe',
    'does/not/never/dont/doesnt +clean +tongue/his/her/my',
    'white/yellow/thick/brown +coat/coating/layer/layers +on/over/of +tongue/my',
    'tongue +is/has/looks +white/coated/furry/whitish/coat',
  ],
  'ulcer.small_round': [
    'little/small/tiny/chhota +crater/round/white/circle/yellow & lip/cheek/tongue/inside/mouth/gum !tooth/teeth/lump/dot/line',
    'red +ring/halo/border/margin',
    'round +ulcer/ulcers/sore/sores/white/yellow',
    '@ulcer & small/tiny/round/oval/chhota/chota/chote/chhote/shallow & yellow/white/round/red/oval/centre/center/ring/halo/tiny/shallow/border/chote/chota/mm !hard/cauliflower/growth',
    'small/tiny/round/oval/little +round/white/yellow/painful/shallow/red/oval +ulcer/ulcers/sore/sores/chale/chhale',
  ],
  'ulcer.many_small': [
    '@ulcer/@blister & many/several/multiple/full/lots/numerous/bahut/lot/cluster/all/dher/dozens/tiny/crops/whole/everywhere/saare/saari & mouth/tongue/gum/lip/throat/cheek/small/tiny/over/munh/inside/palate/jibh/everywhere/chote/little !border',
    'ulcers/sores/blisters/chale +all +over',
    'spots/sores/ulcers/chhale/chale/blisters/dots >all +over >tongue/lips/mouth/gums',
  ],
  'ulcer.at_sharp_tooth': [
    'chewed/chewing/biting +on +his/her/my/the/it +lip/it/tongue/cheek/numb !gum/bead/lump/ball/bump/years',
    'denture & sore/ulcer/rubs/rubbing',
    'wire/bracket/braces/aligner/retainer/plate/denture/clasp/filling/crown/tooth >poked/poking/pokes/poke/digging/dug/digs/cutting/cut/rubbing/rubbed/rubs/scratching/scraped/stabbing/stabs & cheek/tongue/lip/gum/sore/wound/ulcer/gal/hole/raw !@swell',
    '@ulcer/wound/sore & @tooth/@denture/wire/bracket & rub/rubs/rubbing/poke/pokes/poking/scratch/scratches/cut/cuts/touches/touching/chubh/ragad !no/not/nothing/near',
    'sharp/broken/jagged >corner/edge/@tooth/bit & @ulcer/sore/wound/tongue/cheek !no/not',
    'bit/bitten/bite/kat/chewed +my/her/his/the/own/inside +cheek/tongue/lip/gal !pain/lump',
    'where/from/by/because/against/due +tooth/denture/wire/sharp/broken/bracket/a/clasp +rubs/rubbing/pokes/poking/digs/cuts/touches/scratches/tooth/edge/sits/presses',
    '@cheek/@lip/@tongue >bit/bitten/kat/kaat +by/gaya/gayi/while/when/during/gaye !lump/pain',
    'burnt/burned/scalded/jal >mouth/palate/tongue/cheek/lip +with/on/by/from/of & hot/pizza/tea/coffee/soup/chai/food/garam',
    'tooth/wire/denture/bracket/edge/filling/clasp/dant/daant +is/keeps/edge/that/sharp +rubs/rubbing/rub/poking/pokes/poke/scratching/scraping/cutting/scratches/hurting/cuts/touching/digging/chubh/lag & tongue/cheek/it/lip/gum/sore/there/ulcer/gal',
  ],
  'ulcer.hard_edge': [
    'edge/edges/border/borders/margin/margins/rim/base & hard/raised/rolled/firm/thick/thickened/everted/sakht/kathor/irregular !tooth/denture/filling/enamel/white',
    '@lump & cauliflower/rough/hard/ulcerated/warty/irregular !soft/smooth',
    'cauliflower/warty/verrucous/fungating/ulcerated',
    'kinare/kinara/kinaare >sakht/kathor/kada/kade/ubhre/hard',
    'feels/feel/is/felt +hard/firm/like & @ulcer/edge/edges/sore',
  ],
  'blisters.lip': [
    'blister/blisters/bubbles/bubble/vesicles/phunsi/phunsiyan/dane/daane/fluid/sores/@blister & lip/lips/hont/honth/border/hoth !inside/tongue/inner/soft/bluish/lump/mucocele/bump/single',
    'coldsore !mother/father/wife/husband/friend/contact/brother/sister/had/family/sibling/someone/kissed/cousin',
    'small/water/watery/pani/fluid/tiny/chhote/chote/little +filled/water/wale/wali/boil/boils/daane +boils/boil/daane/dane/filled/bubbles/wale & @lip !inside/inner/andar/one',
    'crop/crops/cluster/bunch/group +of +small/tiny/little/water/clear +bubbles/blisters/boils/spots !tongue/gums/inside',
  ],
  'patch.wipes_off': [
    'wipe/wipes/wiped/scrape/scraped/rub/rubs/scrapes +off/away/them/it/easily/and/they !not/doesnt/dont/cannot/nahi/teeth/never',
    '@patch/@white/curd/coating/they/layer & wipe/wipes/wiped/scrape/scrapes/scraped/rub/rubs/rubbed/remove/peel/pochne/saaf/utar/scraping/wiping/scrub/comes & off/away/bleed/red/come/comes/can/easily/with/cloth/leave/leaves/utar/jata/gauze/peels !teeth/not/doesnt/dont/cannot/nahi/never/stain/didnt/tartar',
    'ponchne/pochne/ponchhne/poochne/poochhne/ragadne >nikal/utar/hat/saaf +jaata/jaati/jata/jati/jaate/ho !nahi',
  ],
  'patch.does_not_wipe': [
    'patch/patches/it/lines & not/doesnt/dont/nahi & wipe/rub/scrape/scrub/brush/wiped/rubbed/scraped',
    'not/doesnt/dont/cannot/nahi/didnt/wont/never +come/be/go/get/rub/wipe/scrape/utar/hat/saaf/rubbed/wiped/scraped/removed/coming/rubbing/clean/wiping +off/away/wiped/rubbed/scraped/hat/when/with/out/raha/removed/after/even/saaf & off/away/wipe/wiped/rub/rubbed/scrub/scraped/scrape/utar/hat/wiping/rubbing/cloth !teeth/stain/tooth',
    'not/doesnt/dont/nahi/cannot +rub/wipe/scrape/peel/rubbed/wiped/scraped +off/away',
    'cannot be +wiped/rubbed/scraped/removed',
  ],
  'patch.lacy': [
    'jaali/jali/lace/lacy/net/thread/threadlike/network & @white/lakeer/lakir/lines/line & @cheek/inside/andar/both/mouth',
    'lichen',
    'lacy/lace/network/net/web/lattice/netlike/reticular/jaali/jali/lacelike/spider & white/lines/pattern/cheek/cheeks/streaks/patches/like/mouth/gal',
    'white +lines/streaks/line/threads/striae/net/lace/network/lacy/thread & cheek/cheeks/mouth/inner/inside/both/tongue/net/lace/web !teeth/nail/tooth',
    '@cheek/gaalon >safed +lakeerein/lakeeren/lakeer/jaali/dhaariyan/dhariyan',
  ],
  'patch.both_sides': [
    'both +cheeks/sides/inner',
    'left +and +right',
    'dono/both +taraf/side/sides/@cheek/gal/galo & @white/@patch/lines/line/lakeer/jaali/andar !@swell/jaw/@tooth',
    'same +on/in +both/other/the +sides/cheeks/side',
  ],
  'patch.red_white': [
    'red & white & patch/patches & mixed/speckled/with/together/some/in/parts/area/dots/same !border/edge/map/wipe/wipes/moves/below/curd/scrape/lines/both',
    'mixed/speckled/speckles & red/white',
  ],
  'tongue.map': [
    'tongue/jibh/zuban & map/maplike/geographic/smooth/bald/islands & map/geographic/red/white/patches/patch/border/areas/smooth/spots/edge/like !under/below/floor/beneath',
    'red +smooth/patches/areas & white +border/edge/wavy/line/margin/borders/edges',
    'geographic',
    'bald/red/smooth +areas/patches/spots +with/and >pale/white/light/cream +borders/border/edges/rim/outline',
  ],
  'lip_corner.cracked': [
    'corner/corners/kone/kinare/angles/sides & mouth/lips/lip/munh/hont & crack/cracks/cracked/split/sore/red/fissure/fissures/cracking/cuts/fate/phate/raw/crusty/fata/cut',
    'corners +are/is/cracked',
    'corner/corners +of +mouth/lips/lip/my & cracked/cracks/sore/red/split/crack/raw/crusts/painful',
  ],
  'lump.any': [
    'lump/bump/nodule/growth/ganth/gaanth/gath !neck/ice/football',
    '@lump & mouth/tongue/lip/cheek/gum/palate/inside/inner/floor/jaw/gal/munh/hont/jibh/small/soft/hard/firm/painless/bluish/noticed !swallow/neck/food/acidity/phlegm/ice/foot/cricket/tennis/basket/football/salivary',
    'a/any/small/one/soft/hard/firm/single/little/painless/this/round/the/bluish/pea +lump/bump/growth/nodule/ball/ganth/gath/gaanth',
    'bead/pea/@lump +inside/in/on/like +my/the/cheek/lip/tongue/gum !swallow/neck',
    'pea +size/sized',
  ],
  'lump.soft_bluish': [
    'soft/bluish/blue/clear/transparent/translucent/fluid +bluish/soft/filled/fluid/blue/clear/painless/watery +lump/bump/swelling/ball/bubble/filled/blister/cyst !many/cluster',
    '@lump/@swell/cyst/blister & soft/bluish/blue/clear/transparent/fluid/watery/squishy/jelly/bubble/translucent/naram/mulayam/nila/neela & lip/cheek/tongue/inside/mouth/fluid/bluish/blue/floor/soft/hont/lower !pus/hard/tooth/teeth/cluster/cauliflower/border',
    'clear/soft/jelly/squishy +soft/swelling/bump/lump/bubble +swelling/in/on/inside & @lip !pus/hard',
  ],
  'lump.bursts_refills': [
    'fills +up/again',
    'refill/refills/refilled',
    'bursts +and',
    'clear/sticky/jelly +sticky/clear/fluid/liquid/water/like/mucus & burst/bursts/comes/came/popped/out/releases/lip',
  ],
  'lump.firm_smooth': [
    'firm/smooth/rubbery/pink +smooth/firm/pink/painless/small/round/dome +lump/bump/growth/nodule/swelling/ball',
    'same +size',
    '@lump & firm/smooth/rubbery/hard/painless/pink/stable/unchanged/same & smooth/firm/years/changed/same/pink/stable/rubbery/unchanged/months/size/bite/painless/long !growing/bleeds/bleed/ulcerated/cauliflower/irregular/neck/bluish/soft/rapidly/fluid/bigger/rough',
    'firm/hard/smooth/chikni/chikna/rubbery/sakht +pinkish/pink/smooth/round/chikni/sakht/flesh/little +bead/pea/@lump/ball/bump/gaanth & years/saalon/saal/same/never/inside/cheek/tongue/@tongue',
  ],
  'lump.growing_bleeding': [
    'bleeding +on +touching/touch !gum/gums/toothbrush',
    'growth/lump/lumps/mass/nodule/ganth/gaanth & bleeds/bleeding/bleed/growing/bigger/increasing/grown/larger/badh/khoon !not/hasnt/covering/gums',
    'getting/become/becoming +bigger/larger & lump/growth/sore/patch/bump/it !swelling/gap/hole',
  ],
  'skin.itchy_rash': [
    'itch/itching/itchy/khujli/purple/purplish/scaly & skin/wrist/rash/arm/leg/hand/hands/legs/ankle/shin/forearm/body/patches/wrists !gum/gums/teeth/tongue/lip/allergy/penicillin/amoxicillin/after',
  ],
  'cheeks.stiff': [
    'cheek/cheeks/gal/galo/mouth/inside/lips/buccal & stiff/stiffness/tight/tightness/leathery/tough/fibrous/fibrotic/bands/band/blanched/kadak/akad/sakht/rigid/thick/hard/inelastic !patch/swelling/swollen/lump/swell/shiny/ulcer/morning/tooth',
    'osmf/submucous',
    'cheeks/gal +feel/feels/are/is/became/become +stiff/tight/hard/leathery/rigid/tough/kadak/akad/pale',
    'pale/blanched/whitish & cheek/cheeks/palate/lining/mouth & stiff/inside/lining/tight/look/looks/blanched',
    'cheeks/gaal/gal/mouth >rigid/board/leather/sakht/kadak/tight/stiff/akad +ho/gaye/now/like/inside',
  ],
  'site.tongue': [
    '@ulcer/@patch/@lump/@white/@red/burning/burns/burn/jalan/blister/sore & @tongue !under/below/neeche/beneath/wipe',
    'on/of +my/the/his/her +@tongue',
  ],
  'site.lip_outer': [
    'on +my/the/upper/lower/her/his +lip/lips/upper/lower & blister/blisters/sore/@blister/crust/scab/coldsore !inside/inner',
    'border/edge/outside/outer/vermilion +of/my/the/upper/lower/lip @lip',
    'coldsore',
  ],
  'site.lip_inner': [
    'inside/inner/andar +of/my/the/his/her/lower/upper/side/surface >@lip',
    '@lip +inside/andar/inner/ke',
    'inner +@lip',
  ],
  'site.cheek': [
    '@patch/@lump/@ulcer/@white/sore & @cheek !swell/swollen/outside',
    'inside/inner/andar +of/my/the/left/right/both/side/surface >@cheek',
    '@cheek +inside/andar',
  ],
  'site.gum': [
    '@gum & growth/lump/pimple/patch',
    '@lump/@patch/@ulcer/sore/pimple/growth +on/in/at/near/beside/over >@gum',
  ],
  'site.palate': ['@palate'],
  'site.floor': [
    'under/below/beneath/underneath +my/the/his/her/tongue/@tongue & @tongue & @patch/@ulcer/@lump/sore/@red/@white',
    '@tongue +ke +neeche/niche & @patch/@ulcer/@lump/@red/@white',
  ],
  'denture.sore_red': [
    '@denture & @red/sore/burning/burns/raw/inflamed/itchy & under/below/beneath/palate/roof/gum !ulcer/rubs/rubbing/edge/poking',
    '@red/sore/burning/raw >under/below/beneath >@denture/plate/battisi',
    '@denture/battisi/plate >neeche/niche/under/below/beneath >@red/laal/lal/jalan/burning/sore/raw',
  ],
  'skin.draining_spot': [
    'pimple/boil/spot/hole/opening/wound/sore/dimple & chin/cheek/skin/face/jaw/neck & ooze/oozes/oozing/leak/leaks/leaked/drain/drains/draining/pus/discharge/fluid/liquid/water/weeps/weeping !gum/gums/mouth/inside/lip/tongue',
    'spot/boil/hole/pimple/dimple +under/on/below +my/the/his/her +chin/jaw/cheek & weeps/weeping/pus/oozes/drains/leaks/months/keeps/again !@gum/inside',
  ],
};
