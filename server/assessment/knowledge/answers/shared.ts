import type { BODY_SIGNS, DANGER_SIGNS, EVENTS } from '../../../../contracts/questions/shared.ts';
import { withNone } from './meaning.ts';
import type { Meaning } from './meaning.ts';

type Options<Q extends { options: readonly string[] }> = Readonly<
  Record<Q['options'][number], Meaning>
>;

/** Meanings of the danger signs, the same in every category. */
export const DANGER_SIGN_MEANINGS: Options<typeof DANGER_SIGNS> = withNone({
  'Hard to breathe, or a muffled voice': { says: ['airway'] },
  'Cannot swallow water, or saliva runs out of the mouth': { says: ['swallowing.blocked'] },
  'Swallowing hurts and only sips go down': { says: ['swallowing.painful_sips'] },
  'Swelling under the tongue, the chin or both sides of the jaw': { says: ['swelling.floor'] },
  'Face swelling that grows fast or nears the eye or neck': { says: ['swelling.face_spreading'] },
  'A swollen, closing or painful eye': { says: ['swelling.eye'] },
  'Mouth opens only about one finger, new within days': { says: ['opening.suddenly_limited'] },
  'Fever of 38 °C (100.4 °F) or more, or shivering': { says: ['fever.38'], implies: ['fever'] },
  'Confused or very drowsy': { says: ['drowsy_confused'] },
});

/** Meanings of injuries and removals, the same in every category. */
export const EVENT_MEANINGS: Options<typeof EVENTS> = withNone({
  'A permanent tooth was knocked fully out': {
    says: ['tooth.knocked_out'],
    implies: ['injury.recent'],
  },
  'A blow pushed or loosened a tooth': {
    says: ['tooth.displaced'],
    implies: ['injury.recent'],
  },
  'After a blow the teeth no longer meet as before': {
    says: ['injury.bite_changed'],
    implies: ['injury.recent'],
  },
  'After a blow the cheek is flat or you feel a ridge in the bone': {
    says: ['injury.bone'],
    implies: ['injury.recent'],
  },
  'After a blow: fainted, vomited or confused': {
    says: ['injury.head'],
    implies: ['injury.recent'],
  },
  'After a blow: double or poor vision': {
    says: ['injury.vision'],
    implies: ['injury.recent'],
  },
  'A tooth or filling broke': { says: ['tooth.broken_recent_injury'], implies: ['tooth.broken'] },
  'A broken piece went missing, with new cough or wheeze': {
    says: ['breathing.after_fragment'],
    implies: ['tooth.fragment_missing'],
  },
  'A dentist took a tooth out': { says: ['tooth.extracted_recently'] },
});

/** Meanings of the warning signs, the same in every category. */
export const BODY_SIGN_MEANINGS: Options<typeof BODY_SIGNS> = withNone({
  'Bleeding that 20 minutes of firm pressure did not stop': { says: ['bleeding.not_stopping'] },
  'Jaw pain that effort brings on and rest takes away': {
    says: ['trigger.effort'],
    implies: ['relief.rest'],
  },
  'Jaw pain with sweating, breathlessness or a heavy chest': { says: ['heart.signs'] },
  'More painkillers in one day than the packet allows': { says: ['overdose'] },
  'New numb lip, chin, cheek or tongue, not from an injection': { says: ['numbness'] },
  'A mouth sore that has not healed for over 3 weeks': {
    says: ['ulcer.over_3_weeks'],
    implies: ['ulcer.any'],
  },
  'A lump in the neck': { says: ['lump.neck'] },
  'Uncontrolled diabetes, or medicine that weakens immunity': { says: ['immunosuppressed'] },
  'For a child: hardly any urine, no tears or very sleepy': { says: ['child.dehydrated'] },
});
