// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { RESULT } from '../../../contracts/texts/en/result.ts';
import { openChat, storeDraft } from '../../kit/chat.tsx';
import { CHECKED_MEDICINES, COMPLETED, DIAGNOSIS } from '../../kit/samples.ts';

const openResult = async (changes: Partial<Diagnosis>, more: object = {}): Promise<void> => {
  storeDraft({ ...COMPLETED, ...more, diagnosis: { ...DIAGNOSIS, ...changes } });
  await openChat();
  await screen.findByRole('heading', { level: 1, name: /^See a dentist / });
};

const linesUnder = (title: string): HTMLElement[] => {
  const part = screen.getByRole('heading', { level: 2, name: title }).closest('section, details');
  return within(part as HTMLElement).getAllByRole('listitem');
};

describe('the time until the visit', () => {
  it('has first when to call for help, before all that helps', async () => {
    const call = 'Call 112 or 108, or go to a hospital, if it swells.';
    await openResult({
      steps: { do: [], do_not: [], hospital_if: [call], until_then: 'Keep it cool.' },
    });
    const lines = linesUnder('Until then');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      `Call 112, emergency number${call}`,
      'Which painkiller can I take?',
      'Keep it cool.',
      'Go sooner if it gets worse, swells or keeps you awake.',
    ]);
    expect(lines[0]?.hasAttribute('data-danger')).toBe(true);
  });

  it('names the painkiller to start with and its dose, as the list does', async () => {
    await openResult({}, { checkedMedicines: CHECKED_MEDICINES });
    expect(linesUnder('Until then').map(({ textContent }) => textContent)).toContain(
      'First: Paracetamol 500-650 mg every 6 hours (Crocin, Dolo).',
    );
    screen.getByText('Checked against your answers.');
    screen.getByText('Consult a dentist or pharmacist before you take any medicine.');
  });

  it.each([
    ['age_0_18', 'No adult tablets, no aspirin: ask a doctor.'],
    ['age_31_50', 'Ask a doctor before a painkiller.'],
  ] as const)('sends to a doctor where no painkiller suits, at %s', async (age, line) => {
    const barred = DIAGNOSIS.medications.map((each) => ({
      ...each,
      suggested: false,
      status: 'not_for_you' as const,
    }));
    const chatContext = { ...COMPLETED.chatContext, age };
    await openResult({ medications: barred }, { chatContext });
    expect(linesUnder('Until then').map(({ textContent }) => textContent)).toContain(line);
  });

  it('has danger in one line where it is calm, and the whole list among the steps', async () => {
    const hospital = 'Call 112 or 108, or go to a hospital, if the neck gets stiff.';
    await openResult({
      urgency: 'routine',
      steps: { do: ['Rinse.'], do_not: [], hospital_if: [hospital] },
    });
    const [danger] = linesUnder('Until then');
    expect(danger?.textContent).toBe(
      'Call 112, emergency numberTrouble breathing or swallowing, or a spreading swelling?',
    );
    const steps = screen.getByRole('heading', { level: 2, name: 'What to do' }).closest('details');
    within(steps as HTMLElement).getByText(hospital);
  });

  it('tells a parent what to say to the child', async () => {
    const told = ['“The dentist shows it first.”', 'Tell it a day before.'];
    await openResult({ for_child: told });
    expect(linesUnder(RESULT.childTalk.title).map(({ textContent }) => textContent)).toEqual(told);
  });

  it('says what can be done about looks, in what time, and what to ask', async () => {
    const ways = [
      { name: 'Cleaning', what: 'Takes stains off.', time: 'One visit.' },
      { name: 'Bonding', what: 'Shapes the tooth.', time: 'Two visits.' },
    ];
    await openResult({ urgency: 'routine', looks: { ways, ask: ['How long?', 'How much?'] } });
    const { title, askTitle } = RESULT.looksWays;
    expect(linesUnder(title).map(({ textContent }) => textContent)).toEqual([
      'CleaningTakes stains off.One visit.',
      'BondingShapes the tooth.Two visits.',
    ]);
    expect(linesUnder(askTitle).map(({ textContent }) => textContent)).toEqual([
      'How long?',
      'How much?',
    ]);
  });

  it('says nothing of looks where the result is about something else', async () => {
    await openResult({});
    expect(screen.queryByText(RESULT.looksWays.title)).toBeNull();
  });

  it('has no such part where the result is about no child', async () => {
    await openResult({});
    expect(screen.queryByText(RESULT.childTalk.title)).toBeNull();
  });
});

describe('the head of a result', () => {
  const TOO_LITTLE = 'We know too little to name a likely cause.';

  it('says that too little is known to name a cause', async () => {
    await openResult({ diagnosis: [] });
    const head = screen.getByRole('heading', { level: 1 }).closest('header');
    within(head as HTMLElement).getByText(TOO_LITTLE);
  });

  it('names no cause where the reply is one text', async () => {
    await openResult({ diagnosis: [], text: 'This is most likely an irritated nerve.' });
    expect(screen.queryByText(TOO_LITTLE)).toBeNull();
  });
});
