import { ENDPOINTS } from '../../contracts/endpoints/index.ts';
import type { DiagnoseRequest } from '../../contracts/endpoints/assessment.ts';
import type { User } from '../../contracts/account.ts';
import type { Endpoint } from '../../contracts/endpoints/endpoint.ts';
import type { Profile } from '../../contracts/endpoints/profile.ts';
import { STAFF_AREA_SAMPLES } from './staff-area-endpoints.ts';
import { CONSULTATION_SAMPLES } from './consultation-endpoints.ts';
import { AS_OF, MEERA, WHOLE } from './dentist-samples.ts';
import type { Sample } from './endpoint-sample.ts';
import { DIAGNOSIS, checked } from './samples.ts';
import { XRAY_SAMPLES } from './xray-endpoints.ts';

type Name = keyof typeof ENDPOINTS;

/** A body that the diagnosis accepts, and stores once its chat session is open. */
export const DIAGNOSE_BODY = {
  issue: 'My back tooth hurts when I drink cold water',
  category: 'pain',
  age: 'age_31_50',
  sex: 'female',
  depthChoice: 'detailed',
  consent: true,
  followUpAnswers: { pain_location: 'one_tooth', pain_triggers: ['cold', 'sweet'] },
  medicalHistory: ['diabetes'],
  allergies: 'penicillin',
  xrayFindings: null,
  patientName: 'Asha Rao',
  patientEmail: 'asha@example.com',
  patientPhone: '9876543210',
  sessionToken: 'detailed-1767225600000-abcdef123456',
  chatSessionToken: 'chat-token-1',
} satisfies DiagnoseRequest;

const { issue, category, age, sex, followUpAnswers, medicalHistory, allergies } = DIAGNOSE_BODY;
/** What the check before a medicine knows of the patient. */
const CHECKED = { issue, category, age, sex, followUpAnswers, medicalHistory, allergies };

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
  role: 'patient',
  permissions: [],
  onboarded: false,
};

const PROFILE: Profile = {
  ...USER,
  phone: `+91${PHONE}`,
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

/** Every call with an example, by hand: an endpoint without one does not compile. */
const SAMPLES: { readonly [N in Name]: Sample<(typeof ENDPOINTS)[N]> } = {
  ...STAFF_AREA_SAMPLES,
  validateConcern: {
    sent: { body: { message: 'my tooth hurts' } },
    reply: checked(),
    perMinute: 30,
  },
  diagnose: {
    sent: { body: DIAGNOSE_BODY },
    reply: { success: true, diagnosis: DIAGNOSIS },
    perMinute: 10,
  },
  checkMedicines: {
    sent: { body: { ...CHECKED, medicineAnswers: { reaction: 'no' } } },
    reply: {
      medications: DIAGNOSIS.medications,
      questions: ['taken'],
      advice: ['tell_dentist_of_jaw_bone'],
      emergency: null,
    },
    perMinute: 20,
  },
  searchDentists: {
    sent: { query: { city: 'Pune' } },
    reply: { dentists: [MEERA], next: null, asOf: AS_OF },
    perMinute: 60,
  },
  readDentist: {
    sent: { params: { slug: WHOLE.slug } },
    reply: { dentist: WHOLE, asOf: AS_OF },
    perMinute: 60,
  },
  listCities: {
    sent: {},
    reply: { cities: [{ city: 'Pune', dentists: 2 }] },
    perMinute: 60,
  },
  deleteResults: {
    sent: {
      body: {
        sessionToken: DIAGNOSE_BODY.sessionToken,
        chatSessionToken: DIAGNOSE_BODY.chatSessionToken,
      },
    },
    reply: { verdict: 'deleted' },
    perMinute: 20,
  },
  ...CONSULTATION_SAMPLES,
  ...XRAY_SAMPLES,
  openChatSession: {
    sent: { body: {} },
    reply: { sessionToken: 'chat-token-1' },
    perMinute: 20,
  },
  checkFeedback: {
    sent: { body: { sessionToken: 'chat-token-1' } },
    reply: { hasSubmitted: false },
    perMinute: 60,
  },
  submitFeedback: {
    sent: { body: { sessionToken: 'chat-token-1', rating: 4, improvements: ['too_long'] } },
    reply: { success: true },
    perMinute: 10,
  },
  readRating: {
    sent: {},
    reply: { average: 4.6, count: 27, newest: '2026-01-01' },
    perMinute: 60,
  },
  sendEmailVerification: { sent: { body: { email: EMAIL } }, reply: CODE_SENT, perMinute: 10 },
  resendEmailVerification: { sent: { body: { email: EMAIL } }, reply: CODE_SENT, perMinute: 10 },
  sendPhoneVerification: {
    sent: { body: { phone: PHONE, email: EMAIL } },
    reply: CODE_SENT,
    perMinute: 10,
  },
  resendPhoneVerification: {
    sent: { body: { phone: PHONE, email: EMAIL } },
    reply: CODE_SENT,
    perMinute: 10,
  },
  verifyEmail: {
    sent: { body: { email: EMAIL, otp: '012345' } },
    reply: { success: true },
    perMinute: 30,
  },
  verifyPhone: {
    sent: { body: { phone: PHONE, otp: '0123' } },
    reply: { success: false, verdict: 'wrong', tries_left: 4 },
    perMinute: 30,
  },
  register: {
    sent: {
      body: {
        email: EMAIL,
        password: 'eleven green tigers',
        name: 'Asha Rao',
        phone: PHONE,
        user_type: 'llm',
      },
    },
    reply: { ...USER, access_token: 'token-1' },
    perMinute: 10,
  },
  login: {
    sent: { body: { email: EMAIL, password: 'eleven green tigers' } },
    reply: { ...USER, access_token: 'token-1' },
    perMinute: 20,
  },
  staffLogin: {
    sent: { body: { username: EMAIL, password: 'eleven green tigers' } },
    reply: { ...USER, role: 'admin', access_token: 'token-1' },
    perMinute: 20,
  },
  generateLoginCode: {
    sent: { body: { email: EMAIL, isEmail: true } },
    reply: CODE_SENT,
    perMinute: 10,
  },
  verifyLoginCode: {
    sent: { body: { phone: PHONE, otp: '012345' } },
    reply: { success: true, ...USER, access_token: 'token-1' },
    perMinute: 30,
  },
  beginGoogleSignup: {
    sent: { body: {} },
    reply: { authorize_url: '/sandbox/google/authorize?nonce=n', state: 's', expires_in: 600 },
    perMinute: 60,
  },
  googleSignup: {
    sent: {
      body: {
        google_token: 'header.claims.signature',
        user_type: 'llm',
        device_info: 'Firefox',
        claimed_email: EMAIL,
      },
    },
    reply: { ...USER, access_token: 'token-1', is_new_user: true },
    perMinute: 20,
  },
  logout: { sent: { body: {} }, reply: { success: true }, perMinute: 30 },
  forgotPassword: { sent: { body: { email: EMAIL } }, reply: CODE_SENT, perMinute: 10 },
  resetPassword: {
    sent: { body: { email: EMAIL, otp: '012345', password: 'eleven green tigers' } },
    reply: { success: true, ...USER, access_token: 'token-1' },
    perMinute: 30,
  },
  checkPassword: {
    sent: {
      body: { password: 'eleven green tigers', email: EMAIL, name: 'Asha Rao', phone: PHONE },
    },
    reply: { weakness: null },
    perMinute: 60,
  },
  listSessions: {
    sent: {},
    reply: {
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
    perMinute: 60,
  },
  signOutEverywhere: { sent: { body: {} }, reply: { success: true, ended: 2 }, perMinute: 10 },
  readProfile: { sent: {}, reply: PROFILE, perMinute: 60 },
  changeProfile: {
    sent: { body: { firstName: 'Asha', preferences: { newsletter: true } } },
    reply: PROFILE,
    perMinute: 30,
  },
  decideConsents: {
    sent: { body: { consents: { dataProcessing: true, aiAnalysis: true } } },
    reply: PROFILE,
    perMinute: 30,
  },
  completeOnboarding: { sent: { body: {} }, reply: USER, perMinute: 10 },
  exportData: {
    sent: {},
    reply: { exported_at: '2026-01-01T00:00:00.000Z', data: { accounts: [{ email: EMAIL }] } },
    perMinute: 5,
  },
  eraseAccount: {
    sent: { body: { password: 'not the password' } },
    reply: { success: true },
    perMinute: 10,
  },
  generateDiagnosisPdf: {
    sent: { body: { diagnosis_id: USER.id } },
    reply: { success: true, pdf_url: '/api/reports/abc' },
    perMinute: 10,
  },
  generateReanalysisPdf: {
    sent: { body: { reanalysis_id: USER.id } },
    reply: { success: true, pdf_url: '/api/reports/abc' },
    perMinute: 10,
  },
  saveDiagnosis: {
    sent: { body: { ...DIAGNOSE_BODY, patient_id: USER.id } },
    reply: { result: 'saved', diagnosis_id: USER.id },
    perMinute: 10,
  },
  listResults: { sent: {}, reply: { results: [RESULT_LINE] }, perMinute: 60 },
  readResult: {
    sent: { params: { id: USER.id } },
    reply: { ...WHOLE_RESULT, xrays: [] },
    perMinute: 60,
  },
  deleteResult: {
    sent: { params: { id: USER.id }, body: {} },
    reply: { success: true },
    perMinute: 30,
  },
  inviteStaff: {
    sent: { body: { email: EMAIL, role: 'ai_trainer' } },
    reply: { success: true, expires_at: '2026-01-08T00:00:00.000Z' },
    perMinute: 20,
  },
  registerStaff: {
    sent: {
      body: {
        invitation: 'a-token-that-nobody-has-mailed-yet',
        email: EMAIL,
        password: 'eleven green tigers',
        firstName: 'Asha',
        lastName: 'Rao',
      },
    },
    reply: { ...USER, role: 'ai_trainer', access_token: 'token-1' },
    perMinute: 10,
  },
  findPatient: {
    sent: { query: { email: EMAIL } },
    reply: { patient: { id: USER.id, firstName: 'Asha', lastName: 'Rao' } },
    perMinute: 30,
  },
  readPatient: {
    sent: { params: { id: USER.id } },
    reply: {
      patient: {
        id: USER.id,
        email: EMAIL,
        phone: `+91${PHONE}`,
        firstName: 'Asha',
        lastName: 'Rao',
        created_at: '2026-01-01T00:00:00.000Z',
      },
      results: [RESULT_LINE],
    },
    perMinute: 60,
  },
  readPatientResult: {
    sent: { params: { id: USER.id, resultId: USER.id } },
    reply: WHOLE_RESULT,
    perMinute: 60,
  },
  currentUser: { sent: {}, reply: { ...USER, access_token: null }, perMinute: 120 },
  healthz: { sent: {}, reply: { status: 'ok' }, perMinute: null },
  readyz: { sent: {}, reply: { status: 'ok' }, perMinute: null },
};

/** Every endpoint with its example, for tests that hold for each of them. */
export const CALLS = (Object.keys(ENDPOINTS) as Name[]).map((name) => {
  const endpoint: Endpoint = ENDPOINTS[name];
  const { sent, reply, perMinute } = SAMPLES[name];
  const body: object | undefined = 'body' in sent ? (sent.body ?? {}) : undefined;
  const call = `${endpoint.method} ${endpoint.path}`;
  return { name, endpoint, call, sent, body, reply, perMinute };
});
