import type { Emergency } from './diagnosis.ts';
import type { RED_FLAG_LEVELS, RedFlagId } from './red-flags.ts';

type EmergencyFlag = {
  [Id in RedFlagId]: (typeof RED_FLAG_LEVELS)[Id] extends 'emergency' ? Id : never;
}[RedFlagId];

/** What to do now for one flag: its level, its title, then one sentence an entry. */
type Help = readonly [Emergency['level'], string, ...string[]];

const CALL = 'Call 112 or 108 now, or have someone take you to a hospital emergency department.';
const GO = 'Go to a hospital emergency department now; call 112 or 108 if you cannot get there.';
const UPRIGHT = 'Sit upright and lean forward a little; do not lie flat.';
const NOTHING_BY_MOUTH = 'Take nothing by mouth: no food, no drink and no tablets.';
const NOT_ALONE = 'Do not drive yourself, and do not stay alone.';
const IF_WORSE = 'Call 112 or 108 at once if breathing or swallowing gets hard.';
const NO_BLOWING = 'Do not blow your nose, and keep the jaw still.';
const INFECTION = 'This may be a serious infection that needs a hospital now';
const DENTIST = 'Go to a dentist or a hospital dental department within the hour.';

/** Gravest first: the order decides the title and whose advice leads. */
const HELP: Readonly<Record<EmergencyFlag, Help>> = {
  airway_compromise: [
    'medical',
    'Trouble breathing is an emergency',
    CALL,
    UPRIGHT,
    NOTHING_BY_MOUTH,
  ],
  cardiac_symptoms: [
    'medical',
    'This pain may come from the heart',
    CALL,
    'Stop all effort, sit down and rest.',
    NOT_ALONE,
  ],
  inhaled_fragment: [
    'medical',
    'A piece may be in your airway',
    CALL,
    'Sit up, and keep coughing if you need to.',
    NOTHING_BY_MOUTH,
  ],
  analgesic_overdose: [
    'medical',
    'Too much painkiller can harm you before you feel ill',
    GO,
    'Take no more painkillers, and bring the strips or bottles with you.',
    'If you took them to hurt yourself, tell someone near you and call Tele-MANAS on 14416; you deserve help.',
  ],
  head_injury: ['medical', 'A head injury needs a hospital now', GO, NOT_ALONE],
  uncontrolled_bleeding: [
    'medical',
    'Bleeding that does not stop needs a hospital now',
    GO,
    'Bite firmly on a folded clean cloth or gauze all the way there, sitting upright.',
    'Do not rinse, and do not stop a prescribed blood thinner by yourself.',
  ],
  floor_of_mouth_swelling: [
    'medical',
    'Swelling under the tongue or chin can block your breathing',
    CALL,
    UPRIGHT,
  ],
  dysphagia: [
    'medical',
    'Not being able to swallow is an emergency',
    CALL,
    UPRIGHT,
    NOTHING_BY_MOUTH,
  ],
  spreading_facial_swelling: ['medical', INFECTION, GO, IF_WORSE],
  eye_involvement: [
    'medical',
    'The infection may be near the eye: you need a hospital now',
    GO,
    IF_WORSE,
  ],
  systemic_infection: ['medical', INFECTION, GO, IF_WORSE],
  immunosuppressed_infection: [
    'medical',
    'Your body is less able to fight this infection: you need a hospital now',
    GO,
    'Tell the staff at once about your treatment or your sugar, and call your own doctor on the way.',
  ],
  trismus: [
    'medical',
    'If your mouth suddenly opens only a little, you need a hospital now',
    GO,
    IF_WORSE,
  ],
  child_dehydration: [
    'medical',
    'This child may be losing too much fluid',
    GO,
    'Give small sips of ORS or water on the way if the child is awake and can swallow.',
  ],
  vision_change: [
    'medical',
    'Trouble seeing after an injury: you need a hospital now',
    GO,
    NOT_ALONE,
    NO_BLOWING,
  ],
  facial_trauma: ['medical', 'A bone of the face may be broken', GO, NOT_ALONE, NO_BLOWING],
  avulsed_permanent_tooth: [
    'dental',
    'A knocked-out tooth can often be saved within the hour',
    'Hold the tooth by its white crown, and never touch or scrub the root.',
    'If it is dirty, rinse it for at most 10 seconds in milk or clean water.',
    'Put an adult tooth back into its socket at once and bite gently on a cloth; never put back a milk tooth.',
    'If you cannot put it back, keep it in cold milk, not in water or tissue.',
    DENTIST,
  ],
  displaced_tooth_trauma: [
    'dental',
    'A tooth pushed out of place needs a dentist within the hour',
    DENTIST,
    'Leave the tooth where it is, and do not bite on it.',
    'Hold a cold wet cloth to the lip or cheek on the way.',
  ],
};

const ADVICE_MAX = 6;

/**
 * What to tell a person with these red flags, or null when none is an emergency. Several flags: the
 * gravest gives level and title, the advice is merged in that order, at most six sentences, no doses.
 */
export const emergencyFor = (flags: readonly RedFlagId[]): Emergency | null => {
  const raised = (Object.keys(HELP) as EmergencyFlag[]).filter((id) => flags.includes(id));
  const [gravest, ...others] = raised.map((id) => HELP[id]);
  if (gravest === undefined) return null;
  const [level, title, ...advice] = gravest;
  const isCall = (sentence: string): boolean => sentence === CALL || sentence === GO;
  for (const [, , ...more] of others) {
    advice.push(
      ...more.filter(
        (sentence) => !advice.includes(sentence) && !(level === 'medical' && isCall(sentence)),
      ),
    );
  }
  return { level, title, advice: advice.slice(0, ADVICE_MAX) };
};
