import { describe, expect, it } from 'vitest';
import type { Voices } from './red-flags-voices.kit.ts';
import { flagsOfLine, linesOf } from './red-flags-voices.kit.ts';

/** Spreading infections in the voices of many people. */
const VOICES: readonly Voices[] = [
  {
    flag: 'airway_compromise',
    raise: `
      Lower tooth infection for four days and now I feel I am not getting enough air
      My husband's jaw swelled up and he is making a snoring kind of noise with every breath while awake
      saans lene me awaz aa rahi hai aur jabde ke niche sujan hai
      pus tooth, breath is getting stuck, cant lie on back
      The patient has to sit propped up all night as she chokes when she lies flat. Swelling below the jaw.
      dadh ki sujan ke baad papa let nahi pa rahe, baithe baithe raat nikali
      He sounds like he has a marble in his mouth since his face swelled
      My tongue has been pushed upward by the swelling and I cannot put it out
      wisdom tooth swelling n now breathing feels blocked, pls help
      She is struggling for air, the swelling under her jaw is big
      Voice has gone thick and I keep gasping, bad molar on the left
      daant ke infection se gala itna sooj gaya ki dam ghut raha hai
      There is a high pitched sound when he inhales since the tooth abscess
      My jibh is so swollen it fills my mouth and I can't speak clearly`,
    stay: `
      I breathe through my mouth at night and my gums are dry
      My breath smells bad and it is a difficult thing to talk to people closely
      I have asthma, my breathing is fine now, only the filling fell out
      Breathing is normal and I can lie flat, only the cheek is swollen
      Hard to clean the back tooth, no trouble breathing or swallowing
      My nose is blocked due to cold so I breathe from the mouth, upper teeth ache
      He talks normally, tongue is not swollen, just a toothache
      My tongue is sore at the edge where a sharp tooth rubs
      saans ki koi taklif nahi, bas daant me dard
      Snoring at night and grinding of teeth
      I get short of breath on stairs because of my weight, need a cleaning`,
  },
  {
    flag: 'dysphagia',
    raise: `
      My gum is swollen near the wisdom tooth and not even a drop of water goes down
      he keeps a napkin at his mouth, the saliva just runs out, jaw swollen
      thook bhi andar nahi ja raha, jabda suja hua hai
      Can't get my own saliva down since last night, bad tooth infection
      swollen throat side with wisdom tooth infection, swallowing is agony, only tiny sips
      The patient spits into a cup because she cannot swallow, lower molar abscess
      pani pine me bhi itna dard ki ghoont nahi utarta, gaal pe sujan
      everything comes back out when I try to drink, jaw abscess
      unable to take liquids, wisdom tooth swelling, fever
      Saliva is dripping from his mouth constantly, face puffed up on one side
      I have not been able to swallow food or water since the swelling came
      Infected tooth. Throat feels shut, I cannot gulp anything
      galay se kuch nahi utar raha, daadh me infection hai`,
    stay: `
      0-18: My 7 month old baby is drooling a lot and chewing on fingers, teething
      I drool on my pillow while sleeping and have bad breath
      I am afraid of swallowing tablets, tooth hurts
      Swallowing is fine, I drink water normally, just a cavity
      My mouth is dry and dry biscuits are hard to swallow
      nigalne me koi dikkat nahi hai
      Cold water hurts my tooth so I cannot drink cold things
      After the dental injection my lip is numb and I drool a little
      I can eat and drink, only chewing on the left hurts
      Dentist says I swallow with my tongue pushing forward, front teeth gap`,
  },
  {
    flag: 'floor_of_mouth_swelling',
    raise: `
      The area under my tongue has puffed up and feels like wood
      thodi ke niche dono taraf sujan aa gayi hai, daadh me infection tha
      swelling below the chin since 2 days with lower tooth pain
      Both sides beneath my jaw are hard and swollen after the toothache
      My dad's chin and neck area has swollen like a collar after tooth infection
      jeebh ke neeche phool gaya hai aur dard hai
      floor of mouth lifted up with swelling on both sides
      Submandibular swelling on both sides and he has fever
      under tongue swollen n painful since yest, lower molar bad
      a firm swelling has come beneath the chin in one night
      The swelling under the tongue is pushing it up
      jabde ke neeche dono side sujan, munh dard`,
    stay: `
      Soft bluish bubble under my tongue that comes and goes, no pain
      Swelling on the gum of a lower tooth, nothing under the tongue
      I have a small ulcer under my tongue for three days
      Tartar behind lower front teeth under the tongue
      No swelling under the chin or tongue, only gum boil
      pimple on my chin from shaving, also want teeth whitening
      I have a double row of teeth in my 6 year old
      the floor of mouth is soft, patient has a cavity
      jeebh ke neeche chhala hai chota sa`,
  },
  {
    flag: 'trismus',
    raise: `
      wisdom tooth gum is swollen and since yesterday I can hardly open my mouth
      Jaw has locked tight over two days with infection of last tooth, can't even get a spoon in
      akal daadh me sujan, do din se munh sirf ek ungli jitna khul raha
      I can only open about a centimetre now, swelling behind the lower back tooth
      mouth opening less than one finger since 3 days, pus from wisdom tooth
      My mouth won't open. Pus tastes foul. Started on Monday
      He is not able to open jaws for food since the tooth abscess 2 days back
      munh nahi khul raha kal se, daadh ke pass sujan aur bukhar
      teeth are nearly clenched together, can not open more than 8 mm, cheek swollen, 3 days
      The swelling has made my jaw so stiff that I take food with a straw since yesterday
      infection in wisdom tooth, mouth is shut tight, can't brush at all, 2 days
      My jaw is almost closed from the swelling, brush does not go in`,
    stay: `
      Jaw clicks and gets stuck for a moment when I yawn
      My mouth has been opening less and less over one year, I chew gutka
      supari khane se munh dheere dheere kam khulta hai 8 mahine se
      I can open my mouth fully, only the gum is swollen
      Mouth opens three fingers, slight pain near wisdom tooth
      Can't open a bottle with my teeth any more
      Jaw is stiff in the morning from grinding
      The clinic won't open till Monday and my tooth hurts
      opening wide hurts my jaw joint, no swelling no fever`,
  },
  {
    flag: 'spreading_facial_swelling',
    raise: `
      In the morning my cheek was slightly full, by evening the whole side of my face is huge
      Tooth abscess and the swelling is creeping down my neck
      sujan gaal se gardan tak pahunch gayi hai
      face is getting bigger hour by hour, bad lower molar
      My left cheek swelling has come up to just below the eye and the skin is red and hot
      ek raat me chehra do guna ho gaya, daant ka infection
      The patient's swelling now extends to the lower eyelid from an upper tooth
      swelling doubled since last night n very tight
      daant se sujan shuru hui ab aankh ke niche tak aa gayi
      jaw swelling going down towards chest and neck is red
      My daughter's cheek ballooned within a few hours after toothache
      Right side of face swollen up to the temple and neck since morning, increasing quickly`,
    stay: `
      Slight swelling of the cheek beside a bad tooth, same as yesterday
      My face is a little puffy on one side, it is not growing
      Swelling has not reached the eye or neck
      The swelling went down completely after antibiotics
      gum swelling around one tooth, no face swelling
      I have a swollen gland in the neck with many mouth ulcers and fever
      The pain goes up to my eye and neck but there is no swelling
      sujan kam ho rahi hai, gaal thoda sa phula hai
      The lump in my cheek has slowly grown over two years
      fell yesterday and my lip is swollen and neck hurts`,
  },
  {
    flag: 'eye_involvement',
    raise: `
      upper tooth infection and my right eye is nearly shut from swelling
      My eyelid has swollen so much with the tooth abscess that I cannot open that eye
      daant ke infection se aankh band ho gayi hai
      It hurts to look sideways, cheek is swollen from an upper tooth
      eye looks pushed forward and red with face swelling and fever
      aankh hilane par dard, gaal par sujan
      face swelling from canine tooth, vision on that side has become foggy
      The patient's left eye is puffed and closing, abscess of upper premolar
      eye has almost closed, tooth pain since 4 days
      aankh sooj ke band, upar ke daant me pus
      Light bothers my eye since the cheek swelled from the tooth
      can barely open left eye due to swelling of face from tooth`,
    stay: `
      My eyes water when the toothache is bad
      I close my eyes when the dentist comes near
      Pain shoots from the tooth to my eye but the eye looks normal
      I wear glasses and need braces
      Eyes are fine, cheek is slightly swollen
      aankh theek hai, sirf gaal me halki sujan
      Both eyes open normally, no swelling near them
      I have dry eyes and dry mouth for years
      can't keep my eyes open at work as toothache kept me awake`,
  },
  {
    flag: 'systemic_infection',
    raise: `
      Tooth abscess with temperature of 102 since last night
      I am shaking with chills and my jaw is swollen from a bad tooth
      gum me pus hai aur 101 bukhar
      My mother has a dental abscess and is now confused and sleeping all the time
      daant ki sujan ke sath thand lag ke bukhar aa raha hai
      high fever n swollen gum near decayed tooth, body shivering
      Infection in the tooth, thermometer showed 38.9
      Wisdom tooth swollen, running a fever of 39
      The patient is drowsy and talking strangely, has pus around a lower molar
      papa ko daadh me pus hai aur wo behki behki baatein kar rahe hain
      swollen cheek, burning with fever, feels awful
      tooth infection, I had rigors twice today`,
    stay: `
      0-18: My 3 year old has fever 102 with lots of small blisters on gums and tongue
      I had fever last month, now only a cavity
      Temperature is 98.6, tooth is hurting
      No fever or chills, gum boil on one tooth
      Shivering sensation in my tooth with cold water
      bukhar nahi hai, daant me dard hai
      I feel sleepy because the toothache kept me awake
      Cold and sinus with fever 100.8, all upper teeth ache, nose blocked
      I am confused between crown and filling for my decayed tooth`,
  },
  {
    flag: 'immunosuppressed_infection',
    raise: `
      I am on chemo for breast cancer, gum is swollen and painful since 2 days
      kidney transplant patient, tooth pus and fever
      My sugar is above 350, I have missed insulin, and my cheek is swollen with pain
      Taking Wysolone 20 mg daily for two years, now painful swelling near a tooth
      He gets Humira injections and has a painful gum abscess with swelling
      HIV with low CD4, jaw swelling and fever
      chemo chal rahi hai, masude me sujan aur bukhar
      sugar control me nahi 400 rehti hai, daant me pus aur sujan
      on mycophenolate after liver transplant, face swollen from tooth since yesterday
      Mum had her chemotherapy last week. Now fever 100.9 and sore mouth
      leukemia patient with swollen painful gums and fever
      Long term steroids for lupus, swollen jaw with pain from tooth for three days`,
    stay: `
      Diabetes well controlled, small gum swelling with pain
      My sugar is normal, tooth is decayed
      On chemo, want to know if whitening is safe, no swelling or fever
      Kidney transplant in 2015, teeth have brown stains
      I use a steroid inhaler and have white patches, no fever
      diabetic hu, sugar theek hai, masude me sujan
      My father is on chemotherapy, I have a swollen painful gum
      Gums overgrown since cyclosporine, no pain, no fever`,
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
