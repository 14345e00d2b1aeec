import '@mantine/core/styles/Tooltip.layer.css';
import './tooltip.css';
import * as library from '@mantine/core';

/** Extra words about a control, by pointer, keyboard and touch. Never the only place for information. */
export const Tooltip = /* @__PURE__ */ library.Tooltip.withProps({
  events: { hover: true, focus: true, touch: true },
});
