import { renderToStaticMarkup } from 'react-dom/server';
import { CountingSwitch } from '../components/counting-switch/CountingSwitch.tsx';

/** The switch as it stands in a text that asks for it: `{{switch:counting}}`. */
export const COUNTING_SWITCH = renderToStaticMarkup(<CountingSwitch />);
