import type { SignId } from '../../../contracts/assessment/signs.ts';

/** Lines in which a sign is told: plainly, by its effect, by time alone, over several sentences, misheard. */
export const TOLD: Readonly<Record<SignId, string>> = {
  airway_compromise: `
    tooth infection since 3 days now my neck is so thick i cant get air in properly
    Husband's jaw swelled up. He slept in the recliner last night because flat on the bed he feels he is drowning
    voice ekdum alag ho gayi hai jaise muh me aalu rakha ho, jabda sooja hai
    my bread is getting short since the swelling came
    दाढ़ में इन्फेक्शन है, अब लेट नहीं पा रहे, साँस फूल रही है
    dad keeps propping himself on three pillows, says he can't otherwise, wisdom tooth swelling
    tongue pushed up to the roof of mouth, talking is like hot potato
    bolne me awaz moti aa rahi, gale me atka jaisa, daadh ka infection
    Since the injection of antibiotic for my tooth my lips and throat are puffing up and I'm wheezing
    he is sitting up in bed gulping for air, tooth abscess went to the neck
    Wisdom tooth out two days ago. Now my throat feels like its closing and I sound like I have a sock in my mouth
    neend me baith ke sona pad raha hai, letne se gala ghutta hai, jabda sooja
    गले में सूजन है, बोलने में आवाज़ भारी है, साँस अटक रही है`,
  cardiac_symptoms: `
    both sides of my lower jaw ache when i carry shopping and it goes when i stop
    jaw pain and cold sweat since half an hour, dad 62
    jabde me dard seedhi chadhne par, ruk jaun to theek
    left jaw and arm feel heavy, queasy too
    सीने में भारीपन और जबड़े में दर्द
    whenever I walk uphill my lower teeth ache
    toothache that comes with tight chest
    pain from jaw to left shoulder, sweaty and breathless
    मम्मी को जबड़े में दर्द और पसीना आ रहा है
    elephant sitting on my chest and my teeth hurt
    jaw pain left side with chest heaviness
    teeth hurt when I climb stairs, stops when I rest
    jabde aur baaye haath me dard, ghabrahat`,
  stroke_signs: `
    mom's smile is lopsided since breakfast and words come out jumbled
    papa ka muh ek taraf tedha ho gaya aur haath nahi uth raha
    face has gone droopy on the right and he can't lift the arm
    आधा चेहरा लटक गया है
    mouth drooping to one side and speech is funny
    my dad's words are slurred and his right hand is weak
    bolte bolte zubaan ladkhada gayi aur ek haath sunn
    numb lips and one side of face fell, can't hold the cup
    my left face is drooping suddenly
    ek taraf ka chehra sunn aur tedha`,
  collapse: `
    she passed out on the clinic stairs and won't wake
    having a fit right now
    abba chakkar kha ke gir gaye, hosh nahi aa raha
    mother just fainted after the tooth was pulled
    brother is jerking all over and foaming
    fainted in the bathroom after taking the tooth medicine
    बच्चा बेहोश हो गया
    He had the tooth out, stood up and went down like a sack, eyes rolled back
    she had a seizure in the chair
    gir gaye aur behosh hain, saans le rahe hain
    my husband collapsed after pain killer injection`,
  inhaled_fragment: `
    bit of my tooth broke off, I think I breathed it in, been hacking ever since
    crown gone, and I whistle when I breathe now
    cap nigal gaya shayad, tab se khansi ruk nahi rahi
    half my filling disappeared while I was eating and I can't stop coughing
    dentist dropped something at the back, now I wheeze
    choked on my crown, now breathing is noisy
    tooth piece went into the windpipe maybe, cough cough
    दाँत का टुकड़ा नहीं मिला और खांसी हो रही है
    Crown came off over dinner and I gasped. It's not on the plate. Been coughing since
    my boy chipped his tooth and we can't find the bit. He's got a new rattly cough
    lost a crown last night in my sleep, woke up coughing and short of breath
    bacche ne daant ka tukda nigal liya, ab khansi aur seeti jaisi awaz
    coughing nonstop since my bridge broke and I can't find a piece`,
  poisoning: `
    my toddler licked toilet cleaner and her lips are white
    he swallowed a button battery
    galti se tezab pi liya
    daughter drank kerosene
    child put the drain cleaner in her mouth, lips burnt
    kid swallowed bleach
    phenyl pi liya galti se
    grandson got hold of the denture cleaning tablets and ate one
    drank the hydrogen peroxide mouth rinse bottle by mistake
    2 year old drank mouthwash, half the bottle
    baby put button battery in mouth and swallowed
    my child ate rat poison
    she ate fifteen vitamin capsules
    he popped twenty water pills and now he is quiet
    usne 12 goli khali thyroid ki`,
  analgesic_overdose: `
    ate like a whole strip of dolo since last night for this pain
    2 panadol every hour since 6 am
    i have had 12 ibuprofen today and it still hurts
    दर्द के लिए कल से 10 क्रोसिन खा चुका हूँ
    took 4 combiflam, 4 dolo and 2 ketorol in the last six hours
    popping painkillers like candy all day, lost count
    eight nurofen since morning
    taken 12 paracetamol since last night for tooth pain
    din me 10 dolo kha li
    accidentally double dosed my ibuprofen all day, 4 every 3 hours
    Nothing touches this toothache so I've been having two Crocin every hour or so since lunch yesterday
    I've finished the box of 20 in a day
    gave my 4 year old three spoons of calpol every two hours all night`,
  self_harm: `
    cant take it anymore dont want to be here
    i keep thinking of ending it
    ab jeene ka mann nahi
    what's the point of living with this pain, I want to end my life
    main mar jana chahta hu
    I want to kill myself because of this pain
    जीने का मन नहीं करता
    i've been cutting myself because the pain never ends
    nobody would miss me, done with this toothache and everything
    I wish I was dead
    suicide ka khayal aa raha hai
    I feel like ending everything`,
  head_injury: `
    my daughter fell from the slide, chipped her tooth and now she is throwing up and sleepy
    got hit with a bat, don't remember the ride home, tooth broken
    gir gaya tha daant toota, do baar ulti hui
    slipped in the shower, chipped teeth, blacked out for some secs
    kid fell, lost a tooth and he's been vomiting and wants to sleep
    fell on my face, knocked out for a minute and lost a tooth
    hit his head and mouth, now vomiting
    accident ke baad behosh hua tha, daant bhi toote
    He fell on the school steps and broke a tooth. He was fine. Now he keeps falling asleep and was sick twice
    mom slipped, hit her chin. she keeps asking me the same question again and again
    fell from bed, lip cut, baby vomiting and drowsy
    was out cold for some time after the fight, tooth chipped
    face hit steering wheel, headache and vomiting`,
  uncontrolled_bleeding: `
    got my tooth pulled at 11, its 8 at night, the cotton gets red again in five mins
    Extraction this morning. I bit on gauze for an hour. Still pouring.
    woke with my pillow soaked, tooth was taken out yesterday
    on warfarin, tooth removed, breeding a lot
    muh baar baar khoon se bhar raha hai, kal daant nikala tha
    liver like clots keep coming from the hole and I feel faint
    खून बंद नहीं हो रहा, कल दाँत निकाला था
    i have haemophilia and cut my gum, it wont stop
    hole keeps filling up with blood, six gauzes gone, 4 hours
    It was removed yesterday evening. All night I have been swallowing blood
    takes eliquis, dentist pulled one at ten, bib is drenched
    blood squirting out of my lip where I was hit
    tooth nikalwaya subah, ab tak tapak raha hai`,
  coughed_blood: `
    he brought up a cupful of blood when he coughed
    khansi ke saath khoon aa raha hai
    vomiting blood since the tooth tablets
    coughing up blood after the tooth extraction
    brought up blood twice after the extraction, it's dark like coffee grounds
    my husband vomited blood
    there is blood when I cough`,
  floor_of_mouth_swelling: `
    the soft part beneath my jaw went hard like a cricket ball on both sides
    jeebh ke niche phool gaya hai aur jeebh upar ho gayi
    Under the chin its like wood. tooth was hurting for days
    ठुड्डी के नीचे सूजन आ गई है दोनों तरफ
    hard lump feeling all along under my jaw left and right, and my tongue sits high
    double chin appeared overnight and it hurts, rotten lower tooth
    swelling below the tongue both sides and hard
    thodi ke neeche gola jaisa sakht ho gaya
    the floor of my mouth has come up and its sore
    tounge is lifted by a swelling underneth
    jaw ke neeche dono side patthar jaisi sujan
    under the tongue there's a firm bulge since last evening, I feel feverish
    my chin has doubled, tight and red`,
  dysphagia: `
    i have to spit in a bottle because it wont go down, back tooth swollen
    can't shallow anything since morning, lower wisdom tooth infected
    gale se neeche kuch nahi utar raha, thook bhi tapak raha hai
    even a sip of water comes back out of my mouth
    थूक भी नहीं निगला जा रहा, अक्ल दाढ़ में सूजन
    my daughter (6) with tooth boil keeps her mouth open and the drool runs to her shirt, refuses water
    its like swallowing glass, only manage a teaspoon of milk, jaw big
    ek ghoont paani bhi nahi utarta
    my throat wont let anything pass after the tooth infection
    he dribbles all the time since the swelling, can't keep saliva in
    my saliva is pooling and I have to hold a towel
    nigalne me bahut dard, sirf do ghoont pani gaya din bhar
    wisdom tooth, lock jaw, swallowing is agony`,
  spreading_facial_swelling: `
    woke up fat on one side, by lunch twice that
    Cheek was a pea in the morning and now a tennis ball
    sujan subah se dugni ho gayi
    the redness has crept to my collar bone from a bad molar
    it keeps getting bigger every hour, skin is hot and stretched
    गाल की सूजन आँख तक पहुँच गई है
    swelling was at the gum, then cheek, now my neck
    my wife's face blew up overnight, you can't see her jawline
    in 4 hours it doubled
    chehra ek taraf se gubbare jaisa ho gaya raat bhar me
    redness going down my neck
    my cheek is growing by the minute
    gaal ki sujan ab aankh ke paas aa gayi
    the dentist drained my abscess and I felt better, since Monday I am swollen up to the eye again
    filling ke baad theek tha, ab suja hua hu aankh tak`,
  eye_involvement: `
    upper tooth abscess and now I can't open my left eye
    cheek puffed, lids almost touching each other, bright light makes me scream
    aankh hilane par dard, gaal sooja
    left eye almost shut this morning, the upper tooth has been bad
    see blurry from that eye since face swelled
    my eye is swollen shut and upper tooth hurts
    आँख नहीं खुल रही, ऊपर के दाँत में दर्द है
    it hurts to move the eye, face is puffed from the tooth
    my left eye won't open and the cheek under it is hot, canine tooth has been dead for years
    daant ke dard ke baad ankh sooj ke band ho gayi
    eye looks pushed out after sinus tooth infection
    can't open one eye because of tooth swelling
    daant ke infection se aankh ke aas paas sujan aur dhundhla dikhta hai`,
  systemic_infection: `
    tooth boil. teeth chattering under 2 quilts, mom says I'm burning
    grandpa has swollen gum and since evening talks nonsense and doesn't know where he is
    abscess n temp 39.2 n heart racing
    daant me mawad, kapkapi ke saath bukhar
    दाँत में पस है और ठंड लगकर बुखार आ रहा है
    tooth pain with shivers and 103
    Dentist drained my abscess Monday. Tonight I'm shaking so much the bed moves
    dadi ko daant me infection, kal se bahki bahki baatein kar rahi hai
    he won't wake up properly, tooth abscess for a week
    toothache + 39.5 + chills
    abscess and i feel so ill im shaking and my heart is racing
    बुखार 103 और दाँत में सूजन
    gum boil, mother very drowsy and muddled`,
  immunosuppressed_infection: `
    I take tacrolimus for my new kidney and there's a gum boil since this morning
    my wife is between chemo cycles and has a sore swollen gum, counts are low
    sugar 420 aa rahi hai, insulin khatam, masude me phoda
    on 30 mg prednisolone for lupus for a year. cheek swollen from tooth
    AIDS patient cd4 80 with toothache and swelling
    leukaemia kid, port in, gums swollen and bleeding, 38.4
    I'm on methotrexate and humira, tooth abscess came up
    dialysis patient, gum pus
    sugar nahi control ho rahi 380, daant ke paas sujan
    kidney transplant 2 yrs ago, cheek swollen today
    HIV positive not on meds, pus in the gum
    chemo chal rahi hai, masude me sujan aur bukhar
    sugar is over 400 and my tooth is swollen`,
  trismus: `
    used to open normal on sunday. today one finger hardly goes. wisdom tooth gum
    jaws clamped, can only suck soup thru a straw since yesterday, pus behind last tooth
    munh khul hi nahi raha do din se, akal daadh
    मुँह सिर्फ एक उंगली खुल रहा है दो दिन से
    cannot get even a spoon in, jaw shut like a trap since 2 days, fever
    I could eat a burger on Friday. Today not even a biscuit goes in. Wisdom tooth
    jabda jam gaya hai, chamach bhi nahi jati, teen din se
    my mouth barely opens since last night next to wisdom tooth
    akal daadh me pus, muh ek ungli se zyada nahi khulta
    I can only get a toothbrush in sideways, it was fine two days ago
    two days ago I ate a sandwich. Now I can fit only a spoon
    cannot get my retainer in, mouth won't go wider than a pencil since the infection
    teeth only come apart half a finger since Tuesday, gum flap infected`,
  child_dehydration: `
    baby 14 months mouth full of blisters, no wet nappy since last night
    2 saal ki bachi chhale ke karan paani nahi pi rahi, susu nahi kiya subah se
    my kid has sores in the mouth, cries but no tears and is floppy
    my 1 year old has ulcers, diaper has been dry all day
    बच्ची को छाले हैं, सुबह से पेशाब नहीं किया
    toddler with mouth sores hasn't peed all day
    बच्चे के मुँह में छाले हैं, पेशाब नहीं हो रहा
    Hand foot mouth, third day. Not one wet nappy since yesterday lunch
    3 saal ka bachcha muh ke chhale, kuch pee nahi raha, sust pada hai, rone par aansu nahi
    mouth full of ulcers, 2 yrs, no urine since morning, sunken eyes
    bachcha kuch pi nahi raha, diaper sookha hai
    no pee for 10 hours, baby with mouth sores`,
  vision_change: `
    after the fight everything is double
    since the ball hit my cheekbone I see two of everything
    one eye is blurry since the punch
    punched in the face, blurry in left eye
    double dikh raha hai chot ke baad
    since the punch the TV has a second picture
    elbow to cheek, now double vision when looking up
    my vision is double since the ball hit my eye and cheek`,
  facial_trauma: `
    after the punch my teeth don't come together like they used to
    fell on chin, bruise under the tongue and jaw moves in two pieces
    bike accident ke baad gaal andar dhas gaya
    cheekbone looks flat after I got kicked by the goat
    hit by a car door, lower jaw is crooked and cannot bite
    after accident mouth doesn't close right and chin is numb
    jaw broken? punched last night and teeth don't fit
    cheek bone caved in after fall
    smacked my face on the dashboard, one cheek is lower and numb
    hit by cricket ball, jaw wont close straight, bruise under tongue
    car accident, lower teeth step down on one side
    can't bite properly since I got hit in the jaw
    numb cheek and sunken cheekbone after a fall`,
  temporal_arteritis: `
    72, new pain in jaw when I chew and my left eye went grey for a minute
    scalp hurts to comb, jaw tires on chewing, sight is going dim
    my grandma can't see well from one eye since yesterday and her jaw hurts when eating
    chewing hurts my jaw and I lost vision in one eye for a few minutes, 68 yrs
    74 years, jaw aches only while chewing, headache at the temple and yesterday the sight went in one eye
    70, sore temple, hurts to chew, blurred vision today
    headache on one side, jaw hurts chewing, lost sight briefly`,
  infant_mouth_injury: `
    my 4 month old has a torn bit under the upper lip and it bled, don't know how
    6 month old has blood in mouth and the string under the lip is ripped
    3 month old has a torn frenulum
    my 5 month old has a bruise on the gum and the little skin under the lip is torn
    baby 4 months bleeding from inside upper lip, skin torn
    newborn with torn lip tie bleeding, not sure how`,
  body_signs: `
    bitten by a snake on the foot an hour ago
    stung by a bee and my face is swelling, getting dizzy
    allergic reaction after amoxicillin, rash all over and dizzy
    face blown up and hives an hour after the antibiotic
    bee sting inside mouth, throat swelling
    my lips are swelling and hives after taking amoxicillin`,
  avulsed_permanent_tooth: `
    my boy (10) came off his bike and his big front tooth is in my hand
    tooth got knocked out whole at football practice 15 mins back, its in a cup of milk
    daant jad se ukhad gaya gir ke, doodh me rakha hai
    गिरने से सामने का दाँत पूरा बाहर निकल गया
    what do i do with the tooth, it came out when the swing hit her, roots and all
    skateboard crash. holding my front tooth in my palm, root and everything
    son's adult tooth was punched out at school now
    can it be put back? the tooth came right out when she hit the pool edge
    बच्चा झूले से गिरा, पक्का दाँत निकल गया
    fell off scooter my tooth is completely out i have it
    permanent tooth lying on the floor after fight
    daughter 11 hit by ball, whole tooth is out
    knocked my front tooth out an hour ago`,
  displaced_tooth_trauma: `
    elbow in the face at basketball, tooth now points backwards
    front tooth looks shorter after she fell, like it went up in the gum
    girne ke baad daant tedha ho gaya aur hil raha
    cricket ball hit, two teeth shoved in, can't close
    tripped on the kerb and tooth is pushed up into the gum
    after being headbutted, one tooth sits behind the rest
    daant andar ki taraf mud gaya, cycle se gira
    my teeth got pushed back when I hit the steering
    ladai me daant andar chala gaya
    गिरने से दाँत अंदर चला गया
    she fell in the bathtub; the tooth now hangs lower than its neighbour and moves
    railing pe muh laga, daant piche chala gaya
    my tooth was shoved sideways by a trolley`,
};
