/** Both pages of the directory in one file: a visitor who reads the list opens a dentist next. */
export { DoctorPage } from '../flows/dentist-page/Doctor.page.tsx';
export { FindDentistPage } from '../flows/dentist-search/FindDentist.page.tsx';
