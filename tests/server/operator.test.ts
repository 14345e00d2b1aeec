import { describe, expect, it } from 'vitest';
import { DEFAULT_PRICES } from '../../contracts/payments/products.ts';
import { OPERATOR_FACTS } from '../../contracts/site/operator.ts';
import { AGREEMENT_HERE, SITE_PATHS } from '../../contracts/site/site.ts';
import { readEnv } from '../../server/env.ts';
import { StartError } from '../../server/lib/start-error.ts';
import { NOT_STATED } from '../../contracts/texts/en/site.ts';
import { withSiteFacts } from '../../server/lib/site-facts.ts';
import { refuseUnnamed } from '../../server/start.ts';
import { OPERATOR_SET, SAID, UNSAID } from '../kit/operator.ts';
import { ARTICLES } from '../../src/prerender/articles.ts';
import { written } from '../../src/prerender/markdown.ts';
import { standingTexts } from '../../src/prerender/standing-texts.ts';
import { madeTables } from '../../server/site-tables.ts';

const STANDING = standingTexts({ ...madeTables(), bench: { heads: [], rows: [] } });
const TEXTS = [...STANDING, ...ARTICLES];

const filled = (page: string, said: Partial<typeof SAID> = {}): string =>
  withSiteFacts(page, {
    publicOrigin: null,
    operator: { ...UNSAID, ...said },
    prices: DEFAULT_PRICES,
  });

const htmlOf = (address: string): string =>
  TEXTS.find((text) => text.address === address)?.html ?? '';

describe('what the operator says', () => {
  it('is read from the settings, fact by fact', () => {
    expect(readEnv({}).operator).toEqual(UNSAID);
    expect(readEnv(OPERATOR_SET).operator).toEqual(SAID);
  });

  it('stands in a page as text, whatever signs are in it', () => {
    const name = `<script>alert("1")</script> & 'Sons' $& $1`;
    expect(filled('<li>{{operator:name}}</li>', { name })).toBe(
      `<li>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; 'Sons' $&amp; $1</li>`,
    );
    const support = '"><script>, a@b.example';
    expect(filled('{{operator:support}}', { support })).toBe(
      '&quot;&gt;&lt;script&gt;, <a href="mailto:a@b.example">a@b.example</a>',
    );
  });

  it('can be pressed where it writes or calls, and nowhere else', () => {
    const grievance = 'A. Example, a@toothwise.example , +91 20 5550-0101, room 5';
    expect(filled('{{operator:grievance}}', { grievance })).toBe(
      'A. Example, <a href="mailto:a@toothwise.example">a@toothwise.example</a>, ' +
        '<a href="tel:+912055500101">+91&nbsp;20&nbsp;5550-0101</a>, room 5',
    );
    expect(filled('{{operator:address}}', { address: 'x@y.example' })).toBe('x@y.example');
  });

  it('is put in wherever it is asked for, and what was not said is said to be so', () => {
    expect(filled('{{operator:name}} {{operator:name}}', { name: 'N' })).toBe('N N');
    expect(filled('<p>{{operator:courts}}.</p>')).toBe(`<p>${NOT_STATED}.</p>`);
    expect(NOT_STATED).toBe('not stated yet by the operator of this site');
  });
});

describe('the texts of the site', () => {
  it('ask for every fact, and for no other', () => {
    const asked = TEXTS.flatMap(({ html }) =>
      [...html.matchAll(/\{\{operator:([^}]*)\}\}/g)].map(([, fact]) => fact ?? ''),
    );
    expect([...new Set(asked)].toSorted()).toEqual(Object.keys(OPERATOR_FACTS).toSorted());
    expect(() => written('By {{operator:shoe-size}}.')).toThrow(
      'No operator is asked for "shoe-size"',
    );
  });

  it.each(TEXTS.map((text) => [text.address, text] as const))(
    '%s has no gap, whether or not everything was said',
    (address, { html: text, title, description }) => {
      // The server puts its count into this page alone.
      const html = address === SITE_PATHS.accuracy ? text.replace(AGREEMENT_HERE, '') : text;
      for (const page of [filled(html), filled(html, SAID)]) {
        expect(page).not.toMatch(/\{\{|\}\}/);
        expect(page.replaceAll(/<[^<>]+>/g, '')).not.toMatch(/[[\]]/);
      }
      expect(filled(html, SAID)).not.toContain(NOT_STATED);
      expect(title + description).not.toMatch(/\{\{|\[/);
    },
  );

  it.each(['/terms-of-service', '/privacy-policy', '/dpdp-compliance', '/about'])(
    '[ROUTE-26] [ROUTE-27] [ROUTE-28] %s names who runs the site, where, and who answers',
    (address) => {
      const page = filled(htmlOf(address), SAID);
      expect(page).toContain('Example Dental Services Private Limited');
      expect(page).toContain('12 Example Road, Pune 411001, India');
      expect(page).toContain('<a href="mailto:help@toothwise.example">');
      expect(page).toContain('<a href="mailto:grievance@toothwise.example">');
      expect(page).toContain('<h2 id="contact">Contact</h2>');
    },
  );

  it.each(['/privacy-policy', '/dpdp-compliance', '/about'])(
    '[ROUTE-27] [ROUTE-28] %s names who answers questions about data',
    (address) => {
      expect(filled(htmlOf(address), SAID)).toContain(
        '<a href="mailto:privacy@toothwise.example">privacy@toothwise.example</a>',
      );
    },
  );
});

describe('a start', () => {
  const PEOPLE = { NODE_ENV: 'production', HOST: '0.0.0.0' };
  const MAIL = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'hello@toothwise.example' };
  const SMS = {
    SMS_PROVIDER: 'msg91',
    MSG91_AUTH_KEY: 'k',
    MSG91_TEMPLATE_VERIFY: 'verify',
    MSG91_TEMPLATE_SIGN_IN: 'signin',
    MSG91_TEMPLATE_REGISTERED: 'known',
  };
  const money = (kind: string) => ({
    RAZORPAY_KEY_ID: `rzp_${kind}_1DP5mmOlF5G5ag`,
    RAZORPAY_KEY_SECRET: 'money',
    RAZORPAY_WEBHOOK_SECRET: 'hook',
  });
  const refusal = (set: Record<string, string>): string | null => {
    try {
      refuseUnnamed(readEnv(set));
    } catch (error) {
      if (error instanceof StartError) return error.message;
    }
    return null;
  };

  it.each([
    ['serves people in production', PEOPLE],
    ['takes real money', money('live')],
    ['sends mails', MAIL],
    ['sends text messages', SMS],
    ['sends text messages by a proxy', { ...SMS, SMS_BASE_URL: 'https://sms.example' }],
    ['sends mails of a trial', { ...PEOPLE, ...MAIL, ALLOW_SANDBOX: '1' }],
  ])('that %s is refused until the operator is named', (_what, set) => {
    expect(refusal(set)).toBe(
      'OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_SUPPORT, OPERATOR_DATA_PROTECTION and OPERATOR_GRIEVANCE are missing: ' +
        'a server that writes to people or takes their money has to say on its pages who runs it and who answers.\n' +
        'For example OPERATOR_NAME=Example Dental Services Private Limited\n' +
        'For example OPERATOR_ADDRESS=12 Example Road, Pune 411001, India\n' +
        'For example OPERATOR_SUPPORT=help@toothwise.example, +91 20 5550 0100\n' +
        'For example OPERATOR_DATA_PROTECTION=privacy@toothwise.example\n' +
        'For example OPERATOR_GRIEVANCE=A. Example, grievance@toothwise.example, +91 20 5550 0101',
    );
    expect(refusal({ ...set, ...OPERATOR_SET })).toBeNull();
  });

  it('names the one that is missing, and wants no more than the law does', () => {
    const needed = Object.values(OPERATOR_FACTS).filter((fact) => 'isNeeded' in fact);
    const set = Object.fromEntries(needed.map(({ variable, example }) => [variable, example]));
    expect(refusal({ ...PEOPLE, ...set })).toBeNull();
    expect(refusal({ ...PEOPLE, ...set, OPERATOR_GRIEVANCE: '' })).toMatch(
      /^OPERATOR_GRIEVANCE is missing: /,
    );
  });

  it.each([
    ['nothing set', {}],
    ['a sandbox in production', { ...PEOPLE, ALLOW_SANDBOX: '1' }],
    ['money of a test', money('test')],
    ['mails to this machine', { ...MAIL, SMTP_URL: 'smtp://localhost:1025' }],
    ['texts to this machine', { ...SMS, SMS_BASE_URL: 'http://127.0.0.1:9' }],
  ])('to try it out goes on without: %s', (_what, set) => {
    expect(refusal(set)).toBeNull();
  });

  it.each(['OPERATOR_SUPPORT', 'OPERATOR_DATA_PROTECTION', 'OPERATOR_GRIEVANCE'])(
    'refuses %s without a mail address',
    (variable) => {
      expect(() => readEnv({ [variable]: 'A. Example, room 5' })).toThrow(
        `${variable} is "A. Example, room 5", but must be `,
      );
    },
  );
});
