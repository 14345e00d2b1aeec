/** Form of a chat session's token (SESS-35); kept apart from the schemas for callers that only look at one. */
export const CHAT_SESSION_TOKEN = /^chat-[\w-]{1,64}$/;
