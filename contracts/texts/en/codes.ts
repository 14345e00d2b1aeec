/** The fields for codes and entries say this. */

export const inSeconds = (seconds: number): string =>
  seconds === 1 ? 'in 1 second' : `in ${seconds} seconds`;
export const verify = 'Verify';
export const nothingArrived = 'Nothing arrived?';
export const sendANewCode = 'Send a new code';
export const youCanAskNewCodeNow = 'You can ask for a new code now.';
export const digitOf = (index: string | number, length: string | number): string =>
  `Digit ${index} of ${length}`;
