import type { Fact } from '../../components/fact-list/FactList.tsx';

type Consulting = {
  readonly name: string;
  /** Number in the register of dentists; samples have none. */
  readonly registration: string | null;
};

/** Lists the consulting doctor, and the registration number by which a patient can look them up. */
export const doctorFacts = ({ name, registration }: Consulting): readonly Fact[] => [
  { name: 'With', value: name },
  ...(registration === null ? [] : [{ name: 'Registration number', value: registration }]),
];
