import type { Subject } from './subject.ts';

const MANY =
  '6/7/8/9/10/11/12/13/14/15/16/18/20/24/25/30/six/seven/eight/nine/ten/eleven/twelve/thirteen/fourteen/fifteen/sixteen/eighteen/twenty/thirty/chhe/saat/aath/nau/das/barah/pandrah/bees';

/** Too many painkillers, swallowed poison, and thoughts of ending one's life. */
export const POISON_AND_OVERDOSE: Subject = {
  says: {
    analgesic_overdose: ['overdose/overdosed/overdosing'],
    poisoning: [
      '@ingest & @poisonword',
      'many/whole/all/strip/bottle/30/20/15/10/full/lots/handful +of/the/my/tablets +sleeping/alprazolam/pills/sleep +pills/tablets',
      'sleeping +pills/tablets/pill/tablet & took/taken/swallowed/many/strip/all',
    ],
    self_harm: [
      'suicide/suicidal/khudkushi/aatmahatya/atmahatya',
      'kill/killing/hang/hanging +myself/himself/herself/themselves',
      'want/wants/wanted/wanna/wish/going/thinking/thoughts +to/of/about/i +die/dying/dead/death/kill/end/were',
      'end/ending/take/taking/finish +my/his/her/own/it +life/own/all',
      'dont/not/doesnt/no/never/nahi +want/wants/wish/chahta/chahti +to/live/be +live/living/alive/exist/wake/here',
      'marna/mar +chahta/chahti/jana/jaana/jau/jaun',
      'jina/jeena +nahi',
      'jine/jeene +ka >nahi',
      'jan/jaan +de/dedu/dunga/dungi/dena',
      'self/myself/herself/himself +harm/harming',
    ],
  },
  hints: {
    analgesic_overdose: [
      'many/much/lot/lots/count/handful/handfuls/strip/strips/bottle/packet/sheet/patta/box/continuously/constantly/nonstop/bunch/dozens/dozen/loads/tons/every/hourly/popping & @painkiller',
      'one/goli/tablet/dolo/crocin/combiflam +after/pe/par/upon +another/goli/tablet/dolo/crocin/combiflam',
      `@painkiller & ${MANY} & took/taken/had/popped/swallowed/ate/eaten/eating/taking/kha/khaya/khayi/khaye/khali/li/liya/le/since/today/total/day/yesterday/gone/finished/24/night/nite/so/already/nos`,
      '@painkiller & double/triple/twice/extra/more +dose/doses/than/recommended/maximum/limit/tablets',
      'too +many/much & tablets/pills/painkillers/paracetamol/dolo/medicine/crocin/combiflam/ibuprofen/brufen',
      'lost +count & @painkiller',
      '@painkiller && together/plus/with/mixed/also/same/alternating/and & @painkiller && working/relief/farak/still/nothing/every',
      '@painkiller && yellow/jaundice/tummy/@vomit/ringing/stomach/dizzy/liver/drowsy & lots/many/day/night/strip/so/count/every/hours',
    ],
    poisoning: [
      '@poisonword & @child/mouth/lips/tongue/munh/throat/burnt/burned/burning & @ingest/mouth/burnt/burned/burning/put/found/bottle/from/@ulcer/white',
      'button/coin/disc +battery/cell',
      '@child/he/she & @ingest & tablets/pills/medicine/medicines/bottle/chemical/liquid/cleaner/perfume/hydrogen/peroxide/mouthwash/oil',
      'swallowed/drank/drunk/piya & bottle/chemical/cleaner/peroxide/mouthwash/spirit/@poisonword/accident/accidentally/mistake',
      'poisoned/poisoning',
      '@ingest & wrong/mistake/accidentally/galti & bottle/tablets/medicine/liquid/something/chemical',
    ],
    self_harm: [
      'hurt/harm/cut/hurting/harming/cutting +myself/herself/himself/themselves',
      'die/dying/mar/marna/death & want/wish/rather/better/feel/feels/chahta/chahti/chahiye/mann/man/jau/jaun/jana',
      'cannot/dont/no +go/take/live/want/bear/point +on/it/anymore/this/to/living/in +anymore/more/longer/life/living/live',
      'life/zindagi/jindagi/jine/jeene & worth/pointless/end/khatam/over/meaning/without/point/nahi/tired/finish/fed',
      'no/any/dont/not/cannot >reason/point/will/wish >live/living/life/going',
      'better +off +dead/without',
      'goodbye/note/pills & end/everyone/forever/life',
    ],
  },
  harmless: [
    'cut/hurt +myself/himself/herself & shaving/shave/razor/knife/kitchen/chipped/fell/tooth/lip/eating/biting',
    'dying +to +get/have/know/see/eat',
    'nerve/tooth/teeth/pulp +dying/dead/died/die/dies/is/has/was +dying/dead/died/die',
    'dead/dying +tooth/teeth/nerve/pulp/molar/skin',
    'dying/die/dead +of +embarrassment/shame/laughter/boredom/hunger/curiosity',
    'killing/kills/kill +me/us/him/her/mood',
    'tooth/teeth/pain/dant/dard/daant +is/was +killing',
    'killer +smile/pain',
    'can/could/will/does/would/should +i/you/it/we >die/dying/fatal/death !want',
    'how +many/much & @painkiller & can/should/may/safe/allowed/take',
    'can/should/may +i +take',
    'every +6/8/12/six/eight/twelve',
    'before/after +food/meal/meals',
    'swallow/swallowing +tablets/pills/tablet/pill',
    'acid +reflux/erosion/food/foods/drinks/attack/wear/fruits/etching',
    'toilet/bathroom/rat +race/floor/seat',
    'thinner +teeth/enamel',
    'one +strip +of +whitening',
    'whitening/pore/nose/abrasive +strip/strips/tablets',
    'denture +tablets/cleaner/cleaning/cleanser',
    'brush/tongue/teeth/tooth/dental/professional +cleaner/cleaning',
    'cleaning/cleaner +of/done/last/my/at/appointment/and/teeth/by',
    'oil +pulling',
    'mouthwash >use/using/used',
    `${MANY} +day/days/week/weeks/year/years/month/months/minutes/hour/hours/mg/ml/am/pm/of/weeks/saal/din/mahine/baje/ghante/years/yr/kg/teeth/to`,
  ],
};
