/**
 * Words by meaning, English first, then Hindi and a few words of other Indian languages in Latin letters
 * with short vowels (the reader shortens aa, ee and oo before it looks a word up).
 */
export const WORD_CLASSES = {
  tooth: `tooth teeth molar molars incisor incisors premolar premolars canine canines milktooth wisdomtooth
    dant dat danth dad dadh dar danto danton dadha pallu pal hallu hal dante danta danti`,
  gum: `gum gums gumline gingiva masuda masude masudo masudon masura masure masudha masudhe masudhon masoda masode masodon
    mashuda hirdya hirdi iru chigullu mari`,
  pain: `pain pains painful painfull paining pained ache aches aching ached achy hurt hurts hurting toothache sore soreness tender tenderness
    agony discomfort uncomfortable excruciating dard dards darad dardh dukh dukhta dukhti dukhte dukhata dukhna dukhraha pida vali valikkuthu valikkudhu valikuthu noppi novu byatha betha dukhto
    dukhat vedana dukhavo dukhe vedna jantrana`,
  mouth: `mouth munh mukh oral thonda vai noru bayi`,
  face: `face facial chehra chehre chehara muhra mukham mugam cheek cheeks gal galo galon gaal kannam buggalu`,
  cheek: 'cheek cheeks gal galo galon kannam',
  jaw: 'jaw jaws jawbone jabda jabde jabdo jabra jabre mandible dadai tmj',
  tongue:
    'tongue jibh jib jeebh jivha jubaan zuban jubah zabaan juban zaban nakku naalukka nakka naaku jeev',
  lip: 'lip lips hont honth hoth hontho othh',
  palate: 'palate talu taalu tallu',
  throat: 'throat gala gale galla thondai gontu',
  neck: 'neck gardan gardhan kazhuthu',
  chin: 'chin thodi thuddi thudi',
  eye: 'eye eyes ankh ankhe ankhen ankho ankhon aankh kannu eyelid eyelids lids palak palke palkein eyeball eyeballs',
  ear: 'ear ears kan kano kadhu',
  head: 'head headache',
  swell: `swell swells swelled swelling swellings swollen puffy puff puffed puffiness puffing bulge bulging bulged inflamed inflammation ballooned fullness enlarged
    sujan suja suji suje sujh sujha sujhan sujna sujgaya sujgayi sujgai suj sojish sujla soj phul phula phuli phule phulgaya phulgayi vikkam vingi vapu sooj fula fuli fulgaya`,
  lump: `lump lumps bump bumps growth growths ball bead mass nodule gland glands knot gola ganth gath gathan gant ghath gaanth`,
  pus: 'pus mawad mavad mavaad pip peep mawaad pipp discharge',
  ulcer: `ulcer ulcers sores ulceration canker chhala chhale chala chale chhalo chhalon chalo chhaala ghav ghaav jakhm zakhm jakham zakham wound punnu alsar aphthous`,
  blister:
    'blister blisters bubble bubbles vesicle vesicles phunsi phunsiyan dane daane dana fafola fafole phafole',
  patch:
    'patch patches spot spots plaque dhabba dhabbe dhabe dag daag daage chakta chakte chakatta chakatte chakata area areas mark marks coating layer',
  white: 'white whitish safed saphed safaid sufed velai',
  red: 'red reddish redness lal laal lalima sivappu',
  bleed: `bleed bleeds bleeding bled blood bloody khun ratham rattam rakta rokto rokta rakt ratta raktha netturu khoon lahu ooze oozes oozing`,
  cold: `cold chilled chilly ice icy icecream cool thanda thande thandi thandha thandhe thand thandai thund kulfi freezing fridge refrigerated`,
  hot: `hot warm heat garam garm grm garmi garama`,
  sweet: 'sweet sweets chocolate chocolates mithai mitha mithe mithi sugary candy',
  bite: `bite bites biting bit chew chews chewing chewed chabana chabane chabate chabata chabati chabaane chaba chabao chabte chabane`,
  eat: 'eat eats eating ate eaten food meal meals khana khane khate khata khati khaane kha khaya khayi',
  drink: 'drink drinks drinking drank pina pine pite pita piti water pani',
  brush: 'brush brushes brushing brushed brushs toothbrush brus manjan',
  press:
    'press presses pressing pressed push pushed pushing squeeze squeezing squeezed dabane dabana daba dabate dabao dabaya touch touching touched touches chhune chune chhuna chuna tap tapping tapped tapped thokne',
  loose:
    'loose loosened wobbly wobble wobbles wobbling sway sways swaying dangling dangles shaky shaking shake shakes mobile moving hilta hilti hilte hil hilne hilna hilraha dhila dhili dhile',
  cavity:
    'cavity cavities decay decayed decaying caries carious hole holes rotten rotting rot rots sadan sada sadi sade sadna kida kide keeda keede kira chhed ched gaddha gadda gadha sadgaya kide',
  broken:
    'broken broke break breaks breaking chipped chip chips chipping fractured fracture fractures cracked crack cracks split tut tuta tuti tute toota toot tutgaya tutgayi tutna snapped',
  fever: 'fever fevers febrile bukhar bukhaar bukar bhukar jwar kaichal jvaram jvara',
  shiver:
    'shiver shivers shivering chills rigors rigor kanpkapi kampkapi kapkapi thithuran tharthar',
  filling: 'filling fillings filled restoration cement bhara bharwaya bharvaya',
  crown: 'crown crowns cap caps capped crowned veneer bridge topi',
  extract:
    'extracted extraction removed removal removing pulled nikalwaya nikalvaya nikalwaye nikalwayi nikalwai nikala nikali nikaala ukhadwaya ukhaad ukhada',
  child:
    'child children kid kids son daughter boy girl beta beti bachcha bachche bacha bache bacchi bachchi bachi toddler baby infant grandson granddaughter nephew niece newborn munna bachey bacche betu ladka ladki kuzhandai',
  infantword: 'baby infant newborn',
  relative:
    'father mother dad mom mum mummy papa husband wife brother sister uncle aunt grandfather grandmother grandma grandpa friend friends neighbour neighbours neighbor cousin colleague parents family boyfriend girlfriend gf bf roommate partner amma appa maa pita bhai behen pati patni dost relative relatives cousin spouse hubby bhabhi chacha nani dadi',
  tobacco:
    'tobacco gutka gutkha khaini tambaku tambakhu tamaku mawa zarda jarda snuff naswar mishri hans pouch',
  smoke:
    'smoke smokes smoked smoking smoker cigarette cigarettes cigar cigars ciggarette cigarete cigrette bidi bidis beedi beedis biri hookah hukka vape vaping cig cigs',
  areca: 'areca supari supaari betel paan pan paans arecanut tamul',
  alcohol:
    'alcohol alcoholic liquor whisky whiskey rum vodka beer wine sharab daru daaru peg pegs drinker drunk',
  breathe:
    'breathe breathes breathing breath breathless breathlessness sans saans swas shwas moochu',
  swallow:
    'swallow swallows swallowing swallowed gulp gulping nigal nigalne nigalna nigalte ghutakne nigla gutakne vizhunga',
  water: 'water liquid liquids fluid fluids saliva spit sips sip pani thuk thook lar laar juice',
  saliva: 'saliva spit spittle thuk thook lar laar drool',
  open: 'open opens opening opened khul khulna khulta khulti kholne khol kholna khole khulraha khulne kholte khola gape yawn',
  grow: 'grow grows growing grown grew increase increases increased increasing spread spreads spreading spreaded bigger larger worse worsening doubled fast rapidly badh badhti badhta badhi badha badhna badhgaya badhgayi phail phailta failta failraha phailraha bada badi bade',
  sleep:
    'sleep sleeping slept asleep sone sona soya soti sota nind nend neend night nights nighttime bedtime midnight rat raat raato overnight',
  smell:
    'smell smells smelling smelly smelt stink stinks stinking stinky odour odor foul badbu badboo badbo durgandh gandh',
  injuryword:
    'accident fell fallen hit knocked punch punched elbow elbowed injury injured trauma slipped tripped crash collided banged kicked gir gira giri girne girgaya girgayi chot chott thokar fight assault slapped struck takra takraya thappad smashed smashing headbutt',
  numb: 'numb numbness sunn sunna sunnpan senseless deadened',
  stain:
    'stain stains stained staining discolour discoloured discolor discolored discolouration discoloration',
  yellow:
    'yellow yellowish brown brownish black blackish dark pila pile pili kala kale kali bhura bhure grey gray greyish',
  gap: 'gap gaps space spaces spacing gapp dooriyan khali',
  crooked:
    'crooked crowded crowding overlap overlapping overlapped misaligned irregular protruding protrude protrudes forward tedhe tedha tedhi zigzag twisted buck crossed uneven rotated overjet',
  worse:
    'worse worsening worsened increasing increased increases badh badhta badhti badhraha zyada jyada',
  faint:
    'faint fainted fainting faintness dizzy dizziness lightheaded giddy giddiness giddyness pale pallor blackout collapsed collapse chakkar chakar behosh unconscious clammy',
  denture: 'denture dentures',
  braces: 'braces brace brackets bracket aligner aligners retainer',
  nobody: 'none nobody nothing nil',
  hopeless: 'uncontrolled uncontrollable',
  morning: 'morning mornings waking wake subah savere',
  upper: 'upper top uparwala upar uper upare oopar',
  normal:
    'normal normally ok okay fine well healthy theek thik thk tik sahi freely easily properly clear comfortable comfortably usual',
  heartword: 'heart cardiac dil hriday hruday hridaya heartbeat',
  stomachword:
    'stomach pet gut tummy abdomen intestine intestinal gastro gastrointestinal vayiru amashay',
  kidneyword: 'kidney kidneys kidni gurda gurde renal',
  liverword: 'liver jigar yakrit livar',
  diabetes: 'diabetes diabetic sugar madhumeh',
} as const;

/** Everyday words that must never be taken for a slip of a dental word. */
export const PLAIN_WORDS = `confusing confused annoying thinking planning looked looking feeding reading leading sleeve slept steps stairs started starting staying waited waiting
  drive driving drops dropped boiled board bored burst march merry money mummy nurse other order older oldest about above after again against almost alone along already also always among another answer around asking back
  because become becoming been before began begin behind being believe below beside best better between both bring brings brother brought build
  called came care case cause causes change changed check checked clean cleaned cleaning clear close closed coffee college come comes coming common
  complete consult cost could country daily dear deep dental dentist diet different difficult dinner doctor does doing done down during each early
  ears easy either else enough even evening ever every exam exams except expensive extra feel feeling feels feet felt figure fill find finger fingers
  finish first five floor follow food foods foot form found four free fresh friend from front full gave getting give given glass going gone good got great
  green half hand happen happened happens hard have having health hear heard heart heavy held hello help here high hold home hope hospital hour hours
  house however husband idea important inch inside into issue itself just keep keeps kept kind know known large last lately later least leave left less
  like line lines little live lives local long longer look looking looks looses losing lost lots lower lunch made main make makes making many marry match
  maybe mean meaning means meat medical medicine medicines meet meeting mild milk mind minute minutes miss missed mirror money month months more moreover
  most mostly much music must name near nearly need needed never news next nice nine normal nose note nothing notice noticed number office often older once
  only other others over paid paste past paying people person phone photo photos picture piece pieces place plan play please point possible problem proper
  quick quite rather reach read reading ready really reason recent regular remain rest rice right roll room root round said same save saying says scale
  school second seem seems seen send sense serious seven several shall sharp should shout show side sight silver simple since single sister sitting size
  skin slight slightly slow slowly small smile some something sometimes soon sorry sound sour special spoon stand start started starts state stay still
  stomach stone stop stopped stops street strong study stuff such sudden suddenly suggest summer sure surface table take taken takes taking talk talking
  taste tell test thank thanks that their them then there these they thick thin thing things think third this those though thought thread three throat
  through tight till time times tips today together told tomorrow tonight took total touch toward town treat treated treatment tried trouble true trying
  turn turned twelve twice under until upset urgent used uses using usual usually very visible visit voice wait waiting walk walking want wanted warm
  wash watch week weeks weight well went were what wheat when where which while whole whom whose wife will winter wire with within without woman women
  wonder wonderful word work working world worried worry worst would write wrong year years yellow young your yours yourself grow plate late plane
  trauma mother gather rather bread break broad board bored feeding bleach breast chest cheese check cheer choose chair speak spread steel still stool
  brown crown crowd clown drown drain drawn dream dress drive throw thrown theft tenth month mouse south north worth youth truth teach peach reach beach
  sweat sweep sleep sheep creep steep tower power lower flower shower cover fewer fiver never river silver liver lever seven sugar cigar begin being
  gland grand brand bland blind blend bland scare score store shore more share spare stare sores sorry story stare bitter butter better letter matter
  batter later water paper proper pepper upper copper tongs tooth booth smooth goods money honey chalk chalky`;
