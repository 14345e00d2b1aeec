import type { Emergency } from '../../../contracts/diagnosis.ts';

export type Call = {
  readonly number: string;
  readonly label: string;
  /** Whom one reaches, where the label does not say it. */
  readonly name?: string;
};

const AMBULANCE: readonly Call[] = [
  { number: '112', label: 'Call 112', name: 'emergency number' },
  { number: '108', label: 'Call 108', name: 'ambulance' },
];
const LISTENERS: Call = { number: '14416', label: 'Call Tele-MANAS 14416' };

/**
 * Whom to call with one press: 112 and 108 in a medical emergency, and in any emergency the numbers that
 * its advice names.
 */
export const callsFor = ({ level, advice }: Pick<Emergency, 'level' | 'advice'>): Call[] => {
  const named = new Set(advice.join(' ').match(/\b\d{3,5}\b/g));
  return [...AMBULANCE, LISTENERS].filter(
    (call) => named.has(call.number) || (level === 'medical' && AMBULANCE.includes(call)),
  );
};
