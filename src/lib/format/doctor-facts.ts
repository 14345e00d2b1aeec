import { LANGUAGES } from '../../../contracts/booking/directory.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/dentist-facts.ts';
import type { Fact } from '../../components/fact-list/FactList.tsx';
import { languagesInWords } from './dentist-words.ts';

type Consulting = {
  readonly name: string;
  /** Named where there are several, so that a patient knows with whose dentist they talk. */
  readonly organization?: string | undefined;
  /** Number in the register of dentists; samples have none. */
  readonly registration?: string | null;
};

/** Lists the consulting doctor, their organisation, and the registration number by which a patient can look them up. */
export const doctorFacts = ({
  name,
  organization,
  registration = null,
}: Consulting): readonly Fact[] => [
  { name: common.dentistLabel, value: name },
  ...(organization === undefined ? [] : [{ name: say.clinicLabel, value: organization }]),
  ...(registration === null ? [] : [{ name: say.registrationNumberLabel, value: registration }]),
];

/** Letters in the place of a picture: of the first and the last name, without a title. */
export const doctorInitials = (name: string): string => {
  const [outsideBrackets = ''] = name.split('(');
  const names = outsideBrackets.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.'));
  const [first = '', last = ''] = [names[0], names.length > 1 ? names.at(-1) : ''];
  return [first, last].map((word) => Array.from(word)[0] ?? '').join('');
};

/** Tells the organisation, the registration number and the languages of a consulting doctor, in one line. */
export const doctorDetail = ({
  organization = '',
  registration = null,
  languages,
}: Omit<Consulting, 'name'> & { readonly languages: readonly string[] }): string =>
  [
    organization,
    ...(registration === null ? [] : [say.registrationNumberOf(registration)]),
    languagesInWords(LANGUAGES.filter((each) => languages.includes(each))),
  ]
    .filter((part) => part !== '')
    .join(' · ');
