import '@mantine/core/styles/Tooltip.layer.css';
import './tooltip.css';
import * as library from '@mantine/core';

/** A word more about a control, by pointer, keyboard and touch. Never the only place where something is said. */
export const Tooltip = /* @__PURE__ */ library.Tooltip.withProps({
  events: { hover: true, focus: true, touch: true },
});
