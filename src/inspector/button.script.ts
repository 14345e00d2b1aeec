import { showButton } from './button.ts';

showButton();
