import { describe, expect, it } from 'vitest';
import { xrayQuestionsFor } from '../../contracts/rules/xray-questions.ts';
import { XRAY_GUIDE } from '../../contracts/texts/en/xray-guide.ts';
import { JAW_PARTS } from '../../contracts/xray/jaw-parts.ts';
import { QUALITY_IDS } from '../../contracts/xray/xray.ts';

describe('the questions for the dentist', () => {
  it('are three for everybody', () => {
    expect(xrayQuestionsFor([])).toEqual(['whatYouSee', 'whatToDo', 'nextPicture']);
  });

  it('are one more for each note that a better picture mends, and none for little contrast', () => {
    expect(xrayQuestionsFor(['tooDark', 'flat', 'cutOff']).slice(3)).toEqual(['tooDark', 'cutOff']);
    expect(xrayQuestionsFor(QUALITY_IDS)).toHaveLength(3 + QUALITY_IDS.length - 1);
  });

  it('ask, and tell the dentist nothing of what the picture may show', () => {
    const all = Object.values(XRAY_GUIDE.questions);
    for (const question of all) expect(question).toMatch(/\?$|Please show me where\.$/);
    expect(all.join(' ')).not.toMatch(/decay|abscess|inflam|cavity|bone loss/i);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the parts of a jaw', () => {
  it('are named once each, in the order of their numbers', () => {
    expect(Object.keys(XRAY_GUIDE.legend.parts)).toEqual(JAW_PARTS);
    const names = JAW_PARTS.map((part) => XRAY_GUIDE.legend.parts[part].name);
    expect(new Set(names).size).toBe(JAW_PARTS.length);
  });
});
