import { OTHER_LANGUAGES } from '../../../contracts/common/other-languages.ts';
import { Button } from '../../components/button/Button.tsx';
import { leaveFor } from '../../lib/address/leave.ts';
import { thisPageAt } from '../../lib/address/other-language.ts';
import classes from './language-switch.module.css';

type LanguageButtonsProps = { readonly variant: 'default' | 'subtle' };

const LanguageButtons = ({ variant }: LanguageButtonsProps) =>
  OTHER_LANGUAGES.map(({ tag, name, place }) => (
    <Button key={tag} lang={tag} variant={variant} onClick={() => leaveFor(thisPageAt(place))}>
      {name}
    </Button>
  ));

/**
 * Opens this page in another language by one press. What was written is on this device, for every language alike, so that
 * nothing is lost (NEW-92). It stands behind `HAS_OTHER_LANGUAGES`, so that it costs nothing where one language is built.
 */
export const LanguageSwitch = () => (
  <div className={classes.row}>
    <LanguageButtons variant="default" />
  </div>
);

/** The same for the first screen, in a header that leads out by every other spot. */
export const HeaderLanguages = () => (
  <div className={classes.over}>
    <LanguageButtons variant="subtle" />
  </div>
);
