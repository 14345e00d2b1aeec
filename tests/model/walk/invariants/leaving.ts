import { isDeepStrictEqual } from 'node:util';
import type { Progress } from '../../../../contracts/assessment/draft.ts';
import type { AssessmentKey } from '../../../../contracts/assessment/session-token.ts';
import {
  selectOwesDeletion,
  selectProgress,
} from '../../../../machines/assessment/assessment.selectors.ts';
import type { Savable } from '../../../../machines/assessment/saving.selectors.ts';
import { each, eachCall, running } from './invariant.ts';
import type { Invariant } from './invariant.ts';

/** Returns what a patient has said: everything in a draft but names of ours and times. */
const saidIn = ({
  chatContext,
  concernText,
  followUpAnswers,
  chosenGroups,
  selectedConditions,
  allergiesText,
  diagnosis,
  signs,
  medicineAnswers,
}: Progress): unknown[] => [
  ...Object.values(chatContext).filter((value) => value !== false),
  concernText,
  allergiesText,
  diagnosis,
  ...[followUpAnswers, chosenGroups, selectedConditions, signs, medicineAnswers].flatMap((part) =>
    Object.values(part),
  ),
];

const isSomething = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The same place in the same answers: which question is on screen follows from what is open. */
const placeless = ({ step: _step, currentQuestionIndex: _at, ...rest }: Progress) => rest;

export const leaving: readonly Invariant[] = [
  {
    name: 'Nothing that a patient has said is kept after an exit',
    isBroken: ({ draft, isCleared }) =>
      isCleared && draft !== null && saidIn(draft as Progress).some(isSomething),
  },
  {
    name: 'The chat is left only after this device was asked to clear the progress',
    isBroken: each('chat', (snapshot, { isCleared }) => snapshot.matches('left') && !isCleared),
  },
  {
    name: 'A pause keeps the progress',
    isBroken: each('chat', (snapshot, { isCleared }) => snapshot.matches('paused') && isCleared),
  },
  {
    name: 'A reload loses nothing that was kept',
    isBroken: ({ reloadedWith, flows }) =>
      reloadedWith !== undefined &&
      reloadedWith !== null &&
      running(flows, 'assessment').some(
        (snapshot) =>
          !isDeepStrictEqual(
            placeless(selectProgress(snapshot)),
            placeless(reloadedWith as Progress),
          ),
      ),
  },
  {
    name: 'A deletion that is owed is under way',
    isBroken: ({ flows }) =>
      running(flows, 'assessment').some(selectOwesDeletion) &&
      running(flows, 'chat').some(
        (chat) =>
          chat.matches('assessing') && !chat.matches({ assessing: { withdrawing: 'owing' } }),
      ),
  },
  {
    name: 'Nothing is saved to an account but a result that none has',
    isBroken: (world) =>
      world.root === 'chat' &&
      eachCall<Savable>('saveResult', (input) => input.kind !== 'unsaved')(world),
  },
  {
    name: 'The server is asked to delete with the right to it, or not at all',
    isBroken: eachCall<AssessmentKey | null>(
      'deleteResults',
      (input) => input !== null && (!input.chatSessionToken || !input.sessionToken),
    ),
  },
];
