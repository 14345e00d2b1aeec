/**
 * Names of medicines by what they mean for the four suggestions: generic names, then brands sold in India,
 * with the slips that a plain reader does not mend. One name per word; used inside the phrases of names.ts.
 */
const join = (words: string): string => words.trim().split(/\s+/).join('/');

/** Painkillers of the ibuprofen family, with paracetamol or without. */
export const NSAIDS = join(`
  ibuprofen ibuprophen brufen bruffen ibugesic ibuclin advil nurofen motrin ibusynth ibupal brustan
  aspirin asprin aspirine disprin dispirin ecosprin delisprin
  diclofenac diclofenec diclo dicloran voveran voltaren voltarol volini dynapar diclogesic reactin diclomol oxalgin
  voveran jonac nac diclowin diclotal tivaral enzoflam emflam relaxyl
  aceclofenac zerodol hifenac dolokind aceclo acemiz aceclowin dolowin movon movexx acenac signoflam zerospas
  naproxen naprosyn naxdom xenobid artagen napra ketorolac ketorol ketanov toradol zorovon torolac
  mefenamic mefenemic meftal ponstan mefkind rolimef
  nimesulide nise nicip nimulid nimica nimsaid nimek nimutab willgo piroxicam dolonex pirox suganril meloxicam muvera melflam
  tenoxicam lornoxicam lornicam indomethacin indocap indocid microcid
  etoricoxib etova nucoxia etoshine etody etozox torcoxia etorica kretos celecoxib celact zycel cobix
  etodolac etura proxym flurbiprofen ketoprofen dexketoprofen ketofen infen
  aspro saridon nsaid nsaids nsaides zupar sumo combiflam flexon imol enzomac brufamol`);

/** Paracetamol alone and in combinations. */
export const PARACETAMOLS = join(`
  paracetamol paracitamol parasitamol paracetmol paracetamole acetaminophen acetominophen acetaminofen acetaminophin
  crocin dolo calpol tylenol panadol pacimol metacin febrex pcm pyrigesic malidens fepanil sumol dolopar ultracet
  paracip xykaa doliprane macfast pyremol ifimol tempra aeknil febrinil nobel pamol babygesic perfalgan
  sinarest cheston wikoryl coldact crocine dollo`);

/** Chlorhexidine rinses, gels and scrubs. */
export const CHLORHEXIDINES = join(`
  chlorhexidine chlorhexadine chlorhexidin chlorohexidine chlorhexedine chlorhexiden rexidin rexidine hexidine hexidin
  clohex chlorhex chlorohex peridex periogard perioguard corsodyl eludril orahex perioaid hexigel hexihub hibiscrub
  hibitane hibiclens savlon dentisept microshield guardor`);

/** Painkillers that hold one of the ibuprofen family and paracetamol in one tablet. */
export const COMBINATIONS = join(
  'combiflam flexon imol zupar sumo saridon ibuclin brufamol dolowin',
);

/** Inhalers and tablets for asthma and long-term bronchitis. */
export const ASTHMA_MEDICINES = join(`
  asthalin salbutamol levosalbutamol levolin ventolin ventorlin foracort formonide seroflo seretide symbicort budecort
  budamate aerocort aerotrop maxiflo tiova tiotropium ipravent ipratropium duolin duoline combimist
  deriphyllin theophylline aminophylline doxofylline doxolin doxovent montair montek montelukast telekast montina
  romilast pulmicort formoterol salmeterol vilanterol airtec esiflo quikhale rotahaler rotacap rotacaps revolizer
  respule respules evohaler nebuliser nebulizer nebulise nebulize nebulisation nebulization bronchodilator puffer puffers`);

/** Blood thinners and medicines against clots. */
export const BLOOD_THINNERS = join(`
  bloodthinner warfarin warf uniwarfin warfex coumadin sintrom acenocoumarol acenocumarol acitrom acenomac nistrom nicoumalone
  phenindione apixaban eliquis eliqis apigat apixabid apivas apiban axigat apxenta apixapil
  rivaroxaban xarelto xeralto rivaflo xarvad rivamist rivaban ixarola rivaxa rivarox xalia dabigatran pradaxa dabistar
  dabiclot dabigo dabimac edoxaban lixiana clopidogrel clopidogril clopilet clopivas clopitab clopitorva clopigrel
  clopikind plavix deplatt deplat ceruvin clavix plagril plagerine noklot stromix antiplar
  ticagrelor brilinta brillinta axcer ticaflo ticabid tigatel prasugrel prasita prasuvas prasusafe
  ecosprin ecospirin ekosprin loprin cardiprin aspilet asa delisprin heparin enoxaparin clexane lmwx dalteparin
  fondaparinux dipyridamole persantin cilostazol pletal pletoz cilodoc
  anticoagulant anticoagulants antiplatelet antiplatelets rosutor`);

/** Steroids, transplant medicines, chemotherapy and biologics. */
export const IMMUNE_MEDICINES = join(`
  methotrexate folitrax mtx imutrex tacrolimus pangraf advagraf tacrograf prograf ciclosporin cyclosporine cyclosporin
  panimun neoral sandimmun azathioprine azoran imuran mycophenolate mycept cellcept myfortic leflunomide lefra
  prednisolone prednisone prednisolon wysolone wysolon omnacortil deflazacort defcort defza medrol predmet
  methylprednisolone solumedrol depomedrol ivepred dexamethasone dexa dexona decadron betnesol betnelan
  hydrocortisone cortisone kenacort kenalog steroid steroids biologic biologics biological adalimumab humira exemptia
  adfrar infliximab remicade rituximab mabthera etanercept enbrel tofacitinib xeljanz tofajak baricitinib tocilizumab
  actemra secukinumab cosentyx scapho stelara ustekinumab cimzia simponi cyclophosphamide endoxan docetaxel paclitaxel cisplatin
  carboplatin oxaliplatin capecitabine sirolimus everolimus immunosuppressant immunosuppressants immunosuppressive`);

/** Heart medicines that tell of angina, heart failure or a dangerous rhythm. */
export const HEART_MEDICINES = join(`
  sorbitrate nitroglycerin nitroglycerine nitrocontin nikorandil nicorandil nikoran korandil ranolazine ranozex
  ivabradine ivabrad coralan digoxin lanoxin amiodarone cordarone tachyra entresto vymada cidmus sacubitril isosorbide
  isordil monotrate ismo angispan gtn imdur`);

/** Blood pressure medicines of the two kinds that do not go with a water tablet and ibuprofen. */
export const RAAS_MEDICINES = join(`
  telmisartan telma telmikind telvas tazloc telsartan telsar telpres telista tellzy telday arbitel sartel cresar eritel
  inditel temsan telmed losartan losar losacar losakind repace covance zaart olmesartan olmezest olmat olmin olmy olsar
  valsartan diovan valent valzaar candesartan candesar irbesartan irovel azilsartan azilday zilarta ramipril cardace
  ramistar hopace ramcor enalapril enam envas lisinopril listril lipril perindopril coversyl captopril aceten
  entresto vymada cidmus sartan arb arbs`);

/** Water tablets. */
export const DIURETICS = join(`
  hydrochlorothiazide hctz hct thiazide aquazide chlorthalidone chlorthalidon clorthalidone ctd indapamide lorvas natrilix
  furosemide frusemide lasix frusenex torsemide torasemide dytor tide torlactone spironolactone aldactone lasilactone
  dyloop metolazone amiloride diuretic diuretics biduret eplerenone planep zytanix fruselac`);

/** Strong water tablets, taken for a weak heart, weak kidneys or water in the belly. */
export const STRONG_DIURETICS = join(`
  furosemide frusemide lasix frusenex torsemide torasemide dytor tide torlactone lasilactone dyloop metolazone zytanix
  fruselac spironolactone aldactone bumetanide`);
