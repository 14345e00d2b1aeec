/** How the token of a chat session is written (SESS-35); apart from the schemas, for whoever only looks at one. */
export const CHAT_SESSION_TOKEN = /^chat-[\w-]{1,64}$/;
