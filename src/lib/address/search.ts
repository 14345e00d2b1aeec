import { useLocation } from 'react-router-dom';

/** Returns the query of the current URL: `?return=%2Fprofile`. */
export const useSearch = (): string => useLocation().search;
