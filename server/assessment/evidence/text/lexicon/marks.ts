/**
 * Phrases that tell how a clause is meant when it is not stated as true of the patient now. `normal`: a function is said
 * to work. `figure`: a figure of speech.
 */
export const MARK_PHRASES = {
  normal: [
    'no/not/without/never/nil/zero/dont/doesnt/didnt/isnt/havent/hasnt/nahi/nor/neither/none >@hard/difficulty/discomfort/pain/issue/issues >@breathe/@swallow/@open/@urine/@sight/speaking/talking/eating/drinking',
    '@breathe/@swallow/@open/@urine/@sight/@saliva/@eat/@drink/@water >@normal/normally/easily/freely !not/no/nahi/cannot/cant/hardly/barely/isnt/wont/less/only/except/until/was/were',
    '@normal/normally/easily/freely >@breathe/@swallow/@open !not/no/nahi/cannot/cant/hardly/barely/isnt/wont/was/were',
    'can/able/manage >@breathe/@swallow/@open/@eat/@drink/bite/chew/talk/speak !not/no/nahi/cannot/cant/hardly/barely/only/just/less/without/one/finger/spoon/straw/drops/sips/sip',
    '@breathe/@swallow/@open/@eat/@drink >without +any/@hard/difficulty/pain/trouble/problem',
    '@breathe/@swallow/@open/@drink >@hard >nahi/no/not',
    'bilkul +@normal',
    'sab +@normal',
  ],
  past: [
    'years/year/months/month/decades/saal/sal/mahine >ago/back/earlier/pehle/pahle',
    'last +year/winter/summer',
    'childhood/bachpan/formerly/once/youth/teens',
    'school/college +days/time/years',
    'used +to',
    'when/as +i/we +was/were',
    'as +a +child/kid/boy/girl/teenager/student',
    'history +of',
    'recovered/healed/resolved/subsided/subsides/discharged/settled/survived',
    '@normal/better/gone/over/past/done +now',
    'now/already/since +@normal/better/healed/recovered/settled/gone',
    'gone/went/passed/stopped/dried +now/away/off/up',
    'theek/thik +ho +gaya/gayi/gaye',
    'was/were/had/got >now +@normal',
  ],
  asked: [
    'can/could/will/would/may/might/should/does/do/is/are +it/this/that/they/a/an/there/one/you/someone/we/i/such/people',
    'what/how +if/to/do/does/can/should/is/are/much/many/long/common/likely/dangerous/would/will',
    'which/why/who/whom/when',
    'kya/kaise/kitna/kitni/kab/kyun/kyu',
    'first +aid',
    'wondering/wonder/curious/question/asking',
  ],
  supposed: [
    'if/incase/suppose/supposing/agar/unless/whether/lest',
    'in +case',
    'might/maybe/perhaps/shayad/possible/possibly',
    'otherwise/warn/warned/warns/risk/risks/chance/chances',
  ],
  feared: [
    'afraid/scared/worried/worry/worries/worrying/fear/fears/fearing/dread/dreading/anxious/anxiety/nervous/panic/panicking/terrified/frightened/paranoid/concerned/tension/darr/dar/phobia/nightmare/nightmares/dream/dreamt/dreams/ghabra',
    'hope/hoping/pray/praying/thought/imagined/imagine/convinced',
  ],
  wished: [
    'want/wants/wanted/wanting/wish/wishes/like/love/rather/prefer/chahta/chahti/chahte/chahiye',
    'looking +for/forward',
    'cannot/dont +stand/wait',
  ],
  other: [
    'friend/friends/neighbour/neighbours/neighbor/neighbors/colleague/colleagues/classmate/someone/somebody/people/others/celebrity/actor/acquaintance/padosi/padosan/chacha/chachi/mama/mausi/tau/dost/saheli/uncle/aunt/aunty/cousin/maid/driver/boss/roommate',
    'puppy/dog/cat/cow/buffalo/pet/laptop/phone/car/wall/roof/cave/mine/market/computer',
    'movie/film/films/serial/series/news/article/blog/google/googled/read/youtube/video/instagram/whatsapp/internet/story/stories/heard/book/novel/game/akhbar/padha/suna',
  ],
  figure: [
    'killing/kills/kill/kills +me/my/us',
    'drive/drives/driving/driven/drove +me/us',
    'death/dying/died/die +of/to/laughing/from',
    'to/me/my +death',
    'joke/joking/lol/haha/hehe/literally/almost/nearly/practically/pun',
    'heart +sank/skipped/stopped/broke/breaks/melts',
    'as +if/though',
    'out +of +my/her/his +mind',
    'breath/breathe +of/easy/taking/away/odour/smell/smells/stinks',
    '@breathe >@smell',
    'saans +ki +badbu',
    'bloody +hell/tooth/thing/dentist/pain/expensive',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
