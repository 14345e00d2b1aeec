/** What opening the panel brings: its chart, and its screens. */
export { XrayPanel } from './XrayPanel.tsx';
