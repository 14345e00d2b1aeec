import { expect, it } from 'vitest';
import { KEPT_DATA } from '../../contracts/texts/en/kept-data.ts';
import { PERSONAL_DATA } from '../../server/repositories/personal-data.ts';

/** Tables that hold nothing of a patient, or nothing but in trials. */
const OF_NOBODY = [
  'analytics_days',
  'analytics_events',
  'assessment_days',
  'dentists',
  'doctors',
  'doctor_hours',
  'doctor_leaves',
  'google_nonces',
  'issuer_sign_ins',
  'jobs',
  'organizations',
  'provider_events',
  'rate_counts',
  'receipt_numbers',
  'request_keys',
  'role_permissions',
  'sandbox_messages',
  'sandbox_payments',
  'server_secrets',
  'storage_probes',
  'stray_files',
];

it('every table is on the privacy page or of nobody, and none that is handed out is missing', () => {
  const named = [...Object.keys(KEPT_DATA), ...OF_NOBODY].toSorted();
  expect(named).toEqual(Object.keys(PERSONAL_DATA).toSorted());
  const handedOut = Object.entries(PERSONAL_DATA).filter(([, { read }]) => read !== null);
  expect(handedOut.filter(([name]) => OF_NOBODY.includes(name))).toEqual([]);
});
