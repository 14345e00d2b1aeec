/**
 * Reply of the server to a token that is bad, has ended or was replaced: the client signs out when it reads this
 * (SESS-17).
 */
export const INVALID_TOKEN = 'Invalid token';
