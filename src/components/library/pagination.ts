import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Pagination.layer.css';
import './pagination.css';
import * as library from '@mantine/core';

const CONTROL_LABELS = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
} as const;

/** Pages of a long list; on a phone only the arrows and "3 of 12". */
export const Pagination = /* @__PURE__ */ library.Pagination.withProps({
  layout: 'responsive',
  getItemProps: (page) => ({ 'aria-label': `Page ${page}` }),
  getControlProps: (control) => ({ 'aria-label': CONTROL_LABELS[control] }),
});
