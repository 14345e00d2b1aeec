export { providedSignInGate as machine } from './sign-in-gate.flow.ts';
export { SignInGate as Screens } from './SignInGate.tsx';
export { SignInGateWithin as Within } from './sign-in-gate.flow.ts';
