import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { codeBand } from '../../../server/report/writer/code.ts';
import { ADDRESS } from './report.kit.ts';

type Square = readonly [x: number, y: number, width: number, height: number];

/** A pen that remembers what it fills, in its order. */
const drawn = () => {
  const open: Square[] = [];
  const filled: { squares: readonly Square[]; colour: string }[] = [];
  const pen = {
    rect: (...square: [number, number, number, number]) => {
      open.push(square);
      return pen;
    },
    fill: (colour: string) => {
      filled.push({ squares: open.splice(0), colour });
      return pen;
    },
  };
  return { pen, filled };
};

it('[PDF-02] the code of a report opens the result, as a camera reads it', () => {
  const place = {
    left: 50,
    width: 400,
    panel: null,
    parent: { type: 'Document', options: {}, children: [] },
    measure: (text: string) => text.length * 5,
  };
  const block = { kind: 'code', address: ADDRESS, alt: 'A code', title: '', text: '' } as const;
  const [picture] = codeBand(place, block).pieces;
  const { pen, filled } = drawn();
  picture?.draw(pen as never, 100, undefined as never);
  const [ground, dark] = filled;
  const [left, top, side] = ground?.squares[0] ?? [0, 0, 0];
  const scale = 4;
  const width = Math.round(side * scale);
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const isIn = ([x, y, across, down]: Square, column: number, row: number): boolean => {
    const [atX, atY] = [left + (column + 0.5) / scale, top + (row + 0.5) / scale];
    return atX >= x && atX < x + across && atY >= y && atY < y + down;
  };
  for (const square of dark?.squares ?? []) {
    const [x, y, across, down] = square;
    const from = { column: Math.floor((x - left) * scale), row: Math.floor((y - top) * scale) };
    for (let row = from.row; row <= from.row + down * scale + 1; row += 1) {
      for (let column = from.column; column <= from.column + across * scale + 1; column += 1) {
        if (isIn(square, column, row))
          pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  expect(jsQR(pixels, width, width)?.data).toBe(ADDRESS);
  expect([ground?.colour, dark?.colour]).toEqual(['#ffffff', '#10242a']);
});
