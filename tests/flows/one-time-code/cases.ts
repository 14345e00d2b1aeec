import type {
  oneTimeCodeMachine,
  CodeAim,
} from '../../../machines/one-time-code/one-time-code.machine.ts';
import { ASHA } from '../../kit/account-samples.ts';
import type { Cases } from '../../model/cases.ts';

/** A code that signs in, by mail. */
export const BY_EMAIL: CodeAim = {
  purpose: 'signIn',
  channel: 'email',
  contact: 'asha@example.org',
  email: 'asha@example.org',
  newPassword: null,
};
/** A code that verifies a phone number at registration. */
export const BY_PHONE: CodeAim = {
  ...BY_EMAIL,
  purpose: 'registration',
  channel: 'phone',
  contact: '9876543210',
};
export const OFFLINE = { kind: 'network', message: 'offline' };
/** The server does not take the contact of either channel. */
export const REFUSED = {
  kind: 'refused',
  message: 'Please enter a valid phone number',
  isSaid: true,
  field: 'phone',
};
export const SENT = { resendIn: 60, expiresIn: 600 };

export const cases: Cases<typeof oneTimeCodeMachine> = {
  inputs: [BY_EMAIL, BY_PHONE],
  events: {
    'code.submitted': [{ code: '482913' }, { code: '4829' }, { code: '12' }],
    'code.changed': [{}],
    'code.requested': [{}],
    'code.sent': [{}],
    'dialog.closed': [{}],
    'wait.counted': [{ left: 41 }],
    'wait.ended': [{}],
  },
  actors: {
    sendCode: { done: [SENT], error: [OFFLINE, REFUSED] },
    tryCode: {
      done: [
        { verdict: 'right', user: ASHA },
        { verdict: 'wrong' },
        { verdict: 'locked' },
        { verdict: 'expired' },
      ],
      error: [OFFLINE],
    },
    countWait: {},
  },
  contextKey: ({ aim, problem }) => [aim.channel, problem],
};
