import { describe, expect, it } from 'vitest';
import { QUESTION_BANK } from '../../../contracts/questions/index.ts';
import { seedDraft } from '../../browser/draft.ts';
import { PHONE, siteOfFile } from '../../kit/browser.ts';
import { COMPLETED } from '../../kit/samples.ts';

const site = siteOfFile();

/** Points in the drawing, as shares of its width and height, and the place that somebody means who taps there. */
const TAPS = [
  ['the cheek at the left', 0.2, 0.5, 'Inside one cheek'],
  ['the cheek at the right', 0.8, 0.5, 'Inside one cheek'],
  ['the upper lip', 0.4, 0.1, 'Outer lip or lip edge'],
  ['the lower lip', 0.5, 0.9, 'Outer lip or lip edge'],
  ['above the front teeth', 0.5, 0.19, 'Gum'],
  ['behind the upper front teeth', 0.45, 0.38, 'Roof of the mouth (palate)'],
  ['the middle of the tongue', 0.5, 0.52, 'Tongue'],
  ['just below the tongue', 0.45, 0.64, 'Under the tongue'],
  ['between the lower gum and the lip', 0.5, 0.81, 'Inside the lip'],
  ['the left corner', 0.06, 0.46, 'Corner of the mouth'],
  ['the right corner', 0.94, 0.46, 'Corner of the mouth'],
] as const;

/** Opens the question with the drawing and returns a way to tap it and the boxes that are ticked. */
const openMap = async () => {
  const { page } = await site.newPage({ viewport: PHONE, reducedMotion: 'reduce', hurried: true });
  const { chatContext } = COMPLETED;
  await seedDraft(page, {
    ...COMPLETED,
    step: 'FOLLOW_UP',
    diagnosis: null,
    chatContext: { ...chatContext, category: 'lesion' },
    currentQuestionIndex: QUESTION_BANK.lesion.findIndex(({ id }) => id === 'lesion_location'),
    followUpAnswers: {
      lesion_danger_signs: ['none'],
      lesion_events: ['none'],
      lesion_body_signs: ['none'],
    },
  });
  await page.goto('/chat');
  const map = page.getByRole('group', { name: 'Where is it?' }).first();
  await map.waitFor();
  const tap = async (across: number, down: number): Promise<void> => {
    const drawing = map.locator(':scope > svg');
    await drawing.scrollIntoViewIfNeeded();
    const box = await drawing.boundingBox();
    if (!box) throw new Error('The drawing has no box');
    await page.mouse.click(box.x + box.width * across, box.y + box.height * down);
  };
  const ticked = () =>
    map
      .getByRole('checkbox', { checked: true })
      .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent));
  return { tap, ticked };
};

describe('the drawing of the mouth on a phone', () => {
  it('ticks what is tapped, and a tap on either cheek is one cheek', async () => {
    const { tap, ticked } = await openMap();
    for (const [where, across, down, place] of TAPS) {
      await tap(across, down);
      expect([where, await ticked()]).toEqual([where, [place]]);
      await tap(across, down);
      expect([where, await ticked()]).toEqual([where, []]);
    }
  });
});
