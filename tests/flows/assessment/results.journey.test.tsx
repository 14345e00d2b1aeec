// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { addressStep, openChat, storeDraft, storedDraft } from '../../kit/chat.tsx';
import { COMPLETED, DIAGNOSIS } from '../../kit/samples.ts';

const RECEIVED = new Date(2026, 10, 22, 12).toISOString();

/** Asks for an assessment that answers with this result. */
const openResult = async (changes: Partial<Diagnosis> = {}) => {
  storeDraft({ ...COMPLETED, step: 'CONSENT_GATE', diagnosis: null });
  const chat = await openChat({ diagnose: { ...DIAGNOSIS, received_at: RECEIVED, ...changes } });
  await chat.user.click(screen.getByRole('button', { name: 'Generate My Dental Assessment' }));
  await screen.findByRole('heading', { level: 1, name: /^See a dentist (by|on) / });
  expect(addressStep()).toBe('DIAGNOSIS');
  return chat;
};

/** The part of the result under a heading. */
const part = (title: string): HTMLElement => {
  const section = screen
    .getByRole('heading', { level: 2, name: title })
    .closest('section, details');
  if (section === null) throw new Error(`"${title}" has no section`);
  return section as HTMLElement;
};

const conditions = (): HTMLElement[] => within(part('What it could be')).queryAllByRole('article');
const conditionNames = () =>
  conditions().map((each) => within(each).getByRole('heading', { level: 3 }).textContent);

const LEVELS = /^(Urgent|Moderate|Routine|Emergency) \(/;
const badge = (): HTMLElement => screen.getByText(LEVELS);

const TEXT_FORM = {
  diagnosis: [],
  text: 'This is most likely an irritated nerve in one tooth.',
} satisfies Partial<Diagnosis>;

describe('the likely conditions', () => {
  const openLikeliest = async (): Promise<HTMLElement> => {
    await openResult();
    const [first] = conditions();
    if (first === undefined) throw new Error('No condition is shown');
    return first;
  };

  it('[DIAG-01] [DIAG-03] [DIAG-04] shows name and percent', async () => {
    const first = await openLikeliest();
    within(first).getByText('Most likely');
    within(first).getByRole('heading', { name: 'Irritated tooth nerve' });
    within(first).getByText('Reversible pulpitis');
    expect(within(first).getByText(/62%/).textContent).toBe('Likelihood 62%');
  });

  it('[DIAG-05] [DIAG-06] shows description and reasons', async () => {
    const first = await openLikeliest();
    within(first).getByText('The nerve inside the tooth is irritated but can recover.');
    within(first).getByText('Because you said');
    expect(first.querySelector('details li')?.textContent).toBe(
      '"cold water hurts for a few seconds"',
    );
    expect(within(first).queryByText('What speaks against it')).toBeNull();
  });

  it('[DIAG-06] shows what speaks against a condition apart from what speaks for it', async () => {
    const crack = DIAGNOSIS.diagnosis.slice(3);
    await openResult({ diagnosis: crack.map((each) => ({ ...each, likelihood: 40 })) });
    const [only] = conditions();
    if (only === undefined) throw new Error('No condition is shown');
    within(only).getByText('What speaks against it');
    within(only).getByText('Said no to pain when you bite');
    expect(within(only).queryByText('Because you said')).toBeNull();
  });

  it('[DIAG-06] shows the reasons as they are where a reply has no more than them', async () => {
    const [first] = DIAGNOSIS.diagnosis;
    if (first === undefined) throw new Error('The sample has no conditions');
    const { plain_name: _plain, ...documented } = first;
    await openResult({ diagnosis: [{ ...documented, because: [], against: [] }] });
    const [only] = conditions();
    expect(only && within(only).getByRole('heading').textContent).toBe('Reversible pulpitis');
    expect(only?.querySelector('details li')?.textContent).toBe(
      'You said: "cold water hurts for a few seconds"',
    );
  });

  it('says of a suspicion by when it must be looked at, and sells nothing beside it', async () => {
    const [first] = DIAGNOSIS.diagnosis;
    if (first === undefined) throw new Error('The sample has no conditions');
    await openResult({ diagnosis: [{ ...first, suspicion: true }] });
    const [only] = conditions();
    if (only === undefined) throw new Error('No condition is shown');
    within(only).getByText(/^Most patches and sores .* by Saturday, 5 December\.$/);
    expect(within(only).queryByText('Most likely')).toBeNull();
    // The professional name and the figure frighten: they stand where somebody opens them.
    expect(only.querySelector('details')?.open).toBe(false);
    expect(only.querySelector('summary')?.textContent).not.toContain(first.name);
    expect(screen.queryByRole('button', { name: /₹/ })).toBeNull();
  });

  it('names one last day for a suspicion and for the whole result', async () => {
    const [first] = DIAGNOSIS.diagnosis;
    if (first === undefined) throw new Error('The sample has no conditions');
    await openResult({
      urgency: 'see dentist soon',
      diagnosis: [{ ...first, suspicion: true }],
    });
    screen.getByRole('heading', { level: 1, name: /by Tue, 24 Nov/ });
    screen.getByText(/must look at it by Tuesday, 24 November\.$/);
  });

  it('gives the number that helps to stop tobacco beside what tobacco brings on', async () => {
    const [first] = DIAGNOSIS.diagnosis;
    if (first === undefined) throw new Error('The sample has no conditions');
    await openResult({ diagnosis: [{ ...first, id: 'leukoplakia' }] });
    const call = screen.getByRole('link', { name: /1800-11-2356/ });
    expect(call.getAttribute('href')).toBe('tel:1800112356');
  });

  it('[DIAG-02] [CONST-16] shows three of four conditions, the likeliest', async () => {
    await openResult();
    expect(conditionNames()).toEqual(['Irritated tooth nerve', 'Tooth decay', 'Sensitive teeth']);
    expect(screen.queryByText('Cracked tooth')).toBeNull();
  });

  it('[DIAG-04] shows no percentage of and no reason for what hardly anything speaks for', async () => {
    const [first, second] = DIAGNOSIS.diagnosis;
    if (first === undefined || second === undefined)
      throw new Error('The sample has no conditions');
    await openResult({
      diagnosis: [
        { ...first, likelihood: 85 },
        { ...second, likelihood: 4 },
      ],
    });
    const [, other] = conditions();
    if (other === undefined) throw new Error('One condition is missing');
    within(other).getByText('Less likely, under 5%');
    expect(within(other).queryByText('4%')).toBeNull();
    expect(other.querySelector('li')).toBeNull();
    expect(other.querySelectorAll('[data-filled]')).toHaveLength(1);
  });

  it('says in place of a likelihood what the patient saw, unless it comes first', async () => {
    const seen = 'You saw a hole or decay in a tooth: a dentist can confirm it.';
    const ranked = DIAGNOSIS.diagnosis.map((each, at) => ({ ...each, likelihood: 85 - 81 * at }));
    await openResult({ diagnosis: ranked.slice(0, 2).map((each) => ({ ...each, seen })) });
    const said = conditions().map((each) => each.querySelector('h3 + p')?.textContent);
    expect(said).toEqual(['Most likely', seen]);
  });

  it('[DIAG-07] shows the free-text form as text', async () => {
    await openResult(TEXT_FORM);
    within(part('What it could be')).getByText(
      'This is most likely an irritated nerve in one tooth.',
    );
    expect(conditions()).toEqual([]);
  });
});

describe('the form of a result', () => {
  it('[DATA-07] [DATA-18] is one: what was answered is what is kept and what is shown', async () => {
    await openResult();
    expect(storedDraft()?.progress.diagnosis).toEqual({ ...DIAGNOSIS, received_at: RECEIVED });
    const shown = document.querySelector('main')?.textContent;
    for (const { name, likelihood, description, because } of DIAGNOSIS.diagnosis.slice(0, 3)) {
      for (const words of [name, `${likelihood}%`, description, ...because]) {
        expect(shown).toContain(words);
      }
    }
    const { recommendation, soap_note } = DIAGNOSIS;
    for (const words of [...recommendation, ...Object.values(soap_note)]) {
      expect(shown).toContain(words);
    }
  });
});

describe('how soon', () => {
  it('[DIAG-13] [DIAG-15] shows "see dentist soon" as an urgent badge', async () => {
    await openResult({ urgency: 'see dentist soon' });
    expect(badge().textContent).toBe('Urgent (1-3 days)');
    expect(badge().dataset['tone']).toBe('urgent');
    screen.getByText(/^See a dentist at once if the pain or a swelling grows\.$/);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'See a dentist on Monday, or by Tue, 24 Nov',
    );
  });

  it('names the likeliest cause in its head, says why beside what it could be, and when to go sooner beside what to do', async () => {
    await openResult({ summary: 'You told us about throbbing pain.' });
    const head = screen.getByRole('heading', { level: 1 }).closest('header');
    expect(head?.textContent).toContain('Most likely: Irritated tooth nerve.');
    within(part('What it could be')).getByText(
      'Only a dentist can be sure, after an examination. You told us about throbbing pain.',
    );
    within(part('What to do')).getByText('Go sooner if it gets worse, swells or keeps you awake.');
  });

  it('says what would change it, with the level that it would have', async () => {
    await openResult({
      urgency: 'moderate',
      what_changes: { id: 'severe_pain_at_night', to: 'urgent' },
    });
    screen.getByText(
      'If you get very severe pain that wakes you at night: see a dentist within 3 days, best within a day.',
    );
    expect(screen.queryByText(/Go sooner if it gets worse/)).toBeNull();
  });

  it('[DIAG-13] shows "see dentist soon" in the free-text form as urgent too', async () => {
    await openResult({ ...TEXT_FORM, urgency: 'see dentist soon' });
    expect(badge().textContent).toBe('Urgent (1-3 days)');
  });

  it.each([
    ['routine', {}, 'Routine (2-4 weeks)'],
    ['routine', TEXT_FORM, 'Routine (2-4 weeks)'],
    ['moderate', {}, 'Moderate (1-2 weeks)'],
    ['moderate', TEXT_FORM, 'Moderate (1-2 weeks)'],
  ] as const)(
    '[DIAG-16] [DIAG-17] follows the engine when it says %s (%j)',
    async (urgency, form, words) => {
      await openResult({ ...form, urgency });
      expect(badge().textContent).toBe(words);
    },
  );

  it.each([
    ['list', {}, 'Routine (2-4 weeks)'],
    ['free-text', TEXT_FORM, 'Moderate (1-2 weeks)'],
  ] as const)(
    '[DIAG-16] [DIAG-17] says by the %s form how soon when the engine names another urgency',
    async (_form, form, words) => {
      await openResult({ ...form, urgency: 'when convenient' });
      expect(badge().textContent).toBe(words);
    },
  );
});

describe('what to do', () => {
  it('[DIAG-08] lists the recommended next steps in order', async () => {
    await openResult();
    const steps = within(part('What to do')).getAllByRole('listitem');
    expect(steps.map((each) => each.textContent)).toEqual([
      'See a dentist within 1 to 2 weeks.',
      'Avoid very cold and sweet things.',
    ]);
  });

  it('[DIAG-08] parts what to do from what not to do and from when to go to a hospital', async () => {
    await openResult({
      steps: {
        do: ['Rinse with salt water.'],
        do_not: ['Do not press on it.'],
        hospital_if: ['Call 112/108 or go to a hospital if swallowing gets hard.'],
      },
    });
    const steps = within(part('What to do'));
    expect(steps.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'Rinse with salt water.',
      'Do not press on it.',
      'Call 112/108 or go to a hospital if swallowing gets hard.',
    ]);
    const calls = steps.getAllByRole('link').map((each) => each.getAttribute('href'));
    expect(calls.slice(0, 2)).toEqual(['tel:112', 'tel:108']);
    expect(screen.queryByText('See a dentist within 1 to 2 weeks.')).toBeNull();
  });

  it('[DIAG-26] [DIAG-27] leads to the dentist search and leaves the flag that an assessment was completed', async () => {
    const chat = await openResult();
    const link = screen.getByRole('link', { name: 'Find My Dentist' });
    expect(link.getAttribute('href')).toBe('/find-dentist');
    expect(localStorage.getItem('assessmentCompleted')).toBeNull();
    // A page of its own, which the simulated page cannot load.
    link.addEventListener('click', (event) => event.preventDefault());
    await chat.user.click(link);
    expect(localStorage.getItem('assessmentCompleted')).toBe('true');
  });
});

describe('medicines', () => {
  const entries = () => within(part('Pain relief until then')).getAllByRole('listitem');

  const suggested = async () => {
    await openResult({
      medications: DIAGNOSIS.medications.map(({ reason: _reason, ...each }) => ({
        ...each,
        suggested: true,
        status: 'suggested' as const,
      })),
    });
    expect(part('Pain relief until then').querySelector('s')).toBeNull();
    return entries().map((each) => each.textContent);
  };

  it('[DIAG-18] [DIAG-19] [DIAG-20] suggests three', async () => {
    expect((await suggested()).slice(0, 3)).toEqual([
      'Paracetamol 500-650 mg every 6 hours',
      'Ibuprofen 400 mg every 6-8 hours after meals',
      'Chlorhexidine mouthwash twice daily',
    ]);
  });

  it('[DIAG-21] suggests a cold compress after them', async () => {
    expect((await suggested()).slice(3)).toEqual(['Cold compress for 15-20 minutes']);
  });

  it('[DIAG-18] strikes out what the answers speak against and says why', async () => {
    await openResult();
    const [paracetamol, ibuprofen] = entries();
    expect(ibuprofen?.querySelector('s')?.textContent).toBe(
      'Ibuprofen 400 mg every 6-8 hours after meals',
    );
    expect(ibuprofen?.textContent).toMatch(/^Not suitable: /);
    expect(ibuprofen?.textContent).toContain('You have asthma, so take paracetamol instead.');
    expect(paracetamol?.querySelector('s')).toBeNull();
  });

  it('[DIAG-22] says to consult a dentist first', async () => {
    await openResult();
    expect(part('Pain relief until then').textContent).toContain(
      'Consult a dentist or pharmacist before you take any medicine.',
    );
  });
});

describe('a part that the reply leaves empty', () => {
  it('is not shown, so that no heading stands over nothing', async () => {
    await openResult({ diagnosis: [], recommendation: [], medications: [] });
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map((each) => each.textContent)).toEqual([
      'Until then',
      'Video call with a dentist',
      'For your dentist',
      'Save or continue',
      'Do you have an X-ray?',
    ]);
    expect(badge().textContent).toBe('Moderate (1-2 weeks)');
  });
});

describe('the note for the dentist', () => {
  const openNote = async () => {
    await openResult();
    const parts = part('For your dentist').querySelectorAll('section');
    return [...parts].map((each) => [...each.children].map(({ textContent }) => textContent));
  };

  it('[DIAG-09] [DIAG-10] begins with what was told and what was examined', async () => {
    expect((await openNote()).slice(0, 2)).toEqual([
      ['Subjective', 'Cold sensitivity for two weeks.'],
      ['Objective', 'Not examined.'],
    ]);
  });

  it('[DIAG-11] [DIAG-12] [NEW-95] ends with what it may be and what to do, in English', async () => {
    expect((await openNote()).slice(2)).toEqual([
      ['Assessment', 'Reversible pulpitis most likely.'],
      ['Plan', 'Clinical examination and X-ray.'],
    ]);
    expect(part('For your dentist').querySelectorAll('[lang=en] section')).toHaveLength(4);
  });
});

describe('taking the result along', () => {
  const given = vi.fn<(text: string) => Promise<void>>();
  const shared = vi.fn<(what: ShareData) => Promise<void>>();
  const install = (name: 'clipboard' | 'share', value: unknown) =>
    Object.defineProperty(navigator, name, { configurable: true, value });
  beforeEach(() => {
    given.mockReset().mockResolvedValue();
    shared.mockReset().mockResolvedValue();
    install('share', shared);
  });

  /** The simulated person brings a clipboard of their own; ours comes after. */
  const openToPassOn = async () => {
    const chat = await openResult();
    install('clipboard', { writeText: given });
    return chat;
  };

  /** One notice at a time: that the progress was restored comes first. */
  const afterOthers = async ({ pass }: Pick<Awaited<ReturnType<typeof openChat>>, 'pass'>) => {
    await pass(5000);
    await pass(500);
  };

  /** In the bar; the note has its own. */
  const share = () => screen.getAllByRole('button', { name: 'Share' }).at(-1) as HTMLElement;

  it('hands how urgent, by when and what it could be to the share sheet, and no name', async () => {
    const chat = await openToPassOn();
    await chat.user.click(share());
    const [what] = shared.mock.calls[0] ?? [];
    expect(what?.title).toMatch(/^See a dentist (by|on) /);
    expect(what?.text?.split('\n')).toEqual([
      'Moderate (1-2 weeks)',
      what?.title,
      'Most likely: Irritated tooth nerve (Reversible pulpitis)',
      'Toothwise. Guidance only: no dentist has examined this.',
    ]);
    expect(given).not.toHaveBeenCalled();
  });

  it('copies it where there is no share sheet, and says so', async () => {
    install('share', undefined);
    const chat = await openToPassOn();
    await chat.user.click(share());
    await afterOthers(chat);
    await screen.findByText('Paste it where you want to send it.');
    expect(given).toHaveBeenCalledTimes(1);
  });

  it('says nothing when the share sheet is closed', async () => {
    shared.mockRejectedValue(new DOMException('closed', 'AbortError'));
    const chat = await openToPassOn();
    await chat.user.click(share());
    expect(given).not.toHaveBeenCalled();
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('says what else can be done where neither may be used', async () => {
    shared.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    given.mockRejectedValue(new Error('no'));
    const chat = await openToPassOn();
    await chat.user.click(share());
    await afterOthers(chat);
    await screen.findByText(/You can print the page instead\.$/);
  });

  it('copies the note for the dentist, and prints with everything opened', async () => {
    const chat = await openToPassOn();
    await chat.user.click(screen.getByRole('heading', { level: 2, name: 'For your dentist' }));
    await chat.user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(given.mock.calls[0]?.[0]).toContain('SUBJECTIVE\nCold sensitivity for two weeks.');
    const open: number[] = [];
    const countFolded = () =>
      open.push(document.querySelectorAll('main details:not([open])').length);
    vi.spyOn(window, 'print').mockImplementation(countFolded);
    await chat.user.click(screen.getByRole('button', { name: 'Print' }));
    expect(open).toEqual([0]);
    expect(document.querySelectorAll('main details:not([open])').length).toBeGreaterThan(0);
  });
});

describe('the disclaimer', () => {
  it('[PROD-10] [PROD-11] says on the result that it is no substitute for a dentist', async () => {
    await openResult();
    screen.getByText(
      'This assessment is made by AI. It gives informational guidance only and is not a substitute for professional dental advice.',
    );
  });
});
