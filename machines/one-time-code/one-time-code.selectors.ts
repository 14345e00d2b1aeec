import type { SnapshotFrom } from 'xstate';
import type { oneTimeCodeMachine } from './one-time-code.machine.ts';
import {
  CHECK_FAILED,
  CODE_EXPIRED,
  CODE_LOCKED,
  CODE_WRONG,
  problemInWords,
} from './one-time-code.texts.ts';

type CodeSnapshot = SnapshotFrom<typeof oneTimeCodeMachine>;

/** Returns true once a code is on its way and the boxes for it are shown (OTPL-06, OTPL-07). */
export const selectIsSent = (snapshot: CodeSnapshot): boolean => snapshot.matches('awaitingCode');

/** Returns true while the code that was written in is being tried. */
export const selectIsTrying = (snapshot: CodeSnapshot): boolean =>
  snapshot.matches({ awaitingCode: { entering: 'verifyingCode' } });

/** Returns true when only another code helps. */
export const selectIsSpent = (snapshot: CodeSnapshot): boolean =>
  snapshot.matches({ awaitingCode: { entering: 'locked' } }) ||
  snapshot.matches({ awaitingCode: { entering: 'expired' } });

/** Returns the fault of the code, in words; null while there is none. */
export const selectCodeError = (snapshot: CodeSnapshot): string | null => {
  const { aim, problem, said } = snapshot.context;
  const isAt = (entering: 'malformed' | 'rejected' | 'checkFailed'): boolean =>
    snapshot.matches({ awaitingCode: { entering: { awaitingDigits: entering } } });
  if (isAt('malformed')) return problem && problemInWords(problem, aim);
  if (isAt('rejected')) return CODE_WRONG;
  if (isAt('checkFailed')) return said ?? CHECK_FAILED;
  if (snapshot.matches({ awaitingCode: { entering: 'locked' } })) return CODE_LOCKED;
  return snapshot.matches({ awaitingCode: { entering: 'expired' } }) ? CODE_EXPIRED : null;
};

/** Returns the seconds until another code can be asked for; null when one can be (REG-31..33). */
export const selectResendIn = (snapshot: CodeSnapshot): number | null =>
  snapshot.matches({ awaitingCode: { resending: 'awaitingRequest' } })
    ? null
    : snapshot.context.resendIn;

/** Returns true while the first code is being sent (OTPL-05). */
export const selectIsSending = (snapshot: CodeSnapshot): boolean => snapshot.matches('sendingCode');
