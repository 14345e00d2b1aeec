import type { Dentist } from '../../../contracts/booking/dentists.ts';
import * as say from '../../../contracts/texts/en/dentist-search.ts';
import { ButtonLink } from '../../components/button/Button.tsx';
import { IconMapPin, IconPhone } from '../../components/icons/icons.ts';
import { addressInWords } from '../../lib/format/dentist-words.ts';
import { mapSearch } from '../../lib/address/map-search.ts';

type ReachLinksProps = { readonly dentist: Dentist; readonly onChosen?: () => void };

/** Links that call a dentist or open directions on a map. Samples have neither. */
export const ReachLinks = ({ dentist, onChosen }: ReachLinksProps) => {
  const { phone, isSample, name, clinic } = dentist;
  if (isSample || phone === null) return null;
  return (
    <>
      <ButtonLink
        href={`tel:${phone}`}
        leftSection={<IconPhone size={20} aria-hidden="true" />}
        onClick={onChosen}
      >
        {say.call} <span className="spoken">{name}</span>
      </ButtonLink>
      <ButtonLink
        href={mapSearch(`${clinic}, ${addressInWords(dentist)}`)}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        leftSection={<IconMapPin size={20} aria-hidden="true" />}
        onClick={onChosen}
      >
        {say.directions} <span className="spoken">{say.toWords(clinic)}</span>
      </ButtonLink>
    </>
  );
};
