import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { handbook } from '../../docs/handbook.ts';

describe('the clinical handbook', () => {
  it('says what the engine knows', () => {
    expect(readFileSync('docs/clinical-handbook.md', 'utf8')).toBe(handbook());
  });
});
