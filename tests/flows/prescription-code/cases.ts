import type { VerifiedPrescription } from '../../../contracts/endpoints/prescriptions.ts';
import type { prescriptionCodeMachine } from '../../../machines/prescription-code/prescription-code.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const CODE = '7K3M-9QXT-2B4C-V8WN';

export const VALID: VerifiedPrescription = {
  state: 'valid',
  issued_at: '2026-11-24T10:05:00+05:30',
  doctor_name: 'Dr. Meera Iyer',
  doctor_registration: 'KA-12345',
};
export const UNKNOWN: VerifiedPrescription = {
  state: 'unknown',
  issued_at: null,
  doctor_name: null,
  doctor_registration: null,
};
export const OFFLINE = { kind: 'network', message: 'offline' };

export const cases: Cases<typeof prescriptionCodeMachine> = {
  inputs: [{ code: '' }, { code: CODE }, { code: 'half a code' }],
  events: {
    'code.changed': [{ code: CODE }, { code: 'half a code' }],
    'code.submitted': [{}],
  },
  actors: {
    verifyCode: {
      done: [
        VALID,
        { ...VALID, state: 'old' },
        { ...VALID, state: 'replaced' },
        { ...VALID, state: 'withdrawn' },
        UNKNOWN,
      ],
      error: [OFFLINE],
    },
  },
  contextKey: ({ code, verified }) => ({ code, state: verified?.state }),
};
