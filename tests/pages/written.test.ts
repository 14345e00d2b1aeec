import { describe, expect, it } from 'vitest';
import { written } from '../../src/prerender/markdown.ts';

describe('a text of the site', () => {
  it('lets every number of an urgent callout be called, and leaves it alone elsewhere', () => {
    const { html, words } = written(
      '> **Call now:** If it bleeds, call 112 or [108](/x?112).\n\nCall 112.\n\n> **At home:** 112 ml',
    );
    expect(html).toContain('call <a href="tel:112">112</a> or <a href="/x?112">');
    expect(html).toContain('>108</a>.');
    expect(html.split('tel:')).toHaveLength(2);
    expect(words).toContain('call 112 or 108');
  });

  it('keeps on one line what is read as one', () => {
    const { html, words } = written('An X-ray was right in 96.9 % of two X-rays.');
    expect(html).toContain('<span data-whole>X-ray</span> was right in 96.9\u00A0% of');
    expect(html).toContain('<span data-whole>X-rays</span>');
    expect(words).toContain('An X-ray was right in 96.9 % of two X-rays.');
  });

  it.each([
    ['written', written('| What | Where |\n| --- | --- |\n| *A* | B < C |').html],
    [
      'made',
      written('{{table:it}}', { it: { heads: ['What', 'Where'], rows: [['A', 'B < C']] } }).html,
    ],
  ])('says of each row and column of a table that is %s what it is of', (_kind, html) => {
    expect(html.replaceAll(/<\/?em>/g, '')).toContain(
      '<thead><tr><th scope="col">What</th><th scope="col">Where</th></tr></thead><tbody><tr><th scope="row">A</th><td>B &lt; C</td></tr></tbody>',
    );
  });

  it('names the frame of a table by the heading above it, each by a name of its own', () => {
    const table = '| A | B |\n| --- | --- |\n| C | D |';
    const { html } = written(
      `${table}\n\n## What is *kept* & "where"\n\n${table}\n\n{{table:it}}\n\n### Later\n\n${table}`,
      { it: { heads: ['E', 'F'], rows: [['G', 'H']] } },
    );
    expect([...html.matchAll(/data-table aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Table',
      'What is kept &amp; &quot;where&quot;',
      'What is kept &amp; &quot;where&quot; (2)',
      'Later',
    ]);
  });
});
