import type { Medication } from '../assessment/diagnosis.ts';

type Judged = Pick<Medication, 'id' | 'status'>;

const isFirst = ({ id }: Judged): boolean => id === 'paracetamol';

/**
 * Parts the suggestions into those that something calls for or speaks against, and those that nothing calls for. The
 * painkiller to start with stands first, as `painkillerLead` says.
 */
export const partMedicines = <M extends Judged>(
  medications: readonly M[],
): { readonly shown: readonly M[]; readonly notNeeded: readonly M[] } => {
  const needed = medications.filter(({ status }) => status !== 'not_needed');
  return {
    shown: [...needed.filter(isFirst), ...needed.filter((each) => !isFirst(each))],
    notNeeded: medications.filter(({ status }) => status === 'not_needed'),
  };
};

/** Returns true when something speaks against every painkiller, such as the dose for a child. */
export const areBarred = (medications: readonly Judged[]): boolean => {
  const painkillers = medications.filter(({ id }) => id === 'paracetamol' || id === 'ibuprofen');
  return painkillers.length > 0 && painkillers.every(({ status }) => status === 'not_for_you');
};

/** What to say first about the painkillers that are suggested: which one, and what may be added. */
export type PainkillerLead = 'paracetamol_then_ibuprofen' | 'paracetamol' | 'ibuprofen';

/** Returns which painkiller to start with; null where none is suggested. Sources in docs/clinical.md. */
export const painkillerLead = (medications: readonly Judged[]): PainkillerLead | null => {
  const isSuggested = (id: string): boolean =>
    medications.some((medication) => medication.id === id && medication.status === 'suggested');
  if (isSuggested('paracetamol'))
    return isSuggested('ibuprofen') ? 'paracetamol_then_ibuprofen' : 'paracetamol';
  return isSuggested('ibuprofen') ? 'ibuprofen' : null;
};
