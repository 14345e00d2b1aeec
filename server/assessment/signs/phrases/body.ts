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
      'stung/sting/bee/wasp/scorpion/bichhu & @swell/dizzy/face/throat/tongue/@breathe',
      'allergic/allergy/hives/rash/chakatte/reaction && lips/tongue/face/throat/@swell/@breathe/faint/swollen & minutes/now/after/since/just/took/tablet/injection/antibiotic/hours/today/dizzy',
      'bleeding/blood & pregnant/pregnancy/delivery/vaginal/leg/stab/stabbed/wound/arm/gunshot/knife/accident/head & heavy/heavily/severe/lot/stop/not/cannot/lots/bahut',
      'stabbed/gunshot/shot +in/me/him/her/by',
      'burnt/burned/burns/jal & fire/acid/petrol/gas & skin/badly/whole/body/face',
      'current/bijli/shock & laga/lagi/electric/wire/socket & unconscious/hand/behosh/now/burn/lag',
      'water/pool/river/pond/tank & drowning/drowned/dub/duba/doob',
      'emergency/ambulance & need/now/call/please/help/quick/quickly/send',
    ],
  },
  broad: {
    body_signs: [
      '@limb/wrist/leg && @bleed/@pouring/@torn',
      'hives/welts/pitti/chakatte/rashes',
      'lips/honth/@lip & @swell/sausages/thick/mote && tablet/injection/antibiotic/dawa/goli/minutes/itchy',
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
