import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../server/lib/csv.ts';

const oneCell = (cell: string | number | null) =>
  csvOf(['head'], [[cell]]).slice('\uFEFFhead\r\n'.length, -2);

describe('a file for a spreadsheet', () => {
  it.each([
    ['=1+2', "'=1+2"],
    ['+91 98765 43210', "'+91 98765 43210"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['a=b', 'a=b'],
    ['a, b', '"a, b"'],
    ['say "ah"', '"say ""ah"""'],
    [-12.5, '-12.5'],
    [null, ''],
  ])('writes %j as %j', (cell, written) => {
    expect(oneCell(cell)).toBe(written);
  });

  it('has a mark that says UTF-8, and lines as the standard ends them', () => {
    expect(
      csvOf(
        ['a', 'b'],
        [
          ['x', 1],
          ['y', 2],
        ],
      ),
    ).toBe('\uFEFFa,b\r\nx,1\r\ny,2\r\n');
  });

  it('lets no text begin as a formula does, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(oneCell(text).replace(/^"/, '')).not.toMatch(/^[=+\-@\t\r\n]/);
      }),
    );
  });
});
