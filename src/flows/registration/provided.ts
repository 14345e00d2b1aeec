import { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import {
  checkPassword,
  createAccount,
  forgetDetails,
  keepDetails,
  loadDetails,
} from '../../actors/registration.ts';
import { providedOneTimeCode } from '../one-time-code/provided.ts';

/** The registration with the device and the server in their places. */
export const providedRegistration = registrationMachine.provide({
  actors: { loadDetails, checkPassword, createAccount, oneTimeCode: providedOneTimeCode },
  actions: {
    keepDetails: ({ context }) => keepDetails(context.details),
    forgetKept: forgetDetails,
  },
});
