import { describe, expect, it } from 'vitest';
import type { Voices } from './red-flags-voices.kit.ts';
import { flagsOfLine, linesOf } from './red-flags-voices.kit.ts';

/** One or two short sentences for each flag, by people in a hurry. */
const VOICES: readonly Voices[] = [
  {
    flag: 'airway_compromise',
    raise: `
      jabde ki sujan badhne ke baad se saans bhaari chal rahi hai
      I'm finding it tough to draw a full breath, my throat side has swollen due to a bad tooth
      My wife's voice is gargly and she refuses to lie down because she says she will suffocate. Lower molar infected.
      neck swelling from tooth, he is wheezing in and mouth stays open to get air
      swelling pressing on wind pipe, hard breathing
      she cannot speak full sentences, breathless, face and neck swollen from dental abscess
      tongue is so high it touches the roof, can't stick it out
      lower jaw infection, breathing has a rasping sound
      saans fool rahi hai aur jabda suja hua hai
      swelling in neck from tooth and I feel strangled when lying`,
    stay: `
      My breath becomes foul by evening
      nose block makes me breathe through mouth when sleeping
      braces make me speak with a lisp
      gum swelling, no problem in breathing`,
  },
  {
    flag: 'dysphagia',
    raise: `
      Throat pain from the wisdom tooth is so bad I let my saliva dribble into a towel
      daadh me sujan, paani bhi nahi pee pa raha
      Infected molar - I haven't managed to get any fluid past my throat since morning
      swallowing liquids also not possible, jaw swollen
      can't eat or drink a thing, it won't go down. swelling back of jaw
      thook nigalna bhi mushkil, jabde me infection
      abscess near wisdom tooth, water dribbles out when I try to gulp`,
    stay: `
      I can't chew hard food on that side
      swallowed a toothpaste blob yesterday
      gum boil, able to eat and drink`,
  },
  {
    flag: 'floor_of_mouth_swelling',
    raise: `
      lump-like swelling below chin came overnight with fever and lower tooth pain
      tissues below tongue are raised and firm since the tooth infection
      dono taraf jabde ke niche pathar jaisi sujan
      My chin underside is swollen and tender from a front lower tooth abscess
      hard swelling beneath tongue, lower incisor abscess
      swelling on either side below the jaw`,
    stay: `
      double chin since weight gain, teeth crooked
      ulcer below tongue since 2 days`,
  },
  {
    flag: 'trismus',
    raise: `
      wisdom tooth infection; only a straw fits between my teeth since two days
      pus from back gum and jaw refuses to open
      since Monday my bite opening is down to a finger width with gum infection
      munh me chamach bhi nahi ja raha, akal daadh paki hui hai
      gaal suja hai aur munh khulna band ho gaya do din me
      jaw locked since yesterday with pus near wisdom tooth
      muh sirf aadha ungli khul raha, daadh me pus
      cannot open mouth to eat, infected back tooth, three days`,
    stay: `
      mouth doesn't open as wide as my brother's
      my jaw feels tight after gym and clenching
      slight difficulty opening because of braces`,
  },
  {
    flag: 'spreading_facial_swelling',
    raise: `
      swelling started near tooth yesterday, today half my face is swollen
      abscess ki sujan ab gale tak utar gayi
      Puffiness has travelled from the jaw to my collarbone
      in last 5 hours the swelling became double in size
      cheek is rock hard, red, shining and swelling climbing towards eye
      swelling has moved from gum to whole cheek and lower lid within a day
      sujan kal choti thi aaj aankh tak`,
    stay: `
      swelling is less than yesterday
      cheek slightly swollen since yesterday, not increasing`,
  },
  {
    flag: 'eye_involvement',
    raise: `
      eye slit has become small since upper tooth swelling
      upper canine abscess and lids are swollen shut
      aankh khul nahi rahi sujan se, upar wala daant sada hua hai
      moving my eyeball is painful, face swollen from a tooth
      right eye swollen shut, bad upper molar
      eyelid so puffy I see only through a slit, tooth infection`,
    stay: `
      my eye twitches when tooth hurts
      eye strain headache and toothache`,
  },
  {
    flag: 'systemic_infection',
    raise: `
      gum boil with fever 39.4 and chills
      bad tooth, body is trembling with cold and temperature is one hundred two
      dada ji ko daant me pus hai, hosh me nahi lag rahe
      dental abscess, he's delirious and hot
      daant me infection aur tez bukhar
      pus from tooth, temperature 103
      tooth abscess and I feel shivery with fever`,
    stay: `
      toothache keeps me from sleep so I'm tired
      toothache, no fever, feels tired`,
  },
  {
    flag: 'immunosuppressed_infection',
    raise: `
      I take Pangraf and my gum has a painful swelling with pus since two days
      cancer patient getting chemo, jaw swelling and pain
      sugar 420 and insulin finished a week ago, gaal sooja hua hai dard ke saath
      on Imuran for colitis; fever and tooth abscess
      bone marrow transplant last year, fever and gum swelling
      blood sugar 380, not taking insulin, swollen painful gum`,
    stay: `
      diabetic, hba1c 6.4, gum boil`,
  },
  {
    flag: 'uncontrolled_bleeding',
    raise: `
      my socket hasn't quit bleeding in 5 hours
      biting cotton since one hour yet blood flows
      after tooth removal spitting mouthfuls of blood, feeling dizzy
      daant ukhadwane ke baad se lagatar khoon, kapda bhig gaya
      I've gone through a whole roll of gauze and it's still bleeding
      bleeding from pulled tooth for four hours, towel full
      khoon band nahi ho raha daant nikalne ke baad
      blood won't stop even with gauze for 40 minutes`,
    stay: `
      a few red streaks in saliva, tooth out yesterday
      It bled for 10 minutes then clotted. tooth removed today
      bleeding stopped yesterday, socket sore`,
  },
  {
    flag: 'avulsed_permanent_tooth',
    raise: `
      slipped by pool, my front tooth is gone and I found it on the tiles
      football kick, tooth totally came out with the root, in milk now
      0-18: 9 saal ke bete ka aage ka pakka daant gir ke poora nikal gaya
      bike accident, do daant bahar aa gaye, rumal me rakhe hai
      tooth came out with root after fall
      I have my knocked out tooth wrapped in tissue`,
    stay: `
      0-18: my 6 year old's milk tooth came out while eating an apple
      tooth broken in half at the gum`,
  },
  {
    flag: 'displaced_tooth_trauma',
    raise: `
      knocked my tooth, it now sits behind the others
      fell on pavement: two upper teeth pushed inside
      ball se lagne ke baad daant piche chala gaya
      my incisor got jammed up after tripping, looks shorter now
      after fall upper tooth pushed back
      tooth loose and hanging low after elbow hit`,
    stay: `
      tooth moved after braces removed
      tooth crooked since childhood`,
  },
  {
    flag: 'inhaled_fragment',
    raise: `
      molar crumbled, swallowed or inhaled something, persistent cough since
      Crown vanished during sleep; I'm wheezy this morning
      tooth chip went into windpipe I guess, breathing noisy
      filling ka tukda gale me gaya, tabse lagatar khansi
      broken crown missing, coughing and chest whistling
      cannot find the broken tooth bit, coughing a lot since`,
    stay: `
      crown swallowed last night, feeling fine
      lost a filling, no cough`,
  },
  {
    flag: 'facial_trauma',
    raise: `
      hockey stick to jaw and upper lower teeth don't line up any more
      there's a dent where my cheekbone was after the punch
      mukka laga, muh band karne pe daant nahi milte
      jaw hangs to one side after the crash and I can feel bone edge
      teeth don't meet since I was punched
      cheek looks flat after cricket ball hit`,
    stay: `
      I banged my lip, teeth close like always`,
  },
  {
    flag: 'head_injury',
    raise: `
      came off my bike, chin split, can't recall what happened
      0-18: girl fell from bunk bed, tooth chipped, vomiting since
      daant toota, girte hi behoshi aa gayi thi
      hit head and mouth, now very sleepy and talking rubbish
      fell, hit chin, vomited thrice
      accident, lost teeth, was unconscious five minutes`,
    stay: `
      fell, tooth chipped, no giddiness
      hit my tooth on a glass, small chip`,
  },
  {
    flag: 'vision_change',
    raise: `
      cheek smashed by ball, seeing double
      after fight left eye sees blurred
      chot ke baad do dikhte hai har cheez
      double vision after cheek injury`,
    stay: `
      eyes checked after fall, vision ok`,
  },
  {
    flag: 'cardiac_symptoms',
    raise: `
      my jaw tightens when I climb the metro stairs, eases when I halt
      sudden jaw pain with sweat and vomiting feeling, I am diabetic 60
      chalne par jabda dukhta hai aur rukne par theek
      neeche ke daanto me dard aur seene me bhaari pan
      toothache like pain lower left with left arm ache and breathlessness
      jaw ache with breathlessness and sweating
      pain in lower jaw when walking fast, goes when I rest`,
    stay: `
      jaw pain after playing the trumpet
      jaw pain on chewing`,
  },
  {
    flag: 'analgesic_overdose',
    raise: `
      14 paracetamol 500 gone since this morning
      main ek din me 8 dolo 650 kha gaya
      taking Combiflam every 2 hours day and night
      my son took a full bottle of crocin tablets on purpose
      4 crocin 650 at a time, thrice today
      took 20 paracetamol tablets
      9 brufen 400 in a day`,
    stay: `
      crocin 650 every 8 hours
      took 3 paracetamol since yesterday`,
  },
  {
    flag: 'child_dehydration',
    raise: `
      0-18: mouth blisters, my 2 yr old has had no wet diaper for twelve hours
      0-18: chhale ke karan doodh nahi pee raha, peshab bhi nahi kiya subah se
      0-18: ulcers and fever; child listless, cries without any tears
      0-18: hardly peeing, mouth full of sores
      0-18: baby's gums sore, she keeps falling asleep and is hard to rouse
      0-18: son 3, mouth ulcers, no urine since last night
      0-18: baby with sores in mouth is very drowsy`,
    stay: `
      0-18: ulcers but drinks well and plays
      0-18: 4 year old with cavity, drinking well`,
  },
  {
    flag: 'facial_numbness',
    raise: `
      can't feel half my lower lip for 9 days
      chin has a dead patch, nobody injected
      gaal aur hont sunn ho gaye hain hafte bhar se
      lower lip numb since 2 weeks`,
    stay: `
      tongue numb right now from filling an hour back`,
  },
  {
    flag: 'suspected_malignancy',
    raise: `
      ulcer on tongue border 5 weeks, edges feel raised
      mawa chewer, non healing sore in cheek 18 days
      neck gland enlarged 6 weeks plus sore throat side of tongue not healing
      ulcer on tongue 2 months not healing`,
    stay: `
      canker sore since Tuesday`,
  },
];

describe.each(VOICES)('short calls about $flag', ({ flag, raise, stay }) => {
  it.each(linesOf(raise))('hear it in "%s"', (line) => {
    expect(flagsOfLine(line)).toContain(flag);
  });
  it.each(linesOf(stay))('do not hear it in "%s"', (line) => {
    expect(flagsOfLine(line)).not.toContain(flag);
  });
});
