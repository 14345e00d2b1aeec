/** The calls as values, with their schemas: in a file of their own that comes while the first question is on screen. */
export { deleteResults, diagnose, validateConcern } from '../../contracts/endpoints/assessment.ts';
export { openChatSession } from '../../contracts/endpoints/chat-session.ts';
export { checkMedicines } from '../../contracts/endpoints/medicines.ts';
