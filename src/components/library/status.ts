import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import './status.css';
import * as library from '@mantine/core';
import tones from '../tone/tone.module.css';

/** A message beside what it concerns. `data-tone` gives its meaning: a `Tone`, with its icon beside the title. */
export const Alert = /* @__PURE__ */ library.Alert.withProps({
  classNames: { root: `${tones.tone} ${tones.note}` },
});

export { Progress, Skeleton } from '@mantine/core';
