import { expect, it } from 'vitest';
import { testApp, testEnv } from '../kit/server.ts';

const PATH = '/.well-known/security.txt';

it('whoever has found a hole reads whom to write to, and until when that holds', async () => {
  const env = testEnv({
    OPERATOR_SUPPORT: '+91 20 5550 0100, help@toothwise.example',
    PUBLIC_URL: 'https://toothwise.example',
  });
  const app = await testApp({ env });
  const headers = { host: 'toothwise.example' };
  const { statusCode, headers: said, body } = await app.inject({ url: PATH, headers });
  expect([statusCode, said['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toBe(
    'Contact: mailto:help@toothwise.example\n' +
      'Expires: 2026-06-30T00:00:00.000Z\n' +
      'Preferred-Languages: en, hi\n' +
      'Canonical: https://toothwise.example/.well-known/security.txt\n',
  );
});

it('nobody is named to write to where the operator has named nobody', async () => {
  const app = await testApp();
  expect((await app.inject({ url: PATH })).statusCode).toBe(404);
});
