import { describe, expect, it } from 'vitest';
import type { Rule } from './medicines-words.kit.ts';
import { suggestedFor } from './medicines-words.kit.ts';
import { linesOf } from './lines.kit.ts';

/** Illnesses and medicines that rule a suggestion out, in the words of many people. */
const RULES: readonly Rule[] = [
  {
    id: 'ibuprofen',
    why: 'asthma',
    against: `
      Asthmatic since school days
      saans ki purani bimari, pump leta hu
      Budamate 200 two puffs
      I use a puffer for wheezing
      Formonide inhaler and Montelukast
      childhood asthama, attacks in winter
      dama hai mujhe
      COPD on Tiova
      Aerocort rotacaps at night
      allergic bronchitis, nebulise sometimes
      swas rog, Duolin
      have Maxiflo with me always`,
    fine: `
      no asthma or wheeze
      my sister has asthma
      cough syrup last week
      pumping breast milk
      saans ki koi bimari nahi
      Cetirizine for sneezing
      never had asthma
      nasal spray for dust allergy`,
  },
  {
    id: 'ibuprofen',
    why: 'heart disease or stroke',
    against: `
      two arteries ballooned in 2019
      PTCA with DES to LAD
      I had an MI three years back
      ef is 30 percent
      heart ki nali me chhalla dala hai
      hridaya rog, Sorbitrate rakhti hu
      open heart surgery for valve in childhood
      mitral valve replaced
      dil kamzor hai doctor bolte
      brain attack, left side weak
      lakwa maar gaya tha
      rheumatic heart disease, penicillin injection monthly
      Cardivas and Lanoxin
      AICD implanted
      TIA last December
      bypass hua hai`,
    fine: `
      heartburn after spicy food
      my heart is fine, ECG normal
      father had a stroke
      no heart disease
      dil ki koi bimari nahi
      grandfather has a pacemaker
      Vitamin B12 injections
      cholesterol, takes Atorva 10`,
  },
  {
    id: 'ibuprofen',
    why: 'bleeding disorder or blood thinner',
    against: `
      Deplatt CV at night
      khoon patla karne wali goli leti hu
      Nicoumalone 1 mg
      Clopitorva 10
      Ecospirin 150
      my platelets are only 40 thousand
      factor 8 deficiency
      vWD type 1
      on heparin shots
      Eliqis 5mg twice a day
      bleeds easily, have a clotting problem
      ITP since 2018
      Apixabid 2.5
      Plagerine
      Storvas gold 20
      Xalia 20 for lung clot
      I take a baby aspirin`,
    fine: `
      no bleeding problems
      Dolo for fever
      iron tablets for low haemoglobin
      stopped nothing, take no tablets
      clotting tests were normal
      blood pressure normal
      Thyronorm 25
      not on blood thinner`,
  },
  {
    id: 'ibuprofen',
    why: 'uncontrolled pressure, or an ACE inhibitor or ARB with a water tablet',
    against: `
      BP still shoots to 190
      bp bahut high rehta hai dawai ke baad bhi
      pressure is never in control
      Telsartan H
      Telmisartan and Chlorthalidone
      Olmy-H 20
      Losacar H
      Covance D
      CTD-T 6.25
      Tazloc-CT
      Envas with Lasix 40
      Ramipril and spironolactone
      Telma 40 and a tablet to pass urine
      Cilacar TC
      Telmikind-H and Amlodipine`,
    fine: `
      Telma 40, BP 126/80
      Amlodipine 5, pressure normal
      Losartan 50 only
      BP under control with medicine
      bp theek rehta hai
      Low BP
      Telmisartan 40 and Metformin
      no hypertension`,
  },
  {
    id: 'ibuprofen',
    why: 'weak immunity, steroids, lithium',
    against: `
      Defcort 6 daily
      Imuran 50 mg
      Mycept 500 after transplant
      on Enbrel injections
      MTX weekly for psoriasis
      Kenacort injections for joints and steroid tablets
      getting radiation and chemo
      HIV on TLD
      Mood tablet Licab XL
      bipolar on lithum
      Predmet 8
      Advagraf capsules
      Xeljanz for RA
      stem cell transplant 2022
      Solumedrol drip last week for eye nerve
      biologic shot every 2 weeks`,
    fine: `
      good immunity, no medicines
      lithium battery in hearing aid
      steroid cream for a rash years ago
      HIV negative
      no steroids
      multivitamin for immunity
      betamethasone cream on skin
      aunt had cancer`,
  },
  {
    id: 'ibuprofen',
    why: 'pregnancy',
    against: `
      7 months along
      expecting in March
      second trimester
      trying to conceive since last year
      pet se hoon, paanchva mahina
      LMP 2 months back, test positive
      periods missed this month, may be pregnant
      garbhavati hu
      due date next month
      IVF embryo transfer done
      pregnancy me folic acid
      planning a baby, stopped pills
      ovulation induction going on`,
    fine: `
      not pregnant
      delivered 2 months ago, breastfeeding
      pregnancy test negative
      no chance of pregnancy
      my sister is pregnant
      pain for 2 weeks
      tubectomy done after the second child
      on contraceptive pills`,
  },
  {
    id: 'ibuprofen',
    why: 'stomach, gut, kidney',
    against: `
      endoscopy showed ulcer
      duodenal ulcer 10 years ago
      vomited blood once after pain tablet
      pet me alsar
      stomach bleed in 2018
      Crohn's, on Mesacol
      IBD
      UC on Pentasa
      passed black tarry stool last month
      only one kidney
      nephrologist follow up, creat 1.9
      GFR 38
      dialysis twice weekly
      kidneys are damaged due to sugar
      CKD
      gurde ki bimari
      protein in urine, kidney patient
      perforated ulcer operated`,
    fine: `
      gas and acidity
      mouth ulcers often
      kidney stones passed in 2015
      creatinine 0.9 normal
      IBS
      constipation
      kidneys fine
      piles`,
  },
  {
    id: 'paracetamol',
    why: 'liver disease',
    against: `
      jaundice two weeks back
      Hepatitis B carrier with high enzymes
      chronic liver disease, on Udiliv and Lasilactone
      liver fail hone wala tha
      piliya hua tha pichle mahine
      cirosis of liver
      decompensated CLD
      liver kharab hai sharab se
      ascites tapped in June
      alcoholic hepatitis
      peelia chal raha hai
      SGPT 400`,
    fine: `
      fatty liver
      grade 2 fatty liver, no medicine
      liver normal
      hepatitis B vaccine taken
      no jaundice
      LFT normal
      gallbladder removed
      cod liver oil`,
  },
  {
    id: 'ibuprofen',
    why: 'dengue or chickenpox about',
    against: `
      NS1 positive
      dengue report awaited, platelets dropping
      having chicken pox blisters now
      chhoti mata nikli hai
      suspected dengu
      doctor suspects dengue fever
      chikunguniya ke saath dengue
      varicella at home`,
    fine: `
      dengue five years ago
      chicken tikka allergy
      viral fever last month
      no dengue
      had chickenpox in childhood
      typhoid in 2010
      mosquito bites allergy
      malaria years back`,
  },
  {
    id: 'cold_compress',
    why: 'reactions to cold',
    against: `
      ice makes my skin break out in hives
      cold urticeria
      Raynaud phenomenon
      fingers and nose turn blue in cold
      thand lagne se pitti nikal aati hai
      allergy from cold water on skin
      trigeminal neuralgia, cold wind sets it off
      on Tegretol for tic
      swells on touching ice
      winter me thande pani se chakatte
      cryoglobulinaemia
      cold air triggers face shocks`,
    fine: `
      I catch cold often
      cold and cough
      teeth sensitive to cold
      dust allergy in winter
      cold sore on lip
      Levocet for cold
      no allergy to cold
      cold drinks hurt my tooth`,
  },
];

describe.each(RULES)('$why', ({ id, against, fine }) => {
  it.each(linesOf(against))(`does not suggest ${id} after "%s"`, (allergies) => {
    expect(suggestedFor({ allergies })).not.toContain(id);
  });
  it.each(linesOf(fine))(`suggests ${id} after "%s"`, (allergies) => {
    expect(suggestedFor({ allergies })).toContain(id);
  });
});
