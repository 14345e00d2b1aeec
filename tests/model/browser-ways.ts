import type { FlowName } from './flows.ts';
import type { BrowserWay } from './playwright.ts';

const HEADING = (words: string): string => `await heading(page, ${words});`;

const assessment: BrowserWay = {
  title: 'a tooth that hurts becomes a result',
  steps: [
    {
      by: null,
      at: 'INTRO.editingConcern',
      lines: [
        "await open(page, '/chat');",
        "await page.getByRole('button', { name: 'leave the assessment' }).waitFor();",
      ],
    },
    {
      by: 'concern.submitted',
      at: 'AGE_COLLECTION',
      lines: [
        "await page.getByRole('textbox', { name: 'Your concern' }).fill('my tooth hurts');",
        "await page.locator('[data-primary-action]').click();",
        'await page.waitForURL(/step=AGE_COLLECTION/);',
      ],
    },
    {
      by: 'age.chosen',
      at: 'SEX_COLLECTION',
      lines: [
        "await button(page.getByRole('main'), '31-50').click();",
        'await page.waitForURL(/step=SEX_COLLECTION/);',
      ],
    },
    {
      by: 'sex.chosen',
      at: 'DEPTH_CHOICE',
      lines: [
        "await button(page.getByRole('main'), 'Female').click();",
        'await page.waitForURL(/step=DEPTH_CHOICE/);',
      ],
    },
    {
      by: 'depth.chosen',
      at: 'FOLLOW_UP.answering.choosing',
      lines: [
        "await page.getByRole('button', { name: /^Detailed Assessment/ }).click();",
        'await page.waitForURL(/step=FOLLOW_UP/);',
      ],
    },
    {
      by: 'answer.confirmed',
      at: 'MEDICAL_HISTORY',
      lines: [
        "while (page.url().includes('step=FOLLOW_UP')) {",
        "  const asked = await page.locator('main h1').innerText();",
        "  const none = button(page, 'None of these');",
        '  if ((await none.count()) > 0) {',
        "    await page.locator('main label input').last().focus();",
        '    await none.click();',
        '  } else {',
        "    await page.locator('main label').filter({ has: page.locator('input') }).first().click();",
        "    await page.locator('[data-primary-action]').click();",
        '  }',
        "  await expect(page.locator('main h1')).not.toHaveText(asked);",
        '}',
        'await page.waitForURL(/step=MEDICAL_HISTORY/);',
      ],
    },
    {
      by: 'history.submitted',
      at: 'CONSENT_GATE.awaitingConsent',
      lines: [
        "await page.locator('[data-primary-action]').click();",
        'await page.waitForURL(/step=CONSENT_GATE/);',
      ],
    },
    {
      by: 'assessment.requested',
      at: 'DIAGNOSIS.readingResult',
      lines: [
        "await page.locator('label').filter({ has: page.getByRole('checkbox') }).click();",
        "await page.locator('[data-primary-action]').click();",
        'await page.waitForURL(/step=DIAGNOSIS/);',
        HEADING('/^See a dentist/'),
      ],
    },
  ],
};

const bookTo = (phone: string): BrowserWay['steps'] => [
  {
    by: null,
    at: 'choosingTime.editing.awaitingTime',
    lines: ["await open(page, '/booking');", HEADING("'Book a video call'")],
  },
  {
    by: 'time.submitted',
    at: 'editingPatient.awaitingPatient',
    lines: [
      "await page.getByRole('button', { name: /\\d:\\d\\d (AM|PM)$/ }).first().click();",
      "await button(page, 'Continue').click();",
      HEADING("'Who is it for?'"),
    ],
  },
  {
    by: 'patient.submitted',
    at: 'reviewing.awaitingWay',
    lines: [
      `await page.getByLabel('Full Name').fill('Meera Nair');`,
      `await page.getByLabel('Phone').fill(${phone});`,
      "await button(page, 'Continue').click();",
      HEADING("'Check and book'"),
    ],
  },
];

/** The ways of the main flows, each with the words that stand on the screens; a test holds them against the charts. */
export const BROWSER_WAYS: Partial<Readonly<Record<FlowName, BrowserWay>>> = {
  landingTopics: {
    title: 'a topic is opened and closed on the start page',
    steps: [
      { by: null, at: 'noneChosen', lines: ["await open(page, '/');"] },
      {
        by: 'topic.pressed',
        at: 'chosen',
        lines: [
          "await page.locator('summary', { hasText: 'Tooth pain' }).click();",
          "await expect(page.locator('details[open] summary')).toHaveText(/Tooth pain/);",
        ],
      },
      {
        by: 'topic.pressed',
        at: 'noneChosen',
        lines: [
          "await page.locator('summary', { hasText: 'Tooth pain' }).click();",
          "await expect(page.locator('details[open] summary', { hasText: 'Tooth pain' })).toHaveCount(0);",
        ],
      },
    ],
  },
  articleSearch: {
    title: 'an article is found by a word with a mistake in it',
    steps: [
      { by: null, at: 'listingAll', lines: ["await open(page, '/blog');"] },
      {
        by: 'words.changed',
        at: 'listingFound',
        lines: [
          "await page.getByRole('searchbox', { name: 'Search the articles' }).fill('nocked out');",
          "await page.getByRole('link', { name: /knocked/i }).first().waitFor();",
        ],
      },
    ],
  },
  dentistSearch: {
    title: 'the dentists of a city are listed',
    steps: [
      { by: null, at: 'finding.awaitingPlace', lines: ["await open(page, '/find-dentist');"] },
      {
        by: 'city.chosen',
        at: 'finding.listed.readingList',
        lines: [
          "await page.getByLabel('City').selectOption('Mumbai');",
          "await page.getByRole('heading', { name: /dentists in Mumbai$/ }).waitFor();",
        ],
      },
    ],
  },
  dentistPage: {
    title: 'the page of a dentist is opened from the list',
    steps: [
      {
        by: null,
        at: 'opened',
        lines: [
          "await open(page, '/find-dentist?city=Mumbai');",
          "await page.getByRole('link', { name: 'Details of Dr. Sample Three' }).click();",
          HEADING("'Dr. Sample Three'"),
        ],
      },
    ],
  },
  assessment,
  registration: {
    title: 'an account is made with two codes',
    steps: [
      {
        by: null,
        at: 'editingDetails.awaitingDetails',
        lines: ["await open(page, '/register');"],
      },
      {
        by: 'details.submitted',
        at: 'verifyingEmail',
        lines: [
          'const who = person();',
          'await fillForm(page, who);',
          'await enterCode(page, who.email);',
          'await enterCode(page, `+91${who.phone}`);',
        ],
      },
      {
        by: 'done: emailCode',
        at: 'registered',
        lines: ["await page.waitForURL((url) => url.pathname !== '/register');"],
      },
    ],
  },
  signIn: {
    title: 'somebody with an account logs in with a password',
    steps: [
      {
        by: null,
        at: 'awaitingCredentials.editing',
        lines: [
          'globalThis.who = person();',
          'await register(page, globalThis.who);',
          "await open(page, '/login');",
        ],
      },
      {
        by: 'credentials.submitted',
        at: 'signedIn',
        lines: [
          "await page.getByLabel('Email').fill(globalThis.who.email);",
          "await page.getByLabel('Password', { exact: true }).fill(globalThis.who.password);",
          "await button(page, 'Log in').click();",
          "await page.waitForURL((url) => url.pathname !== '/login');",
        ],
      },
    ],
  },
  passwordReset: {
    title: 'a forgotten password is changed with a code',
    steps: [
      {
        by: null,
        at: 'editingEmail.awaitingEmail',
        lines: [
          'globalThis.who = person();',
          'await register(page, globalThis.who);',
          "await open(page, '/forgot-password');",
        ],
      },
      {
        by: 'email.submitted',
        at: 'editingPassword.awaitingPassword',
        lines: [
          "await page.getByLabel('Email').fill(globalThis.who.email);",
          "await button(page, 'Continue').click();",
          "await page.getByLabel('New password').waitFor();",
        ],
      },
      {
        by: 'password.submitted',
        at: 'verifyingEmail',
        lines: [
          "await page.getByLabel('New password').fill('twelve blue herons');",
          "await page.getByLabel('Confirm Password').fill('twelve blue herons');",
          "await button(page, 'Continue').click();",
        ],
      },
      {
        by: 'done: oneTimeCode',
        at: 'changed',
        lines: [
          'await enterCode(page, globalThis.who.email);',
          "await page.waitForURL((url) => !url.pathname.includes('password'));",
        ],
      },
    ],
  },
  bookingFlow: {
    title: 'a call is booked with one code, without an account',
    steps: [
      ...bookTo('(globalThis.who = person()).phone'),
      {
        by: 'booking.requested',
        at: 'booked',
        lines: [
          "await page.getByRole('button', { name: /^Book, and pay/ }).click();",
          'await enterCode(page, `+91${globalThis.who.phone}`);',
          HEADING("'Appointment Booked!'"),
        ],
      },
    ],
  },
  slotHold: {
    title: 'a time is kept and paid by card',
    steps: [
      {
        by: null,
        at: 'held.awaitingPayment',
        lines: [
          ...bookTo('(globalThis.who = person()).phone').flatMap(({ lines }) => lines),
          "await page.getByRole('button', { name: /^Keep the time and pay/ }).click();",
          'await enterCode(page, `+91${globalThis.who.phone}`);',
          HEADING("'Pay to book your time'"),
        ],
      },
      {
        by: 'payment.settled',
        at: 'confirmed',
        lines: [
          "await page.getByRole('button', { name: /^Pay ₹\\d+ now$/ }).click();",
          "await page.frameLocator('iframe[title=\"Card checkout\"]').getByRole('button', { name: 'Pay', exact: true }).click();",
          HEADING("'Appointment Booked!'"),
        ],
      },
    ],
  },
};
