/**
 * Words that voice typing and hurry put for others that sound alike: the word that was meant, and beside which words
 * the marked one means it.
 */
export const MISHEARD: Readonly<Record<string, readonly string[]>> = {
  breath: [
    '@cant/@hard/short/shorter/catch/out/take/losing >*bread/breadth/breed/breeding/brief/bridging/breather',
    '*bread/breadth/breed >short/shorter/hard/difficult/heavy/noisy/stuck/fast',
  ],
  swallow: [
    '@cant/@hard/hurts/painful/pain/to >*shallow/sallow/swallower/follow/hollow >@water/food/anything/even/my/saliva/now/it/since/properly/spit/at',
    '*shallow/sallow/shallowing/hollowing/following & @saliva/water/spit/throat & @cant/@hard/hurts/painful',
    '@cant/@hard +to +*shallow/sallow',
    '@cant +*shallow/sallow',
  ],
  bleeding: [
    '*breeding/pleading/bleating/bleeping/reading & stop/stopping/socket/gauze/cotton/still/gum/mouth/@extract/lot/wont/heavily/pressure/removed',
  ],
  blood: ['*flood/bladder/mud & cough/coughing/vomit/spit/spitting/socket/mouth/pillow/gauze'],
  swelling: [
    '*spelling/dwelling/welling/sailing/smelling & @face/@cheek/@neck/@eye/under/@chin/@throat/bigger/growing/size',
  ],
  swollen: ['*stolen/solen/sworn & @face/@cheek/@neck/@eye/@tongue/@chin/@jaw/@gum/@throat'],
  fever: [
    '*favour/favor/fewer/beaver/feather & high/shivering/102/103/104/101/chills/temperature/tooth',
  ],
  chest: ['*chess/jest & @pain/heavy/tight/tightness/pressure'],
  throat: ['*throw/throne/float/rote & closing/swell/@swell/tight/shut/closed'],
  faint: ['feel/feeling/felt/going/about +*paint/feint/fate'],
  chin: ['under/below/beneath +my/his/her/the +*shin/gin/chain/chen'],
  neck: ['*nick/deck/knack & @swell/hard/stiff'],
  knocked: ['@tooth >*locked/mocked/nocked/not +out'],
  gauze: ['*gores/gaze/gorse/cause & bite/biting/bit/pressing/soaked/blood/@bleed'],
  cough: ['*cuff/calf/coff & @bleed/piece/crown/cap/since'],
  pus: ['*bus/puss & @gum/@tooth/socket/coming/chemo/swollen/swelling'],
  chemo: ['*camo/kimo/keemo'],
  paracetamol: [
    '*para +see/set/seat/sit/cita/city/sitter',
    '*parrot/parasite & mole/tablets/took/many',
  ],
  warfarin: ['*warfare/warferin'],
};
