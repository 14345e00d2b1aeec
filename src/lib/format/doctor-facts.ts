import { LANGUAGES } from '../../../contracts/booking/directory.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/dentist-facts.ts';
import type { Fact } from '../../components/fact-list/FactList.tsx';
import { languagesInWords } from './dentist-words.ts';

type Consulting = {
  readonly name: string;
  /** Number in the register of dentists; samples have none. */
  readonly registration: string | null;
};

/** Lists the consulting doctor, and the registration number by which a patient can look them up. */
export const doctorFacts = ({ name, registration }: Consulting): readonly Fact[] => [
  { name: common.dentistLabel, value: name },
  ...(registration === null ? [] : [{ name: say.registrationNumberLabel, value: registration }]),
];

/** Letters in the place of a picture: of the first and the last name, without a title. */
export const doctorInitials = (name: string): string => {
  const [outsideBrackets = ''] = name.split('(');
  const names = outsideBrackets.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.'));
  const [first = '', last = ''] = [names[0], names.length > 1 ? names.at(-1) : ''];
  return [first, last].map((word) => Array.from(word)[0] ?? '').join('');
};

/** Tells the registration number and the languages of a consulting doctor, in one line. */
export const doctorDetail = ({
  registration,
  languages,
}: Pick<Consulting, 'registration'> & { readonly languages: readonly string[] }): string =>
  [
    ...(registration === null ? [] : [say.registrationNumberOf(registration)]),
    languagesInWords(LANGUAGES.filter((each) => languages.includes(each))),
  ]
    .filter((part) => part !== '')
    .join(' · ');
