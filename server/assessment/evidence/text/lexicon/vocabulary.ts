const numbers = (from: number, to: number, step: number): string =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) =>
    String(Number((from + index * step).toFixed(1))),
  ).join(' ');

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
  bite: `bite bites biting bit chew chews chewing chewed chabana chabane chabate chabata chabati chabaane chaba chabao chabte`,
  eat: 'eat eats eating ate eaten food meal meals khana khane khate khata khati khaane kha khaya khayi',
  drink: 'drink drinks drinking drank pina pine pite pita piti water pani',
  brush: 'brush brushes brushing brushed brushs toothbrush brus manjan',
  press:
    'press presses pressing pressed push pushed pushing squeeze squeezing squeezed dabane dabana daba dabate dabao dabaya touch touching touched touches chhune chune chhuna chuna tap tapping tapped thokne',
  loose:
    'loose loosened wobbly wobble wobbles wobbling sway sways swaying dangling dangles shaky shaking shake shakes mobile moving hilta hilti hilte hil hilne hilna hilraha dhila dhili dhile',
  cavity:
    'cavity cavities decay decayed decaying caries carious hole holes rotten rotting rot rots sadan sada sadi sade sadna kida kide keeda keede kira chhed ched gaddha gadda gadha sadgaya',
  broken:
    'broken broke break breaks breaking chipped chip chips chipping fractured fracture fractures cracked crack cracks split tut tuta tuti tute toota toot tutgaya tutgayi tutna snapped',
  fever: 'fever fevers febrile bukhar bukhaar bukar bhukar jwar kaichal jvaram jvara',
  shiver:
    'shiver shivers shivery shivering chills rigors rigor kanpkapi kampkapi kapkapi thithuran tharthar',
  filling: 'filling fillings filled restoration cement bhara bharwaya bharvaya',
  crown: 'crown crowns cap caps capped crowned veneer bridge topi',
  extract:
    'extracted extraction removed removal removing pulled nikalwaya nikalvaya nikalwaye nikalwayi nikalwai nikala nikali nikaala ukhadwaya ukhaad ukhada',
  child:
    'child children kid kids son daughter boy girl beta beti bachcha bachche bacha bache bacchi bachchi bachi toddler baby infant grandson granddaughter nephew niece newborn munna bachey bacche betu ladka ladki kuzhandai',
  infantword: 'baby infant newborn',
  relative:
    'father mother dad mom mum mummy papa husband wife brother sister uncle aunt grandfather grandmother grandma grandpa friend friends neighbour neighbours neighbor cousin colleague parents family boyfriend girlfriend gf bf roommate partner amma appa maa pita bhai behen pati patni dost relative relatives spouse hubby bhabhi chacha nani dadi',
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
  bigthing: `balloon balloons golf tennis cricket football melon mango lemon lime egg eggs orange potato aloo nimbu gubbara plum walnut grapefruit hamster
    chipmunk squirrel guava santra brick`,
  measure: `straw straws spoon spoons syringe finger fingers fingertip fingertips ungli ungliyan coin pencil chamach chammach biscuit toothbrush knuckle`,
  arm: `arm arms shoulder shoulders bazu baju kandha kandhe elbow wrist baah`,
  life: `life zindagi jindagi living live jeena jina jine jeene`,
  longstanding: `longago month months mahine mahino mahina weeks hafte slowly gradually dheere sometimes always hamesha whenever brush brushing brushes brushed floss
    flossing scaling whitening braces click clicks clicking grind grinding photo photos selfie selfies wedding tobacco gutka khaini supari paan pregnant pregnancy
    trimester teething childhood bachpan stain stains polish`,
  little: `poti pota nati natin munna munne munni gudiya bitiya bachhi bacchi chhota chhoti chhotu tot toddler todler nursery pupil girl boy lad kiddo beta beti bete grandchild`,
  baby: `baby babies babys infant newborn month months mahine mahino weeks shishu navjat dummy pram cot rolled crawl crawling`,
  torn: `torn ripped rip split splits tore teared cut cuts bruised bruise phat phati phata fat fati fata chir chira chiri string frenulum frenum jhilli gash`,
  hitter: `ball gend football brick eent rod pole bat door darwaza darwaze danda plank stone pathar patthar khilona steering seat swing jhula jhoole jhule khaat stairs sidhi
    horse ghoda cow gaay bail sing kohni elbow knee ghutna head goalpost post table corner handle hammer hathoda tree ped deewar iron lohe machine lorry truck bus
    tractor auto car netball hockey rugby boxing pool trampoline slide scaffold ladder helmet racket racquet frisbee shot cycle scooter bike punch mukka thappad slap`,
  deathword: `suicide suicidal khudkushi atmahatya phanda fanda noose marna maut goodbye alvida hanging overdosing selfharm`,
  olderage: `${numbers(51, 95, 1)} pensioner nani dadi dada nana retired umar elderly gran nan grandma granny`,
  look: `look looks looking see seeing sees dekhne dekhta dikhta`,
  cant: `cannot cant havent hasnt hardly barely scarcely unable nahi not never wont wouldnt doesnt dont didnt couldnt isnt impossible refuse refuses refusing refused
    fails failing nothing neither`,
  hard: `difficult difficulty difficulties hard harder trouble troubled troubles problem problems struggle struggles struggling struggled dikkat diqqat taklif takleef
    mushkil pareshani tough laboured labored labouring laboring effort zor mehnat kathin kathinai rukawat fighting fight fights`,
  noisy: `noise noises noisy noisily sound sounds whistle whistling whistles wheeze wheezes wheezing wheezy rattle rattling rattles gurgle gurgling gurgly rasp rasping
    raspy squeak squeaky squeaking snore snores snoring stridor crowing grunting gasp gasps gasping awaz ghargharahat siti`,
  voice: `voice sound sounds sounded sounding speech speak speaks speaking spoke talk talks talking talked words bol bolna bolne bolta bolti awaz`,
  changedvoice: `muffled muffle garbled gurgling hoarse husky thick thicker potato marble marbles cotton underwater slurred slurring slurry slur drunk strange strangely funny
    weird different changed changing moti mota bhari badal badli badla dabi gargly unclear nasal alag aalu aloo`,
  lie: `lie lies lying laying lay laid lete letne leta leti letna reclining`,
  upright: `sit sits sitting sat upright propped chair recliner armchair pillows baith baithe baithkar baithi baitha baithna propping props`,
  cough: `cough coughs coughing coughed khansi khasi wheeze wheezing wheezy wheezes choke chokes choking choked breathless gasping hacking hack khaste khasne
    coffin coughin hacks`,
  piece: `piece pieces fragment fragments bit bits chip chunk part portion cap crown crowns filling fillings bracket bridge veneer denture clasp plate tukda tukde hissa
    half corner`,
  drool: `drool drools drooling drooled dribble dribbles dribbling dribbled slobber slobbering`,
  sudden: `hour hours hourly minute minutes overnight evening morning noon afternoon today tonight quickly fast rapidly suddenly sudden within ghante ghanta ghanto ghanton
    jaldi tezi teji achanak subah shaam sham aaj raat night yesterday kal lunch breakfast dinner bedtime`,
  bigger: `double doubled doubles doubling twice triple tripled trebled bigger larger huge massive enormous giant balloon balloons ballooned ballooning football melon
    grapefruit growing grown grew grow grows increase increased increases increasing spread spreads spreading spreaded climbing climbs creeping creeps expanding
    expands dugna dugni duguna guna badh badhti badhta badhi badhna badhne phail phaili phailti failti gubbara tennis orange lemon mango massively hugely`,
  swelling: `swell swells swelled swelling swellings swollen puffy puffed puffiness puffing bulge bulging bulged ballooned balloon sujan suja suji suje sujh soj sojish phul
    phula phuli phule`,
  blow: `accident crash collision fell fall falls fallen falling hit hits knock knocked knocks punch punched kick kicked elbow elbowed injury injured trauma slipped
    tripped tripping skid skidded collided banged bang bumped smashed smash fight assault slapped slap struck tumbled tumble headbutt headbutted thrown fist gir
    gira giri gire girte girne girkar chot hockey cricket kabaddi basketball volleyball boxing skating skates skateboard bike cycle bicycle motorcycle scooter
    scooty activa impact mishap wrestling thokar takra takrai takraya takkar mukka ghusa thappad ladai jhagda mugged beaten smacked smack dashboard steering
    airbag rugby kerb railing collapsed blow blows fisla fisal fisli handlebars handlebar clash tackle danda cork swing swings trolley ladder netball brick mosh scaffold maar mara maari phisal phisla phisli jhoola jhula bowl slide footy`,
  moved: `pushed moved shifted inward inwards backward backwards behind twisted twist bent crooked tilted tilting hanging hangs dhas ghus andar piche peeche tedha tedhi
    tedhe rotated displaced dislodged jammed sideways slanting leaning leans protruding sunk driven khisak khisakkar khisakakar dhans dhansa turned sticking muda mudi shoved latak lataka`,
  vomit: `vomit vomits vomited vomiting ulti ultiyan threw`,
  sleepy: `sleepy drowsy drowsiness sleepiness lethargic lethargy listless floppy limp susti sust nidhal unresponsive dopey groggy dazed drifting drifts drowsing`,
  muddled: `confused confusion muddled disoriented delirious delirium incoherent nonsense rubbish rambling behki behka hallucinating babbling bahki bahka behak bahaki
    gibberish gibbering disorientated`,
  pouring: `pouring pours gushing gushes gush flowing flows dripping drips trickling trickles leaking leaks spurting spurts pumping squirting streaming oozing oozes ooze
    seeping seeps welling tapak beh bah ris`,
  ongoing: `still keeps keep kept continues continuous continuously continuing nonstop stop stops stopping stopped again constantly lagatar ruk rukta rukti band despite yet
    more since through hours hour ghante`,
  cloth: `pillow pillows pillowcase towel towels cloth cloths shirt tissue tissues gauze gauzes cotton bedsheet sheet sheets handkerchief hanky rumal kapda kapde takiya
    tauliya rui napkin pad pads bowl bucket basin sink cup`,
  soaked: `soaked soaking soaks soak drenched full fills filled filling wet red bloody lal bhig bhiga bhar changed changing changes ruined`,
  clot: `clot clots clotted clotting thakka thakke liver jelly`,
  exertion: `exertion effort exert exercise exercising climb climbs climbing uphill stairs staircase steps hill walk walks walking brisk rush rushing run running runs jog
    jogging carry carrying gardening mowing treadmill gym floor floors chalne chalte chalta chalti chadhne chadhte chadhta chadhti daudne bhagne paidal pahad hoover hoovering vacuuming sair chadhai uthate uthane saamaan saman lift lifts carries buckets shopping luggage jhadu plough ploughing lifting pedal pedalling seedhi seedhiyan
    sidhiyan mower mopping sweeping jogged climbed walked bus mosque temple market uphills`,
  atrest: `rest rests resting stop stops stopping stopped sit sits stand stands pause pauses halt settles eases goes gone vanishes disappears ruk rukne rukte baith baithne
    aram thik theek`,
  chestword: `chest chests breastbone sternum sine seene sina seena chhati chati nenju`,
  pressure: `pressure heavy heaviness tight tightness tightening squeezing squeeze crushing crush weight band bhari bhaari bharipan jakdan dabav ghabrahat`,
  sweat: `sweat sweats sweating sweaty sweated paseena pasina clammy drenched`,
  painkiller: `painkiller painkillers paracetamol paracitamol parasitamol acetaminophen crocin calpol tylenol panadol dolo pcm combiflam brufen ibuprofen ibugesic advil
    nurofen aspirin disprin diclofenac voveran ketorol ketorolac zerodol nimesulide nise meftal tramadol aceclofenac naproxen pacimol flexon sumo saridon tablet
    tablets pill pills goli goliyan codydramol cocodamol codeine codamol lemsip`,
  poisonword: `poison poisonous bleach acid phenyl phenol harpic lizol dettol kerosene petrol diesel turpentine thinner pesticide insecticide ratkill detergent cleaner drain
    caustic lye battery batteries mosquito zahar zeher zehar jahar jeher tezab tejab sanitizer sanitiser camphor naphthalene mothballs weedkiller phosphide cyanide
    antifreeze pod pods laundry finail finayl phinyl phinail chuhe vape nicotine tezaab kitnashak keetnashak disinfectant dishwasher`,
  ingest: `swallowed swallow drank drunk drink drinks drinking ate eaten eat eats ingested licked consumed gulped took taken piya pi pee pili kha khaya khayi khali pila
    nigal nigla sipped`,
  weakbody: `chemo chemotherapy transplant transplanted transplantation immunosuppressed immunosuppressant immunosuppressants immunosuppression immunocompromised steroid
    steroids prednisolone prednisone wysolone deflazacort dexamethasone methotrexate tacrolimus pangraf cyclosporine ciclosporin mycophenolate azathioprine imuran
    humira adalimumab infliximab etanercept biologic biologics rituximab leukemia leukaemia keemotherapy kimotherapy neutrophil neutrophils lymphoma myeloma neutropenia neutropenic hiv aids cd4 oncologist
    oncology cancer dialysis spleen splenectomy insulin hba1c marrow radiation keemo kimo lupus infusion infusions rheumatoid methotraxate`,
  infected: `infection infected infections abscess abscesses boil pus mawad mavad peep phoda phunsi swelling swollen sujan suja suji pericoronitis cellulitis socket fever
    bukhar`,
  thinner: `bloodthinner warfarin acitrom acenocoumarol heparin eliquis apixaban xarelto rivaroxaban pradaxa dabigatran clopidogrel clopilet plavix ticagrelor brilinta
    ecosprin hemophilia haemophilia haemophiliac hemophiliac platelets willebrand anticoagulant anticoagulants clopitab`,
  sip: `sip sips sipping sipped ghoont ghunt drop drops spoon spoonful spoonfuls`,
  urine: `urine urinate urinated urinating peed peeing wee weed weeing susu sussu peshab nappy nappies diaper diapers potty`,
  sight: `vision sight eyesight see sees seeing nazar dikh dikhta dikhai dikhna dikhti dikhte`,
  seendouble: `double doubled blurred blurry blur blurring foggy fuzzy dim hazy cloudy lost loss gone dark darkening curtain blind blindness less poor reduced flashes two do
    dhundhla dhundhli dhundla kam worse smudgy twin twins grey gray shadow`,
  limb: `arm arms leg legs hand hands haath hath pair bazu body limb limbs`,
  weakness: `weak weakness numb numbness heavy paralysed paralyzed paralysis droop droops drooped drooping sagging sagged crooked twisted tedha tedhi kamzor lakwa
    dead limp fallen pulled dropped latak lataka latka latki droopy lopsided`,
  degrees: `${numbers(38, 42, 0.1)} ${numbers(100.5, 106, 0.1)}`,
  highsugar: numbers(250, 600, 1),
  manytablets: `${numbers(6, 60, 1)} six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen eighteen twenty thirty chhe saat aath nau das barah pandrah bees`,
} as const;

/**
 * Words besides the general English ones that must never be taken for a slip of another word: Hindi verbs, and the
 * names that normalising gives to two words.
 */
export const PLAIN_WORDS = `nikalne nikalna nikalte nikalta nikalti nikalke nikle nikla nikli thoda thode karte bloodpressure bloodtest rootcanal coldsore
  icecream chewinggum longago`;
