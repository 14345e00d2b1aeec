/** Characters of a GSTIN in the order of their values, for its check digit. */
const VALUES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State, PAN, number of the registration within the state, `Z`, check digit. */
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** The states and territories of India by the two digits with which a GSTIN begins. */
const STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
};

/** Territories without a parliament of their own: their half of the tax is called UTGST. */
const WITHOUT_PARLIAMENT = new Set(['04', '26', '31', '35', '38', '97']);

/** Returns the check digit of the first 14 characters: each is weighted 1 or 2 in turn, and its digits to the base 36 are summed. */
const checkDigitOf = (begin: string): string => {
  const sum = Array.from(begin).reduce((total, character, at) => {
    const product = VALUES.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / VALUES.length) + (product % VALUES.length);
  }, 0);
  return VALUES.charAt((VALUES.length - (sum % VALUES.length)) % VALUES.length);
};

/** Returns the two digits of the state in which a GSTIN is registered. */
export const stateOf = (gstin: string): string => gstin.slice(0, 2);

/** Returns true for a GSTIN whose form, state and check digit are right. */
export const isGstin = (value: string): boolean =>
  FORM.test(value) &&
  Object.hasOwn(STATES, stateOf(value)) &&
  checkDigitOf(value.slice(0, -1)) === value.at(-1);

/** Writes a state as documents name it: "Maharashtra (27)". */
export const stateWords = (state: string): string => `${STATES[state] ?? ''} (${state})`.trim();

/** The name of the state's half of the tax. */
export const stateTaxOf = (state: string): 'SGST' | 'UTGST' =>
  WITHOUT_PARLIAMENT.has(state) ? 'UTGST' : 'SGST';
