// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { diagnosisInput } from '../../../machines/assessment/rules/diagnose-request.ts';
import { forgetSession, openSession } from '../../../src/actors/accounts/session-storage.ts';
import { diagnose } from '../../../src/actors/assessment/assessment-calls.ts';
import { serveCalls } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { DIAGNOSIS } from '../../kit/samples.ts';
import { answerWith } from '../../kit/wire.ts';
import { known } from './cases.ts';

const AUTH = { ...ASHA, access_token: 'token-1' };
const NOBODY = { patientName: '', patientEmail: '', patientPhone: '' };

afterEach(() => answerWith(null));

const requestFor = async (changes: Partial<typeof known> = {}) => {
  const sent = serveCalls({
    'POST /chat_bot/chat/diagnose': { success: true, diagnosis: DIAGNOSIS },
  });
  const input = diagnosisInput({ ...known, ...changes });
  await toPromise(createActor(diagnose, { input }).start());
  return sent[0]?.body;
};

describe('the patient of a request', () => {
  it('[DATA-01] is the signed-in account, until it signs out', async () => {
    expect(await requestFor()).toMatchObject(NOBODY);
    openSession(AUTH);
    expect(await requestFor()).toMatchObject({
      patientName: 'Asha Verma',
      patientEmail: 'asha@example.org',
      patientPhone: '+919876543210',
    });
    forgetSession();
    expect(localStorage).toHaveLength(0);
    expect(await requestFor()).toMatchObject(NOBODY);
  });

  it('has an empty phone where the account has none', async () => {
    openSession({ ...AUTH, phone: null });
    expect(await requestFor()).toMatchObject({ patientName: 'Asha Verma', patientPhone: '' });
  });

  it("is not the account where the words tell of somebody's child", async () => {
    openSession(AUTH);
    expect(await requestFor({ aboutChild: true })).toMatchObject(NOBODY);
  });
});
