// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, vi } from 'vitest';
import type { RaisedNotice } from '../../../contracts/common/notice.ts';
import NoticeOutlet from '../../../src/lib/flow/NoticeOutlet.tsx';
import type { NoticesRef } from '../../../src/lib/flow/notices.tsx';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const shownTitles = () =>
  [...document.querySelectorAll('.mantine-Notification-title')].map((each) => each.textContent);
const showsNotice =
  (...titles: string[]) =>
  () =>
    waitFor(() => expect(shownTitles()).toEqual(titles));

const showsOne = () => waitFor(() => expect(shownTitles()).toHaveLength(1));

const runAction = vi.fn<() => void>();

beforeEach(() => runAction.mockClear());

const screens: FlowScreens<'notices'> = {
  view: ({ actor }) => (
    <main>
      <NoticeOutlet notices={actor as NoticesRef} />
    </main>
  ),
  gestures: {
    'notice.raised': ({ actor }, event) => {
      const notice = event['notice'] as RaisedNotice;
      // What only says that something went well has nothing to press.
      const action = notice.type === 'info' && { label: 'Open it', click: runAction };
      return act(async () =>
        actor.send({ ...event, notice: { ...notice, ...(action && { action }) } }),
      );
    },
    'notice.dismissed': () => press('Dismiss'),
    'notice.actionChosen': async () => {
      await press('Open it');
      expect(runAction).toHaveBeenCalledOnce();
    },
  },
  leaves: {
    awaitingNotice: showsNotice(),
    showingNotice: showsOne,
    showingBriefly: showsNotice('Done'),
    dismissingNotice: showsNotice(),
  },
};

walkScreens('notices', screens);
