/**
 * The endpoints of the assessment with their schemas: a file of its own that loads while the first question is on
 * screen.
 */
export { deleteResults, diagnose, validateConcern } from '../../contracts/endpoints/assessment.ts';
export { openChatSession } from '../../contracts/endpoints/chat-session.ts';
export { checkMedicines } from '../../contracts/endpoints/medicines.ts';
