import { expect, it } from 'vitest';
import { CALLS } from '../kit/endpoints.ts';

it('no address of a call holds the token of a session, or the name of an assessment', () => {
  const telling = CALLS.filter(({ sent }) => {
    const inAddress = ['params' in sent ? sent.params : null, 'query' in sent ? sent.query : null];
    return /"(?:chat|detailed)-/.test(JSON.stringify(inAddress));
  });
  expect(CALLS.length).toBeGreaterThan(90);
  expect(telling.map(({ call }) => call)).toEqual([]);
});
