import type { Phrases } from './phrases.ts';

/** The person: age, treatment, habits. */
export const PERSON: Phrases = {
  'diabetes.uncontrolled': [
    'insulin & missed/skipped/stopped/forgot/ran/finished/over/khatam',
    'sugar badha/badhi/badh/bahut/control',
    'sugar/diabetes/bloodtest & uncontrolled/high/missed/skipped/stopped/300/350/400/450/500/280/320/330/340/360/380/420/600 & not/control/high/very/uncontrolled/over/above/300/350/400/450/500/insulin/missed !normal/under',
  ],
  immunosuppressed: [
    'chemo/chemotherapy/chemotherapies/docetaxel/immunosuppressant/immunosuppressants/immunosuppressed/immunocompromised/transplant/transplanted/tacrolimus/mycophenolate/azathioprine/methotrexate/folitrax/hiv/aids/leukemia/leukaemia/lymphoma/biologic/biologics/adalimumab/infliximab/rituximab/etanercept/neutropenia/neutropenic/ciclosporin/cyclosporine/wysolone/prednisolone/prednisone/omnacortil/deflazacort/dexamethasone/tofacitinib/cyclophosphamide/pangraf/cellcept/azoran !inhaler/hair/father/mother/hearing',
  ],
  infant: [
    'nappy/nappies/diaper/diapers !rash',
    'month/months/mahine +old & @child/she/he/baby !crown/filling/extraction/since',
    '@infantword >month/months/mahine/week/weeks',
    '1/2/3/4/5/6/7/8/9/10/11/one/two/three/four/five/six/seven/eight/nine/ten/eleven/do/tin/teen/char/chaar/panch/che/chhe/saat/aath/nau/das +month/months/mahine/mahina/mahino/mo +old/ka/ki/ke +beta/beti/baby/bachcha/bachche/bache/bacha/son/daughter/boy/girl/grandson/granddaughter/munna/child',
    'my/our/the/his/her/year/old +@infantword !milktooth/teeth/when/as/was/since/pregnant/toothpaste/expecting/had/having/tooth/bottle/shampoo/brush/aspirin/thinking/planning/trying/want/feeding/breastfeeding/breast/another/delivered/delivery',
  ],
  'hygiene.poor': [
    'never/not/dont/doesnt/rarely/skip/skips/skipped/hardly/no/seldom/didnt/stopped/nahi/sometimes/often +brush/floss/flossed/clean/cleans/cleaned/brushes/brushing/flossing/flosses/use/using/cleaning',
    'brush/brushes/brushing & once/rarely/quickly/minute/hardly/skip/skips/less/irregular/occasionally/seldom/ek !twice/blood',
    'last +cleaning +was/i/did/years',
    'brush nahi karta/karti',
  ],
  pregnant: [
    'pregnant/pregnancy/garbhavati/pregnent/preg/pregnnt !before/after/previous/when/last/was/test/plan',
    'months/weeks/month/week +pregnant/of/pregnancy/pregnent',
    'trimester',
    'garbh/garbhvati/garbhwati',
    'conceived',
  ],
  'medicine.gum_overgrowth': [
    'amlodipine/amlong/amlokind/amlopres/stamlo/amlip/amlovas/amtas/nifedipine/depin/nicardia/calcigard/phenytoin/eptoin/dilantin/epsolin/ciclosporin/cyclosporin/cyclosporine/panimun/sandimmun/neoral/amlo/felodipine/verapamil/diltiazem/cilnidipine',
  ],
  'acid.diet': [
    'lemon/nimbu/cola/coke/pepsi/soda/fizzy/juice/vinegar/citrus/imli/tamarind/orange & daily/every/often/day/lot/regularly/many/morning/always/times/much/years/roz',
    'lemon/nimbu/nimboo/citrus/cola/coke/pepsi/soda/fizzy/juice/vinegar/sour/orange/energy/sprite/thums/imli/amla/kombucha/shikanji/sports/carbonated/khatta/soft +water/pani/juice/drinks/drink/daily/every/fruits/often/candy/day/cola/ka/drinks',
  ],
  'acid.reflux': [
    'acidity/reflux/gerd/heartburn/regurgitation/bulimia/gastritis',
    'vomit/vomits/vomiting/vomited & often/frequent/frequently/daily/every/morning/pregnancy/regularly/months/years/bulimia/times !injury/fell/accident/head/fever/child/blood',
    'morning +sickness',
    'sour +liquid/fluid/water/burps/burp/belching',
  ],
  'sugar.frequent': [
    'sweet/sugary/sugar/sweets/chocolates/chocolate/candy/cola/juice/biscuits/milk/sweetened/soft/cold/meetha/mithai/toffee/snacks/soda & daily/times/many/often/day/frequent/frequently/lot/love/loves/bottle/every/always/lots/bahut/per/snacks/constantly/bed/night & drink/drinks/drinking/eat/eats/eating/tea/bottle/snack/snacks/food/khata/khati/sweets/lot/love/loves/sweet/chocolate/chocolates/cola/takes/having/milk/five/day !@pain/sensitive/hurt/hurts/diabetes/control/tooth/insulin',
    'milk bottle',
  ],
  weight_loss: [
    'weight +loss/is/has/lost/reduced/down/dropping/ghat/kam/reducing/falling',
    'lost/losing/loss/reduced/lose/loosing/dropped/decreased/kam/ghat +5/a/weight/of/lot/some/10/kilos/my/body/kg/much/3/4/6/8/7/unexplained/around/about +weight/kg/kilos/kgs',
  ],
  'radiotherapy.head_neck': ['radiotherapy/radiation/irradiation/rtx !xray/phone/mobile/never/no'],
  'medicine.drying': [
    'antidepressant/antidepressants/amitriptyline/nortriptyline/antihistamine/antihistamines/cetirizine/levocetirizine/oxybutynin/solifenacin/tolterodine/escitalopram/nexito/sertraline/fluoxetine/paroxetine/clonazepam/quetiapine/olanzapine/diuretic/diuretics/tryptomer/amitone/duloxetine/mirtazapine/risperidone/lasix/trihexyphenidyl/pacitane/avil/allegra/loratadine/furosemide/hydrochlorothiazide/flunarizine/dothiepin',
    'medicine/medicines/tablet/tablets/pills +for +depression/anxiety/allergy/bladder/sleep/nerves/parkinson/psychiatric/mental',
  ],
  'medicine.inhaler_or_antibiotic': [
    'antibiotic/antibiotics/augmentin/azithromycin/amoxicillin/clavam/amoxyclav/cefixime/azithral/taxim/ciprofloxacin/metrogyl/doxycycline/mox & took/taken/course/finished/recently/taking/weeks/days/completed/after/on/had/week/recent/was/last/started/now/since !allergy/allergic/childhood/child/should/need/mother/rash/needed/help/want/give/hives',
    'inhaler/inhalers/pump/budecort/foracort/seroflo/budesonide/fluticasone/rotacap/rotacaps/rotahaler/duolin/symbicort/budamate/seretide/puff/puffs/beclomethasone/flohale/maxiflo !hand/cheek/cheeks/gum/petrol/water/reflux',
  ],
  'tobacco.smoked': ['@smoke !nonsmoker/quit/stopped/father/husband'],
  'tobacco.chewed': [
    '@tobacco !toothpaste/quit',
    '@tobacco khata/khati/khate/chew/chews/chewing/use/uses/used/keep/keeps',
  ],
  areca: [
    '@areca/gutka/gutkha/mawa !crack/cracks/cracking/breaking/broke/broken/40/d/card/quit/bite/bit/hard',
    'paan/betel/supari',
    'supari/paan/pan/gutka/betel khata/khati/khate/chew/chews/chewing/eat/eats/daily',
  ],
  alcohol: [
    '@alcohol !mouthwash/free/occasionally/rarely/socially/stopped/quit/swab/gum',
    'smoke/smokes/smoking +and +drink/drinks/drinking/take',
  ],
  stress: [
    'stress/stressed/stressful/tension/anxiety/anxious/exams/deadline/deadlines/workload/insomnia/chinta/pareshan !scared/cancer',
  ],
};
