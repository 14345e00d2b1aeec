// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { LandingTopic } from '../../../contracts/site/landing-topics.ts';
import { LANDING_TOPIC_TEXTS } from '../../../contracts/texts/en/landing-topics.ts';
import type { landingTopicsMachine } from '../../../machines/landing-topics/landing-topics.machine.ts';
import { showTopics } from '../../../src/flows/landing-topics/show-topics.ts';
import { Topics } from '../../../src/pages/landing/Topics.tsx';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const open = (): string[] =>
  [...document.querySelectorAll('details[open] > summary')].map((chip) => chip.textContent ?? '');

const screens: FlowScreens<'landingTopics'> = {
  view: ({ actor }) => (
    <main
      ref={(page) => {
        const list = page?.querySelector<HTMLElement>('[data-topics]');
        if (list) showTopics(list, actor);
      }}
    >
      <h1>Toothwise</h1>
      <h2>Topics</h2>
      <Topics />
    </main>
  ),
  gestures: {
    'topic.pressed': (_harness, { topic }) =>
      userEvent.click(screen.getByText(LANDING_TOPIC_TEXTS[topic as LandingTopic].label)),
  },
  leaves: {
    noneChosen: () => expect(open()).toEqual([]),
    chosen: ({ actor }) => {
      const { topic } = (actor as ActorRefFrom<typeof landingTopicsMachine>).getSnapshot().context;
      expect(open()).toEqual([topic === 'pain' ? 'Tooth pain' : 'White spot in mouth']);
    },
  },
};

walkScreens('landingTopics', screens);
