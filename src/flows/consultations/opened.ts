export { providedConsultations as machine } from './consultations.flow.ts';
export { ConsultationsScreens as Screens } from './ConsultationsScreens.tsx';
export { ConsultationsWithin as Within } from './consultations.flow.ts';
