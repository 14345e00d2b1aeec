import { OTHER_LANGUAGES } from '../../../contracts/common/other-languages.ts';
import { Button } from '../../components/button/Button.tsx';
import { ButtonRow } from '../../components/button-row/ButtonRow.tsx';
import { leaveFor } from '../../lib/address/leave.ts';
import { thisPageAt } from '../../lib/address/other-language.ts';

/**
 * Opens this page in another language by one press. What was written is on this device, for every language alike, so that
 * nothing is lost (NEW-92). It stands behind `HAS_OTHER_LANGUAGES`, so that it costs nothing where one language is built.
 */
export const LanguageSwitch = () => (
  <ButtonRow>
    {OTHER_LANGUAGES.map(({ tag, name, place }) => (
      <Button key={tag} lang={tag} variant="default" onClick={() => leaveFor(thisPageAt(place))}>
        {name}
      </Button>
    ))}
  </ButtonRow>
);
