import type { Subject } from './subject.ts';

/** Emergencies of the body that have nothing to do with teeth. */
export const BODY: Subject = {
  says: {
    body_signs: [
      'snake/snakebite/saanp/sanp & bite/bit/bitten/kata/kaata',
      'snakebite/anaphylaxis/anaphylactic/electrocuted/electrocution/drowned/drowning',
      'heavy/heavily/severe/lot +bleeding/of +from/after/leg/blood/delivery',
    ],
  },
  hints: {
    body_signs: [
      'hives/chakatte/chakate/rash && antibiotic/goli/tablet/injection/jab/numb/took/li/after',
      'stung/bee/wasp/scorpion/bichhu & @swell/dizzy/face/throat/tongue/@breathe',
    ],
  },
  broad: {
    body_signs: [
      'fangs/sting/stinger/bite/bitten/kaata/kata & ankle/leg/foot/hand/pair/haath',
      '@limb/ankle/foot & @swell',
      '@faint && @swell/itching/itchy/khujli',
      'itching/itchy/khujli && @lip/@faint/@swell/whole/poore',
      'chaku/chhuri/goli/bullet & laga/lagi/maar',
      'scorpion/bichhu/wasp/snake/saanp/sanp',
      'bijli/current & jhatka/jal/behosh/laga & haath/hath/hand/badan/body',
      'itching/itchy/khujli/swollen & all +over',
      'gash/stabbed/grinder/chainsaw/knife & @bleed/@limb/@pouring/deep',
      '@limb/wrist/leg && @bleed/@pouring/@torn',
      'hives/welts/pitti/chakatte/rashes',
      'lips/honth/@lip & @swell/sausages/thick/mote && tablet/antibiotic/dawa/dava/goli/minutes/itchy !numb',
      'hives/welts/chakatte/rash && @faint/@breathe/@swell/@throat/tablet/injection/antibiotic/goli/capsule/minutes',
      '@faint && tablet/injection/antibiotic/goli/capsule',
      'snake/saanp/sanp/snakebite',
      'bijli/electric/electrocuted/wire/socket/charger & shock/chewed/bit/burn/burnt && hand/@child',
    ],
  },
  harmless: [
    'electric +shock/shocks/toothbrush/brush/current +like/pain/in/type/sensation/when',
    'shock/shocks +in/like/of/when/on +cheek/face/tooth/teeth/jaw/pain/electric/cold',
    'emergency/ambulance +appointment/dentist/dental/fund/contact/kit/rootcanal/clinic/fee/charges',
    'is +it/this +an +emergency',
  ],
};
