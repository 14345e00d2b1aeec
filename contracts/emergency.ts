import type { Emergency } from './diagnosis.ts';
import { RED_FLAG_LEVELS } from './red-flags.ts';
import type { RedFlagId } from './red-flags.ts';

type EmergencyFlag = {
  [Id in RedFlagId]: (typeof RED_FLAG_LEVELS)[Id] extends 'emergency' ? Id : never;
}[RedFlagId];

/** What to do now for one flag; `title` is used when this flag is the gravest of all raised. */
type Help = {
  readonly level: Emergency['level'];
  readonly title: string;
  readonly advice: readonly string[];
};

const CALL =
  'Call 112 or 108 now, or have someone take you to the nearest hospital emergency department.';
const HOSPITAL =
  'Go to the nearest hospital emergency department now; call 112 or 108 if you cannot get there.';
const NOTHING_BY_MOUTH = 'Take nothing by mouth: no food, no drink and no tablets.';
const NOT_DRIVE = 'Do not drive yourself, and do not stay alone.';

const INFECTION_TITLE = 'This may be a serious infection that needs a hospital now';
const INFECTION_ADVICE = [
  HOSPITAL,
  'Sit upright, and call 112 or 108 at once if breathing or swallowing gets hard.',
];

const INJURY_ADVICE = [HOSPITAL, NOT_DRIVE];

/** Gravest first: the order decides the title and whose advice comes first. */
const HELP: Readonly<Record<EmergencyFlag, Help>> = {
  airway_compromise: {
    level: 'medical',
    title: 'Trouble breathing is an emergency',
    advice: [CALL, 'Sit upright and lean forward a little; do not lie flat.', NOTHING_BY_MOUTH],
  },
  cardiac_symptoms: {
    level: 'medical',
    title: 'This pain may come from the heart',
    advice: [CALL, 'Stop all effort, sit down and rest.', NOT_DRIVE],
  },
  inhaled_fragment: {
    level: 'medical',
    title: 'A piece may be in your airway',
    advice: [CALL, 'Stay sitting up, and keep coughing if you need to.', NOTHING_BY_MOUTH],
  },
  analgesic_overdose: {
    level: 'medical',
    title: 'Too much painkiller can harm you before you feel ill',
    advice: [
      HOSPITAL,
      'Take no more painkillers of any kind.',
      'Bring the strips or bottles with you, and do not try to vomit.',
      'If you took them to hurt yourself, tell someone near you and call Tele-MANAS on 14416; you deserve help.',
    ],
  },
  head_injury: {
    level: 'medical',
    title: 'A head injury needs a hospital now',
    advice: INJURY_ADVICE,
  },
  uncontrolled_bleeding: {
    level: 'medical',
    title: 'Bleeding that does not stop needs a hospital now',
    advice: [
      HOSPITAL,
      'Bite firmly on a folded clean cloth or gauze all the way there, sitting upright.',
      'Do not rinse, and do not stop a prescribed blood thinner by yourself.',
    ],
  },
  floor_of_mouth_swelling: {
    level: 'medical',
    title: 'Swelling under the tongue or chin can block your breathing',
    advice: [CALL, 'Sit upright; do not lie flat.'],
  },
  dysphagia: {
    level: 'medical',
    title: 'Not being able to swallow is an emergency',
    advice: [CALL, 'Sit upright and let saliva run out.', NOTHING_BY_MOUTH],
  },
  spreading_facial_swelling: { level: 'medical', title: INFECTION_TITLE, advice: INFECTION_ADVICE },
  eye_involvement: {
    level: 'medical',
    title: 'A swollen or painful eye with this infection needs a hospital now',
    advice: INFECTION_ADVICE,
  },
  systemic_infection: { level: 'medical', title: INFECTION_TITLE, advice: INFECTION_ADVICE },
  immunosuppressed_infection: {
    level: 'medical',
    title: 'With weak defences this infection needs a hospital now',
    advice: [
      HOSPITAL,
      'Tell the staff at once about your treatment or your sugar, and call your own doctor on the way.',
    ],
  },
  trismus: {
    level: 'medical',
    title: 'A mouth that suddenly hardly opens needs a hospital now',
    advice: INFECTION_ADVICE,
  },
  child_dehydration: {
    level: 'medical',
    title: 'This child may be drying out',
    advice: [
      HOSPITAL,
      'On the way give small sips of ORS or water often, if the child is awake and can swallow.',
    ],
  },
  vision_change: {
    level: 'medical',
    title: 'Changed sight after an injury needs a hospital now',
    advice: [...INJURY_ADVICE, 'Do not press on the eye or blow your nose.'],
  },
  facial_trauma: {
    level: 'medical',
    title: 'A bone of the face may be broken',
    advice: [...INJURY_ADVICE, 'Keep the jaw still and do not blow your nose.'],
  },
  avulsed_permanent_tooth: {
    level: 'dental',
    title: 'A knocked-out tooth can often be saved within the hour',
    advice: [
      'Pick the tooth up by the crown (the white part) and never touch or scrub the root.',
      'If it is dirty, rinse it for at most 10 seconds in milk or clean water.',
      'Put it back into its socket at once and bite gently on a clean cloth; do this for an adult tooth only, never for a milk tooth.',
      'If you cannot put it back, keep it in cold milk, not in water, tissue or dry.',
      'Go to a dentist or a hospital dental department within the hour and take the tooth with you.',
    ],
  },
  displaced_tooth_trauma: {
    level: 'dental',
    title: 'A tooth pushed out of place needs a dentist within the hour',
    advice: [
      'Go to a dentist or a hospital dental department within the hour.',
      'Leave the tooth where it is, and do not bite on it.',
      'Hold a cold wet cloth to the lip or cheek on the way.',
    ],
  },
};

const ADVICE_MAX = 6;

/** First sentences of all flags, then second ones: the gravest flag leads, none is left out early. */
const merge = (lists: ReadonlyArray<readonly string[]>): string[] => {
  const merged: string[] = [];
  const longest = Math.max(...lists.map((list) => list.length));
  for (let i = 0; i < longest; i += 1) {
    for (const list of lists) {
      const sentence = list[i];
      const known = sentence === undefined || merged.includes(sentence);
      const alreadySent =
        (sentence === CALL || sentence === HOSPITAL) &&
        (merged.includes(CALL) || merged.includes(HOSPITAL));
      if (!known && !alreadySent) merged.push(sentence);
    }
  }
  return merged.slice(0, ADVICE_MAX);
};

/**
 * What to tell a person with these red flags, or null when none is an emergency. Several flags: the
 * gravest gives the title, the advice is merged, at most six sentences, no doses.
 */
export const emergencyFor = (flags: readonly RedFlagId[]): Emergency | null => {
  const raised = (Object.keys(HELP) as EmergencyFlag[])
    .filter((id) => flags.includes(id))
    .map((id) => HELP[id]);
  const [gravest] = raised;
  if (gravest === undefined) return null;
  return {
    level: gravest.level,
    title: gravest.title,
    advice: merge(raised.map(({ advice }) => advice)),
  };
};
