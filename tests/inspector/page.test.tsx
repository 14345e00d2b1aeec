// @vitest-environment jsdom
import { runInNewContext } from 'node:vm';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { EventFrom } from 'xstate';
import { assessmentMachine } from '../../machines/assessment/assessment.machine.ts';
import { confirmationMachine } from '../../machines/confirmation/confirmation.machine.ts';
import { providedNotices } from '../../src/flows/notices/notices.flow.ts';
import { InspectorView } from '../../src/inspector/InspectorView.tsx';
import type { Model } from '../../src/inspector/model.ts';
import { FRESH } from '../kit/samples.ts';
import { expectAccessible } from '../kit/views.tsx';
import { cleanPageAfterEach, openViewer, senderHere } from './viewer.ts';

cleanPageAfterEach();

/** An assessment at CATEGORY under the inspector, and what the viewer has received of it. */
const inspected = () => {
  const viewer = openViewer();
  const sender = senderHere();
  const assessment = createActor(assessmentMachine, {
    inspect: sender.inspect,
    input: AT_CATEGORY,
  });
  assessment.start();
  viewer.connect(location.origin);
  viewer.leave();
  /** The model once an event of that type is answered. */
  const modelAfter = async (type: string): Promise<Model> => {
    await vi.waitFor(() =>
      expect(viewer.latest()?.log.find((entry) => entry.type === type)?.isTaken).toBe(true),
    );
    const model = viewer.latest();
    if (model === undefined) throw new Error('No model');
    return model;
  };
  return { assessment, modelAfter };
};

const AT_CATEGORY = {
  progress: {
    ...FRESH,
    step: 'CATEGORY' as const,
    chatContext: { ...FRESH.chatContext, issue: 'zq-issue' },
  },
  addressStep: null,
  query: null,
};

/** The states that are marked in the picture, from the outermost in. */
const marked = () =>
  [...document.querySelectorAll('.box[aria-current="true"]')].map((box) =>
    box.getAttribute('data-path'),
  );

const typesShown = () =>
  [...document.querySelectorAll('.log tbody button')].map(({ textContent }) => textContent);

describe('the page of the inspector', () => {
  it('moves the mark in the picture with each event, and says what leads on', async () => {
    const { assessment, modelAfter } = inspected();
    const { container, rerender } = render(
      <InspectorView model={await modelAfter('xstate.init')} isOpened />,
    );
    expect(marked()).toEqual(['', 'CATEGORY']);

    assessment.send({ type: 'category.chosen', category: 'pain' });
    rerender(<InspectorView model={await modelAfter('category.chosen')} isOpened />);
    expect(marked()).toEqual(['', 'AGE_COLLECTION']);
    const taken = [...container.querySelectorAll('[data-emphasis="taken"] text')];
    expect(taken.map(({ textContent }) => textContent)).toEqual(['category.chosen']);

    assessment.send({ type: 'age.chosen', age: 'age_31_50' });
    assessment.send({ type: 'sex.chosen', sex: 'female' });
    assessment.send({ type: 'depth.chosen', depth: 'detailed' });
    rerender(<InspectorView model={await modelAfter('depth.chosen')} isOpened />);
    expect(marked()).toEqual([
      '',
      'FOLLOW_UP',
      'FOLLOW_UP.answering',
      'FOLLOW_UP.answering.choosing',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'FOLLOW_UP' }));
    expect(marked()).toEqual(['', 'FOLLOW_UP']);

    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    const moves = screen.getByRole('list', { name: 'Leads on from FOLLOW_UP' });
    expect(moves.textContent).toContain('always [not hasQuestion] → MEDICAL_HISTORY');
    assessment.stop();
  });

  it('hides xstate’s own events at first, and says so when it hides everything', async () => {
    const { assessment, modelAfter } = inspected();
    const { rerender } = render(<InspectorView model={await modelAfter('xstate.init')} isOpened />);
    expect(screen.getByText(/The filters hide all \d+ events/)).toBeTruthy();
    expect(typesShown()).toEqual([]);

    assessment.send({ type: 'category.chosen', category: 'pain' });
    rerender(<InspectorView model={await modelAfter('category.chosen')} isOpened />);
    expect(typesShown()).toEqual(['category.chosen']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'sex');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(typesShown()).toContain('xstate.init');
    assessment.stop();
  });

  it('shows state and context of the moment of an event, by mouse and by keyboard', async () => {
    const { assessment, modelAfter } = inspected();
    assessment.send({ type: 'category.chosen', category: 'pain' });
    assessment.send({ type: 'age.chosen', age: 'age_31_50' });
    render(<InspectorView model={await modelAfter('age.chosen')} isOpened />);
    const moment = within(screen.getByRole('region', { name: 'State and context' }));
    expect(marked()).toEqual(['', 'SEX_COLLECTION']);

    await userEvent.click(screen.getByRole('button', { name: 'age.chosen' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toEqual(['', 'AGE_COLLECTION']);
    const category = moment.getByRole('row', { name: /^chatContext\.category/ });
    expect(
      within(category)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['null', '"pain"']);

    await userEvent.keyboard('{Escape}');
    expect(marked()).toEqual(['', 'SEX_COLLECTION']);
    await userEvent.click(screen.getByRole('button', { name: 'category.chosen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(marked()).toEqual(['', 'SEX_COLLECTION']);
    assessment.stop();
  });

  it('stands still while paused, and clears its list', async () => {
    const { assessment, modelAfter } = inspected();
    const { rerender } = render(<InspectorView model={await modelAfter('xstate.init')} isOpened />);
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    assessment.send({ type: 'category.chosen', category: 'pain' });
    rerender(<InspectorView model={await modelAfter('category.chosen')} isOpened />);
    expect(marked()).toEqual(['', 'CATEGORY']);
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(marked()).toEqual(['', 'AGE_COLLECTION']);

    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(typesShown()).toEqual([]);
    expect(screen.getByText(/No event yet/)).toBeTruthy();
    assessment.stop();
  });

  it('leaves what it follows for a pinned flow, and returns', async () => {
    const viewer = openViewer();
    const sender = senderHere();
    const notices = createActor(providedNotices, { inspect: sender.inspect });
    const question = createActor(confirmationMachine, {
      inspect: sender.inspect,
      input: { question: 'Leave?' },
    });
    notices.start();
    question.start();
    viewer.connect(location.origin);
    viewer.leave();
    await vi.waitFor(() =>
      expect(viewer.latest()?.log.map(({ isTaken }) => isTaken)).toEqual([true, true, true]),
    );
    render(<InspectorView model={viewer.latest() ?? null} isOpened />);
    const follow = screen.getByRole('checkbox', { name: 'Follow what moves' });
    expect(screen.getByRole('region', { name: 'Chart of confirmation' })).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: /^notices/ }));
    expect(screen.getByRole('region', { name: 'Chart of notices' })).toBeTruthy();
    expect(follow).toHaveProperty('checked', false);
    await expectAccessible();
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'xstate.init' })[0] ?? follow);
    await expectAccessible();
    await userEvent.click(follow);
    expect(screen.getByRole('region', { name: 'Chart of confirmation' })).toBeTruthy();
    question.stop();
    notices.stop();
  });

  it('copies events that lead a fresh actor to the same state', async () => {
    const { assessment, modelAfter } = inspected();
    assessment.send({ type: 'category.chosen', category: 'gums' });
    assessment.send({ type: 'step.backRequested' });
    assessment.send({ type: 'category.chosen', category: 'pain' });
    assessment.send({ type: 'age.chosen', age: 'age_31_50' });
    assessment.send({ type: 'sex.chosen', sex: 'female' });
    const user = userEvent.setup();
    render(<InspectorView model={await modelAfter('sex.chosen')} isOpened />);
    await user.click(screen.getByRole('button', { name: 'Copy as test events' }));
    expect(await screen.findByText('Copied 5 events to assessment.')).toBeTruthy();
    const copied = await navigator.clipboard.readText();
    expect(copied).not.toContain('female');

    const sent: unknown = runInNewContext(`${copied.replace('as const', '')} sent`);
    const replayed = createActor(assessmentMachine, { input: AT_CATEGORY }).start();
    for (const event of sent as EventFrom<typeof assessmentMachine>[]) replayed.send(event);
    expect(replayed.getSnapshot().value).toBe('DEPTH_CHOICE');
    expect(replayed.getSnapshot().value).toEqual(assessment.getSnapshot().value);
    replayed.stop();
    assessment.stop();
  });

  it('shows the events to be taken by hand where the clipboard is closed', async () => {
    const { assessment, modelAfter } = inspected();
    assessment.send({ type: 'category.chosen', category: 'pain' });
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
    render(<InspectorView model={await modelAfter('category.chosen')} isOpened />);
    await user.click(screen.getByRole('button', { name: 'Copy as test events' }));
    const text = await screen.findByRole('textbox', { name: 'Test events' });
    expect(text).toHaveProperty('value', expect.stringContaining("category: 'pain'"));
    assessment.stop();
  });

  it('says what to do while nothing runs', () => {
    render(<InspectorView model={null} isOpened={false} />);
    expect(screen.getByText(/Open this page with “Inspect flows”/)).toBeTruthy();
  });
});
