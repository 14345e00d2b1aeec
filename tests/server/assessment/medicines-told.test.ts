import { describe, expect, it } from 'vitest';
import type { MedicationId } from '../../../contracts/assessment/diagnosis.ts';
import { suggestedFor } from './medicines-words.kit.ts';
import { linesOf } from './lines.kit.ts';

type Told = {
  readonly id: MedicationId;
  readonly told: 'allergies' | 'issue';
  readonly against: string;
  readonly fine: string;
};

/** Illnesses, medicines and reactions told in a few words, in the box for allergies or in the concern. */
const TOLD: readonly Told[] = [
  {
    id: 'ibuprofen',
    told: 'allergies',
    against: `
      Etoricox made me swell like a balloon
      doctor saab ne brufen se door rehne ko bola hai
      NSAID induced urticaria
      Volini spray ok, Voveran tablet pe chakkar aur laal chakatte
      my lungs tightened after a headache tablet, aspirin I think
      any painkiller gives me an attack
      heart operated in 2010
      wall of heart thickened
      left bundle block, cardiologist follow up
      Clopid 75 and aspirin
      taking tablet that stops clots
      blood doesn't clot properly, sickle? no, factor deficiency
      platlets 60000
      Telma H 40/12.5
      Olmesartan/hydrochlorothiazide
      bp goes 170 some days
      Sr creatinine 2
      left kidney removed
      nephritis in past
      steroid tablet 5 mg, for skin
      kidney changed in 2016, on Tac
      Cimzia shots
      on hydroxyurea and prednisolone
      16 wks pregnant
      pregnent
      I may be expecting, period late by 10 days
      ulser in stomach
      bleeding ulcer 2015
      acidity with ulcer shown on scope
      blood vomiting after pain killer in 2019
      asthama in winters
      use blue inhaler
      I get wheezy
      lithuim 400
      brain clot removed
      half body paralysed last year
      no allergy, kidney transplant 2015
      no known allergies, Ecosprin 75
      nahi, BP aur Clopilet`,
    fine: `
      no
      Telmisartan 40. BP 130/80
      none. Ibuprofen suits me
      Zincovit and calcium
      penicillin, amoxicillin
      hypothyroid`,
  },
  {
    id: 'paracetamol',
    told: 'allergies',
    against: `
      P 650 se ulti aur daane
      paracetamol is not good for me, doctor said because of liver
      liver cancer treatment going on
      crocin pe reaction hua tha
      jaundis abhi theek hua hai
      G6PD and liver failure in childhood
      hepatits B positive
      Calpol - convulsion`,
    fine: `
      Brufen gives rash
      no drug allergies, takes crocin for fever`,
  },
  {
    id: 'paracetamol',
    told: 'issue',
    against: `
      paracetamol gives me hives, tooth hurts`,
    fine: `
      took one dolo last night`,
  },
  {
    id: 'chlorhexidine',
    told: 'allergies',
    against: `
      a mouth rinse once made my throat close
      antiseptic gargle = blisters
      Peridex turned my tongue raw and swollen`,
    fine: `
      betadine gargle daily
      sulfa, peanuts`,
  },
  {
    id: 'chlorhexidine',
    told: 'issue',
    against: `
      had my wisdom tooth out at 10 am today`,
    fine: `
`,
  },
  {
    id: 'cold_compress',
    told: 'allergies',
    against: `
      ice se skin pe laal chakatte
      Raynauds phenomenon`,
    fine: `
      cold and cough last week`,
  },
  {
    id: 'cold_compress',
    told: 'issue',
    against: `
      electric shock pains in face set off by cold air`,
    fine: `
`,
  },
];

describe.each(TOLD)('$id, told in $told', ({ id, told, against, fine }) => {
  it.each(linesOf(against))('is not suggested after "%s"', (text) => {
    expect(suggestedFor({ [told]: text })).not.toContain(id);
  });
  it.each(linesOf(fine))('is suggested after "%s"', (text) => {
    expect(suggestedFor({ [told]: text })).toContain(id);
  });
});
