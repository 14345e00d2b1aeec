/**
 * What the medicine rules look for in free text, in the phrase language of evidence/text/pattern.ts.
 * Generic names first, then brands sold in India, then lay words.
 */
export const MEDICINE_PHRASES = {
  nsaid: [
    'ibuprofen/ibuprophen/brufen/ibugesic/combiflam/imol/flexon/advil/nurofen/motrin/aspirin/asprin/disprin/ecosprin/dispirin/diclofenac/voveran/voltaren/dynapar/diclogesic/reactin/volini/aceclofenac/zerodol/hifenac/dolokind/aceclo/naproxen/naprosyn/naxdom/ketorolac/ketorol/toradol/mefenamic/meftal/ponstan/nimesulide/nise/nicip/nimulid/nimica/piroxicam/dolonex/pirox/indomethacin/indocap/etoricoxib/etova/nucoxia/etoshine/celecoxib/lornoxicam/etodolac/aspro/saridon/nsaid/nsaids/zupar/sumo/dolowin/movexx',
    'anti +inflammatory', 'pain +killer/killers', 'painkiller/painkillers/analgesic/analgesics', 'dard ki/wali dawa/goli/dawai/tablet', 'pain/pen +tablet/tablets/medicine/medicines',
  ],
  paracetamol: [
    'paracetamol/paracitamol/parasitamol/acetaminophen/crocin/dolo/calpol/tylenol/panadol/pacimol/metacin/febrex/pcm/pyrigesic/malidens/fepanil/sumol',
    'pain +killer/killers', 'painkiller/painkillers/analgesic/analgesics', 'dard ki/wali dawa/goli/dawai', 'fever +tablet/medicine',
  ],
  combination: ['combiflam/flexon/imol/zupar/sumo/saridon', 'zerodol/hifenac/voveran +p/sp/plus'],
  chlorhexidine: ['chlorhexidine/chlorhexadine/rexidin/hexidine/hexidin/clohex/chlorhex/peridex/corsodyl/eludril/orahex/perioaid/savlon', 'mouthwash/gargle/gargles', 'antiseptic/antiseptics', 'antiseptic +rinse/mouthwash/solution/liquid', 'kulla wali/dawa', 'rinse'],
  allergy: [
    'allergic/allergy/allergies/allergi/alergy/alergic/elergy/elergi/anaphylaxis/anaphylactic/hypersensitive/hypersensitivity/reaction/reactions/reacted/react/reacts/rash/rashes/hives/urticaria/itching/itchy/itch/wheeze/wheezing/wheezy/breathless/breathlessness/angioedema/khujli/chakatte/daane/intolerant/intolerance/swelled/swelling/swollen/swells/swell',
    'not/doesnt/nahi/dont +suit/suits/tolerate', 'suit/suits nahi', 'cannot +take/tolerate/have', 'told/advised/asked +not +to/take', 'avoid/avoids/avoiding', 'trouble/difficulty/problem/tight +breathing/breathe/chest', 'saans/sans phul/phool/phulna/chadh/taklif', 'attack +after/with/from', 'se +allergy/allergi/reaction/elergy', 'burning/blister/blisters/peeled/peeling/sores',
  ],
  asthma: ['asthma/asthmatic/asthama/dama/damma/wheezing/asthalin/salbutamol/levolin/foracort/seroflo/budecort/duolin/deriphyllin/copd/montair/montek/bronchitis/nebuliser/nebulizer/rotahaler', 'inhaler/inhalers', 'asthma +pump', 'nasal +polyp/polyps', 'saans/sans ki bimari/bimaari'],
  heart: [
    '@heartword +disease/attack/failure/problem/problems/patient/operation/surgery/stent/bypass/valve/bimari/bimaari/condition/block/blockage/blockages/beat/trouble/rhythm/doctor/medicine/medicines/tablet/tablets/rog/ki/ka/ke/murmur/weak/enlarged/pumping/dhadkan/hole/transplant/issue/issues/ailment/daura',
    'stent/stents/stenting/angioplasty/cabg/angina/stroke/strokes/paralysis/lakwa/lakva/tia/pacemaker/fibrillation/arrhythmia/cardiomyopathy/cardiac/myocardial/infarction/ischemic/ischaemic/cad/ihd/ccf/chf/sorbitrate/nitroglycerin/nikorandil/ivabradine/digoxin/lanoxin/amiodarone/entresto/vymada/isosorbide/monotrate/angispan/coronary',
    'bypass', 'irregular +heart/heartbeat', 'dil/hriday/heart +ki/ka/ke bimari/operation/daura/marij/mareez/dikkat/problem/rog/patient/ilaj', 'valve +replaced/replacement/operation/surgery/problem', 'artificial/mechanical/metal +valve', 'blocked/block +artery/arteries',
  ],
  pressureUncontrolled: [
    'bloodpressure & uncontrolled/uncontrollable/fluctuating/fluctuates/unstable/shooting/shoots/crisis/160/170/180/190/200/210/220/165/175/185/195 & bloodpressure/not/is/high/very/out',
    'bloodpressure & uncontrolled/fluctuating/fluctuates/unstable/shooting/shoots/160/170/180/190/200/210/220/165/175/185/195', 'bloodpressure not/never/nahi/out/isnt/poorly/hardly/difficult >control/controlled/normal/settle', 'uncontrolled +bloodpressure/hypertension', 'bloodpressure +is/was/remains/stays/always/still/very/runs +very/high/always/badha', 'bloodpressure control nahi/mein', 'control mein nahi bloodpressure', 'stopped/missed/skipped/stop/not +taking/my/bp/the +bloodpressure', 'bloodpressure +tablet/tablets/medicine/medicines/dawa +stopped/finished/missed/skipped/not/nahi/chhod/band', 'not/never >bloodpressure +tablet/medicine/medicines/tablets', 'hypertension & uncontrolled/not/poorly',
  ],
  pressure: ['bloodpressure', 'hypertension/hypertensive/antihypertensive'],
  raas: ['telmisartan/telma/telmikind/telvas/tazloc/telsartan/telsar/telpres/losartan/losar/losacar/repace/covance/zaart/olmesartan/olmezest/olmat/olmin/olmy/valsartan/diovan/valent/valzaar/candesartan/candesar/irbesartan/irovel/azilsartan/azilday/zilarta/ramipril/cardace/ramistar/hopace/enalapril/enam/envas/lisinopril/listril/lipril/perindopril/coversyl/captopril/aceten/arb/arbs/entresto/vymada/sartan', 'ace +inhibitor/inhibitors'],
  diuretic: ['hydrochlorothiazide/hctz/hct/thiazide/aquazide/chlorthalidone/chlorthalidon/ctd/indapamide/lorvas/natrilix/furosemide/frusemide/lasix/torsemide/torasemide/dytor/tide/spironolactone/aldactone/lasilactone/dyloop/frusenex/metolazone/amiloride/diuretic/diuretics/biduret/eplerenone/planep', 'water +tablet/tablets/pill/pills/medicine', 'peshab ki/wali goli/dawa/tablet', 'tablet +for +urine/water/swelling'],
  raasWithDiuretic: [
    'telma/telmikind/telvas/tazloc/telsartan/telsar/telpres/losar/losacar/repace/covance/zaart/olmezest/olmat/olmin/olmy/valent/valzaar/candesar/irovel/azilday/zilarta/cardace/ramistar/hopace/enam/envas/listril/lipril/coversyl/losartan/telmisartan/olmesartan/ramipril/valsartan/enalapril/lisinopril/perindopril +h/ct/d/amh/hct/ctd/hctz/plus/lnbh/trio/active',
    'telmah/losarh/covanced/enamd/repaceh/olmezesth/cardaceh/telmaamh',
  ],
  bleeding: [
    'haemophilia/hemophilia/haemophilic/hemophiliac/hemophilic/willebrand/thrombocytopenia/itp/thrombocytopenic/coagulopathy/bloodthinner/warfarin/warf/acenocoumarol/acitrom/nicoumalone/apixaban/eliquis/apigat/rivaroxaban/xarelto/rivaflo/xarvad/dabigatran/pradaxa/dabistar/edoxaban/clopidogrel/clopilet/clopivas/plavix/clopitab/deplatt/ceruvin/ticagrelor/brilinta/axcer/ticaflo/prasugrel/prasita/prasuvas/ecosprin/loprin/cardiprin/aspilet/asa/heparin/enoxaparin/clexane/fondaparinux/dipyridamole/cilostazol/anticoagulant/anticoagulants/antiplatelet/antiplatelets/phenindione/coumadin/ecospirin/ekosprin/rosutor',
    'aspirin/disprin/asprin 75/150/50/100/81/daily/low/baby/heart/day', 'low/baby +dose +aspirin', 'bleeding/blood/clotting +disorder/disorders/disease/problem/tendency/factor', 'low/less/kam +platelet/platelets', 'platelet/platelets +count/is/are/were +low/less/kam/dropped/down', 'factor 8/9/viii/ix', 'blood +clot/clots/clotting +medicine/tablet/leg/lung/lungs', 'khun/khoon patla karne/ki', 'blood +thin', 'dvt/thrombosis/embolism', 'rosuvas gold', 'ecosprin +av/gold', 'inr',
  ],
  immune: ['chemo/chemotherapy/methotrexate/folitrax/tacrolimus/pangraf/ciclosporin/cyclosporine/cyclosporin/panimun/azathioprine/azoran/mycophenolate/cellcept/prednisolone/prednisone/wysolone/omnacortil/deflazacort/defcort/medrol/methylprednisolone/dexamethasone/dexa/betnesol/hydrocortisone/steroid/steroids/biologic/biologics/adalimumab/infliximab/rituximab/etanercept/tofacitinib/transplant/transplanted/hiv/aids/leukemia/leukaemia/lymphoma/cyclophosphamide/docetaxel/leflunomide/immunosuppressant/immunosuppressants/immunocompromised/sirolimus/everolimus/neutropenia !inhaler/cream/hair/heating', 'weak/low/poor/weakened +immunity/immune', 'cancer +treatment/medicine/tablet/injection'],
  lithium: ['lithium/licab/lithosun/intalith/lithocent/lithobid/eskalith/camcolit !battery'],
  pregnancy: ['pregnant/pregnancy/pregnent/expecting/garbhvati/garbhavati/trimester/ivf/conceive/conceiving/preggers/pregananat/garbhwati !test/after/before', 'months/weeks/month/week +pregnant/pregnancy', 'trying/planning/try +for/to/a/baby +baby/conceive/pregnancy/child/pregnant', 'pet se hu/hun/hoon/hai', 'carrying +a/twins/baby'],
  gut: ['@stomachword & ulcer/ulcers/ulceration/alsar/bleed/bleeding/bled/perforation/blood/khun/khoon/chhale/ghav', 'peptic/duodenal/gastric/crohn/crohns/colitis/ibd/perforation/melena/malena/duodenum', 'gi/gastrointestinal/intestinal/gut/intestine/internal +bleed/bleeding/ulcer', 'black +stool/stools/motion/motions/potty', 'vomited/vomit/vomiting +blood', 'blood +in +stool/vomit/motion', 'ulcerative +colitis', 'gas/acidity ulcer', 'h +pylori', 'pet ka/mein/me ulcer/alsar/chhala/ghav'],
  kidney: ['@kidneyword & problem/problems/disease/failure/fail/failed/failing/transplant/damage/damaged/kharab/issue/issues/patient/weak/dialysis/creatinine/function/functions/infection/shrunk/one/single/chronic/ckd/low/stage/bimari/donated/removed/disorder/trouble/dikkat/not/specialist/condition/insufficiency/impairment/doctor/khrab !stone/stones/pathri/pathari', '@kidneyword & stone/stones & failure/ckd/dialysis/creatinine/disease', 'dialysis/ckd/nephropathy/nephrotic/nephritis/nephrologist/renal/creatinine/egfr !normal', 'one/single +kidney', 'creatinine & high/raised/badha/increased', 'gurda/gurde/kidney kharab/fail/khrab'],
  liver: ['@liverword & cirrhosis/failure/disease/problem/damage/damaged/patient/kharab/infection/transplant/issue/scarring/enzymes/bimari/cancer/weak/chronic/fibrosis/disorder/swelling/sujan/trouble/condition !fatty', 'cirrhosis/jaundice/piliya/peeliya/pilia/hepatitis/ascites/hepatic/encephalopathy/varices', 'hep/hbsag +b/c/positive'],
  fattyLiver: ['fatty +liver', 'alcohol/drinks/whisky/rum/sharab/daru & daily/heavy/heavily/roz'],
  dengue: ['dengue/dengu/dengi/chickenpox/chikungunya/varicella/denguefever', 'chicken +pox', 'choti/chhoti +mata', 'platelet/platelets +dropping/low/falling'],
  ssri: ['sertraline/escitalopram/nexito/fluoxetine/paroxetine/citalopram/fludac/zosert/cipralex/venlafaxine/duloxetine/ssri/ssris/desvenlafaxine/fluvoxamine/antidepressant/antidepressants/serta/stalopam/rexipra/prodep'],
  warfarin: ['warfarin/warf/acitrom/acenocoumarol/coumadin/nicoumalone'],
  coldHives: ['cold +urticaria', 'raynaud/raynauds/reynaud/reynauds/cryoglobulinemia', 'hives/rash/rashes/urticaria/itching/itchy/swelling/swells/welts/redness/wheals & @cold/ice/winter/thand/ac !soreness/gum/tooth/teeth/coldsore', 'allergy/allergic +to/of/from/in +cold/ice/thand/thandi', 'thand/thande/thandi se allergy/allergi/khujli/chakatte', 'cold +allergy', 'fingers/face & white/blue & cold/winter/thand'],
  neuralgia: ['trigeminal/neuralgia/tegretol/carbamazepine/mazetol/oxcarbazepine/oxetol/zeptol !epilepsy/seizure/fits', 'tic +douloureux'],
} as const satisfies Record<string, readonly string[]>;

export type MedicineTopic = keyof typeof MEDICINE_PHRASES;
