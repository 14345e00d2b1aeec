import { describe, expect, it } from 'vitest';
import { Email, EmailCode, Phone } from '../../contracts/accounts/account.ts';
import { codeIn, nameIn, phoneIn } from '../../contracts/forms/entries.ts';
import { EMAIL, NAMES, PHONE } from '../../contracts/forms/fields.ts';
import { isComplete, normalised } from '../../contracts/forms/form.ts';
import { shapeOf } from '../../contracts/forms/schema.ts';

const isTaken = (form: Parameters<typeof isComplete>[0], value: Record<string, string>): boolean =>
  isComplete(form, value);

describe('a phone number of India', () => {
  const NUMBER = '9876543210';
  it.each([
    NUMBER,
    '09876543210',
    '+919876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '+91 0 98765 43210',
    '0091 98765 43210',
    '91 98765 43210',
    '98765–43210',
    '(098765) 43210',
    '98765.43210',
    '९८७६५४३२१०',
    '٩٨٧٦٥٤٣٢١٠',
    '۹۸۷۶۵۴۳۲۱۰',
    '９８７６５４３２１０',
    '৯৮৭৬৫৪৩২১০',
    ' \u200b98765\u00a043210\u202c',
  ])('[OTPL-12] [REG-07] [REG-08] is the same ten digits, written as %j', (written) => {
    expect(phoneIn(written)).toBe(NUMBER);
    expect(isTaken({ phone: PHONE }, { phone: written })).toBe(true);
    expect(Phone.parse(written)).toBe(NUMBER);
  });

  it.each(['98765432', '98765432101', '+44 7700 900123', '98765abcde', '', '91987654321'])(
    'is none in %j, for the page and the server',
    (written) => {
      expect(isTaken({ phone: PHONE }, { phone: written })).toBe(false);
      expect(Phone.safeParse(written).success).toBe(false);
    },
  );

  it('keeps a number that begins like the country', () =>
    expect(phoneIn('9198765432')).toBe('9198765432'));
});

describe('an e-mail address', () => {
  it.each([
    'user@xn--c2bd4bq1db8d.xn--h2brj9c',
    'user@डाटामेल.भारत',
    'user@mail.xn--p1ai',
    'a&b@example.com',
    'a/b=c@example.com',
    "o'hara+tag@example.co.in",
    'x_y@sub-domain.example.travel',
    'a@b.museum',
    ' Asha@Example.ORG ',
    'asha@münchen.de',
    'asha＠example.org',
  ])('[AUTH-09] [REG-04] [OTPL-11] is taken by the page and the server: %s', (written) => {
    expect(isTaken({ email: EMAIL }, { email: written })).toBe(true);
    expect(Email.safeParse(written).success).toBe(true);
  });

  it.each([
    'asha.@example.com',
    'a..b@example.com',
    '.asha@example.com',
    'user@example.c',
    'user@exam_ple.com',
    'user@-example.com',
    'user@example-.com',
    'user@example..com',
    'user@example',
    'user@1.2.3.4',
    'user example@example.com',
    'user@@example.com',
    'user@example.com,',
    'user<x>@example.com',
    `${'a'.repeat(250)}@example.com`,
    '',
  ])('[AUTH-09] [REG-04] [OTPL-11] is refused by both before anything is sent: %s', (written) => {
    expect(isTaken({ email: EMAIL }, { email: written })).toBe(false);
    expect(Email.safeParse(written).success).toBe(false);
  });

  it('is kept with its domain in the letters of the mail system, so that both spellings are one', () => {
    expect(Email.parse('User@डाटामेल.भारत')).toBe('user@xn--c2bd4bq1db8d.xn--h2brj9c');
    expect(Email.parse('USER@XN--c2bd4bq1db8d.xn--h2brj9c')).toBe(
      'user@xn--c2bd4bq1db8d.xn--h2brj9c',
    );
  });
});

describe('a one-time code', () => {
  it.each([
    '123456',
    ' 123456\n',
    '123 456',
    '123-456',
    '123456.',
    'Your code is 123456',
    'G-123456',
    '१२३४५६',
    '１２３４５６',
    '١٢٣٤٥٦',
    '123–456',
    'Toothwise: 123456 is your code. It is good for 10 minutes.',
    'Toothwise: 123 456 is your code. It is good for 10 minutes.',
    '123456 123456',
  ])('[REG-40] [REG-42] [OTPL-13] is found in %j', (written) => {
    expect(codeIn(written, 6)).toBe('123456');
    expect(EmailCode.parse(written)).toBe('123456');
  });

  it.each(['123456 or 654321', '12345', '1234567', 'no code', ''])(
    'is not guessed in %j',
    (written) => expect(EmailCode.safeParse(written).success).toBe(false),
  );

  it('of four digits is found beside a number of another length', () =>
    expect(codeIn('4821 is your code, good for 10 minutes', 4)).toBe('4821'));
});

describe('a name', () => {
  const Names = shapeOf(NAMES);
  it.each([
    ['Rampriya', 'S'],
    ['R', 'Madhavan'],
    ['Dhanush', ''],
    ['आ', ''],
    ['Mary Ann', 'Fernandes'],
    ["D'Souza", 'M.'],
    ['രാജന്\u200d', 'क\u094d\u200dष'],
    ['\u202eRavi\u202c', 'K\u200b'],
  ])('[REG-05] [REG-06] [CONST-36] is taken: %j %j', (firstName, lastName) => {
    expect(isTaken(NAMES, { firstName, lastName })).toBe(true);
    expect(Names.firstName.safeParse(firstName).success).toBe(true);
    expect(Names.lastName.safeParse(lastName).success).toBe(true);
  });

  it.each([
    ['\u200b\u200b', ''],
    ['..', ''],
    ['', 'Rao'],
    ['   ', 'Rao'],
    ['\u3164', ''],
    ['123', ''],
    ['Asha', '--'],
  ])('[REG-05] [REG-06] [CONST-36] is none: %j %j', (firstName, lastName) => {
    expect(isTaken(NAMES, { firstName, lastName })).toBe(false);
    const server = [Names.firstName.safeParse(firstName), Names.lastName.safeParse(lastName)];
    expect(server.every(({ success }) => success)).toBe(false);
  });

  it('is kept in one line, without marks that nobody sees; a joiner of its script stays', () => {
    expect(nameIn(' \u202eRavi\u202c  Kumar\u200b ')).toBe('Ravi Kumar');
    expect(nameIn('a\u200db')).toBe('ab');
    expect(nameIn('രാജന്\u200d')).toBe('രാജന്\u200d');
    expect(nameIn('میں\u200cنے')).toBe('میں\u200cنے');
    expect(nameIn(`क${'\u200d'.repeat(20_000)}`)).toBe('क\u200d');
    expect(normalised(NAMES, { firstName: ' Mary  Ann ', lastName: ' Fernandes' })).toEqual({
      firstName: 'Mary Ann',
      lastName: 'Fernandes',
    });
  });
});
