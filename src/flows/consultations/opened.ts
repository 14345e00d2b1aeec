/** What opening the consultations brings: their chart, and their screens. */
export { ConsultationsScreens } from './ConsultationsScreens.tsx';
export { providedConsultations } from './provided.ts';
