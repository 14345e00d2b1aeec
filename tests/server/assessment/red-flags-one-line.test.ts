import { describe, expect, it } from 'vitest';
import { RED_FLAG_LEVELS } from '../../../contracts/red-flags.ts';
import type { RedFlagId } from '../../../contracts/red-flags.ts';
import { collectEvidence } from '../../../server/assessment/evidence/collect.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { raiseRedFlags } from '../../../server/assessment/red-flags.ts';

const flagsOf = (issue: string, age: Patient['age'] = 'age_31_50'): RedFlagId[] => {
  const who: Patient = {
    issue,
    category: 'pain',
    age,
    sex: 'undisclosed',
    followUpAnswers: {},
    medicalHistory: [],
    allergies: '',
    xrayFindings: null,
  };
  return raiseRedFlags(who, collectEvidence(who)).map(({ id }) => id);
};

type Call = { readonly flag: RedFlagId; readonly issue: string; readonly age?: Patient['age'] };

/** Calls for help as people type them: one line, little punctuation. */
const CALLS: readonly Call[] = [
  {
    flag: 'airway_compromise',
    issue: 'Ludwig type swelling, he can not lie on bed, sits up to breathe, voice is not clear',
  },
  {
    flag: 'airway_compromise',
    issue: 'mummy ki zuban upar uth gayi hai aur awaz bhari ho gayi hai',
  },
  { flag: 'airway_compromise', issue: 'feels like someone is choking me since the jaw swelled up' },
  {
    flag: 'airway_compromise',
    issue: 'I have swelling in jaw and getting breathless even while sitting',
  },
  { flag: 'dysphagia', issue: 'cudnt gulp my own spit since morning, gum infection lower side' },
  { flag: 'dysphagia', issue: 'swallowing has become very difficult with swollen jaw' },
  { flag: 'dysphagia', issue: 'he lets saliva fall in a bowl because he cannot gulp it' },
  {
    flag: 'floor_of_mouth_swelling',
    issue: 'neck below the chin has become hard and swollen both sides after tooth pain',
  },
  { flag: 'floor_of_mouth_swelling', issue: 'tongue ke niche soojan, kadak lag raha' },
  {
    flag: 'floor_of_mouth_swelling',
    issue: 'swelling beneath my tongue since yesterday and fever',
  },
  {
    flag: 'trismus',
    issue: 'jaw has become stiff in two days, hardly can put a spoon in, last tooth infected',
  },
  {
    flag: 'trismus',
    issue: 'mouth opening went down to one finger in three days with painful swelling',
  },
  { flag: 'trismus', issue: 'mera muh sirf ek ungli khulta hai do din se, sujan hai' },
  {
    flag: 'spreading_facial_swelling',
    issue: "my jaw swelling was like a marble in morning now it's till my neck",
  },
  {
    flag: 'spreading_facial_swelling',
    issue: 'swelling keeps increasing since few hours and whole cheek is tight and hot and red',
  },
  { flag: 'spreading_facial_swelling', issue: 'left face blown up like a balloon overnight' },
  {
    flag: 'eye_involvement',
    issue: 'infection from upper teeth, lower lid puffed up and eye almost closed',
  },
  { flag: 'eye_involvement', issue: 'my vision is blurred with the swelling of cheek' },
  { flag: 'systemic_infection', issue: 'Got a tooth abscess, body shivering and temp 103' },
  { flag: 'systemic_infection', issue: 'gum infection with fever 39C' },
  {
    flag: 'systemic_infection',
    issue:
      'mother 70 has swollen jaw from bad tooth, she is very drowsy and not answering properly',
  },
  {
    flag: 'immunosuppressed_infection',
    issue: 'on prednisolone 40 mg long time, tooth infection with swollen cheek and pain',
  },
  { flag: 'immunosuppressed_infection', issue: 'HIV patient low CD4, gum abscess with fever' },
  {
    flag: 'immunosuppressed_infection',
    issue: 'diabetes out of control 380 sugar, abscess in gum with pain',
  },
  {
    flag: 'uncontrolled_bleeding',
    issue: 'extraction done at 11 am now 7 pm still bleeding not stopping with gauze',
  },
  { flag: 'uncontrolled_bleeding', issue: 'khoon ruk hi nahi raha daant nikalne ke baad' },
  {
    flag: 'uncontrolled_bleeding',
    issue: 'after tooth removal blood clots keep coming and I am feeling faint',
  },
  {
    flag: 'uncontrolled_bleeding',
    issue: 'socket has been oozing red blood for 6 hours even though I bit on gauze for an hour',
  },
  {
    flag: 'avulsed_permanent_tooth',
    issue: 'son 13 hit by hockey stick, tooth fell out, it is with me in milk',
  },
  {
    flag: 'avulsed_permanent_tooth',
    issue: 'tooth got knocked out in bike fall, should i put it back',
  },
  {
    flag: 'avulsed_permanent_tooth',
    issue: 'daant jad se nikal gaya accident mein, doodh mein rakha hai',
  },
  { flag: 'displaced_tooth_trauma', issue: "tooth pushed back by a ball, can't close mouth" },
  {
    flag: 'displaced_tooth_trauma',
    issue: 'accident me aage ka daant tedha ho gaya aur hil raha hai',
  },
  { flag: 'displaced_tooth_trauma', issue: 'front tooth sunk into gum after falling on stairs' },
  {
    flag: 'inhaled_fragment',
    issue: 'my cap came off and I think I breathed it in, coughing and wheezing',
  },
  {
    flag: 'inhaled_fragment',
    issue: 'a bit of tooth broke and went down my throat, now there is whistling when I breathe',
  },
  {
    flag: 'facial_trauma',
    issue: "fell from bike, my jaw is crooked and I can't close teeth together",
  },
  { flag: 'facial_trauma', issue: 'cheekbone flat after a punch' },
  {
    flag: 'facial_trauma',
    issue: 'after accident there is a gap in the jaw bone and teeth are at different levels',
  },
  { flag: 'head_injury', issue: 'hit face in fall, was unconscious for 2 minutes, teeth broken' },
  { flag: 'head_injury', issue: 'my kid fell and broke tooth, now sleepy and vomiting' },
  { flag: 'vision_change', issue: 'since the ball hit my cheek I see double' },
  {
    flag: 'cardiac_symptoms',
    issue: 'Whenever I walk fast my lower teeth and jaw ache, after stopping it goes off',
  },
  { flag: 'cardiac_symptoms', issue: 'jaw heavy, sweating a lot, feeling like vomiting' },
  {
    flag: 'cardiac_symptoms',
    issue: 'toothache in left lower jaw with pain in left shoulder and breathlessness',
  },
  {
    flag: 'cardiac_symptoms',
    issue: 'chalne par jabde me dard hota hai, rukne par chala jata hai',
  },
  { flag: 'analgesic_overdose', issue: 'took ten tablets of 500 mg paracetamol since last night' },
  { flag: 'analgesic_overdose', issue: 'combiflam 3 tablets every 4 hours' },
  { flag: 'analgesic_overdose', issue: 'I have eaten 9 Dolo 650 in a day because of toothache' },
  { flag: 'analgesic_overdose', issue: 'took overdose of painkillers on purpose' },
  {
    flag: 'child_dehydration',
    issue: '3 year old boy, mouth full of sores, no pee since 12 hours, lips cracked',
    age: 'age_0_18',
  },
  {
    flag: 'child_dehydration',
    issue: 'beti 2 saal, muh me chhale, peshab nahi kiya kal se, rote waqt aansu nahi',
    age: 'age_0_18',
  },
  { flag: 'facial_numbness', issue: 'right side chin has lost feeling since a week' },
  { flag: 'facial_numbness', issue: 'nichla hont sunn pad gaya hai 4 din se' },
  { flag: 'suspected_malignancy', issue: 'non healing ulcer side of tongue 6 weeks, lump in neck' },
  { flag: 'suspected_malignancy', issue: 'gaal ke andar ghav 2 mahine se hai, gutka khata hu' },
  {
    flag: 'suspected_malignancy',
    issue: 'red patch inside cheek bleeding on touch for 5 weeks, smoker',
  },
  {
    flag: 'potentially_malignant_lesion',
    issue: "thick white patch on gum where I keep gutka, can't scrape it, 5 months",
  },
  {
    flag: 'potentially_malignant_lesion',
    issue: 'I chew supari daily, mouth opens only two fingers since a year and cheeks feel hard',
  },
  {
    flag: 'airway_compromise',
    issue: 'Face and neck swollen since root canal, feeling suffocated',
  },
  {
    flag: 'airway_compromise',
    issue: "Grandfather's jaw swelled, his voice is gurgling, cannot lie flat",
  },
  { flag: 'airway_compromise', issue: 'muh ke andar sujan itni hai ki saans nahi li ja rahi' },
  { flag: 'dysphagia', issue: 'Even water is not going down since the swelling came' },
  {
    flag: 'dysphagia',
    issue: 'baby 2 yrs abscess on gum, drooling and refuses to swallow, fever',
    age: 'age_0_18',
  },
  {
    flag: 'dysphagia',
    issue: 'Only liquids slowly in small sips, swallowing hurts badly, swelling near wisdom tooth',
  },
  {
    flag: 'floor_of_mouth_swelling',
    issue: 'My chin area underneath is swollen like a double chin after tooth infection',
  },
  {
    flag: 'trismus',
    issue:
      'I can just about get one finger between my front teeth since 2 days, gum behind last molar swollen',
  },
  {
    flag: 'trismus',
    issue: 'mouth not opening since yesterday, lower wisdom tooth pain and fever',
  },
  {
    flag: 'spreading_facial_swelling',
    issue: 'Started as gum boil, now the cheek and lower eyelid are swollen',
  },
  { flag: 'spreading_facial_swelling', issue: 'Face swelling has become twice since morning' },
  { flag: 'spreading_facial_swelling', issue: 'sujan jabde se gardan tak aa gayi' },
  {
    flag: 'eye_involvement',
    issue: 'Right eye is half closed due to swelling of the cheek from a tooth',
  },
  {
    flag: 'systemic_infection',
    issue: 'Dental abscess, I keep shivering and feel feverish, temperature 38.5',
  },
  { flag: 'systemic_infection', issue: 'Bukhar 103 hai, masude mein pus bhara hai' },
  {
    flag: 'uncontrolled_bleeding',
    issue: 'My tooth was pulled this afternoon. I have changed 8 gauzes, each fills with blood.',
  },
  {
    flag: 'uncontrolled_bleeding',
    issue: 'bleeding since extraction last evening, mouth keeps filling up with blood',
  },
  {
    flag: 'avulsed_permanent_tooth',
    issue: 'He is 9 and his adult front tooth got knocked clean out at school',
  },
  {
    flag: 'avulsed_permanent_tooth',
    issue: 'Lost my front tooth in a fight just now, have the tooth',
  },
  {
    flag: 'displaced_tooth_trauma',
    issue: 'After a fall one of her front permanent teeth is pushed inwards',
  },
  {
    flag: 'inhaled_fragment',
    issue: 'Swallowed or inhaled my crown? Since then coughing fits and noisy breathing',
  },
  {
    flag: 'facial_trauma',
    issue: "Jaw broken maybe, after fight, can't bring teeth together and bruise below tongue",
  },
  {
    flag: 'head_injury',
    issue: "Fell from terrace step, hit mouth, he blacked out and can't recall the fall",
  },
  { flag: 'vision_change', issue: 'Everything looks double after cricket ball hit my cheek' },
  {
    flag: 'cardiac_symptoms',
    issue:
      'ache in both lower jaws and neck comes on when I climb, settles in few minutes after resting',
  },
  { flag: 'cardiac_symptoms', issue: 'Pain in lower teeth with tight chest' },
  { flag: 'analgesic_overdose', issue: '14 crocin since yesterday night' },
  { flag: 'analgesic_overdose', issue: 'I am taking 2 Dolo 650 every 3 hours' },
  { flag: 'analgesic_overdose', issue: 'took six combiflam and six crocin today' },
  { flag: 'analgesic_overdose', issue: '5 gm paracetamol in one day' },
  {
    flag: 'child_dehydration',
    issue: "1.5 year old, sores in mouth, hasn't wet nappy for 9 hours, very lethargic",
    age: 'age_0_18',
  },
  { flag: 'facial_numbness', issue: 'Lower lip numb for 10 days, tooth on that side loose' },
  {
    flag: 'suspected_malignancy',
    issue: 'Lump on the side of tongue for two months, growing, bleeds',
  },
  { flag: 'suspected_malignancy', issue: 'I smoke. Ulcer under tongue not healed for 20 days' },
  {
    flag: 'immunosuppressed_infection',
    issue: 'post kidney transplant, swollen face and toothache',
  },
  {
    flag: 'immunosuppressed_infection',
    issue: 'leukemia patient on chemo, gum infection with 101 fever',
  },
];

/** Everyday concerns that share words with the calls above. */
const EVERYDAY: readonly string[] = [
  'My son has crooked teeth and we want aligners',
  'Cap came off last night while eating toffee, no pain',
  'My gums itch and bleed a little in the morning',
  'When I drink cold coffee a sharp pain comes in lower tooth and goes',
  'gum pe chhoti si phunsi hai, pus nikalta hai kabhi kabhi',
  'food lodges in the gap, relief after flossing',
  'My jaw makes a popping sound and is sore after chewing gum',
  'I bit my cheek two days back and there is a sore',
  'My tooth was knocked when I was a child, now it is dark',
  'root canal advised, is it painful?',
  'swelling on gum near molar since 2 days, throbbing, no fever, can open mouth and swallow well',
  'Slight swelling of cheek since yesterday near bad tooth, not increasing',
  'I had a heart bypass 5 years ago. Need to get a tooth removed',
  'I take aspirin. my gums bleed while brushing',
  'sensitivity after cleaning last week',
  'wisdom tooth pain, mouth opens a little less but fine, no fever',
  'I breathe through mouth at night and wake up with dry mouth',
  'Denture is loose and hurts when I chew',
  'pregnant and have toothache, which medicine is safe',
  'I feel anxious and sweat before dental treatment, need filling',
  'My baby 6 months is drooling and biting everything',
  'My 5 year old has black milk teeth, pain while eating sweets',
  'Ulcer inside lip since braces wire is poking',
  'Fever blister on lip every winter',
  'Cold and cough with upper teeth pain',
  'Numb feeling after filling injection 2 hours ago',
  'white curd like coating on tongue after antibiotics',
  'how many times should I brush in a day',
  'dentist removed tooth 5 days ago, healing well no bleeding',
  'teeth are loose and pus from gums since 1 year, diabetic under control',
  'tooth broke while eating popcorn, sharp edge cutting tongue',
  'I am breathless with asthma sometimes, want teeth cleaning',
  "can't open packet with teeth now as tooth is sensitive",
  'I had a tooth knocked out years ago and want an implant',
  'My father died of oral cancer, I have a small ulcer since 4 days',
  'Crown fell off, I have it with me, no cough',
  'My eyes water when tooth pain comes',
  'Swollen gums around braces',
  'Is bleeding after scaling normal?',
  'I sweat at night, bad breath problem',
  'tongue tie in my 8 year old son, speech not clear',
  'Jaw locked for a second while yawning, then opened',
  'tooth fell out by itself, it was loose for months due to gum disease',
  'when I run or jump my upper teeth hurt, nose blocked',
  'baby has white spots on gums',
  'front teeth have moved apart in last 3 years',
  'fainted once at the dentist years ago, now need cleaning',
  'my blood pressure is high and gums bleed',
  'headache and jaw pain in the mornings, I clench',
  'my gums bleed and do not stop quickly when I floss',
  'had a fall 6 months back, now front tooth is grey',
  "Wisdom tooth removed last week, still can't open fully, getting better",
  'Two dolo a day for tooth pain',
  'mouth numb after injection at dentist today',
  'I vomit often due to acidity and my teeth are thinning',
  'bachcha 6 saal ka hai, doodh ka daant hil raha hai',
];

describe('calls for help in one line', () => {
  it.each(CALLS)('hears $flag in "$issue"', ({ flag, issue, age }) => {
    expect(flagsOf(issue, age)).toContain(flag);
  });

  it.each(EVERYDAY)('raises nothing for "%s"', (issue) => {
    const emergencies = flagsOf(issue).filter((flag) => RED_FLAG_LEVELS[flag] === 'emergency');
    expect(emergencies).toEqual([]);
  });
});
