import { expect, it } from 'vitest';
import { readEnv } from '../../server/env.ts';

it('[NEW-132] refuses an issuer of the staff that is half set, and names what is missing', () => {
  const said = (set: Record<string, string>) => {
    try {
      readEnv(set);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const issuer = 'https://login.clinic.example/realms/staff';
  expect(said({ STAFF_OIDC_ISSUER: issuer }).split('\n')).toEqual([
    'STAFF_OIDC_CLIENT_ID is missing, but STAFF_OIDC_ISSUER is set. For example STAFF_OIDC_CLIENT_ID=toothwise',
    'STAFF_OIDC_CLIENT_SECRET is missing, but STAFF_OIDC_ISSUER is set. For example STAFF_OIDC_CLIENT_SECRET=another-long-random-secret',
    'STAFF_OIDC_GROUP is missing, but STAFF_OIDC_ISSUER is set. For example STAFF_OIDC_GROUP=toothwise-staff',
    'PUBLIC_URL is missing, but STAFF_OIDC_ISSUER is set. For example PUBLIC_URL=https://toothwise.example',
  ]);
  expect(said({ STAFF_OIDC_SECOND_FACTOR: 'issuer' })).toContain(
    'STAFF_OIDC_ISSUER is missing, but STAFF_OIDC_SECOND_FACTOR is set.',
  );
  for (const wrong of [
    'http://login.clinic.example',
    'https://login.microsoftonline.com/{tenantid}/v2.0',
    'https://login.clinic.example/?tenant=1',
    'https://me:secret@login.clinic.example',
    'login.clinic.example',
  ]) {
    expect(said({ STAFF_OIDC_ISSUER: wrong })).toContain(`STAFF_OIDC_ISSUER is "${wrong}"`);
  }
  const secret = said({ STAFF_OIDC_CLIENT_SECRET: 'with a blank' });
  expect(secret).toContain('STAFF_OIDC_CLIENT_SECRET has a value that cannot be used');
  expect(secret).not.toContain('with a blank');
});
