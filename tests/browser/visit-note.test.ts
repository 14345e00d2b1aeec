import { describe, expect, it } from 'vitest';
import { beSignedIn, siteOfConsultation } from './room.ts';

const { made, site } = siteOfConsultation({ hasMet: true });

describe('a visit note', () => {
  it('[NEW-30] [NEW-31] is written by the dentist at the desk, over a reload, and read by the patient', async () => {
    const desk = await site.newPage({ viewport: { width: 360, height: 740 } });
    await beSignedIn(desk, made.doctor);
    await desk.page.goto('/teleconsultation');
    await desk.page.getByRole('link', { name: 'Write the visit note' }).click();
    await desk.page.getByLabel('What you found').fill('A dark pit on the lower left molar.');
    await desk.page.getByLabel('Your conclusion').selectOption('condition');
    await desk.page.getByLabel('Condition', { exact: true }).selectOption('reversible_pulpitis');
    await desk.page.getByLabel('Your advice').fill('Have it filled.\nRinse after sweets.');
    await desk.page.reload();
    const findings = desk.page.getByLabel('What you found');
    await findings.waitFor();
    expect(await findings.inputValue()).toBe('A dark pit on the lower left molar.');
    await desk.page.getByRole('button', { name: 'Finish the note' }).click();
    await desk.page.getByRole('heading', { name: 'The patient can read this now' }).waitFor();
    desk.expectQuiet();
    const asha = await site.newPage({ viewport: { width: 360, height: 740 } });
    await beSignedIn(asha, made.patient);
    await asha.page.goto('/teleconsultation');
    await asha.page.getByText('What the dentist said').click();
    await asha.page.getByText('Rinse after sweets.').waitFor();
    await asha.page.getByText('KA-12345').first().waitFor();
    asha.expectQuiet();
  });
});
