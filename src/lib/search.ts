import { useLocation } from 'react-router-dom';

/** The parameters of the address that the page was opened with: `?return=%2Fprofile`. */
export const useSearch = (): string => useLocation().search;
