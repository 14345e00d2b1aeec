import { LibraryProvider } from '../../components/library/LibraryProvider.tsx';
import { useTell } from '../../lib/tell.ts';
import { providedXray, xrayStart } from './provided.ts';
import { useXray, XrayFlow } from './xray.flow.ts';
import classes from './xray.module.css';
import { XrayScreens } from './XrayScreens.tsx';

type XrayPanelProps = {
  /** Opened by a press, and not because there is an X-ray already. */
  readonly isPressed: boolean;
  /** Under which id an account has the result; null while none has it. */
  readonly savedId: string | null;
};

/** Tells the panel once the result is in the account, so that both are tied together (SAVE-05). */
const ResultSaved = ({ id }: { readonly id: string | null }) => {
  useTell(useXray(), id === null ? null : { type: 'diagnosis.saved', id });
  return null;
};

/** The panel in its place below a result (PROD-04). */
export const XrayPanel = ({ isPressed, savedId }: XrayPanelProps) => (
  <LibraryProvider>
    <XrayFlow machine={providedXray} input={() => xrayStart(null, null)}>
      <ResultSaved id={savedId} />
      <div className={classes.inPlace}>
        <XrayScreens isPressed={isPressed} />
      </div>
    </XrayFlow>
  </LibraryProvider>
);
