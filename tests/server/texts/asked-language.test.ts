import { beforeAll, describe, expect, it } from 'vitest';
import { ValidateReply } from '../../../contracts/endpoints/assessment.ts';
import { currentUser } from '../../../contracts/endpoints/sign-in.ts';
import { STATUS_SENTENCES } from '../../../contracts/texts/en/refusals.ts';
import { STATUS_SENTENCES as HINDI_SENTENCES } from '../../../contracts/texts/hi/refusals.ts';
import { SIGNS } from '../../../contracts/texts/en/signs.ts';
import { SIGNS as HINDI_SIGNS } from '../../../contracts/texts/hi/signs.ts';
import { languageAsked, languageNow } from '../../../server/texts/speaking.ts';
import { engineHere, testApp } from '../../kit/server.ts';
import { speak } from '../../kit/spoken.ts';

beforeAll(async () => void (await speak('hi')));

describe('the language of a reply', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['hi', 'hi'],
    ['en-IN', 'en'],
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['en;q=0.5, HI;q=0.7', 'hi'],
    ['ta, en;q=0.4', 'en'],
    ['hi;q=0, en;q=0.1', 'en'],
    ['xx;q=7;q=nonsense', 'en'],
  ])('[NEW-94] asked for as %j is %s', (header, tag) => {
    expect(languageAsked(header)).toBe(tag);
  });

  it('[NEW-94] is that of the request, and English for everybody else at the same time', async () => {
    const app = await testApp({ engine: engineHere });
    const message = 'my tooth hurts and swallowing is getting hard';
    const ask = async (language: string) => {
      const reply = await app.inject({
        method: 'POST',
        url: '/chat_bot/chat/validate',
        payload: { message },
        headers: { 'accept-language': language },
      });
      const [sign] = ValidateReply.parse(reply.json()).signs;
      return { said: reply.headers['content-language'], question: sign?.question, id: sign?.id };
    };
    const replies = await Promise.all(['hi', 'en-IN', 'hi-IN,en', 'ta'].map(ask));
    const english = { id: 'dysphagia', question: SIGNS.dysphagia };
    const hindi = { ...english, question: HINDI_SIGNS.dysphagia };
    expect(replies).toEqual([
      { ...hindi, said: 'hi' },
      { ...english, said: undefined },
      { ...hindi, said: 'hi' },
      { ...english, said: undefined },
    ]);
    expect(languageNow()).toBe('en');
  });

  it('[NEW-94] is that of a refusal, too, before the body is read', async () => {
    const app = await testApp();
    const refused = async (language: string): Promise<unknown> => {
      const headers = { 'accept-language': language };
      const reply = await app.inject({
        method: currentUser.method,
        url: currentUser.path,
        headers,
      });
      return reply.json();
    };
    const [hindi, english] = [HINDI_SENTENCES[401], STATUS_SENTENCES[401]];
    expect(await refused('hi')).toEqual({ error: hindi, message: hindi });
    expect(await refused('en')).toEqual({ error: english, message: english });
  });
});
