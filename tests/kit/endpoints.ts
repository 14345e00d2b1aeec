import { ENDPOINTS } from '../../contracts/endpoints/index.ts';
import type { User } from '../../contracts/accounts/account.ts';
import type { Endpoint } from '../../contracts/endpoints/endpoint.ts';
import type { Profile } from '../../contracts/endpoints/profile.ts';
import { CONSULTATION_REPLIES } from './consultation-replies.ts';
import { AS_OF, MEERA, WHOLE } from './dentist-samples.ts';
import { ENDPOINT_TABLE } from './endpoint-table.ts';
import { sampleOf } from './replies.ts';
import type { Replies } from './replies.ts';
import { DIAGNOSIS, checked } from './samples.ts';
import { STAFF_AREA_REPLIES } from './staff-area-replies.ts';
import { XRAY_REPLIES } from './xray-replies.ts';

type Name = keyof typeof ENDPOINTS;

/** A body that the diagnosis accepts, and stores once its chat session is open. */
export const DIAGNOSE_BODY = ENDPOINTS.diagnose.example.body;

const CODE_SENT = { success: true, resend_in: 60, expires_in: 600 };
const EMAIL = 'asha@example.com';
const PHONE = '9876543210';
const USER: User = {
  id: '00000000-0000-4000-8000-000000000001',
  email: EMAIL,
  firstName: 'Asha',
  lastName: 'Rao',
  name: 'Asha Rao',
  username: EMAIL,
  profileImageUrl: null,
  phone: `+91${PHONE}`,
  role: 'patient',
  permissions: [],
  onboarded: false,
};

const PROFILE: Profile = {
  ...USER,
  hasPassword: true,
  preferences: { notifications: true, reminders: true, newsletter: false },
  consents: {
    dataProcessing: { granted: true, decided_at: '2026-01-01T00:00:00.000Z' },
    aiAnalysis: null,
    communications: null,
  },
};

const ABOUT_RESULT = {
  id: USER.id,
  created_at: '2026-01-01T00:00:00.000Z',
  category: 'pain',
  issue: 'my tooth hurts',
} as const;
const RESULT_LINE = {
  ...ABOUT_RESULT,
  urgency: 'moderate',
  emergency: false,
  condition: 'Sensitive teeth',
};
const WHOLE_RESULT = { ...ABOUT_RESULT, diagnosis: DIAGNOSIS };

/** Replies that tests read. Any other is made from its schema. */
const REPLIES: Replies = {
  ...STAFF_AREA_REPLIES,
  validateConcern: checked(),
  diagnose: { success: true, diagnosis: DIAGNOSIS },
  checkMedicines: {
    medications: DIAGNOSIS.medications,
    questions: ['taken'],
    advice: ['tell_dentist_of_jaw_bone'],
    emergency: null,
  },
  searchDentists: { dentists: [MEERA], next: null, asOf: AS_OF },
  readDentist: { dentist: WHOLE, asOf: AS_OF },
  listCities: { cities: [{ city: 'Pune', dentists: 2 }] },
  ...CONSULTATION_REPLIES,
  ...XRAY_REPLIES,
  openChatSession: { sessionToken: 'chat-token-1' },
  checkFeedback: { hasSubmitted: false },
  readRating: { average: 4.6, count: 27, newest: '2026-01-01' },
  sendEmailVerification: CODE_SENT,
  resendEmailVerification: CODE_SENT,
  sendPhoneVerification: CODE_SENT,
  resendPhoneVerification: CODE_SENT,
  verifyPhone: { success: false, verdict: 'wrong', tries_left: 4 },
  register: { ...USER, access_token: 'token-1' },
  login: { ...USER, access_token: 'token-1' },
  staffLogin: { ...USER, role: 'admin', access_token: 'token-1' },
  generateLoginCode: CODE_SENT,
  verifyLoginCode: { success: true, ...USER, access_token: 'token-1' },
  sendPhoneAccountCode: CODE_SENT,
  enterByPhone: { success: true, ...USER, email: null, access_token: 'token-1' },
  beginGoogleSignup: {
    authorize_url: '/sandbox/google/authorize?nonce=n',
    state: 's',
    expires_in: 600,
  },
  googleSignup: { ...USER, access_token: 'token-1', is_new_user: true },
  readStaffWays: { issuer: true },
  beginStaffIssuer: { authorize_url: '/sandbox/staff-issuer/authorize?state=s', state: 's' },
  enterByStaffIssuer: { ...USER, access_token: 'token-1' },
  forgotPassword: CODE_SENT,
  resetPassword: { success: true, ...USER, access_token: 'token-1' },
  checkPassword: { weakness: null },
  listSessions: {
    sessions: [
      {
        id: USER.id,
        browser: 'Firefox',
        signed_in_at: '2026-01-01T00:00:00.000Z',
        last_used_at: '2026-01-02T00:00:00.000Z',
        current: true,
      },
    ],
  },
  signOutEverywhere: { success: true, ended: 2 },
  readProfile: PROFILE,
  changeProfile: PROFILE,
  decideConsents: PROFILE,
  completeOnboarding: USER,
  exportData: {
    exported_at: '2026-01-01T00:00:00.000Z',
    data: { accounts: [{ email: EMAIL }] },
    fhir: [],
  },
  listResultLinks: { links: [], visit: null },
  openResultLink: {
    status: 'finalized',
    files: [...ENDPOINTS.makeResultLink.example.body.files],
  },
  generateDiagnosisPdf: { success: true, pdf_url: '/api/reports/abc' },
  generateReanalysisPdf: { success: true, pdf_url: '/api/reports/abc' },
  generateReceiptPdf: { success: true, pdf_url: '/api/reports/abc' },
  generateVisitPdf: { success: true, pdf_url: '/api/reports/abc' },
  saveDiagnosis: { result: 'saved', diagnosis_id: USER.id },
  listResults: { results: [{ ...RESULT_LINE, person: null }], asked: [] },
  readResult: { ...WHOLE_RESULT, person: null, told_child: false, xrays: [], check_in: null },
  inviteStaff: { success: true, expires_at: '2026-01-08T00:00:00.000Z' },
  registerStaff: { ...USER, role: 'ai_trainer', access_token: 'token-1' },
  findPatient: { patient: { id: USER.id, firstName: 'Asha', lastName: 'Rao' } },
  readPatient: {
    patient: {
      id: USER.id,
      email: EMAIL,
      phone: `+91${PHONE}`,
      firstName: 'Asha',
      lastName: 'Rao',
      created_at: '2026-01-01T00:00:00.000Z',
    },
    results: [{ ...RESULT_LINE, person: null }],
  },
  readPatientResult: { ...WHOLE_RESULT, person: null },
  currentUser: { ...USER, access_token: null },
};

/** Every endpoint with its example, for tests that hold for each of them. */
export const CALLS = (Object.entries(ENDPOINTS) as [Name, Endpoint][]).map(([name, endpoint]) => {
  const sent = endpoint.example ?? {};
  const [, perMinute] = ENDPOINT_TABLE[name];
  return {
    name,
    endpoint,
    call: `${endpoint.method} ${endpoint.path}`,
    sent,
    body: endpoint.body && (sent.body ?? {}),
    reply: REPLIES[name] ?? sampleOf(endpoint.replies[200]),
    perMinute,
  };
});
