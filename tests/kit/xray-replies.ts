import type { Reanalysis, Xray } from '../../contracts/endpoints/xrays.ts';
import type { Replies } from './replies.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const XRAY_ID = '00000000-0000-4000-8000-000000000002';
const MOMENT = '2026-01-01T00:00:00.000Z';

/** An X-ray that is analysed. */
export const XRAY: Xray = {
  person: null,
  id: XRAY_ID,
  file_name: 'x-ray-2026-01-01.jpg',
  created_at: MOMENT,
  state: 'analyzed',
  message: null,
  told_kind: null,
  analysis: {
    summary: 'One place was marked for a dentist to look at.',
    projection: 'panoramic',
    predictions: [
      {
        kind: 'darkAreaInTooth',
        detection: 'Dark area in a tooth',
        confidence: 64,
        box: { x: 0.2, y: 0.5, width: 0.1, height: 0.1 },
        place: { frame: 'mouth', side: 'right' },
        place_words: 'lower right, first molar region',
      },
    ],
    findings_text: 'The picture may show a dark area in a tooth (lower right, first molar region).',
    engine: {
      name: 'toothwise-radiograph',
      version: '1.0.0',
      is_trained: true,
      card: null,
      words: [],
    },
    quality: [{ id: 'tooDark', words: 'The picture is dark.' }],
    tones: { black: 0.1, white: 0.4 },
  },
  picture: {
    url: `/api/xrays/${XRAY_ID}/picture?until=1767226200000&signature=abc`,
    preview_url: `/api/xrays/${XRAY_ID}/preview?until=1767226200000&signature=abd`,
    width: 1600,
    height: 800,
    expires_at: '2026-01-01T00:10:00.000Z',
  },
  xray_analysis_id: null,
  diagnosis_id: null,
};

/** A re-analysis that is not saved yet. */
export const REANALYSIS: Reanalysis = {
  id: '00000000-0000-4000-8000-000000000003',
  xray_id: XRAY_ID,
  patient_id: ID,
  original_diagnosis_id: ID,
  reanalysis_id: null,
  created_at: MOMENT,
  diagnosis_a_combined: {
    bullet_points: ['Tooth decay is the most likely cause: 70 %.', 'The picture may show it.'],
  },
  diagnosis_b_questionnaire_only: {
    bullet_points: ['Tooth decay is the most likely cause: 60 %.'],
  },
  key_differences: 'The X-ray changes nothing about how soon to go.',
  key_findings: ['The picture may show a dark area in a tooth.'],
  recommended_actions: ['Show a dentist the X-ray.'],
  urgency_level: 'moderate',
};

/** Replies of the calls about X-rays. */
export const XRAY_REPLIES = {
  uploadXray: { success: true, fileId: XRAY_ID, fileName: XRAY.file_name },
  analyzeXray: { success: true, xray: XRAY },
  readXray: { xray: XRAY },
  tellXrayKind: { xray: { ...XRAY, told_kind: 'dental' } },
  listXrays: { xrays: [XRAY] },
  saveXrayAnalysis: { result: 'saved', xray_analysis_id: XRAY_ID, diagnosis_id: ID },
  reanalyse: { success: true, reanalysis: REANALYSIS, email_sent: true, email_queued: false },
  readReanalyses: { reanalyses: [REANALYSIS] },
  saveReanalysis: {
    result: { reanalysis: { ...REANALYSIS, reanalysis_id: REANALYSIS.id } },
    reanalysis_id: REANALYSIS.id,
    patient_id: ID,
    original_diagnosis_id: ID,
  },
} satisfies Replies;
