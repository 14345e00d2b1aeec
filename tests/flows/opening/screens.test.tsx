// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { PreparingScreen } from '../../../src/flows/chat/Chat.page.tsx';
import { ChatWithin } from '../../../src/flows/assessment/chat-hooks.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';
import { chatWith } from '../../kit/within-chat.tsx';

const says = (message: string) => () =>
  expect(screen.getByRole('status').textContent).toBe(message);

const screens: FlowScreens<'opening'> = {
  view: ({ actor: opening }) => (
    <ChatWithin actor={chatWith({ opening })}>
      <PreparingScreen />
    </ChatWithin>
  ),
  gestures: {},
  leaves: {
    starting: says('Starting your chat...'),
    initializing: says('Initializing AI dental doctor...'),
    settingUp: says('Setting up your personalized assessment...'),
    pausing: says('Setting up your personalized assessment...'),
    opened: says('Setting up your personalized assessment...'),
  },
};

walkScreens('opening', screens);
