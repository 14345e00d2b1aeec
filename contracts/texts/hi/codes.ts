/** The fields for codes and entries say this. */

export const inSeconds = (seconds: number): string => `${seconds} सेकंड में`;
export const verify = 'पुष्टि करें';
export const nothingArrived = 'कुछ नहीं आया?';
export const sendANewCode = 'नया कोड भेजें';
export const youCanAskNewCodeNow = 'अब आप नया कोड माँग सकते हैं।';
export const digitOf = (index: string | number, length: string | number): string =>
  `${length} में से अंक ${index}`;
