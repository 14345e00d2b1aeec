// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FindingList } from '../../src/components/image-viewer/FindingList.tsx';
import { FindingMarks } from '../../src/components/image-viewer/FindingMarks.tsx';
import { ImageViewer } from '../../src/components/image-viewer/ImageViewer.tsx';
import type { ImageViewerProps } from '../../src/components/image-viewer/ImageViewer.tsx';
import { USUAL_TONES, stretchOf } from '../../src/components/image-viewer/tones.ts';
import { bandLookOf } from '../../src/components/image-viewer/finding.ts';
import type { Finding } from '../../src/components/image-viewer/finding.ts';
import {
  WHOLE,
  centredOn,
  moved,
  shownPart,
  zoomed,
} from '../../src/components/image-viewer/zoom.ts';
import { expectAccessible, renderView } from '../kit/views.tsx';

describe('how sure the programme is', () => {
  it.each([
    [100, 'routine', 'fairly sure'],
    [80, 'routine', 'fairly sure'],
    [79, 'soon', 'less sure'],
    [60, 'soon', 'less sure'],
    [59, 'urgent', 'not sure'],
    [0, 'urgent', 'not sure'],
  ])('is a colour and words at %i percent', (percent, tone, words) => {
    expect(bandLookOf(percent)).toMatchObject({ tone, words });
  });
});

describe('the window on a picture', () => {
  it('enlarges around its middle, at most four times', () => {
    expect(zoomed(WHOLE, 2)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(zoomed(WHOLE, 9).scale).toBe(4);
    expect(zoomed(zoomed(WHOLE, 2), 0.1)).toEqual(WHOLE);
  });

  it('keeps in its place what is under the finger', () => {
    const view = zoomed(WHOLE, 2, { x: 0.25, y: 0.75 });
    expect(view).toEqual({ scale: 2, x: 0.25, y: -0.25 });
  });

  it('never shows what is beside the picture', () => {
    expect(moved(WHOLE, { x: 1, y: -1 })).toEqual({ scale: 1, x: 0, y: 0 });
    expect(moved({ scale: 2, x: 0, y: 0 }, { x: 9, y: -9 })).toEqual({ scale: 2, x: 0.5, y: -0.5 });
    expect(zoomed({ scale: 2, x: 0.5, y: 0.5 }, 0.5)).toEqual(WHOLE);
  });

  it('brings what is pressed to the middle', () => {
    expect(centredOn({ scale: 3, x: 0, y: 0 }, { x: 0.75, y: 0.5 })).toEqual({
      scale: 3,
      x: -0.25,
      y: 0,
    });
  });

  it('shows a part with what surrounds it, and a large one not smaller than the whole', () => {
    const small = shownPart({ x: 0.6, y: 0.5, width: 0.1, height: 0.1 });
    expect(small.scale).toBe(2.5);
    expect(small.x).toBeCloseTo(-0.375);
    expect(small.y).toBeCloseTo(-0.125);
    expect(shownPart({ x: 0, y: 0, width: 0.9, height: 0.5 })).toEqual(WHOLE);
  });
});

type Shown = Partial<Pick<ImageViewerProps, 'tones' | 'sides'>>;

/** What browsers make of a brightness by two filters in turn, each kept within black and white. */
const drawn = (filter: string, value: number): number => {
  const [brightness = 1, contrast = 1] = [...filter.matchAll(/[\d.]+/g)].map(Number);
  const lit = Math.min(1, value * brightness);
  return Math.min(1, Math.max(0, (lit - 0.5) * contrast + 0.5));
};

describe('more contrast', () => {
  it.each([
    { black: 0.05, white: 0.35 },
    { black: 0.55, white: 0.9 },
    { black: 0, white: 1 },
    USUAL_TONES,
  ])('makes the darkest black, the brightest white and the middle grey, of %o', (tones) => {
    const filter = stretchOf(tones);
    expect(drawn(filter, tones.black)).toBeCloseTo(0, 1);
    expect(drawn(filter, tones.white)).toBeCloseTo(1, 1);
    expect(drawn(filter, (tones.black + tones.white) / 2)).toBeCloseTo(0.5, 1);
  });
});

const show = (shown: Shown = {}) =>
  renderView(
    <ImageViewer
      {...shown}
      label="Your X-ray"
      picture={<svg aria-hidden="true" />}
      ratio={1.8}
      heading="2 things a dentist should look at"
      findings={[
        {
          id: 'decay',
          name: 'Decay between two teeth',
          short: 'Decay',
          detail: 'Lower right.',
          confidence: 84,
          box: { x: 0.3, y: 0.3, width: 0.1, height: 0.3 },
        },
        {
          id: 'root',
          name: 'Shadow at a root tip',
          short: 'Root tip',
          detail: 'Not clear.',
          confidence: 52,
          box: { x: 0.7, y: 0.6, width: 0.1, height: 0.2 },
        },
      ]}
    />,
  );

const size = () => screen.getByRole('status', { name: 'Size' }).textContent;
const canvas = () => screen.getByRole('region', { name: 'Your X-ray' });
const marks = () => canvas().querySelectorAll('button');

describe('the viewer', () => {
  it('has a numbered box for each finding, named when looked for, and says the same in a list', async () => {
    show();
    const written = () => [...marks()].map((mark) => mark.textContent);
    expect(written()).toEqual(['1', '2']);
    await userEvent.click(screen.getByRole('button', { name: /Decay/ }));
    expect(written()).toEqual(['1 Decay', '2']);
    const [first, second] = within(screen.getByRole('list')).getAllByRole('button');
    expect(first?.textContent).toBe('1Decay between two teethLower right.84 %, fairly sure');
    expect(second?.textContent).toContain('52 %, not sure');
    await expectAccessible();
  });

  it('hides the boxes, and shows them again when a finding is looked for', async () => {
    show();
    await userEvent.click(screen.getByRole('switch', { name: 'Marks' }));
    expect(marks()).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: /Shadow at a root tip/ }));
    expect(marks()).toHaveLength(2);
    expect(marks()[1]?.dataset['selected']).toBe('true');
    expect(size()).toBe('200 %');
    expect(screen.getByRole('button', { name: /Shadow/ }).ariaPressed).toBe('true');
  });

  it('stretches the picture between its own tones by a switch, below the light of the sliders', async () => {
    show({ tones: { black: 0.1, white: 0.4 } });
    const film = () => canvas().querySelector('svg')?.parentElement?.style.filter;
    expect(film()).toBe('brightness(100%) contrast(100%)');
    await userEvent.click(screen.getByRole('switch', { name: 'More contrast' }));
    expect(film()).toBe('brightness(2.000) contrast(1.667) brightness(100%) contrast(100%)');
    await userEvent.click(screen.getByRole('switch', { name: 'More contrast' }));
    expect(film()).toBe('brightness(100%) contrast(100%)');
  });

  it('stretches a picture that was not measured by the usual tones', async () => {
    show({ tones: null });
    await userEvent.click(screen.getByRole('switch', { name: 'More contrast' }));
    const film = canvas().querySelector('svg')?.parentElement?.style.filter;
    expect(film).toContain(stretchOf(USUAL_TONES));
  });

  it('names both edges where they are known, and says which edge is meant to who does not see it', () => {
    show({ sides: { left: 'Your right', right: 'Your left' } });
    screen.getByText('Left edge of the picture:', { exact: false });
    expect(screen.getByText(/Your right/).textContent).toBe('Left edge of the picture: Your right');
    expect(screen.getByText(/Your left/).textContent).toBe('Right edge of the picture: Your left');
  });

  it('names no edge where nobody knows', () => {
    show();
    expect(screen.queryByText(/edge of the picture/)).toBeNull();
  });

  it('zooms by buttons and back to the whole picture', async () => {
    show();
    expect(size()).toBe('100 %');
    const out = screen.getByRole<HTMLButtonElement>('button', { name: 'Zoom out' });
    expect(out.disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(size()).toBe('150 %');
    await userEvent.click(screen.getByRole('button', { name: 'Show the whole picture' }));
    expect(size()).toBe('100 %');
  });

  it('zooms and moves by keys, and leaves the arrows to the page while all is in view', async () => {
    show();
    canvas().focus();
    const layer = () => canvas().querySelector<HTMLElement>('div')?.style.transform;
    await userEvent.keyboard('{ArrowRight}');
    expect(layer()).toBe('translate(0%, 0%) scale(1)');
    await userEvent.keyboard('+{ArrowRight}');
    expect(layer()).toBe('translate(-15%, 0%) scale(1.5)');
    await userEvent.keyboard('0');
    expect(layer()).toBe('translate(0%, 0%) scale(1)');
  });
});

describe('numbers that would cover each other', () => {
  const at = (id: string, x: number): Finding => ({
    id,
    name: id,
    short: id,
    detail: '',
    confidence: 80,
    box: { x, y: 0.5, width: 0.1, height: 0.1 },
  });
  const crowded = (findings: readonly Finding[]) => {
    const { container } = renderView(
      <FindingMarks
        findings={findings}
        selected={null}
        ratio={1.8}
        scale={1}
        onSelect={() => undefined}
      />,
    );
    return [...container.querySelectorAll('button')].map((mark) => mark.dataset['crowded']);
  };

  it('are left out on a phone, and on a large screen where it has no room either', () => {
    // 0.06 of the width are 17 pixels on a phone and 38 on a large screen; a number takes 26.
    expect(crowded([at('first', 0.2), at('beside', 0.26)])).toEqual([undefined, 'narrow']);
    expect(crowded([at('first', 0.2), at('over', 0.22)])).toEqual([undefined, 'always']);
    expect(crowded([at('first', 0.2), at('far', 0.4)])).toEqual([undefined, undefined]);
  });
});

describe('the list of findings', () => {
  const found = (id: string, name: string): Finding => ({
    id,
    name,
    short: name,
    detail: `Place ${id}.`,
    confidence: 70,
    box: { x: 0, y: 0, width: 0.1, height: 0.1 },
  });

  it('names once what is in several places, and keeps the numbers of the picture', () => {
    const findings = [
      found('a', 'Filling or crown'),
      found('b', 'Decay'),
      found('c', 'Filling or crown'),
    ];
    renderView(<FindingList findings={findings} selected={null} onSelect={() => undefined} />);
    screen.getByText('Filling or crown: 2 places');
    const places = within(screen.getByRole('list', { name: 'Filling or crown' }));
    expect(places.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '1Filling or crownPlace a.70 %, less sure',
      '3Filling or crownPlace c.70 %, less sure',
    ]);
    expect(screen.getAllByRole('button')).toHaveLength(3);
    screen.getByRole('button', { name: /^2\s*Decay/ });
  });
});
