import { inRupees } from '../../../payments/rupees.ts';

export const QR_GENERATED = {
  title: 'क्यूआर कोड तैयार है',
  message: (paise: number): string => `${inRupees(paise)} देने के लिए स्कैन कीजिए।`,
};

export const PAYMENT_SUCCESSFUL = {
  title: 'भुगतान हो गया!',
  message: 'आपकी वीडियो कॉल का भुगतान हो गया।',
};

export const PAYMENT_ERROR = {
  title: 'भुगतान में गड़बड़',
  message: 'भुगतान का क्यूआर कोड नहीं बन पाया। कृपया फिर से कोशिश कीजिए।',
};

export const PAYMENT_TIMEOUT = {
  title: 'भुगतान का समय ख़त्म',
  message: 'भुगतान का समय निकल गया। कृपया फिर से कोशिश कीजिए।',
};
