import { LibraryProvider } from '../../components/library/LibraryProvider.tsx';
import { useTell } from '../../lib/flow/tell.ts';
import { providedXray, xrayStart, useXray, XrayFlow } from './xray.flow.ts';
import classes from './xray.module.css';
import { XrayScreens } from './XrayScreens.tsx';

type XrayPanelProps = {
  /** True when the panel was opened by a press, not because an X-ray was there already. */
  readonly isPressed: boolean;
  /** The id of the result in an account; null while it is not saved. */
  readonly savedId: string | null;
};

/** Tells the panel when the result has been saved, so that both can be linked (SAVE-05). */
const ResultSaved = ({ id }: { readonly id: string | null }) => {
  useTell(useXray(), id === null ? null : { type: 'diagnosis.saved', id });
  return null;
};

/** The X-ray panel below a result (PROD-04). */
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
