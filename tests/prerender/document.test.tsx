import { describe, expect, it } from 'vitest';
import { documentOf } from '../../src/prerender/document.tsx';

/** What is left of a style sheet on a page with one card, of the tone "soon". */
const kept = (css: string): string => {
  const page = documentOf({
    title: 'A page',
    head: null,
    styles: [`/**/.begin{order:1}${css}.end{order:1}`],
    body: <p className="_card_a1_1" data-tone="soon" />,
  });
  return page.slice(page.indexOf('.begin{order:1}') + 15, page.indexOf('.end{order:1}'));
};

describe('the styles inside a page', () => {
  it('are those of the components that are on it', () => {
    expect(kept('._card_a1_1{top:0}._note_b2_1{top:0}')).toBe('._card_a1_1{top:0}');
    expect(kept('._card_a1_1>:focus{top:0}._card_a1_1 ._note_b2_1{top:0}')).toBe(
      '._card_a1_1>:focus{top:0}',
    );
  });

  it('leave out looks that no element here has, but not what a script may bring about', () => {
    const soon = '._card_a1_1[data-tone=soon]{top:0}';
    expect(kept(`${soon}._card_a1_1[data-tone="routine"]{top:0}`)).toBe(soon);
    const later = '._card_a1_1[data-scrolled]{top:0}._card_a1_1[open]:disabled{top:0}';
    expect(kept(later)).toBe(later);
  });

  it.each([
    ['part of a list', '._card_a1_1,._note_b2_1{top:0}'],
    ['a list inside a selector', ':where(._note_b2_1,._card_a1_1) p{top:0}'],
    ['what is not so', '._card_a1_1:not([data-tone=routine]){top:0}'],
    ['what may be inside', 'p:has(._note_b2_1){top:0}'],
    ['elements', 'fieldset{top:0}'],
    ['steps of a motion', '@keyframes _turn_c3_1{to{rotate:1turn}}'],
  ])('keep a rule for %s', (_what, rule) => {
    expect(kept(rule)).toBe(rule);
  });

  it('leave out a list of which each selector is for others', () => {
    expect(kept('._note_b2_1,._card_a1_1[data-tone=routine]{top:0}p{top:0}')).toBe('p{top:0}');
  });

  it('leave out a condition that holds nothing any more', () => {
    expect(kept('@media print{._note_b2_1{top:0}}p{top:0}')).toBe('p{top:0}');
  });

  it('hold inside a condition, too', () => {
    expect(kept('@media print{._note_b2_1{top:0}._card_a1_1{top:0}}')).toBe(
      '@media print{._card_a1_1{top:0}}',
    );
  });

  it('have the tokens that are asked for, and no others', () => {
    expect(kept('._card_a1_1{left:0;--inset:1px;--gap:2px;top:var(--gap)}')).toBe(
      '._card_a1_1{left:0;--gap:2px;top:var(--gap)}',
    );
    expect(kept('._note_b2_1{top:var(--gap)}p{left:0;--gap:2px;top:0}')).toBe('p{left:0;top:0}');
  });
});
