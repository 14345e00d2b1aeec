import { describe, expect, it } from 'vitest';
import type { Voices } from './red-flags-voices.kit.ts';
import { flagsOfLine, linesOf } from './red-flags-voices.kit.ts';

/** Heart, overdose, dry children, numbness and long-standing changes in the voices of many people. */
const VOICES: readonly Voices[] = [
  {
    flag: 'cardiac_symptoms',
    raise: `
      Whenever I walk uphill my lower jaw starts aching and it settles when I stand still
      jaw pain with cold sweat and a heavy chest since morning
      seedhi chadhte waqt jabde me dard, rukne par theek ho jata hai
      My father's jaw aches and he is sweating and feels sick, left arm also heavy
      ache in both sides of lower jaw when I carry shopping, goes in 5 minutes of rest
      jabde me dard, pasina aur ghabrahat ho rahi hai
      Teeth on the left hurt every time I hurry and stop hurting once I sit down
      Pain in jaw and chest tightness, feeling breathless
      jaw discomfort on brisk walk, relieved by resting, I am 62 and smoke
      left jaw pain going into the left arm, nausea
      lower teeth ache on exertion only, dentist found nothing, rest takes it away
      jaw pain came while climbing 2 floors, with tightness across the chest`,
    stay: `
      Jaw hurts when I chew tough food and feels better with rest
      Upper teeth hurt when I run or bend, nose is blocked
      I sweat a lot in summer and my tooth is sensitive
      Jaw pain when I wake up, grinding at night
      chest is clear, no sweating, only jaw joint pain on opening wide
      Walking does not change the toothache
      Tablet gave me nausea, tooth pain continues
      seedhi chadhne par koi dikkat nahi, jabda chabane par dukhta hai
      I feel nervous and sweat before dental visits`,
  },
  {
    flag: 'analgesic_overdose',
    raise: `
      I have swallowed about 12 Dolo 650 since yesterday night for this toothache
      Took two Crocin 650 every two hours all day
      aaj subah se 10 combiflam kha li hain dard ke mare
      finished a strip of 15 paracetamol 500 in one day
      He has had 9 tablets of Dolo 650 today
      brufen 400 eight tablets in last 24 hours for wisdom tooth
      I deliberately took a full strip of paracetamol
      I weigh 42 kg and took 8 paracetamol 500 mg today
      5 g paracetamol today because of tooth
      taking 3 dolo 650 four times daily
      6 combiflam and 5 dolo 650 since morning
      ek din me dus dolo 650 le li
      I kept popping Calpol 500, must be ten or eleven in the day`,
    stay: `
      Took 2 Dolo 650 today for tooth pain
      one combiflam twice a day for 3 days
      I have taken 10 tablets of paracetamol over the last 5 days
      Dolo 650 three times a day as advised
      How many paracetamol can I take in a day?
      I am worried about an overdose so I took only one Crocin
      din me 3 baar crocin 500 leta hu
      took amoxicillin 500 three times daily, 15 capsules in 5 days
      Brufen 400 morning and night`,
  },
  {
    flag: 'child_dehydration',
    raise: `
      0-18: baby has thrush, diaper is totally dry since last night and she is not opening her eyes much
      0-18: My two year old has mouth ulcers and has not passed urine for 10 hours
      0-18: bachche ke munh me chhale hain, subah se susu nahi kiya
      0-18: toddler with fever and mouth sores, cries but no tears come
      0-18: mouth sores and fever, he is limp and hard to wake
      0-18: 3 yr old blisters on gums refuses all fluids, only one wet nappy since yesterday
      0-18: my son 4 has swollen gums, fever, sleeping all day and won't wake to drink
      0-18: munh ke chhale, bachchi bahut sust hai, peshab bahut kam
      0-18: The child has oral ulcers. Urine passed just once in 24 hours. Lips are parched.
      0-18: baby 11 months gum sores, eyes look sunken, nappy dry
      0-18: beti ke muh me chale, rone pe aansu nahi aate
      0-18: she has sores in the mouth and won't drink, her nappy has been bone dry for nine hours
      0-18: Little one with mouth infection just lies there and does not respond much`,
    stay: `
      0-18: 2 year old with mouth sores, drinking milk and wetting nappies as usual
      0-18: My child has a nappy rash and is teething
      0-18: bachche ke munh me chhale hain par pani pee raha hai, susu theek hai
      0-18: fever and ulcers but playful and passing urine well
      0-18: my daughter is 5, sleepy in the mornings before school, has a cavity
      0-18: Tears roll down when he brushes, gums sore
      0-18: No sunken eyes, urine normal, few mouth ulcers
      0-18: baby stays dry at night now, gums swollen from teething`,
  },
  {
    flag: 'facial_numbness',
    raise: `
      My lower lip has gone numb on the left side since a week without any dental work
      half my chin has lost feeling
      hont sun pad gaya hai 10 din se, koi injection nahi laga
      tingling and deadness in the chin for a month with a loose tooth
      cheek feels asleep for two weeks
      I cannot feel my lip on one side, tooth pain for 2 weeks
      The patient complains of loss of sensation over the lower lip, new
      thodi me jhunjhuni aur sunnpan hai
      tongue numb on right side since 5 days
      Lip still numb 6 weeks after wisdom tooth injection and surgery
      pins and needles in my chin, started last month by itself
      My chin feels like it has been given an anaesthetic but I had none`,
    stay: `
      Lip is numb since the injection at the dentist two hours ago
      No numbness of lip or chin
      Cold water makes my teeth go numb for a second
      Numbing gel helps my tooth
      I want to know if the injection will make me numb
      Fingers go numb at night, also a cavity
      hont sunn nahi hai, bas daant dukhta hai
      my lip tingles before a cold sore`,
  },
  {
    flag: 'suspected_malignancy',
    raise: `
      A sore on the side of my tongue has not healed for six weeks
      I chew khaini, and this ulcer in the cheek is there for 20 days
      jibh ke kinare ka ghav 2 mahine se theek nahi ho raha, sakht hai
      hard lump on my gum that has been growing for 2 months and bleeds
      red patch on the floor of my mouth for five weeks, I smoke bidis
      Socket has not closed for 7 weeks after extraction and flesh is growing in it
      gutka khata hu, gaal me chhala ek mahine se hai, bhar nahi raha
      white and red patch inside cheek two months, painful with spicy
      lump in neck for a month and an ulcer in the mouth that won't go
      Painless ulcer under the tongue with raised edges since 4 weeks, lost weight
      one tooth became loose for no reason in 2 months and my lip is numb
      The patient has a non-healing growth on the palate for three months which bleeds on touch`,
    stay: `
      Mouth ulcer for 4 days after biting my cheek
      Small ulcers come every two months and heal in ten days
      My gums have been red and bleed on brushing for 2 months
      Smooth soft lump inside lip for a week that burst and came back
      Red patches on tongue that move around for years
      ulcer for one week, I chew paan
      Sore from sharp denture edge for five days
      chhala 5 din se hai, pehle bhi hota tha aur theek ho jata tha`,
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
