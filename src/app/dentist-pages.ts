/** The two pages of the directory share one file: a visitor who reads the list opens a dentist next. */
export { DoctorPage } from '../flows/dentist-page/Doctor.page.tsx';
export { FindDentistPage } from '../flows/dentist-search/FindDentist.page.tsx';
