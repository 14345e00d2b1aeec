import { describe, expect, it } from 'vitest';
import { DESK_QUESTIONS } from '../../contracts/booking/prescription.ts';
import { MEDICINES } from '../../contracts/texts/en/medicines.ts';
import { readPdf } from '../kit/read-pdf.ts';
import { beSignedIn, siteOfConsultation } from './room.ts';

const { made, site } = siteOfConsultation({ hasMet: true });

const SMALL = { viewport: { width: 360, height: 740 } };

describe('a prescription', () => {
  it('[NEW-51] [NEW-52] [NEW-53] is written at the desk, taken along by its patient, and checked by anybody', async () => {
    const desk = await site.newPage(SMALL);
    await beSignedIn(desk, made.doctor);
    await desk.page.goto(`/teleconsultation/${made.now}/desk`);
    await desk.page.getByLabel('What you found').fill('A dark pit on the lower left molar.');
    await desk.page.getByLabel('Your conclusion').selectOption('cannotSay');
    await desk.page.getByLabel('Your advice').fill('Have it filled.');
    await desk.page.getByRole('button', { name: 'Add a medicine' }).click();
    await desk.page.getByLabel('Age in years').fill('34');
    for (const id of DESK_QUESTIONS) {
      await desk.page.getByLabel(MEDICINES.questions[id].question).selectOption('no');
    }
    await desk.page.getByLabel('Allergies, illnesses and medicines').fill('Asthma.');
    await desk.page.getByLabel('Medicine', { exact: true }).selectOption('ibuprofen');
    await desk.page.getByLabel('Strength').selectOption('400 mg');
    await desk.page.getByLabel('At a time').selectOption('1');
    await desk.page.getByLabel('Times a day').selectOption('3');
    await desk.page.getByLabel('Days').selectOption('2');
    await desk.page.getByText(/^Not possible: .*asthma/).waitFor();
    await desk.page.getByLabel('Medicine', { exact: true }).selectOption('paracetamol');
    await desk.page.getByLabel('Strength').selectOption('500 mg');
    await desk.page.getByLabel('At a time').selectOption('1');
    await desk.page.getByLabel('Times a day').selectOption('3');
    await desk.page.getByLabel('Days').selectOption('2');
    await desk.page.getByText('Nothing that we know speaks against it.').waitFor();
    await desk.page.getByRole('button', { name: 'Finish the note' }).click();
    await desk.page.getByRole('heading', { name: 'The patient can read this now' }).waitFor();
    desk.expectQuiet();

    const asha = await site.newPage(SMALL);
    await beSignedIn(asha, made.patient);
    await asha.page.goto('/teleconsultation');
    await asha.page.getByText('What the dentist said').click();
    await asha.page.getByText('Paracetamol tablet, 500 mg').waitFor();
    const shown = await asha.page.locator('details').first().textContent();
    const [code = ''] = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(shown ?? '') ?? [];
    const answered = asha.page.waitForResponse((reply) => reply.url().includes('visit-note-pdf'));
    await asha.page.getByRole('button', { name: 'Note (PDF)' }).click();
    const { pdf_url: address } = (await (await answered).json()) as { readonly pdf_url: string };
    const file = await asha.page.request.get(new URL(address, asha.page.url()).href);
    const { pages } = await readPdf(new Uint8Array(await file.body()));
    expect(pages.at(-1)?.tree?.text).toContain(`/verify#${code}`);

    const pharmacy = await site.newPage(SMALL);
    const asked: string[] = [];
    pharmacy.page.on('request', (request) => void asked.push(request.url()));
    await pharmacy.page.goto(`/verify#${code}`);
    await pharmacy.page.getByText('This prescription is valid').waitFor();
    const said = (await pharmacy.page.locator('main').textContent()) ?? '';
    expect(said).toContain('KA-12345');
    for (const word of ['Paracetamol', 'Asha', 'molar']) expect(said).not.toContain(word);
    // No address that was asked for holds the code.
    expect(asked.filter((url) => url.replace(/#.*/, '').includes(code))).toEqual([]);
    await pharmacy.page.getByLabel('Code of the prescription').fill('7K3M-9QXT-2B4C-V8WN');
    await pharmacy.page.getByRole('button', { name: 'Check' }).click();
    await pharmacy.page.getByText('We do not know this code').waitFor();
    pharmacy.expectQuiet();
  });

  it('[NEW-53] is checked on a page that is painted before the app runs, and asks nothing without a code', async () => {
    const { page, expectQuiet } = await site.newPage(SMALL);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    const reply = await page.goto('/verify');
    expect(await reply?.text()).toContain('Check a prescription</h1>');
    await page.getByLabel('Code of the prescription').waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/api/prescriptions'))).toEqual([]);
    expectQuiet();
  });
});
