import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export type DataTableProps = {
  /** Names the table, such as "Dentists near you". */
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly DataRow[];
  /**
   * True for rows of 44 px under headings that stay in view while the frame scrolls, for staff who work in the table
   * all day.
   */
  readonly dense?: boolean;
  /** True to show each row below 48em as a card with its headings, instead of scrolling sideways. */
  readonly cards?: boolean;
  /** Shown when there are no rows. */
  readonly empty?: ReactNode;
};

export type DataRow = {
  readonly id: string;
  /** The id of a row that can receive focus. */
  readonly place?: string;
  /** One cell per column; the first names the row. */
  readonly cells: readonly ReactNode[];
};

/** A scrollable region must be focusable, so that the arrow keys can scroll it (WCAG 2.1.1). */
const REACHABLE = { tabIndex: 0 };

type RowProps = Pick<DataTableProps, 'columns'> & Pick<DataRow, 'cells' | 'place'>;

/** The elements' implicit roles, set explicitly: `display` of a card would remove them. */
const AS = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/** Renders a row; each cell carries its column's heading for the card layout. */
const Row = ({ columns, place, cells: [name, ...cells] }: RowProps) => (
  <Table.Tr {...AS.row} {...(place !== undefined && { id: place, tabIndex: -1 })}>
    <Table.Th scope="row" {...AS.name}>
      {name}
    </Table.Th>
    {cells.map((cell, index) => (
      <Table.Td key={columns[index + 1]} {...AS.cell} data-head={columns[index + 1]}>
        {cell}
      </Table.Td>
    ))}
  </Table.Tr>
);

/**
 * A table under fixed headings. On a narrow screen it scrolls inside its frame with the first column fixed, or its rows
 * become cards.
 */
export const DataTable = ({ label, columns, rows, empty, ...looks }: DataTableProps) => (
  <section
    className={classes.frame}
    aria-label={label}
    data-dense={looks.dense || undefined}
    data-cards={looks.cards || undefined}
    {...REACHABLE}
  >
    <Table
      {...AS.table}
      classNames={{ th: classes.head, td: classes.cell }}
      withRowBorders={false}
      tabularNums
    >
      <Table.Thead {...AS.group}>
        <Table.Tr {...AS.row}>
          {columns.map((column) => (
            <Table.Th key={column} scope="col" {...AS.column}>
              {column}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody {...AS.group}>
        {rows.map(({ id, ...row }) => (
          <Row key={id} columns={columns} {...row} />
        ))}
      </Table.Tbody>
    </Table>
    {rows.length === 0 && empty !== undefined && <p className={classes.empty}>{empty}</p>}
  </section>
);
