import { BulletList } from '../bullet-list/BulletList.tsx';

const ALWAYS = [
  'Sit in a quiet, well-lit place with a good connection.',
  'Have your medicines and older X-rays within reach.',
];

type CallPreparationProps = {
  /** What comes next from where it is read. */
  readonly next: string;
};

/** How to prepare for a call. */
export const CallPreparation = ({ next }: CallPreparationProps) => (
  <BulletList items={[...ALWAYS, next]} />
);
