/** Phrases that name a reaction, or tell one that no toothache gives. */
export const REACTIONS = [
  'allergic/allergy/allergies/allergi/alergy/alergic/elergy/elergi/anaphylaxis/anaphylactic/anaphylaxes/hypersensitive/hypersensitivity/reaction/reactions/reacted/react/reacts/angioedema/angioneurotic/intolerant/intolerance',
  'rash/rashes/rashs/hives/hive/urticaria/urticeria/welt/welts/wheal/wheals/eruption/eruptions/pitti/pitthi/pittee/chakatte/chakatta/chakte/dadode/dadora/daane/dane/dana/chatte',
  'itch/itches/itching/itchy/itched/khujli/khujali/kharish',
  'wheeze/wheezed/wheezes/wheezing/wheezy/breathless/breathlessness/bronchospasm/suffocation/suffocated/choked/choking',
  '@breathe & problem/trouble/difficulty/issue/stopped/stop/short/tight/phul/phool/phulna/phulne/chadh/chadhna/rukne/ruk/ruka/taklif/takleef/dikkat/band/hard/atak',
  'throat & tight/tightness/close/closed/closing/closes/swell/swelled/swollen/choke/band/itch',
  'gala/gale & band/sooj/suj/ghut/sujan',
  'chest +tight/tightness',
  'dam ghut/ghutna/ghutta/ghutti',
  'eyelid/eyelids & @swell',
  'puff/puffs/puffed/puffy',
  'swell/swells/swelled +up +with/after/from',
  'red/laal/lal/pink/purple +spots/spot/patches/patch/dots/bumps/blotches/marks/chakatte/nishan/dhabbe',
  'skin & peel/peels/peeled/peeling/burn/burns/burning/burnt/red/blister/blisters/off/turned/erupted/dark/black/patches',
  'blisters/blister/boils !gum/tooth/lip/coldsore',
  'broke/breaks/break/came/come/comes +out +in/with',
  'blackout/collapse/collapsed/fainted/faint/unconscious/behosh/behoshi/icu/admitted/hospitalised/hospitalized/hospitalisation/steven/stevens/johnson/sjs/epinephrine/adrenaline/seizure/shock',
  'hospital/emergency/casualty +after/with/for/because/jana/gaya/le',
  'attack/attacks +after/with/from',
  'asthma/wheeze/breathing +attack/jaisa',
  'gives/gave/give/cause/causes/caused/brings/brought/makes/made/triggers >attack/attacks/sick/unwell/ill/swell/dizzy/palpitations/fits/convulsion/convulsions',
  'convulsion/convulsions/fits',
  'nearly/almost +died/killed',
  'vomit/vomited/vomiting/ulti/ultiyan >blood/khoon/khun',
  '@swell >all +over',
  'chehra/chehre/hont/honth/aankh/aankhe/jeebh/munh/muh/lip/lips/eye/eyes/eyelid/eyelids/tongue & @swell/thick/huge/bigger/big/fat/mota/mote/moti/double/puff/puffs/puffed/balloon/ballooned & se/after/caused/causes/made/makes/gave/gives/baad/from/with/within/due/turned/became/became/brings/brought/minutes',
];

/** Phrases of an allergy by its own name, which may be one to a medicine that is not known here. */
export const ALLERGIES = [
  'allergic/allergy/allergies/allergi/alergy/alergic/elergy/elergi/anaphylaxis/anaphylactic !skin/season/seasonal/weather/thand',
  'hypersensitive/hypersensitivity !dentine/dentin/dentinal/tooth/teeth/skin',
];

/** Phrases that tell that a medicine was forbidden or given up. */
export const REFUSED = [
  'not/never/doesnt/nahi/dont/didnt/cannot/isnt/arent +suit/suits/tolerate/tolerated/allowed/agree/good/safe/recommended/permitted/suited',
  'suit/suits/jamta/jamti/sehan nahi',
  'nahi +suit/jamta/jamti/leni/lena/le/lete/leti/deni/khani/khana/chalti/chalta',
  'cannot/cant +take/have/tolerate/use/consume/eat/handle',
  'never >take/taken/give/given/use/again/touch/have',
  'told/advised/asked/warned/instructed/said/says +not/never/no/avoid/dont/me/to +to/take/not/never/avoid/any/no/brufen',
  'doctor/doctors/specialist/cardiologist/nephrologist/physician +said/says/told/wrote/advised/has/ne/bola/bole >no/not/never/avoid/dont/mana/nahi/stop/band/manaa/without',
  'doctor/doctors/specialist/cardiologist/nephrologist/physician/card/file/report & no/not/never/avoid/dont/mana/ban/banned/band/stopped/forbidden/forbade/prohibited/manaa !problem/work/visit/visited/met/seen/went/go/open/available/relief/help',
  'door +rehna/rehne/raho',
  'mana/manaa/manahi +kiya/kia/hai/ki/kar/kari/karte',
  'band +karwaya/karwayi/karwa/kara/kardi/karaya/kar/karne',
  'avoid/avoids/avoiding/avoided/banned/forbidden/forbade/prohibited/contraindicated/disallowed/barred',
  'afraid/scared/fear +of/to +take/taking/it/these',
  'supposed +to +take',
  'no/nil +nsaid/nsaids/aspirin/brufen/crocin/paracetamol/ibuprofen +ever/for/please/at/as',
  'harms/harmed/harmful/hurt/hurts +me/my +kidney/kidneys/stomach/liver/skin',
];

/** Other things people react to; a reaction told beside one of them is not to a suggestion. */
export const OTHERS = [
  'penicillin/penicilin/amoxicillin/amoxycillin/amox/amoxyclav/augmentin/mox/novamox/clavam/azithromycin/azithral/azee/sulfa/sulpha/sulphur/septran/bactrim/ciprofloxacin/ciplox/cifran/ofloxacin/norflox/levofloxacin/metronidazole/metrogyl/flagyl/doxycycline/tetracycline/cefixime/cephalosporin/taxim/ceftriaxone/erythromycin/clindamycin/antibiotic/antibiotics',
  'food/dust/pollen/egg/eggs/peanut/peanuts/nuts/prawn/prawns/fish/seafood/shellfish/milk/latex/gloves/iodine/betadine/cetirizine/codeine/tramadol/morphine/anaesthesia/lignocaine/lidocaine/perfume/soap/nickel/metal/mosquito/bee/cat/dog/mushroom/brinjal/gluten/wheat/toothpaste',
];
