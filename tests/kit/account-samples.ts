import type { User } from '../../contracts/accounts/account.ts';
import type { AccountSession } from '../../contracts/endpoints/account-sessions.ts';
import type { Profile } from '../../contracts/endpoints/profile.ts';
import type { SavedResult } from '../../contracts/endpoints/saved-results.ts';

/** A signed-in patient. */
export const ASHA = {
  id: '7d3a1f0e-6f1b-4f0a-9b52-0d7f4f9a1c11',
  email: 'asha@example.org',
  firstName: 'Asha',
  lastName: 'Verma',
  name: 'Asha Verma',
  username: 'asha@example.org',
  profileImageUrl: null,
  phone: '+919876543210',
  role: 'patient',
  permissions: [],
  onboarded: true,
} satisfies User;

/** The same with all that the profile shows. */
export const PROFILE: Profile = {
  ...ASHA,
  hasPassword: true,
  preferences: { notifications: true, reminders: true, newsletter: false },
  consents: {
    dataProcessing: { granted: true, decided_at: '2026-11-20T10:00:00.000Z' },
    aiAnalysis: { granted: false, decided_at: '2026-11-21T10:00:00.000Z' },
    communications: null,
  },
};

/** This device and another one. */
export const SESSIONS: readonly AccountSession[] = [
  {
    id: '00000000-0000-4000-8000-0000000000a1',
    browser:
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    signed_in_at: '2026-11-22T10:00:00.000Z',
    last_used_at: '2026-11-22T10:00:00.000Z',
    current: true,
  },
  {
    id: '00000000-0000-4000-8000-0000000000a2',
    browser: 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0',
    signed_in_at: '2026-10-01T10:00:00.000Z',
    last_used_at: '2026-11-02T10:00:00.000Z',
    current: false,
  },
];

/** Two saved results, the newest first. */
export const SAVED: readonly SavedResult[] = [
  {
    id: '00000000-0000-4000-8000-0000000000b1',
    person: null,
    created_at: '2026-11-20T10:00:00.000Z',
    category: 'pain',
    issue: 'my back tooth hurts',
    urgency: 'moderate',
    emergency: false,
    condition: 'Irritated tooth nerve',
  },
  {
    id: '00000000-0000-4000-8000-0000000000b2',
    person: null,
    created_at: '2026-08-01T10:00:00.000Z',
    category: 'gums',
    issue: 'my gums bleed',
    urgency: 'routine',
    emergency: false,
    condition: 'Inflamed gums',
  },
];
