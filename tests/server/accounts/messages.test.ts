import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SMS_TEXTS, smsOf } from '../../../server/services/messages/sms-texts.ts';
import { mailOf } from '../../../server/services/messages/texts.ts';
import { APPOINTMENT_MESSAGES } from '../../../server/services/messages/appointment-texts.ts';
import { PAYMENT_MESSAGES } from '../../../server/services/messages/payment-mail.ts';
import type { MessageKind } from '../../../server/services/messages/texts.ts';

const WITH_CODE: readonly MessageKind[] = ['verifyContact', 'signIn', 'resetPassword'];
const KINDS: readonly MessageKind[] = [
  ...WITH_CODE,
  'alreadyRegistered',
  'googleJoined',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeysReset',
  'staffInvitation',
  'callMissed',
  'visitNote',
  'checkIn',
  'reanalysis',
  ...APPOINTMENT_MESSAGES,
  ...PAYMENT_MESSAGES,
];
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** What a person reads of a mail's HTML. */
const wordsOf = (html: string): string =>
  html
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a mail', () => {
  it.each(KINDS)('says the same as text and as HTML, in both languages: %s', (kind) => {
    const given = { code: '042917', doctor: 'Dr. Meera Iyer', minutes: '30' };
    const { subject, text, html } = mailOf(kind, given);
    expect(subject).toContain('Toothwise');
    expect(subject).not.toContain('042917');
    expect(text).toMatch(DEVANAGARI);
    expect(html).toContain('<div lang="hi">');
    for (const paragraph of text.split('\n\n').filter((each) => !each.startsWith('----'))) {
      expect(wordsOf(html)).toContain(paragraph.trim());
    }
  });

  it.each(WITH_CODE)('has the code once in each language, and how long it is good: %s', (kind) => {
    const { text } = mailOf(kind, { code: '042917' });
    expect(text.match(/042917/g)).toHaveLength(2);
    expect(text.match(/10 (minutes|मिनट)/g)).toHaveLength(2);
  });

  it.each(KINDS)(
    'fetches nothing and links nowhere, so that nobody sees it being opened: %s',
    (kind) => {
      expect(mailOf(kind, { code: '042917' }).html).not.toMatch(/https?:|src=|href=|url\(/);
    },
  );

  it('holds an invitation once in each language, on lines that a phone has room for', () => {
    const token = 'hT3mQ9vX-k2LpR7wYbN4_sD8cF1gJ6zA';
    const { text, html } = mailOf('staffInvitation', { code: token });
    expect(text.split('\n').filter((line) => line === token)).toHaveLength(2);
    expect(text.match(/7 (days|दिन)/g)).toHaveLength(2);
    expect(html.match(/overflow-wrap:anywhere/g)).toHaveLength(2);
    expect(mailOf('signIn', { code: '042917' }).html).not.toContain('overflow-wrap');
  });

  it('names the organisation of an invitation in each language, as text alone', () => {
    const { text, html } = mailOf('staffInvitation', { code: 'x', organization: 'Sun & Rise' });
    const [english = '', hindi = ''] = text.split('----');
    expect(english).toContain('to the staff of Sun & Rise.');
    expect(hindi).toContain('Sun & Rise');
    expect(html.match(/Sun &amp; Rise/g)).toHaveLength(2);
    expect(html).not.toContain('Sun & Rise');
  });

  it('says when Google was joined, as it is read in India, and what to do', () => {
    const { text, html } = mailOf('googleJoined', { at: '2026-11-22T23:07:00.000Z' });
    const [english = '', hindi = ''] = text.split('----');
    expect(english).toContain('23 November 2026 at 04:37 (IST)');
    expect(hindi).toContain('23 नवंबर 2026 को 04:37 बजे (IST)');
    expect(html).toContain('23 November 2026 at 04:37 (IST)');
    for (const words of ['Google', '“Log out everywhere”', '“Forgot your password?”']) {
      expect(english).toContain(words);
      expect(hindi).toContain(words);
    }
  });

  it.each([
    ['paymentLate', [/₹499/, /need not pay again/, /\/teleconsultation/]],
    ['paymentReturned', [/₹498/, /₹499/, /goes back/]],
  ] as const)('[NEW-16] says what becomes of the money: %s', (kind, said) => {
    const amount = kind === 'paymentLate' ? '49900' : '49800';
    const { text } = mailOf(kind, { amount, due: '49900' });
    const [english = ''] = text.split('----');
    for (const words of said) expect(english).toMatch(words);
  });

  it('holds what it is given as text alone', () => {
    const { html } = mailOf('signIn', { code: '<b>&"' });
    expect(html).toContain('&lt;b&gt;&amp;&quot;');
    expect(html).not.toContain('<b>');
  });
});

describe('a text message', () => {
  const KINDS_OF_SMS = ['verifyContact', 'signIn', 'alreadyRegistered'] as const;
  it.each(KINDS_OF_SMS)('in English fits into one, in letters that every phone has: %s', (kind) => {
    const text = smsOf(kind, { code: '042917' }, 'en');
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/^[\x20-\x7e]*$/);
    expect(text.includes('042917')).toBe(WITH_CODE.includes(kind));
  });

  it.each(KINDS_OF_SMS)('in Hindi fits into two: %s', (kind) => {
    const text = smsOf(kind, { code: '042917' }, 'hi');
    expect(text.length).toBeLessThanOrEqual(2 * 67);
    expect(text).toMatch(DEVANAGARI);
    expect(text.includes('042917')).toBe(WITH_CODE.includes(kind));
  });

  it('is among the sentences that the handbook of operation gives to be registered', () => {
    const handbook = readFileSync('docs/operations.md', 'utf8');
    const sentences = Object.values(SMS_TEXTS).flatMap((each) => Object.values(each));
    expect(sentences).toHaveLength(6);
    for (const each of sentences) expect(handbook).toContain(each.replace('{code}', '{#var#}'));
  });
});
