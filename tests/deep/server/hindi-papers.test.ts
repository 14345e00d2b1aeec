import { beforeAll, describe, expect, it } from 'vitest';
import { courseOf } from '../../../contracts/rules/shared-result.ts';
import type { CheckIn } from '../../../contracts/assessment/check-in.ts';
import { assess } from '../../../server/assessment/assess.ts';
import { dentistPart } from '../../../server/report/dentist-part.ts';
import type { Block, Report } from '../../../server/report/report.ts';
import { writeReport } from '../../../server/report/write-report.ts';
import { xrayDentistPart } from '../../../server/report/xray-dentist-part.ts';
import { inLanguage } from '../../../server/texts/speaking.ts';
import type { Texts } from '../../../server/texts/speaking.ts';
import { answersOf } from '../../browser/walk.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { readPdf } from '../../kit/read-pdf.ts';
import { engineHere, testEnv } from '../../kit/server.ts';
import { speak } from '../../kit/spoken.ts';
import { languagesInPdf, spelledInPdf } from '../../kit/spelled-in-pdf.ts';
import {
  accountsApp,
  browserOn,
  saveResultOf,
  signUpAs,
} from '../../server/accounts/accounts.kit.ts';
import { reportedReanalysis } from '../../server/report/reanalysis.kit.ts';
import { REPORTED } from '../../server/report/report.kit.ts';

let hindi: Texts;
beforeAll(async () => {
  hindi = await speak('hi');
});

/** Lists the texts of blocks, as they are printed. */
const textsOf = (value: unknown, key = ''): string[] => {
  if (['kind', 'look', 'tone', 'image'].includes(key)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsOf(part, Array.isArray(value) ? key : name),
  );
};

/** The blocks before the page for the dentist, and that page: what comes after it is the patient's again. */
const partsOf = ({ blocks }: Report, forDentist: readonly Block[]) => {
  const first = forDentist[0];
  const at = first === undefined ? -1 : blocks.indexOf(first);
  return {
    patient: [...blocks.slice(0, at), ...blocks.slice(at + forDentist.length)],
    dentist: blocks.slice(at, at + forDentist.length),
  };
};

/** What is written in Latin letters in Hindi, too: names, addresses, doses. */
const LATIN = /https:\S+|\b[ap]m\b|Toothwise|Asha Verma|QR|\bmg\b|°C|\bSLS\b/g;
const inLatin = (texts: readonly string[], allowed: readonly string[] = []): string[] =>
  texts.filter((text) =>
    /[A-Za-z]/.test(
      allowed.reduce((left, each) => left.replaceAll(each, ''), text).replaceAll(LATIN, ''),
    ),
  );
const HAS_DEVANAGARI = /\p{Script=Devanagari}/u;

/** Somebody who has written no word of their own. */
const PATIENT: Parameters<typeof assess>[0] = {
  issue: '',
  category: 'pain',
  age: 'age_31_50',
  sex: 'female',
  followUpAnswers: answersOf({
    category: 'pain',
    answers: { pain_onset: ['today'], pain_gums_jaw: ['gum_swelling'] },
  }),
  medicalHistory: ['asthma'],
  allergies: '',
  confirmedSigns: {},
};

describe('the papers of somebody who reads Hindi', () => {
  it('[NEW-96] tell a result in Hindi, and keep the page for the dentist in English', async () => {
    const diagnosis = inLanguage('hi', () => assess(PATIENT));
    const told = { at: '2026-11-20T08:00:00.000Z', answer: 'same', level: 'moderate' } as const;
    const answers = [{ ...told, signs: [], is_sure: true, said: null }];
    const checkIn = { answers, emergency: null } as unknown as CheckIn;
    const forDentist = dentistPart(diagnosis, courseOf(answers));
    const report = hindi.reportOf({ ...REPORTED, diagnosis, checkIn }, forDentist);
    const names = diagnosis.diagnosis.map(({ name }) => name);
    const parts = partsOf(report, forDentist);
    expect(inLatin(textsOf(parts.patient), names)).toEqual([]);
    expect(textsOf(parts.patient).join(' ')).not.toMatch(/undefined|\{\w+\}/);
    expect(textsOf(parts.dentist).filter((text) => HAS_DEVANAGARI.test(text))).toEqual([]);
    expect(inLatin([report.title, report.subject, report.dated, report.footer])).toEqual([]);
    const file = await writeReport(report);
    expect((await readPdf(file)).info).toMatchObject({ Language: 'hi', Title: report.title });
    // The note and the names of findings are read out as English.
    expect(languagesInPdf(file).toSorted()).toEqual(['en', 'hi']);
    // What Devanagari spells is written beside the drawn letters, for who hears it.
    expect(spelledInPdf(file).join(' ')).toContain(textsOf(parts.patient)[0]?.split(' ')[0]);
  });

  it('[NEW-96] tell an X-ray in Hindi, and keep the page for the dentist in English', async () => {
    const reported = await reportedReanalysis();
    const forDentist = xrayDentistPart(reported);
    const report = hindi.reanalysisReportOf(reported, forDentist);
    const { reanalysis, analysis } = reported;
    // What a picture showed was written down in the language of its day.
    const words = [reanalysis, analysis.predictions, analysis.summary];
    const kept = textsOf(words).toSorted((a, b) => b.length - a.length);
    expect(inLatin(textsOf(partsOf(report, forDentist).patient), kept)).toEqual([]);
    expect(textsOf(forDentist).filter((text) => HAS_DEVANAGARI.test(text))).toEqual([]);
    expect(report.title).toMatch(/^Toothwise एक्स-रे रिपोर्ट, 20 नवंबर 2026$/);
  });

  it('[NEW-96] are opened in the language in which they were asked for, whatever the browser speaks', async () => {
    const { db } = await freshDatabase();
    const { app, clock } = await accountsApp(db, { engine: engineHere, env: testEnv({}) });
    const asha = await signUpAs(app, { email: 'asha@example.com', phone: '9876543210' });
    const diagnosis_id = await saveResultOf(app, asha);
    const ask = async (language: string): Promise<string> =>
      (
        await browserOn(app).post(
          '/chat_bot/chat/generate_diagnosis_pdf',
          { diagnosis_id },
          { authorization: `Bearer ${asha.token}`, 'accept-language': language },
        )
      ).body.pdf_url;
    const open = (url: string, language: string) =>
      app.inject({ url, headers: { 'accept-language': language } });
    const languageOf = async (url: string, browser: string) =>
      (await readPdf(new Uint8Array((await open(url, browser)).rawPayload))).info['Language'];
    const [own, english] = [await ask('hi'), await ask('en-IN')];
    expect(await languageOf(own, 'en-US')).toBe('hi');
    expect(await languageOf(english, 'hi')).toBe('en-IN');
    // A language that nobody speaks is no error.
    expect(await languageOf(`${english}?language=xx`, 'hi')).toBe('en-IN');
    clock.advance(10 * 60_000);
    const ended = await open(own, 'en-US');
    expect([ended.statusCode, ended.body.includes('<html lang="hi">')]).toEqual([410, true]);
    expect(ended.body).toContain('href="/hi/dashboard"');
    expect(ended.body).toContain(hindi.ENDED_PAPER.title);
  });
});
