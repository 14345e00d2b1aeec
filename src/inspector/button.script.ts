import { showButton } from './button.ts';
import { sender } from './page-sender.ts';

showButton(sender);
