// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { EventObject } from 'xstate';
import { SiteFrame } from '../../../src/components/site-frame/SiteFrame.tsx';
import { markHeader } from '../../../src/flows/site-header/mark-header.ts';
import type { Harness } from '../../model/harness.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

/** The page tells of it; what it looks like there is seen in the browser. */
const told = ({ actor }: Harness, event: EventObject) => act(() => actor.send(event));

const header = (): HTMLElement => screen.getByRole('banner');

/** A wide window has room for the links, and hides it. */
const opener = () => screen.getByLabelText('Menu', { selector: 'button' });

const screens: FlowScreens<'siteHeader'> = {
  view: ({ actor }) => (
    <div
      ref={(page) => {
        const drawn = page?.querySelector('header');
        if (drawn) markHeader(drawn, actor);
      }}
    >
      <SiteFrame current="/about">
        <h1>About</h1>
      </SiteFrame>
    </div>
  ),
  gestures: {
    'page.scrolled': told,
    'page.widened': told,
    'drawer.opened': told,
    'drawer.closed': told,
    'drawer.left': told,
  },
  leaves: {
    'followingPage.restingAtTop': () => expect(header().hasAttribute('data-scrolled')).toBe(false),
    'followingPage.scrolled': () => expect(header().hasAttribute('data-scrolled')).toBe(true),
    // What is open is the browser's own: tests/deep/browser/site-header.test.ts looks at it.
    'holdingLinks.closed': () => void opener(),
    'holdingLinks.opened': () => void opener(),
  },
};

walkScreens('siteHeader', screens);
