// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../../contracts/diagnosis.ts';
import { addressStep, openChat, storeDraft, storedDraft } from '../../kit/chat.tsx';
import { COMPLETED, DIAGNOSIS } from '../../kit/samples.ts';

beforeEach(() => localStorage.clear());

/** Asks for an assessment that answers with this result. */
const openResult = async (changes: Partial<Diagnosis> = {}) => {
  storeDraft({ ...COMPLETED, step: 'CONSENT_GATE', diagnosis: null });
  const chat = await openChat({ diagnose: { ...DIAGNOSIS, ...changes } });
  await chat.user.click(screen.getByRole('button', { name: 'Generate My Dental Assessment' }));
  await screen.findByRole('heading', { level: 1, name: 'Your assessment is ready.' });
  expect(addressStep()).toBe('DIAGNOSIS');
  return chat;
};

/** The part of the result under a heading. */
const part = (title: string): HTMLElement => {
  const section = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  if (section === null) throw new Error(`"${title}" has no section`);
  return section;
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
  it('[DIAG-01] [DIAG-03] [DIAG-04] [DIAG-05] [DIAG-06] shows name, percent, description and reasons', async () => {
    await openResult();
    const [first] = conditions();
    if (first === undefined) throw new Error('No condition is shown');
    within(first).getByRole('heading', { name: 'Reversible pulpitis' });
    within(first).getByText('62%');
    within(first).getByText('The nerve inside the tooth is irritated but can recover.');
    expect(first.querySelector('details li')?.textContent).toBe(
      'You said: "cold water hurts for a few seconds"',
    );
  });

  it('[DIAG-02] [CONST-16] shows three of four conditions, the likeliest', async () => {
    await openResult();
    expect(conditionNames()).toEqual([
      'Reversible pulpitis',
      'Dental caries',
      'Dentine hypersensitivity',
    ]);
    expect(screen.queryByText('Cracked tooth')).toBeNull();
  });

  it('[DIAG-04] shows no bar and no percentage of what hardly anything speaks for', async () => {
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
    within(other).getByText('less likely, under 5%');
    expect(within(other).queryByText('4%')).toBeNull();
    expect(other.querySelector('[aria-hidden="true"][class*="track"]')).toBeNull();
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
    expect(storedDraft()?.progress.diagnosis).toEqual(DIAGNOSIS);
    const shown = document.querySelector('main')?.textContent;
    for (const { name, likelihood, description, reason } of DIAGNOSIS.diagnosis.slice(0, 3)) {
      for (const words of [name, `${likelihood}%`, description, ...reason]) {
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
    screen.getByText(/as soon as possible, ideally within a day/);
  });

  it('[DIAG-13] says by when in the badge and in the next steps, and not a third time', async () => {
    await openResult();
    expect(document.querySelector('main')?.textContent.match(/1(-| to )2 weeks/g)).toHaveLength(2);
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
    const steps = within(part('Recommended next steps')).getAllByRole('listitem');
    expect(steps.map((each) => each.textContent)).toEqual([
      'See a dentist within 1 to 2 weeks.',
      'Avoid very cold and sweet things.',
    ]);
  });

  it('[DIAG-26] [DIAG-27] leads to the dentist search and leaves the flag that an assessment was completed', async () => {
    const chat = await openResult();
    const link = screen.getByRole('link', { name: 'Find My Dentist' });
    expect(link.getAttribute('href')).toBe('/find-dentist');
    expect(localStorage.getItem('assessmentCompleted')).toBeNull();
    await chat.user.click(link);
    expect(location.pathname).toBe('/find-dentist');
    expect(localStorage.getItem('assessmentCompleted')).toBe('true');
  });
});

describe('medicines', () => {
  const entries = () => within(part('What may ease it until then')).getAllByRole('listitem');

  it('[DIAG-18] [DIAG-19] [DIAG-20] [DIAG-21] suggests the four', async () => {
    await openResult({
      medications: DIAGNOSIS.medications.map(({ reason: _reason, ...each }) => ({
        ...each,
        suggested: true,
        status: 'suggested' as const,
      })),
    });
    expect(entries().map((each) => each.textContent)).toEqual([
      'Ibuprofen 400 mg every 6-8 hours after meals',
      'Paracetamol 500-650 mg every 6 hours',
      'Chlorhexidine mouthwash twice daily',
      'Cold compress for 15-20 minutes',
    ]);
    expect(part('What may ease it until then').querySelector('s')).toBeNull();
  });

  it('[DIAG-18] strikes out what the answers speak against and says why', async () => {
    await openResult();
    const [ibuprofen, paracetamol] = entries();
    expect(ibuprofen?.querySelector('s')?.textContent).toBe(
      'Ibuprofen 400 mg every 6-8 hours after meals',
    );
    expect(ibuprofen?.textContent).toMatch(/^Not for you: /);
    expect(ibuprofen?.textContent).toContain('You have asthma, so take paracetamol instead.');
    expect(paracetamol?.querySelector('s')).toBeNull();
  });

  it('[DIAG-22] says to consult a dentist first', async () => {
    await openResult();
    expect(part('What may ease it until then').textContent).toContain(
      'Consult a dentist or pharmacist before you take any medicine.',
    );
  });
});

describe('a part that the reply leaves empty', () => {
  it('is not shown, so that no heading stands over nothing', async () => {
    await openResult({ diagnosis: [], recommendation: [], medications: [] });
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map((each) => each.textContent)).toEqual(['For your dentist']);
    expect(badge().textContent).toBe('Moderate (1-2 weeks)');
  });
});

describe('the note for the dentist', () => {
  it('[DIAG-09] [DIAG-10] [DIAG-11] [DIAG-12] shows the four parts in order', async () => {
    await openResult();
    const note = part('For your dentist');
    const terms = [...note.querySelectorAll('dt')].map((each) => each.textContent);
    const texts = [...note.querySelectorAll('dd')].map((each) => each.textContent);
    expect(terms).toEqual(['Subjective', 'Objective', 'Assessment', 'Plan']);
    expect(texts).toEqual([
      'Cold sensitivity for two weeks.',
      'Not examined.',
      'Reversible pulpitis most likely.',
      'Clinical examination and X-ray.',
    ]);
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
