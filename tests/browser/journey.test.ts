import { describe, it } from 'vitest';
import { LAPTOP, PHONE, siteOfFile } from '../kit/browser.ts';
import { byKeyboard, byMouse } from './walk.ts';
import { walkWhole } from './whole-assessment.ts';

const site = siteOfFile({}, { isEmbedded: true });

describe('the whole assessment', () => {
  it.each([
    { hand: 'by mouse on a phone', viewport: PHONE, by: byMouse },
    { hand: 'by keyboard on a laptop', viewport: LAPTOP, by: byKeyboard },
  ])('[PROD-09] [PROD-12] [CHAT-33] runs $hand, without a word in the console', (run) =>
    walkWhole(site, run),
  );
});
