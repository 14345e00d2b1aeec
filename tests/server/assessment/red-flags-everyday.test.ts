import { describe, expect, it } from 'vitest';
import { RED_FLAG_LEVELS } from '../../../contracts/red-flags.ts';
import { flagsOfLine, linesOf } from './red-flags-voices.kit.ts';

/** Everyday concerns that use words of danger without being in any. */
const EVERYDAY = `
  My gums bleed and I have bad breath, no swelling, no fever. Teeth feel slightly loose since a year.
  I fell in 2015 and my front tooth turned grey, now there is a pimple on the gum
  Filling came out yesterday while eating chikki, sharp edge pokes tongue, swallowing and breathing normal
  Jaw makes clicking sound on opening wide and feels tired in morning, I grind
  Upper teeth ache with a cold, cheeks feel full, worse on bending, slight fever 99
  Tooth removed four days ago, terrible ache going to ear, bad taste, no bleeding
  wisdom tooth half out, gum sore, food sticks, mouth opens three fingers
  I am 35 weeks pregnant, gums swollen and bleed while brushing
  mirchi lagti hai bahut, gutka khata hu, munh kam khulta hai ek saal se
  burning tongue for months, looks normal, mouth dry
  white patch in cheek where I keep khaini, does not rub off
  0-18: my son is 8, cut his lip in a fall, milk tooth slightly loose, active and eating
  0-18: 6 month baby drooling, gums red, biting everything, passing urine normally
  0-18: my 5 yr old has hole in molar, pain at night, playing fine
  crown fell off while flossing, I have kept it in a box
  electric shocks in cheek on washing face, lasts seconds
  small ulcers keep coming every month, very painful to eat
  cold sore on lip since 2 days, tingling before
  chipped tooth while opening bottle, edge is sharp, no pain
  I get breathless with asthma, on Foracort, need a cleaning
  pain on biting, sharp when I let go, cannot find which tooth
  tooth feels high since filling last week
  after cleaning my teeth are sensitive and gums bleed a bit
  bleeding from gums for 3 hours yesterday evening on flossing stopped by itself
  gum boil that comes and goes near old root canal
  took two crocin yesterday, pain is still there, can't sleep
  face feels puffy in the morning, tooth on that side has a cavity
  neck pain and jaw pain from computer work
  I sweat and get nervous before dentist, want whitening
  daant me thanda lagta hai, koi sujan nahi, bukhar nahi
  masude se khoon aata hai brush karte waqt, sujan halki
  my tongue has cracks and white coating, smell from mouth
  dentures loose, sore spot under them, cannot chew well
  braces wire poking cheek, ulcer there, can't eat hard food
  yesterday had injection for filling, jaw is sore and a bit stiff today
  old bridge is shaky, no pain, can't chew on it
  tooth knocked by spoon, little pain, not loose
  gap between front teeth since childhood want to close
  mouth ulcer after biting cheek while eating, 4 days
  numbness wore off after injection, tooth still painful
  my father has chest pain history, I have tooth pain
  ear pain and jaw pain when chewing, no fever
  sinus surgery done last year, teeth hurt when running
  swelling on gum gone after antibiotics, now fine, want root canal
  swallowed a small piece of crown yesterday, no symptoms
  socket not painful, tooth pulled a week ago, food goes in
  pain in tooth when climbing into cold pool water
  I can open my mouth, swallow and breathe without any problem
  eyes water and nose runs with toothache
  cheek bite lump, small, white, since 2 weeks
`;

describe('everyday concerns', () => {
  it.each(linesOf(EVERYDAY))('raise no emergency: "%s"', (line) => {
    expect(flagsOfLine(line).filter((flag) => RED_FLAG_LEVELS[flag] === 'emergency')).toEqual([]);
  });
});
