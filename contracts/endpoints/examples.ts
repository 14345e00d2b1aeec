/** The examples of the endpoints name these. None of it is anybody's. */
export const SOME_ID = '00000000-0000-4000-8000-000000000001';
export const OTHER_ID = '00000000-0000-4000-8000-000000000002';
export const SOME_EMAIL = 'asha@example.com';
export const SOME_PHONE = '9876543210';
export const SOME_PASSWORD = 'eleven green tigers';
export const SOME_SESSION = 'detailed-1767225600000-abcdef123456';
export const SOME_CHAT_SESSION = 'chat-token-1';
export const SOME_CODE = 'qr_00000000000001';
export const SOME_TIME = '2026-01-02T10:00:00+05:30';
export const SOME_PERIOD = { from: '2026-01-01', to: '2026-01-02' } as const;
export const SOME_PLACE_IN_LIST = '1767225600000_00000000-0000-4000-8000-0000000000c1_0';
