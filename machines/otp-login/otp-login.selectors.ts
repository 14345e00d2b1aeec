import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { CodeChannel } from '../one-time-code/code-problem.ts';
import type { oneTimeCodeMachine } from '../one-time-code/one-time-code.machine.ts';
import type { otpLoginMachine } from './otp-login.machine.ts';

type OtpLoginSnapshot = SnapshotFrom<typeof otpLoginMachine>;

export const selectChannel = (snapshot: OtpLoginSnapshot): CodeChannel => snapshot.context.channel;

/** The code that is sent, while there is one. */
export const selectCode = (
  snapshot: OtpLoginSnapshot,
): ActorRefFrom<typeof oneTimeCodeMachine> | undefined => snapshot.children.oneTimeCode;
