// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { ToldKind } from '../../../contracts/xray/xray-states.ts';
import type { ChosenImage } from '../../../machines/xray/xray.types.ts';
import { XrayScreens } from '../../../src/flows/xray/XrayScreens.tsx';
import { XrayWithin } from '../../../src/flows/xray/xray.flow.ts';
import type { Harness } from '../../model/harness.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pressOneOf = (...names: readonly string[]) =>
  press(names.find((name) => screen.queryByRole('button', { name }) !== null) ?? names.join());
const reads = (words: string | RegExp) => () => void screen.getByText(words);
const heading = (name: string) => () => void screen.getByRole('heading', { name });
/** What the sending, the page or the result below tells of. */
const told = ({ actor }: Harness, event: Parameters<Harness['actor']['send']>[0]) =>
  act(() => actor.send(event));

/** As the field hands it over; any file can be dropped there. */
const choose = (image: ChosenImage): void => {
  const field =
    screen.queryByLabelText('Choose your X-ray') ?? screen.getByLabelText('Choose another');
  const file = new File(['picture'], image.name, { type: image.type });
  fireEvent.change(field, { target: { files: [file] } });
};

const ANSWERS: Readonly<Record<ToldKind, string>> = {
  dental: 'Yes',
  other: 'No',
  notSure: 'Not sure',
};
const question = () => {
  screen.getByRole('heading', { name: 'Is this a dental X-ray?' });
  const kinds = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(kinds).toEqual([
    'The whole jaw',
    'A few teeth with roots',
    'Upper and lower teeth biting',
  ]);
};
const asks = () => void screen.getByRole('button', { name: 'Read both together' });
const findings = () => {
  screen.getByText('One place was marked for a dentist to look at.');
  // Its place in words, beside its band in words (XRAY-14..17).
  screen.getByText('Lower right, first molar region');
  screen.getByText('64 %, less sure');
  // What is said of the picture itself, its sides, its parts, and what to ask about it.
  within(screen.getByRole('note', { name: 'About the picture itself' })).getByText(
    'The picture is dark.',
  );
  screen.getByText(/^Your right side is on the left of the picture/);
  screen.getByRole('heading', { name: 'What does such a picture show?' });
  const asked = screen.getByRole('heading', { name: 'Questions for your dentist' }).parentElement;
  expect(asked?.querySelectorAll('li')).toHaveLength(4);
  const link = screen.getByRole('link', { name: 'Find Nearby Dental Clinic' });
  expect(link.getAttribute('href')).toBe('/find-my-dentist');
};
const complete = () => {
  screen.getByRole('heading', { name: 'With your X-ray' });
  screen.getByText('Tooth decay is the most likely cause: 70 %.');
  screen.getByRole('heading', { name: 'From your answers alone' });
  screen.getByText('The X-ray changes nothing about how soon to go.');
};

const screens: FlowScreens<'xray'> = {
  view: ({ actor }) => (
    <main>
      <h1>X-ray</h1>
      <XrayWithin actor={actor}>
        <XrayScreens />
      </XrayWithin>
    </main>
  ),
  gestures: {
    'image.chosen': (_, { image }) => choose(image as ChosenImage),
    'upload.progressed': told,
    'upload.finished': told,
    'upload.failed': told,
    'upload.requested': () => pressOneOf('Log in and send', 'Try again now', 'Try again'),
    'upload.cancelled': () => press('Cancel'),
    'reading.requested': () => pressOneOf('Try again', 'Ask again now'),
    'signIn.requested': () => press('Log in to see it'),
    'analysis.requested': () => press('Try again with the same picture'),
    'kind.told': (_, { kind }) => press(ANSWERS[kind as ToldKind]),
    'analysis.restarted': (harness, event) =>
      screen.queryByRole('button', { name: 'Start New Analysis' }) === null
        ? told(harness, event)
        : press('Start New Analysis'),
    'diagnosis.saved': told,
    'save.requested': () => pressOneOf('Save it with my result', 'Save it to my account'),
    'answers.requested': (harness, event) => {
      const link = screen.queryByRole('link', { name: 'Answer a few questions first' });
      if (link === null) return told(harness, event);
      fireEvent.click(link);
    },
    'picture.lost': (harness, event) => {
      const picture = document.querySelector('img');
      if (picture === null) return told(harness, event);
      fireEvent.error(picture);
    },
    'picture.requested': (harness, event) =>
      screen.queryByRole('button', { name: 'Load the picture again' }) === null
        ? told(harness, event)
        : press('Load the picture again'),
    'reanalysis.requested': () => pressOneOf('Read it together with my answers', 'Read it again'),
    'reanalysis.submitted': () => pressOneOf('Read both together', 'Try again'),
    'reanalysis.dismissed': () => pressOneOf('Back to the findings', 'Cancel', 'Leave it'),
    'page.shown': told,
  },
  leaves: {
    resuming: () => undefined,
    readingXray: reads('Looking for your X-ray...'),
    readingFailed: heading('We could not reach our server'),
    signedOut: heading('Your X-ray is in your account'),
    awaitingSignInAgain: heading('Your X-ray is in your account'),
    awaitingImage: () => {
      screen.getByLabelText('Choose your X-ray');
      screen.getByLabelText('Take a photo of it');
    },
    imageRejected: () =>
      expect(screen.getByRole('alert').textContent).toMatch(
        /^(Please select a JPEG or PNG|This picture is in colour|Please choose the picture again)/,
      ),
    awaitingSignIn: reads('Your picture x-ray.jpg stays chosen on this page.'),
    imageChosen: reads('Your picture x-ray.jpg stays chosen on this page.'),
    'uploading.sendingImage': () => void screen.getByRole('button', { name: 'Cancel' }),
    'uploading.reconnecting': reads('Your picture x-ray.jpg is kept on this page.'),
    uploadFailed: () => void screen.getByRole('alert'),
    'analyzing.requestingAnalysis': reads('Analyzing your X-ray...'),
    'analyzing.watching': reads('Analyzing your X-ray...'),
    'analyzing.checkingAnalysis': reads('Analyzing your X-ray...'),
    'analyzing.reconnecting': heading('We cannot reach our server just now'),
    analysisFailed: heading('Analysis Failed'),
    'askingKind.asking': question,
    'askingKind.telling': () => {
      question();
      expect(document.querySelectorAll('button[aria-busy="true"]').length).toBeGreaterThan(0);
    },
    'askingKind.tellingFailed': () => {
      question();
      screen.getByRole('alert');
      screen.getByRole('button', { name: 'Try again' });
    },
    'reviewingFindings.choosingWay': () => undefined,
    'reviewingFindings.savingXray': findings,
    'reviewingFindings.notSaved': findings,
    'reviewingFindings.saved': findings,
    confirmingReanalysis: asks,
    reanalyzing: reads('Reading your X-ray together with your answers...'),
    awaitingSignInToReanalyze: asks,
    reanalysisFailed: () => {
      screen.getByText(/^The X-ray and your answers could not be read together\./);
      findings();
    },
    'completed.choosingWay': () => undefined,
    'completed.savingReanalysis': complete,
    'completed.savingXray': complete,
    'completed.notSaved': complete,
    'completed.saved': complete,
  },
};

walkScreens('xray', screens);
