import type { User } from '../../contracts/account.ts';

/** A signed-in patient. */
export const ASHA: User = {
  id: '7d3a1f0e-6f1b-4f0a-9b52-0d7f4f9a1c11',
  email: 'asha@example.org',
  firstName: 'Asha',
  lastName: 'Verma',
  name: 'Asha Verma',
  username: 'asha@example.org',
  profileImageUrl: null,
  role: 'patient',
  permissions: [],
  onboarded: true,
};
