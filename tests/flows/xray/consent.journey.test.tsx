// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepSignedIn, openPage, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { REANALYSIS, XRAY } from '../../kit/xray-replies.ts';
import { DIAGNOSIS_ID } from './cases.ts';

beforeAll(() => import('../../../src/flows/xray/Xray.page.tsx'), 60_000);
beforeEach(() => {
  keepSignedIn(ASHA);
});

const UPLOAD = 'POST /xrays/upload-xray';
const ANALYZE = 'POST /xrays/analyze';
const REANALYSE = 'POST /xrays/reanalyse-diagnosis';
const READ = `GET /api/account/xrays/${XRAY.id}`;
const EARLIER = `${READ}/reanalyses`;

const KEEPING = 'You took back “Keeping my data” on your profile, so nothing new is kept.';
const READING = 'You took back “Assessment by software” on your profile.';
const refused = (said: string) => ({ status: 409, said, code: 'consent_withdrawn' });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const link = () => screen.queryByRole('link', { name: /^Open your profile/ });
const choose = async () =>
  fireEvent.change(await screen.findByLabelText('Choose your X-ray'), {
    target: { files: [new File(['picture'], 'x-ray.jpg', { type: 'image/jpeg' })] },
  });
const found = () => screen.findByText('One place was marked for a dentist to look at.');

describe('an X-ray of somebody who has taken a consent back', () => {
  it('is not sent, stays chosen beside the way to the profile, and is sent once it is given again', async () => {
    const answers: Record<string, Answers[string]> = { [UPLOAD]: refused(KEEPING) };
    const sent = serveCalls(answers);
    openPage('/xray-analysis');
    await choose();
    await screen.findByText(KEEPING);
    expect(link()?.getAttribute('href')).toBe('/profile');
    expect(link()?.getAttribute('target')).toBe('_blank');
    answers[UPLOAD] = { success: true, fileId: XRAY.id, fileName: XRAY.file_name };
    answers[ANALYZE] = { success: true, xray: XRAY };
    await press('Try again');
    await found();
    expect(link()).toBeNull();
    expect(sent.filter(({ call }) => call === UPLOAD)).toHaveLength(2);
  });

  it('is kept and not read, and read once it is given again', async () => {
    const answers: Record<string, Answers[string]> = {
      [UPLOAD]: { success: true, fileId: XRAY.id, fileName: XRAY.file_name },
      [ANALYZE]: refused(READING),
    };
    serveCalls(answers);
    openPage('/xray-analysis');
    await choose();
    await screen.findByRole('heading', { name: 'Analysis Failed' });
    expect(screen.getAllByText(READING).length).toBeGreaterThan(0);
    expect(link()?.getAttribute('href')).toBe('/profile');
    answers[ANALYZE] = { success: true, xray: XRAY };
    await press('Try again with the same picture');
    await found();
  });

  it('is not read together with answers, and what was found stays', async () => {
    const kept = { ...XRAY, xray_analysis_id: XRAY.id, diagnosis_id: DIAGNOSIS_ID };
    const answers: Record<string, Answers[string]> = {
      [READ]: { xray: kept },
      [EARLIER]: { reanalyses: [] },
      [REANALYSE]: refused(READING),
    };
    serveCalls(answers);
    openPage(`/xray-analysis?xray=${XRAY.id}`);
    await screen.findByRole('heading', { name: 'What was found' });
    await press('Read it together with my answers');
    await press('Read both together');
    await screen.findByText('Reanalysis Failed');
    await found();
    expect(link()?.getAttribute('href')).toBe('/profile');
    answers[REANALYSE] = {
      success: true,
      reanalysis: REANALYSIS,
      email_sent: true,
      email_queued: false,
    };
    await press('Try again');
    await screen.findByRole('heading', { name: 'Reanalysis Complete' });
  });

  it('has no way to the profile for any other refusal', async () => {
    serveCalls({
      [UPLOAD]: { status: 403, said: 'An X-ray can only be kept in your own account.' },
    });
    openPage('/xray-analysis');
    await choose();
    await screen.findByText('An X-ray can only be kept in your own account.');
    expect(link()).toBeNull();
  });
});
