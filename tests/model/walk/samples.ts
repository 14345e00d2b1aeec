import type { AnyMachineSnapshot } from 'xstate';
import { MEDICINE_WORDINGS } from '../../../contracts/assessment/medicines.ts';
import type { AssessmentSnapshot } from '../../../machines/assessment/assessment.selectors.ts';
import {
  medicineQuestionsOf,
  medicineWording,
} from '../../../machines/assessment/rules/medicine-check.ts';
import { questionAt } from '../../../machines/assessment/rules/questions.ts';

/**
 * One thing that happens: to which flow, by its way from the root (`chat/assessment`), what kind, and which of the samples
 * of that kind.
 */
export type WalkStep = { readonly at: string; readonly type: string; readonly sample: number };

/** The flow that shows the notices of all others. */
export const NOTICES = 'notices';

/** The page is opened anew, with what the device has kept. */
export const RELOADED = 'page.reloaded';

/** Events that a flow sends to itself or to a flow inside it: nobody else causes them. */
const FROM_WITHIN: Readonly<Record<string, readonly string[]>> = {
  chat: ['deletion.owed', 'result.reached', 'result.kept', 'result.dropped'],
  assessment: ['results.deleted', 'result.saved'],
  oneTimeCode: ['code.sent'],
  slotHold: ['payment.settled', 'hold.released'],
  teleconsultation: ['other.arrived', 'other.left'],
  notices: ['notice.raised'],
};

type Samples = readonly object[];

/** Samples that fit what is on screen, where those of the cases fit one question alone. */
const ON_SCREEN: Readonly<Record<string, (snapshot: AssessmentSnapshot) => Samples>> = {
  'assessment option.pressed': ({ context }) =>
    (questionAt(context)?.options ?? []).map((option) => ({ option })),
  'assessment options.seen': ({ context }) => [{ options: questionAt(context)?.options ?? [] }],
  'assessment medicine.answered': ({ context }) =>
    medicineQuestionsOf(context).flatMap((id) =>
      MEDICINE_WORDINGS[medicineWording(context, id)].map((option) => ({ id, option })),
    ),
};

/** Returns the samples of an event that may be sent to a flow from outside. */
export const rightEvents = (
  snapshot: AnyMachineSnapshot,
  type: string,
  samples: Samples,
): Samples => {
  const flow = snapshot.machine.id;
  if (FROM_WITHIN[flow]?.includes(type)) return [];
  return ON_SCREEN[`${flow} ${type}`]?.(snapshot) ?? samples;
};

/** Returns the outcomes that a service may have now: the device finds what it has kept. */
export const rightOutcomes = (
  name: string,
  samples: readonly unknown[],
  { draft }: { readonly draft: unknown },
): readonly unknown[] => {
  if (name !== 'chat done loadDraft' || draft === undefined) return samples;
  return [draft === null ? { kind: 'none' } : { kind: 'found', progress: draft }];
};
