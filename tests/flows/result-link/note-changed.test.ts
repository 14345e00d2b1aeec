// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { makeLink } from '../../../src/actors/result-links/result-link.ts';
import { answerWith } from '../../kit/wire.ts';
import { OFFLINE, READ, RESULT_ID, VISIT, WITHDRAWN } from './cases.ts';

it('[NEW-136] makes no link with a note that its dentist has changed since it was ticked', async () => {
  const asked: string[] = [];
  answerWith((config) => {
    asked.push(`${config.method} ${config.url}`);
    if (config.url !== `/api/account/results/${RESULT_ID}/links`) return Promise.reject(OFFLINE);
    const data = { ...READ, visit: WITHDRAWN };
    return Promise.resolve({ data, status: 200, statusText: 'OK', headers: {}, config });
  });
  const making = createActor(makeLink, { input: { id: RESULT_ID, days: 1, visit: VISIT } });
  making.start();
  expect(await toPromise(making)).toEqual({ verdict: 'noteChanged', visit: WITHDRAWN });
  expect(asked).toEqual([`get /api/account/results/${RESULT_ID}/links`]);
});
