import type { XrayAnalysis } from '../../../contracts/endpoints/xrays.ts';
import { reanalysisReportOf } from '../../../server/report/reanalysis-report.ts';
import { xrayDentistPart } from '../../../server/report/xray-dentist-part.ts';
import type { Report } from '../../../server/report/report.ts';
import type { ReportedReanalysis } from '../../../server/report/reanalysis-report.ts';
import { writeReport } from '../../../server/report/write-report.ts';
import { readPdf } from '../../kit/read-pdf.ts';
import { jpeg } from '../xrays/xrays.kit.ts';

export const XRAY_ADDRESS = 'https://toothwise.example/xray-analysis?xray=abc';

export const ANALYSIS: XrayAnalysis = {
  summary: '2 places on this X-ray are for a dentist to look at. This is a screening aid.',
  projection: 'panoramic',
  predictions: [
    {
      kind: 'darkAreaAtRoot',
      detection: 'Dark area at a root, may be an inflammation',
      confidence: 64,
      box: { x: 0.2, y: 0.6, width: 0.1, height: 0.15 },
      place: { frame: 'mouth', side: 'right' },
      place_words: 'your right side',
    },
    {
      kind: 'restoration',
      detection: 'Filling or crown',
      confidence: 71,
      box: { x: 0.7, y: 0.3, width: 0.08, height: 0.1 },
      place: { frame: 'mouth', side: 'left' },
      place_words: 'your left side',
    },
  ],
  findings_text: '',
  engine: { name: 'embedded', version: '1', is_trained: false, card: null, words: [] },
  quality: [],
  tones: null,
};

/** A re-analysis of noon in India, read on the next day. */
export const reportedReanalysis = async (
  changes: Partial<ReportedReanalysis> = {},
): Promise<ReportedReanalysis> => ({
  madeAt: '2026-11-20T06:30:00.000Z',
  readAt: '2026-11-21T06:30:00.000Z',
  xrayMadeAt: '2026-11-19T06:30:00.000Z',
  reanalysis: {
    diagnosis_a_combined: { bullet_points: ['An abscess is more likely than before.'] },
    diagnosis_b_questionnaire_only: { bullet_points: ['An irritated tooth nerve.'] },
    key_differences: 'The dark area at a root speaks for an inflammation there.',
    recommended_actions: ['Show the X-ray to a dentist.', 'Do not chew on that side.'],
    urgency_level: 'moderate',
  },
  answers: null,
  analysis: ANALYSIS,
  toldKind: null,
  xray: { image: new Uint8Array(await jpeg()), width: 400, height: 200 },
  owner: 'Asha Verma',
  address: XRAY_ADDRESS,
  ...changes,
});

/** The report with its page for the dentist. */
export const wholeReanalysis = async (
  changes: Partial<ReportedReanalysis> = {},
): Promise<Report> => {
  const reported = await reportedReanalysis(changes);
  return reanalysisReportOf(reported, xrayDentistPart(reported));
};

/** The report as a file. */
export const writtenReanalysis = async (
  changes: Partial<ReportedReanalysis> = {},
): Promise<Uint8Array> => writeReport(await wholeReanalysis(changes));

/** The report as a reader of screens has it. */
export const readReanalysis = async (changes: Partial<ReportedReanalysis> = {}) =>
  readPdf(await writtenReanalysis(changes));
