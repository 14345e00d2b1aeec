// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openChat } from '../../kit/chat.tsx';

const MESSAGES = [
  'Starting your chat...',
  'Initializing AI dental doctor...',
  'Setting up your personalized assessment...',
];

/** The opening message on screen; null once the chat is there. */
const message = (): string | null => screen.queryByRole('status')?.textContent ?? null;

const greeting = (): HTMLElement | null =>
  screen.queryByRole('heading', { name: 'Hello, what is bothering your teeth or mouth?' });

describe('the opening messages', () => {
  it('[CHAT-01] [CONST-19] begins with "Starting your chat..." for 800 ms', async () => {
    const { pass } = await openChat({ stayAtOpening: true });
    expect(message()).toBe('Starting your chat...');
    await pass(799);
    expect(message()).toBe('Starting your chat...');
    await pass(1);
    expect(message()).not.toBe('Starting your chat...');
  });

  it('[CHAT-02] [CONST-19] goes on with "Initializing AI dental doctor..." for 600 ms', async () => {
    const { pass } = await openChat({ stayAtOpening: true });
    await pass(800);
    expect(message()).toBe('Initializing AI dental doctor...');
    await pass(599);
    expect(message()).toBe('Initializing AI dental doctor...');
    await pass(1);
    expect(message()).not.toBe('Initializing AI dental doctor...');
  });

  it('[CHAT-03] [CHAT-04] [CONST-19] says the third message for 400 ms and rests on it for 300 ms', async () => {
    const { pass } = await openChat({ stayAtOpening: true });
    await pass(1400);
    expect(message()).toBe('Setting up your personalized assessment...');
    await pass(400);
    expect(message()).toBe('Setting up your personalized assessment...');
    await pass(299);
    expect(message()).toBe('Setting up your personalized assessment...');
    expect(greeting()).toBeNull();
    await pass(1);
    expect(message()).toBeNull();
    expect(greeting()).not.toBeNull();
  });

  it('[CHAT-01] [CHAT-02] [CHAT-03] says one message at a time, in their order', async () => {
    const { pass } = await openChat({ stayAtOpening: true });
    const said: (string | null)[] = [];
    for (let time = 0; time <= 2100; time += 100) {
      if (said.at(-1) !== message()) said.push(message());
      await pass(100);
    }
    expect(said).toEqual([...MESSAGES, null]);
  });
});
