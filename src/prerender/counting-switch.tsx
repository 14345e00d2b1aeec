import { renderToStaticMarkup } from 'react-dom/server';
import { CountingSwitch } from '../components/counting-switch/CountingSwitch.tsx';

/** The analytics switch as HTML, for a text that contains `{{switch:counting}}`. */
export const COUNTING_SWITCH = renderToStaticMarkup(<CountingSwitch />);
