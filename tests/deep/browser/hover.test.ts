import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ASSETS = 'dist/client/assets';

/** The `:hover` selectors of a sheet that hold on a touch screen too. */
const hoversOnTouch = (css: string): string[] => {
  const around: string[] = [];
  const found: string[] = [];
  for (const [, words = '', mark] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '{') {
      around.push(words);
      if (words.includes(':hover') && !around.some((each) => each.includes('(hover:hover)')))
        found.push(words);
    }
    if (mark === '}') around.pop();
  }
  return found;
};

describe('what is hovered', () => {
  it('is told by the test from what a finger has touched', () => {
    expect(hoversOnTouch('a{color:red}b:hover{color:red}')).toEqual(['b:hover']);
    expect(hoversOnTouch('@media (hover:hover){b:hover{color:red}}')).toEqual([]);
  });

  it('changes its look only on a device that hovers: a finger would leave it on the next step', () => {
    const sheets = readdirSync(ASSETS).filter((name) => name.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(10);
    const found = sheets.flatMap((name) =>
      hoversOnTouch(readFileSync(path.join(ASSETS, name), 'utf8')),
    );
    expect(found).toEqual([]);
  });
});
