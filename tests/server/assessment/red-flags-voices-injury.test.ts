import { describe, expect, it } from 'vitest';
import type { Voices } from './red-flags-voices.kit.ts';
import { flagsOfLine, linesOf } from './red-flags-voices.kit.ts';

/** Injuries, pieces that went missing and bleeding, in the voices of many people. */
const VOICES: readonly Voices[] = [
  {
    flag: 'uncontrolled_bleeding',
    raise: `
      Tooth was taken out at noon and it is still dripping blood at 9 pm even though I bit on gauze
      I have pressed cotton for an hour and the blood does not stop
      daant nikalwane ke baad 3 ghante se khoon nahi ruk raha
      My mouth fills up with blood every few minutes after the extraction
      bleeding from socket, I feel lightheaded and my hands are cold
      the pad is soaked red again and again, wisdom tooth removed this morning
      He has been bleeding from the mouth for 2 hours, changed six gauze pieces
      khoon beh raha hai kal se daant nikalne ke baad, chakkar bhi aa rahe
      extraction yest, blood keeps oozing non stop, on warfarin
      The patient looks pale and is bleeding from the extraction site
      blood is running down my chin, gum cut will not clot, 40 min pressure
      The bleeding starts again the moment I remove the gauze, since morning
      rui dabane ke baad bhi khoon band nahi ho raha`,
    stay: `
      Bleeding stopped after 20 minutes of pressing, tooth was removed today
      It bled for an hour after the extraction and then stopped with gauze
      Gums bleed when I brush, stops on its own
      bleeding stopped after 20 min pressure, tooth out yesterday
      khoon ruk gaya hai, kal daant nikala tha
      Saliva is slightly pink the day after extraction, no active bleeding
      The socket bled a little last night but it is dry now
      No bleeding at all since the tooth was pulled
      Blood on the floss for two months
      It oozed till evening and settled with a tea bag, tooth removed yesterday
      Gums ooze blood when I press them`,
  },
  {
    flag: 'avulsed_permanent_tooth',
    raise: `
      My front tooth has come out fully after a cricket ball hit me, it is in a cup of milk
      0-18: my 10 year old fell at school and his upper front tooth came out root and all
      aage ka daant gir gaya accident me, hath me hai
      tooth got knocked clean out playing football 20 min ago
      The whole tooth fell on the road when I crashed, socket is empty
      I have the tooth in my hand, it flew out when I was punched
      poora daant jad se nikal gaya, cricket khelte hue
      lost a front tooth in a bike fall just now, kept it in saliva
      An upper incisor was avulsed half an hour ago, root intact
      Elbow hit my mouth n tooth popped out whole
      0-18: daughter aged 12 slipped in the bathroom and a front tooth is completely out
      can you put my tooth back? it fell out when door hit me`,
    stay: `
      0-18: My 4 year old fell and a milk tooth came out
      My tooth was knocked out ten years ago and I want an implant
      A corner of the tooth chipped off when I fell
      My crown came out with the toothpaste
      0-18: my 7 year old lost her baby tooth naturally today
      Loose tooth fell out on its own because of gum disease
      No tooth was knocked out, only the lip is cut
      The dentist took out my tooth yesterday
      bachpan me gir ke daant nikal gaya tha, ab bridge chahiye`,
  },
  {
    flag: 'displaced_tooth_trauma',
    raise: `
      A ball hit my mouth and my front tooth is now pushed back towards the tongue
      after the fall my upper tooth looks longer than the others and hangs
      0-18: son is 11, bicycle fall, tooth went up inside the gum
      girne ke baad daant andar dhas gaya hai
      tooth shifted sideways after elbow hit, cant close teeth properly
      The incisor was driven into the gum in the accident
      My tooth is out of line since a punch last night and wobbles
      Two front teeth are bent inward after the scooter accident
      hit by a swing and the tooth is sticking out forward now
      daant tedha ho gaya hai ghusa lagne se
      The tooth moved backwards when I banged my face on the steering wheel
      fell down stairs, front tooth has dropped lower and touches first when I bite`,
    stay: `
      My teeth have slowly moved forward over years
      Wisdom tooth is pushing the other teeth
      0-18: my 3 year old fell and a milk tooth is pushed in
      After a fall the teeth are all firm and in place, only a chip
      Braces are moving my teeth and they hurt
      A front tooth was always crooked
      No tooth moved in the fall
      My front teeth have drifted apart with gum disease`,
  },
  {
    flag: 'inhaled_fragment',
    raise: `
      My crown came off while eating, I can't find it and I have been coughing since
      Broken piece of tooth went down the wrong way, now wheezing
      daant ka tukda nigal gaya shayad saans ki nali me, khansi ruk nahi rahi
      tooth broke, bit missing, chest makes a whistling sound now
      Filling fell out while I slept and I woke up choking and coughing
      The fragment was not found and the patient is breathless
      chipped my tooth in a fall, piece lost, new cough and noisy breath
      cap nikal gayi mili nahi, tab se khansi aur saans phool rahi
      I think I breathed in part of my tooth, cannot stop coughing
      piece of molar missing n short of breath after that
      Swallowed my crown in the night, since then there is a wheeze
      Lost a bracket of my braces and have been coughing constantly from that time`,
    stay: `
      My crown came off and I have it with me, no cough
      Swallowed a piece of my filling yesterday, no cough or breathing trouble
      Tooth chipped and I found the piece
      I have a cold and cough and also a broken tooth that I kept in a box
      tukda mil gaya, khansi nahi hai
      Smoker's cough for years, tooth broke last month and I have the piece
      I was coughing last week with viral fever. Now a tooth is sensitive
      piece is missing but breathing is normal and there is no cough`,
  },
  {
    flag: 'facial_trauma',
    raise: `
      I was hit on the jaw and now my teeth do not come together the way they did
      My cheek looks sunken on one side after the fight
      After the bike crash I can feel a step along the lower jaw bone
      accident ke baad jabda tedha ho gaya, daant theek se nahi baithte
      Purple bruise under the tongue since I fell on my chin
      fell on chin, bite feels completely off, cannot bring back teeth together
      face looks flat on the left after being kicked
      chin par chot lagi, jibh ke neeche neela pad gaya hai
      My lower jaw moves in two separate pieces after the accident
      scooter accident yesterday, only the back teeth touch now and front stays open
      The patient was struck by a cricket ball, the cheek bone is pressed in
      Punched last night, jaw hurts and teeth meet differently`,
    stay: `
      Bite feels high since the new crown
      I fell and cut my lip, bite is same as before
      My jaw clicks, no injury
      My teeth never met in front since childhood
      A small bruise on my chin after a fall, teeth meet normally
      The cheeks are level, jaw moves well, I only chipped a tooth in the fall
      Braces changed my bite
      gir gaya tha par daant theek se baith rahe hain`,
  },
  {
    flag: 'head_injury',
    raise: `
      I fell off the scooter, broke a tooth and blacked out for a minute
      0-18: my son hit his mouth and head on the floor and has vomited twice
      girne ke baad thodi der behosh tha, daant bhi toota
      He bumped his face, tooth is loose and he does not remember the accident
      accident me daant toota aur ulti ho rahi hai
      She slipped in the bathroom, hit her chin, and was unconscious briefly
      hit by bat on jaw, feeling dazed and keep forgetting things
      after the crash patient is confused, front tooth fractured
      knocked my teeth on the dashboard, passed out for few seconds
      0-18: bachcha jhule se gira, daant hila aur tab se ulti kar raha hai
      fell down stairs, lost consciousness, lip cut
      Got punched, tooth broken, very drowsy since then and threw up`,
    stay: `
      I fell and broke a tooth, was awake the whole time, no vomiting
      I vomit often because of acidity and my teeth are worn
      Fainted at the sight of the needle years ago
      No loss of consciousness, no vomiting, chipped tooth after a fall
      Pregnant and vomiting every morning, gums bleed
      gira tha par behosh nahi hua, ulti nahi hui, daant ka kona toota
      I was confused about which dentist to see for my cavity
      he remembers everything, only the tooth is chipped after fall`,
  },
  {
    flag: 'vision_change',
    raise: `
      Hit on the cheek by a ball and now I see two of everything
      After the accident my sight in the left eye has become dim
      mukka lagne ke baad do do dikh raha hai
      cheekbone injury yesterday, vision blurry since then
      fell on face, cheek numb and double vision when I look up
      accident ke baad ek aankh se kam dikhta hai
      The patient sees double after being struck in the face
      punched near the eye, things look hazy on that side
      since the fall objects appear doubled
      aankh ke paas chot lagi, nazar dhundhli ho gayi
      kicked in face during match, eyesight has gone blurred
      After the blow to my cheek I can't see properly from the right eye`,
    stay: `
      I have blurred vision from diabetes for years and a loose tooth
      After the fall my sight is normal, tooth is chipped
      I wear spectacles, tooth broke in a fall
      I saw two dentists after the fall
      No double vision after the injury
      chot lagi thi par aankh se saaf dikhta hai
      can't see the hole in my tooth in the mirror
      I see two cavities in my teeth`,
  },
];

describe.each(VOICES)('voices of $flag', ({ flag, raise, stay }) => {
  it.each(linesOf(raise))('hear it in "%s"', (line) => {
    expect(flagsOfLine(line)).toContain(flag);
  });
  it.each(linesOf(stay))('do not hear it in "%s"', (line) => {
    expect(flagsOfLine(line)).not.toContain(flag);
  });
});
