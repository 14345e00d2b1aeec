/** Names of the kinds of medicines that a dentist prescribes, and of what does not go with them: generic names, brands of India, misspellings. */
export const PRESCRIBED_KINDS = {
  penicillin: [
    'penicillin/penicillins/penicilin/pencillin/penecillin/amoxicillin/amoxycillin/amoxicilin/amoxcillin/amoxil/amox/amoxyclav/amoxiclav/moxclav/clamp/pcn/augmentin/mox/novamox/moxikind/clavam/ampicillin/cloxacillin/dicloxacillin/flucloxacillin/piperacillin/ampoxin/megapen/wymox/almox',
  ],
  cephalosporin: [
    'cephalosporin/cephalosporins/cefixime/cefuroxime/cephalexin/cefalexin/cefadroxil/cefpodoxime/ceftriaxone/cefotaxime/taxim/zifi/ceftum/phexin/monocef',
  ],
  nitroimidazole: [
    'metronidazole/metrogyl/metrogil/flagyl/aldezole/tinidazole/fasigyn/ornidazole/secnidazole/satranidazole/tiniba/ornof',
  ],
  macrolide: [
    'azithromycin/azithromicin/azithral/azee/azicip/azax/zithrox/erythromycin/althrocin/clarithromycin/roxithromycin/roxid/macrolide/macrolides',
  ],
  antibiotic: ['antibiotic/antibiotics'],
  anaesthetic: [
    'lignocaine/lidocaine/lidocain/lignocain/xylocaine/xylocain/benzocaine/mucopain/dologel/zytee/procaine/novocaine/novocain/articaine/prilocaine/bupivacaine/anaesthetic/anesthetic/anaesthesia/anesthesia',
    'numbing +gel/injection/cream',
  ],
  antifungal: [
    'clotrimazole/candid/candida/fluconazole/miconazole/ketoconazole/itraconazole/antifungal/antifungals/surfaz',
  ],
  steroid: [
    'triamcinolone/kenacort/tess/steroid/steroids/prednisolone/dexamethasone/betamethasone/hydrocortisone/wysolone',
  ],
  toothpaste: ['toothpaste/toothpastes/sensodyne/thermoseal/nitrate/nitrates', 'tooth +paste'],
  disulfiram: ['disulfiram/antabuse/esperal/dizone'],
  methaemoglobin: ['g6/methemoglobinemia/methaemoglobinaemia/methemoglobin'],
  methotrexate: ['methotrexate/folitrax/methotrex'],
  epilepsy: [
    'epilepsy/epileptic/seizure/seizures/fits/mirgi/phenytoin/eptoin/carbamazepine/tegretol',
  ],
  busulfan: ['busulfan/busulphan/myleran/busulfex'],
  fluorouracil: ['fluorouracil/5fu/capecitabine/xeloda/capegard/tegafur', '5 +fu'],
  qt: [
    'domperidone/domstal/vomistop/ondansetron/emeset/ondem/zofran/haloperidol/serenace/citalopram/escitalopram/nexito/chlorpromazine/quetiapine/moxifloxacin/levofloxacin/fluconazole/methadone',
    'pan/rabeprazole/rantac/omez/razo/pantocid +d/dsr',
  ],
  myasthenia: ['myasthenia/myasthenic/pyridostigmine/distinon'],
  ciclosporin: ['ciclosporin/cyclosporin/cyclosporine/ciclosporine/neoral/sandimmun/panimun'],
  rhythm: [
    'qt/arrhythmia/arrythmia/amiodarone/cordarone/sotalol/digoxin/lanoxin/torsades/flecainide/hydroxychloroquine',
    'irregular +heart/heartbeat',
    'long +qt',
  ],
} as const;
