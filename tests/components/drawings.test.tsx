// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AtEase } from '../../src/components/illustrations/AtEase.tsx';
import { FIRST_AID, FirstAid } from '../../src/components/illustrations/FirstAid.tsx';
import { LOOKS, Look } from '../../src/components/illustrations/Look.tsx';
import { VISITS, Visit } from '../../src/components/illustrations/Visit.tsx';

const ALL = [
  ['at_ease', <AtEase key="at_ease" />] as const,
  ...FIRST_AID.map((name) => [name, <FirstAid key={name} name={name} />] as const),
  ...VISITS.map((name) => [name, <Visit key={name} name={name} />] as const),
  ...LOOKS.map((name) => [name, <Look key={name} name={name} />] as const),
];

const MAX_BYTES = 1500;

describe('the drawings', () => {
  it.each(ALL)('has %s small, silent and in colours of the theme', (_name, drawing) => {
    const svg = renderToStaticMarkup(drawing);
    expect(svg.length).toBeLessThanOrEqual(MAX_BYTES);
    expect(svg).toContain('aria-hidden="true"');
    expect(svg).not.toMatch(/#[\da-f]{3}|rgb|<text|<title/i);
  });

  it('are all different', () => {
    const drawn = ALL.map(([, drawing]) =>
      renderToStaticMarkup(drawing).replace(/^<svg[^>]*>/, ''),
    );
    expect(new Set(drawn).size).toBe(ALL.length);
  });
});
