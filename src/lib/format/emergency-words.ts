import type { Emergency } from '../../../contracts/assessment/diagnosis.ts';
import type { AdviceId, Call, Place, Way } from '../../../contracts/assessment/emergency.ts';
import { CALLS } from '../../../contracts/assessment/emergency.ts';
import { helpIn } from '../../../contracts/rules/emergency-help.ts';
import * as say from '../../../contracts/texts/en/wordings.ts';
import type { WayWords } from '../../components/way-links/WayLink.tsx';
import { dangerTexts } from './danger-texts.ts';
import { mapSearch } from '../address/map-search.ts';

/** The texts of an emergency: what it is, where to go or what to call, and what to do meanwhile. */
export type EmergencyWords = {
  readonly level: string;
  readonly title: string;
  readonly lead: string;
  readonly ways: readonly WayWords[];
  readonly meanwhile: string;
  readonly steps: ReadonlyArray<{ readonly id: AdviceId; readonly text: string }>;
  readonly goOn: string;
};

const words = dangerTexts.emergency;

const SEARCHED: Readonly<Record<Place, string>> = {
  hospital: say.hospitalEmergencyDepartmentNearMe,
  dentist: say.dentistNearMe,
};

const wayWords = (way: Way): WayWords =>
  way.kind === 'call'
    ? { kind: 'call', href: `tel:${way.call.number}`, ...words.calls[way.call.id] }
    : { kind: 'map', href: mapSearch(SEARCHED[way.place]), ...words.places[way.place] };

/** Words the given numbers to call, or all of them. */
export const callWays = (calls: readonly Call[] = CALLS): WayWords[] =>
  calls.map((call) => wayWords({ kind: 'call', call }));

/** Words the numbers for an ambulance: every number except the mental-health line. */
export const ambulanceWays = (): WayWords[] =>
  callWays(CALLS.filter(({ id }) => id !== 'tele_manas'));

/** Words the one number for every emergency. */
export const emergencyNumber = (): WayWords => wayWords({ kind: 'call', call: CALLS[0] });

/** Words where to call and go when a dentist is no longer enough. */
export const hospitalWays = (): WayWords[] => [
  ...ambulanceWays(),
  wayWords({ kind: 'map', place: 'hospital' }),
];

/** Words an emergency. */
export const emergencyWords = (emergency: Emergency): EmergencyWords => {
  const { level, title, advice, ways } = helpIn(emergency);
  const [lead = 'call_or_go', ...steps] = advice;
  return {
    level: words.levels[level],
    title: words.titles[title],
    lead: words.advice[lead],
    ways: ways.map(wayWords),
    meanwhile: words.meanwhile[level],
    steps: steps.map((id) => ({ id, text: words.advice[id] })),
    goOn: words.goOn[level],
  };
};
