/** What opening the gate brings: its chart, and its screen. */
export { SignInGate } from './SignInGate.tsx';
export { providedSignInGate } from './provided.ts';
