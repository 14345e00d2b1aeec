export { providedConsultations as machine } from './provided.ts';
export { ConsultationsScreens as Screens } from './ConsultationsScreens.tsx';
export { ConsultationsWithin as Within } from './consultations.flow.ts';
